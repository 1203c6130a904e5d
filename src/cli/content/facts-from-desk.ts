import { readFileSync } from 'node:fs'
import type { Authored } from '#content/content-slips.ts'
import { readKnown } from '#data/authoring/read-known.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { dayInIndia } from '#values/dates.ts'
import type { WrittenFile } from './from-desk.ts'

/** Every fact with the staff's latest reading. */
export async function readLiveFacts(catalogue: D1Database): Promise<Fact[]> {
  return (await readKnown(catalogue, dayInIndia(new Date()))).facts
}

export function factFiles({ facts }: Authored, live: Fact[]): WrittenFile[] {
  const newer = facts.flatMap(({ file, fact }) => {
    const now = live.find(({ id }) => id === fact.id)
    return now && !isSame(now, fact) ? [{ file, fact: now }] : []
  })
  const files = [...new Set(newer.map(({ file }) => file))]
  return files.map((file) => {
    const own = newer.filter((each) => each.file === file).map(({ fact }) => fact)
    return { file, text: own.reduce(withFact, readFileSync(file, 'utf8')) }
  })
}

/** Replaces one fact in a file. A fact begins and ends with an indentation of two spaces. */
function withFact(text: string, { id, ...fact }: Fact): string {
  const entry = new RegExp(`^  (?:'${id}'|${id}): \\{\\n[\\s\\S]*?^  \\},$`, 'm')
  if (!entry.test(text)) throw new Error(`the fact ${id} does not stand in its file as it is formatted`)
  return text.replace(entry, () => `  '${id}': ${JSON.stringify(fact)},`)
}
