import { expect, it, vi } from 'vitest'
import { ownRows } from '../../../src/domain/enquiries/own-words.ts'
import { enquiry } from '../../support/asha.ts'

vi.mock(import('../../../src/domain/enquiries/enquiry-mail.ts'), async (original) => {
  const { mailRows, ...rest } = await original()
  const withOurs: typeof mailRows = (...asked) => [['Margin', '12%'], ...mailRows(...asked), ['Risk', 'Low']]
  return { ...rest, mailRows: withOurs }
})

it('A row that is added to the staff’s mail for the staff is not shown to the visitor', () => {
  const rows = ownRows({ ...enquiry(), id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt: 0 }, undefined)
  const labels = rows.map(([label]) => label)
  expect(labels).toContain('Name')
  expect(labels.filter((label) => ['Margin', 'Risk'].includes(label))).toEqual([])
})
