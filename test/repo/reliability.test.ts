import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { costTable } from '../support/enquiry-costs.ts'

it('docs/reliability.md says what a day costs, by the figures that are measured', () => {
  const squeezed = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')
  expect(squeezed(readFileSync('docs/reliability.md', 'utf8'))).toContain(squeezed(costTable()))
})
