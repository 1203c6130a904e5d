import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { retention } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'
import { fact } from '../../src/content/facts.ts'
import { FLIGHTS } from '../../src/content/terms.ts'
import type { EnquiryRow } from '../../src/data/enquiries/schema.ts'
import type { PreferenceName } from '../../src/domain/visit/preferences.ts'

const policy = textOf('/privacy-policy')
const terms = textOf('/terms-conditions')

function textOf(path: string): string {
  const document = content.documents.find((each) => each.path === path)
  return JSON.stringify(document?.sections ?? [])
}

describe('the privacy policy', () => {
  it('says after how many months an enquiry is erased, which is what the cron does', () => {
    expect(policy).toContain(`${retention.months} months after it arrives`)
  })

  it('names what a row of an enquiry holds of a person, of the form and of us', () => {
    /** How the policy calls each column; a column that is new has to be given a name here and in the policy. */
    const names: Record<keyof EnquiryRow, string> = {
      ...same('your name, e-mail address and phone number', ['name', 'email', 'phone', 'isd', 'dialable']),
      ...same('your travel date, and whether your dates are flexible', ['travelDate', 'flexible']),
      ...same('how many people travel, the place or package', ['passengers', 'place', 'accommodations']),
      ...same('the trip that you have worked out, if you have, and what it comes to', ['trip', 'tripSum', 'totalSeen']),
      ...same('how and when you want to be answered', ['answerBy', 'answerHours']),
      ...same('what you wish for besides, and what you add afterwards', ['wishes', 'added']),
      ...same('your message', ['message']),
      ...same('the page from which you send it', ['page', 'kind']),
      ...same('the tour, the tier and the price that you saw', ['tour', 'tier', 'priceSeen']),
      ...same('when it arrived, a reference', ['createdAt', 'reference', 'id']),
      ...same('whether we were told of it', [
        'state',
        'heldReason',
        'spamAt',
        'dueAt',
        'attempts',
        'nextAt',
        'lease',
        'lastError',
      ]),
      ...same('whether we were told of it', [
        'mailedAt',
        'mailedTo',
        'messageId',
        'hookedAt',
        'toldAt',
        'digestedAt',
        'digestRank',
        'erasedAt',
      ]),
    }
    expect([...new Set(Object.values(names))].filter((name) => !policy.includes(name))).toEqual([])
  })

  it('names every cookie', () => {
    const names: Record<PreferenceName, string> = { theme: 'theme: ', currency: 'currency: ', consent: 'consent: ' }
    expect(Object.values(names).filter((name) => !policy.includes(name))).toEqual([])
  })

  it('names every note that a tab keeps, all of them kept by client/visit.ts', () => {
    const code = globSync('client/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const keepers = code.filter(({ text }) => /sessionStorage|localStorage|indexedDB/.test(text))
    expect(keepers.map(({ file }) => file)).toEqual(['client/visit.ts'])
    const notes = keepers[0]?.text.match(/type Fact = (.+)/)?.[1]?.match(/\w+/g) ?? []
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.filter((note) => !policy.includes(`(${note})`))).toEqual([])
  })

  it('names the services that see an enquiry or a visit where they are switched on', () => {
    const services = ['Cloudflare', 'CRM', 'Turnstile', 'Plausible', 'Microsoft Clarity', 'OpenStreetMap', 'WhatsApp']
    expect(services.filter((service) => !policy.includes(service))).toEqual([])
  })

  it('says that erasing does not reach the mailbox by itself, and who erases there', () => {
    expect(policy).toMatch(/not our mailbox\..+ deleted there by one of us/)
  })
})

it('flights are spoken of in one sentence, the same in the terms and on every tour', () => {
  expect(terms).toContain(FLIGHTS)
  expect(content.tours.filter(({ beforeYouGo }) => !beforeYouGo.includes(FLIGHTS)).map(({ id }) => id)).toEqual([])
  const others = content.tours.flatMap(({ id, exclusions, beforeYouGo }) =>
    [...exclusions, ...beforeYouGo]
      .filter((line) => /we book (them|it)|flight.*\bwith your tickets\b/i.test(line))
      .map(() => id),
  )
  expect(others).toEqual([])
})

it('the terms say of taxes what the facts say', () => {
  expect([fact('gst').text, fact('tcs').text].filter((text) => !terms.includes(text))).toEqual([])
})

function same<Key extends string>(name: string, columns: Key[]): Record<Key, string> {
  return Object.fromEntries(columns.map((column) => [column, name])) as Record<Key, string>
}
