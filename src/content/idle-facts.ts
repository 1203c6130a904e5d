import type { Fact } from '#domain/facts/fact.ts'

/** The facts that no page of a catalogue shows, by its seed: neither as a fact nor as a sentence of a document. */
export function idleFacts<Known extends Pick<Fact, 'id' | 'text'>>(facts: Known[], seed: string): Known[] {
  const asSql = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("'", "''")
  return facts.filter(({ id, text }) => !seed.includes(`"id":"${id}"`) && !seed.includes(asSql(text)))
}
