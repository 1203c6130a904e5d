import { expect, it } from 'vitest'
import { enquiryId, isReference, referenceOf } from '../../src/domain/enquiries/reference.ts'
import { enquiry } from '../support/asha.ts'

it('The same key and content have the same identity', async () => {
  expect(await enquiryId('key', enquiry())).toBe(await enquiryId('key', enquiry()))
})

it('Another key or other content has another identity', async () => {
  const ids = [enquiryId('key', enquiry()), enquiryId('other', enquiry()), enquiryId('key', enquiry({ name: 'Ravi' }))]
  expect(new Set(await Promise.all(ids)).size).toBe(3)
})

it('A reference is two groups of five that can be read out', async () => {
  const reference = referenceOf(await enquiryId('key', enquiry()))
  expect(reference).toMatch(/^PT-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(isReference(reference)).toBe(true)
})

it.each(['', 'PT-7K3M9', 'PT-7K3M9-QX2HI', '<b>', 'PT-7K3M9-QX2HB '])('%j is no reference', (text) => {
  expect(isReference(text)).toBe(false)
})
