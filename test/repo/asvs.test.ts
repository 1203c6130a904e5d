import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A test that the list points to: its file below `test/`, without its ending, and words that stand in it. */
type Pointer = { file: string; words: string | undefined }

/** The last cell of every row: `worker/search "asked twice", "another", rules/search/search`. */
function pointers(): Pointer[] {
  const rows = readFileSync('test/asvs.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
  return rows.flatMap((row) => {
    let file = ''
    return [...(row.split(' | ').at(-1) ?? '').matchAll(/((?:\w+\/)+[\w-]+)|"([^"]+)"/g)].map(([, path, words]) => {
      file = path ?? file
      return { file, words }
    })
  })
}

function isThere({ file, words = '' }: Pointer): boolean {
  const path = [`test/${file}.test.ts`, `test/${file}.test.tsx`].find(existsSync)
  return path !== undefined && readFileSync(path, 'utf8').includes(words)
}

it('Every test that test/asvs.md points to is there, with the words that it quotes', () => {
  expect(pointers().length).toBeGreaterThan(80)
  expect(pointers().filter((pointer) => !isThere(pointer))).toEqual([])
})
