import { expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import { FactShape } from '../../../src/domain/authoring/fact-shape.ts'
import { shapeSlips } from '../../../src/domain/authoring/shape-slips.ts'
import { factsEndingBy, holds, needsNoVisa, type VisaFact, type VisaKind } from '../../../src/domain/facts/fact.ts'
import { visaInWords } from '../../../src/domain/facts/visa-words.ts'
import { dayInIndia } from '../../../src/values/dates.ts'

const rule: VisaFact = {
  id: 'rule',
  kind: 'visa',
  visa: 'visa-free',
  text: 'No visa for a short holiday.',
  source: 'https://example.org/visa',
  official: 'https://immigration.example',
  checkedOn: '2026-03-02',
  expiresOn: '2026-12-31',
  concerns: 'Indian passport holders',
}

it.each<[VisaKind, boolean]>([
  ['none', true],
  ['visa-free', true],
  ['on-arrival', false],
  ['eta', false],
  ['required', false],
])('a holiday where the rule is "%s": no visa needed is %s', (visa, free) => {
  expect(needsNoVisa({ ...rule, visa }, '2026-11-01')).toBe(free)
})

it('a fact is claimed on its last day, and no longer on the next', () => {
  expect([holds(rule, '2026-12-31'), holds(rule, '2027-01-01')]).toEqual([true, false])
})

it('an exemption is promised while it holds sixty days on, and no longer', () => {
  expect([needsNoVisa(rule, '2026-11-01'), needsNoVisa(rule, '2026-11-02')]).toEqual([true, false])
})

it.each([
  ['2026-10-01', 'Visa-free'],
  ['2026-12-01', 'Visa-free until 31 Dec 2026, later not known'],
  ['2027-01-01', 'Ask us: last confirmed in March 2026'],
])('on %s an exemption is called "%s"', (today, words) => {
  expect(visaInWords(rule, today)).toBe(words)
})

it('a rule that asks for a visa is named to its last day, without its end', () => {
  expect(visaInWords({ ...rule, visa: 'required' }, '2026-12-31')).toBe('Visa before travel')
})

it('every rule of the catalogue names an authority where a guest can check it', () => {
  const rules = content.facts.filter(({ kind }) => kind !== 'guide')
  expect(rules.filter(({ official }) => !official).map(({ id }) => id)).toEqual([])
})

it('a guide needs no authority', () => {
  const guide = { ...rule, kind: 'guide', visa: undefined, official: undefined }
  expect(shapeSlips(FactShape, JSON.parse(JSON.stringify(guide)))).toEqual([])
})

it('what ends soon is listed, the earliest first', () => {
  const facts = ['2027-02-01', '2026-12-20', '2026-11-01'].map((expiresOn) => ({ ...rule, expiresOn }))
  expect(factsEndingBy(facts, '2026-12-28').map(({ expiresOn }) => expiresOn)).toEqual(['2026-11-01', '2026-12-20'])
})

it.each<[string, Partial<VisaFact>, RegExp]>([
  ['without an authority to check it at', { official: 'the embassy' }, /^official: /],
  ['without an address as its source', { source: 'Ministry of Tourism' }, /^source: /],
  ['that ended before it was checked', { expiresOn: '2026-03-01' }, /ends before it was checked/],
  ['claimed for longer than its kind may be', { expiresOn: '2027-03-03' }, /claimed for longer than/],
  ['with a day that does not exist', { checkedOn: '2026-02-30' }, /^checkedOn: /],
])('a fact %s is refused', (_, slip, sentence) => {
  expect(shapeSlips(FactShape, { ...rule, ...slip }).join()).toMatch(sentence)
})

it('no fact of the catalogue was checked in the future, and none says in its text when it was read', () => {
  const today = dayInIndia(new Date())
  expect(content.facts.filter(({ checkedOn }) => checkedOn > today)).toEqual([])
  expect(content.facts.filter(({ text }) => /\b(as of|checked on)\b/i.test(text))).toEqual([])
})
