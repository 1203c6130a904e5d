import { existsSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

/** A test that the list points to: its file below `test/`, without its ending, and words of its name or of its group's. */
type Pointer = { file: string; words: string | undefined }

/** The last cell of every row: `worker/search "asked twice", "another", rules/search/search "is cut"`. */
function pointers(): Pointer[] {
  const rows = readFileSync('test/asvs.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
  return rows.flatMap((row) =>
    [...(row.split(' | ').at(-1) ?? '').matchAll(/((?:\w+\/)+[\w-]+)((?:,? "[^"]+")*)/g)].flatMap(
      ([, file = '', quoted = '']) => {
        const words = [...quoted.matchAll(/"([^"]+)"/g)].map(([, text]) => text)
        return (words.length > 0 ? words : [undefined]).map((text) => ({ file, words: text }))
      },
    ),
  )
}

/** The names of the tests of a file and of their groups. */
function namesIn(file: string): string[] {
  const path = [`test/${file}.test.ts`, `test/${file}.test.tsx`].find(existsSync)
  if (!path) return []
  const text = readFileSync(path, 'utf8')
  const names: string[] = []
  const of = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (name && /Literal$/.test(name.type) && /^(it|test|describe)\b/.test(of(callee))) names.push(of(name))
    },
  }).visit(parseSync(path, text).program)
  return names
}

it('Every test that test/asvs.md points to is there, and the words that it quotes are of its name', () => {
  const all = pointers()
  expect(all.length).toBeGreaterThan(80)
  const isThere = ({ file, words }: Pointer) =>
    words !== undefined && namesIn(file).some((name) => name.includes(words))
  expect(all.filter((pointer) => !isThere(pointer))).toEqual([])
})
