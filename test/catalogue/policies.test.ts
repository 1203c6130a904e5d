import { globSync, readFileSync } from 'node:fs'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { retention } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'
import { fact } from '../../src/content/facts.ts'
import {
  caseEvents,
  caseFinding,
  cases,
  caseWords,
  foundWords,
  guestReviews,
  wordParts,
} from '../../src/data/enquiries/cases-schema.ts'
import type { EnquiryRow } from '../../src/data/enquiries/schema.ts'
import { FLIGHTS } from '../../src/domain/authoring/terms.ts'
import { POLICY_NAMES } from '../../src/domain/enquiries/enquiry-fields.ts'
import type { Preferences } from '../../src/domain/visit/preferences.ts'

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
      ...POLICY_NAMES,
      ...same('your name, e-mail address and phone number', ['dialable']),
      ...same('your travel date, and whether your dates are flexible', ['travelDate', 'flexible']),
      ...same('the place or package you ask about, and the kind of hotel', ['accommodations']),
      ...same('the trip that you have worked out, if you have, and what it comes to', ['trip', 'tripSum', 'totalSeen']),
      ...same('how and when you want to be answered', ['answerBy', 'answerHours']),
      ...same('what you wish for besides, and what you add afterwards', ['added']),
      ...same('how you found us: the campaign in the link', ['source']),
      ...same('whether you asked by a form, a call, a chat or in person', ['channel']),
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

  it('names every cookie that the site sets', () => {
    const preferences: Record<keyof Preferences, string> = { theme: 'theme', currency: 'currency', consent: 'consent' }
    const code = globSync('src/{site,delivery}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
    const setters = code.flatMap((text) => text.match(/\b(?:setCookie\(c|remember\(c), .+/g) ?? [])
    const own = setters.flatMap((line) => /name: '(\w+)'/.exec(line)?.[1] ?? (line.includes('COOKIE') ? 'sent' : []))
    expect(own.toSorted()).toEqual(['sent', 'shortlist'])
    expect(setters.length - own.length, 'setters of a name that somebody else gives').toBe(2)
    expect([...Object.values(preferences), ...own].filter((name) => !policy.includes(`"${name}: `))).toEqual([])
  })

  it('names what the staff add to an enquiry, and by what they find it', () => {
    /** How the policy calls each column of a case; the others are of the program: ids, versions, times. */
    const names: Record<string, string> = {
      ...same('how far your case is', ['stage', 'offered_at', 'closed_at', 'joined_into']),
      ...same('why a trip did not come about', ['lost_reason', 'lost_note']),
      ...same('where you book, the sum, the days, how many travel and what is missing', [
        ...['sum', 'travel_from', 'travel_till', 'travellers', 'missing'],
      ]),
      ...same('your review, if you send one when we ask after the journey', [
        ...['review_asked_at', 'sent_at', 'mark', 'month', 'name', 'may_show', 'live_id', 'withdrawn_at'],
      ]),
      ...same('who of us has it', ['owner', 'actor']),
      ...same('who of us opened it last, and when', ['looked_by', 'looked_at']),
      ...same('marks such as', ['urgent', 'guest', 'unasked']),
      ...same('the next step', ['follow_up_on', 'follow_up_line']),
      ...same('calls and messages with their day, notes', ['kind', 'text', 'was', 'became', 'at', 'first_reply_at']),
      ...same('the page from which you send it', ['page']),
      ...same('the tour, the tier and the price', ['tour']),
      ...same('how you found us: the campaign in the link', ['source']),
      ...same('whether you asked by a form, a call, a chat or in person', ['channel']),
      ...same('words and digits of all this', ['word', 'words', 'numbers', 'part']),
    }
    const ofProgram = ['id', 'case_id', 'enquiry_id', 'enquiry_row', 'number', 'block', 'version', 'changes', 'read_at']
    const times = ['opened_at', 'touched_at', 'added_at', 'erased_at']
    const tables = [cases, guestReviews, caseEvents, caseWords, caseFinding, foundWords, wordParts]
    const columns = tables.flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => name))
    const known = new Set([...Object.keys(names), ...ofProgram, ...times])
    expect(columns.filter((name) => !known.has(name))).toEqual([])
    expect([...new Set(Object.values(names))].filter((name) => !policy.includes(name))).toEqual([])
  })

  it('says what stays of an erased case for counting, and who reads a review that may be shown', () => {
    expect(policy).toContain('the sum of a trip that was booked')
    expect(policy).toContain('one of us who keeps this site reads its words, its mark and the name')
  })

  it('says how long a backup may hold an enquiry', () => {
    expect(policy).toMatch(/backup of our database may hold an enquiry for up to \d+ months/)
  })

  it('names every note that a visitor’s tab keeps, all of them kept by client/visit.ts', () => {
    const files = globSync('client/**/*.{ts,tsx}').filter((file) => file !== 'client/desk-preview.ts')
    const code = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const keepers = code.filter(({ text }) => /sessionStorage|localStorage|indexedDB/.test(text))
    expect(keepers.map(({ file }) => file)).toEqual(['client/visit.ts'])
    const notes = keepers[0]?.text.match(/^type Fact = (.+)/m)?.[1]?.match(/\w+/g) ?? []
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

describe('the cancellation policy', () => {
  const cancellation = textOf('/cancellation-policy')

  it('binds every package as published, and holds the advance within the charge', () => {
    expect(cancellation).toContain('The bands above hold for every package as this site publishes it')
    expect(cancellation).toContain('part of the charge, and not added to it')
  })

  it('works its example out by its own bands', () => {
    expect(cancellation).toContain('30 days before: ₹30,000 is charged and ₹30,000 comes back')
    expect(cancellation).toContain('10 days before: ₹60,000 is charged and nothing comes back')
  })

  it('counts a charge on the package with its GST, and TCS apart', () => {
    expect(cancellation).toContain('the package with its GST')
    expect(cancellation).toMatch(/TCS on a tour abroad stands apart/)
  })

  it.each(['If we cancel', 'If a government closes the place', 'If your visa is refused'])(
    'sends a guest to us for what the owner has not said: %s',
    (question) => {
      expect(cancellation).toMatch(new RegExp(`${question}[^"]*: ask us`))
      expect(readFileSync('docs/owner.md', 'utf8')).toContain(question)
    },
  )
})

it('what a price leaves out is listed beside what it includes, as the agency says of itself', () => {
  expect(textOf('/about')).toContain('What a tour leaves out is listed beside what it includes')
  expect(content.tours.filter(({ exclusions }) => exclusions.length < 4).map(({ id }) => id)).toEqual([])
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
