import { expect, it } from 'vitest'
import { isProblem } from '../../../src/domain/enquiries/enquiry.ts'

it('A form is not taken where a field has a mistake or a sentence says why', () => {
  expect([{ mistakes: {} }, { mistakes: { name: 'x' } }, { mistakes: {}, sentence: 'x' }].map(isProblem)).toEqual([
    ...[false, true, true],
  ])
})
