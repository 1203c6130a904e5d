import { expect, it } from 'vitest'
import { idleFacts } from '../../../src/content/idle-facts.ts'

const facts = [
  { id: 'goa-levy', text: 'A levy at the hotel’s desk.' },
  { id: 'tax', text: "The state's tax is 5%, said “once”." },
  { id: 'gone-visa', text: 'A visa for a country that is no longer sold.' },
]

it('a fact that no page of the catalogue shows is named, so that somebody takes it out', () => {
  const seed = `INSERT INTO tours (page) VALUES ('{"facts":[{"id":"goa-levy"}]}');
INSERT INTO documents (page) VALUES ('{"paragraphs":["Note: The state''s tax is 5%, said “once”. Ask us."]}');`
  expect(idleFacts(facts, seed).map(({ id }) => id)).toEqual(['gone-visa'])
})
