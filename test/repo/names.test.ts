import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Authored content, one file for each place, named after it: a tour, a country or a drawing. */
const AUTHORED = /^src\/(content\/(tours|countries)|scenes)\/[\w-]+\.ts$/

/** Names that may stand in two files, each with its reason. */
const ALLOWED: Record<string, string> = {
  hydrate: 'every part that brings an island to life has this function; client/islands.ts calls it by its name',
}

const FILES = globSync('{src,client}/**/*.{ts,tsx}').filter((file) => !AUTHORED.test(file))

/** The names that a file exports. Source that is written in a template text is not the file's own. */
function exportsOf(text: string): string[] {
  const code = text.replace(/`(?:[^`\\]|\\.)*`/g, '``')
  const found = code.matchAll(/^export (?:async )?(?:function\*?|const|let|class|type|enum) (\w+)/gm)
  return [...found].map(([, name = '']) => name)
}

/** The names that more than one file exports, with the files. */
function namedTwice(sources: Record<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, text] of Object.entries(sources))
    for (const name of exportsOf(text)) files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files].flatMap(([name, { size }]) => (size > 1 && !ALLOWED[name] ? [name] : []))
}

const SOURCES = Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]))

it('a name that one file exports is exported by no other', () => {
  expect(FILES.length).toBeGreaterThan(500)
  expect(namedTwice(SOURCES)).toEqual([])
})

it.each(['export type TourPage = { id: string }', 'export async function TourPage() {}', 'export const TourPage = 1'])(
  'a second one is seen: %s',
  (planted) => {
    expect(namedTwice({ ...SOURCES, 'src/desk/tours/planted.ts': planted })).toContain('TourPage')
  },
)

it('each name that is allowed twice still needs it', () => {
  const twice = Object.keys(ALLOWED).filter(
    (name) => Object.values(SOURCES).filter((text) => exportsOf(text).includes(name)).length > 1,
  )
  expect(twice).toEqual(Object.keys(ALLOWED))
})

/** Files of one name in two rooms of a layer; a screen's `page`, `route` and a store's `schema` stand in many. */
const OF_A_ROOM = ['page.tsx', 'route.tsx', 'route.ts', 'schema.ts']

it('two files of the product that share a name are a part of the browser and its loader, or an authored file', () => {
  const shared = Map.groupBy(FILES, (file) => basename(file))
  const twice = [...shared].filter(([name, files]) => files.length > 1 && !OF_A_ROOM.includes(name))
  const open = twice.filter(([, files]) => !files.some((file) => /^(client\/lazy|src\/content)\//.test(file)))
  expect(open.map(([, files]) => files)).toEqual([])
})
