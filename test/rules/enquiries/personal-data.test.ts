import { getTableColumns } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { enquiryCsv } from '../../../src/cli/enquiries/enquiry-text.ts'
import { takenEnquiry } from '../../../src/data/enquiries/enquiry-rows.ts'
import { PERSONAL_COLUMNS } from '../../../src/data/enquiries/erasure.ts'
import { type EnquiryRow, enquiries } from '../../../src/data/enquiries/schema.ts'
import { enquiryMail } from '../../../src/domain/enquiries/enquiry-mail.ts'

type Column = keyof EnquiryRow

/** Personal because they lead to what was said, not because a person typed them: the marks of storing and mailing. */
const MARKS: Column[] = ['id', 'reference', 'messageId']

/** The visitor's data, by the schema: every column that the erasure empties. For the policy see policies.test.ts. */
const SAID = PERSONAL_COLUMNS.filter((column) => !MARKS.includes(column))

/** Columns that are shown in other words: the value that a row may hold, and the words. */
const IN_WORDS: Partial<Record<Column, [value: string, words: string]>> = {
  flexible: ['yes', 'yes'],
  travelDate: ['2027-12-20', '20 Dec 2027'],
  page: ['/tour/Bali6d5n', '/tour/Bali6d5n'],
  trip: ['adults=3&tier=deluxe&from=2027-12-20', '3 adults, Deluxe, from 20 Dec 2027'],
  tripSum: [
    JSON.stringify({ total: 4242, perPerson: 1, lines: [], prices: 'said-prices', untold: [], rulesOn: '2026-11-28' }),
    'said-prices',
  ],
  answerBy: ['whatsapp', 'WhatsApp'],
  source: [JSON.stringify({ campaign: 'said-campaign' }), 'said-campaign'],
}

const wordsOf = (column: Column) => IN_WORDS[column]?.[1] ?? `said-${column}`

/** A row in which every column holds another word. */
function tellingRow(): EnquiryRow {
  const columns = Object.entries(getTableColumns(enquiries))
  const values = columns.map(([name, { dataType }]) => {
    const said = IN_WORDS[name as Column]?.[0] ?? `said-${name}`
    return [name, dataType === 'number' ? 1 : said]
  })
  return {
    ...Object.fromEntries(values),
    kind: 'tour',
    channel: 'form',
    tier: null,
    erasedAt: null,
    state: 'sent',
    heldReason: null,
  }
}

const missingFrom = (text: string) => SAID.filter((column) => !text.includes(wordsOf(column)))

it('Everything that a visitor said is in the mail to the staff', () => {
  expect(missingFrom(enquiryMail(takenEnquiry(tellingRow())).text)).toEqual([])
})

it('Everything that a visitor said is in the CSV file', () => {
  const csv = enquiryCsv([{ ...tellingRow(), travelDate: '20 Dec 2027' }], new Map())
  expect(missingFrom(csv)).toEqual([])
})

it('What a visitor said is text, and erasing leaves none of it', () => {
  const columns = getTableColumns(enquiries)
  expect(SAID.filter((column) => columns[column].dataType !== 'string')).toEqual([])
})
