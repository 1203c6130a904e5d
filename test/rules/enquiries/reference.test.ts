import { expect, it } from 'vitest'
import { enquiryId, hex, isReference, referenceLetters, referenceOf } from '../../../src/domain/enquiries/reference.ts'
import { enquiry } from '../../support/asha.ts'

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

it.each([
  ['0000000000000', 'PT-00000-00000'],
  ['fffffffffffff', 'PT-ZZZZZ-ZZZZZ'],
  // 50 bits of the first 52: 1 << 2 is the last letter’s 1.
  ['0000000000004', 'PT-00000-00001'],
  ['0000000000084', 'PT-00000-00011'],
])('The identity %s… has the reference %s', (id, reference) => {
  expect(referenceOf(`${id}abc`)).toBe(reference)
})

it('Bytes have two digits each', () => {
  expect(hex(new Uint8Array([0, 10, 255]).buffer)).toBe('000aff')
})

it.each([
  ['PT-7K3M9-QX2HB', '7K3M9QX2HB'],
  ['pt 7k3m9 qx2hb', '7K3M9QX2HB'],
  ['PT7K3M9QX2HB', '7K3M9QX2HB'],
  ['7k3m9–qx2hb', '7K3M9QX2HB'],
  ['qx2h', 'QX2H'],
  ['oil0', '0110'],
  ['PT-PT12', 'PT12'],
  ['ptab', 'PTAB'],
  ['qx2', undefined],
  ['7K3M9QX2HBZ', undefined],
  ['QX2U', undefined],
  ['', undefined],
])('"%s" has the letters %s of a reference', (text, letters) => {
  expect(referenceLetters(text)).toBe(letters)
})
