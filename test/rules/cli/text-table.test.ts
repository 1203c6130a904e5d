import { describe, expect, it } from 'vitest'
import { textTable } from '../../../src/cli/enquiries/text-table.ts'

describe('a table in a terminal', () => {
  it('has columns as wide as their longest cell, in letters as people count them', () => {
    expect(textTable(['name', 'n'], [['हिन्दी', '1'], ['Asha Rao'], ['A', '22']])).toBe(
      ['name      n', `हिन्दी${' '.repeat(8)}1`, 'Asha Rao', 'A         22'].join('\n'),
    )
  })

  it('cuts a cell of more than 30 letters, and keeps one harmless line of it', () => {
    expect(textTable(['x'], [['a'.repeat(30)], ['b'.repeat(31)], ['c\n\u001b[2J']])).toBe(
      ['x', 'a'.repeat(30), `${'b'.repeat(29)}…`, 'c [2J'].join('\n'),
    )
  })
})
