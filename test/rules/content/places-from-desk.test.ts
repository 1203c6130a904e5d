import { expect, it } from 'vitest'
import { withPlaces } from '../../../src/cli/content/places-from-desk.ts'
import type { WrittenPlace } from '../../../src/domain/catalogue/places.ts'

const place = (name: string): WrittenPlace => ({ name, kind: 'town', in: ['Bhutan'], also: [] })
const FILE = 'const TABLE = `\n# Countries\nBhutan | country | Abroad\n`\nexport {}\n'

it('New places of the staff stand under one heading, in any order', () => {
  const first = withPlaces(FILE, { places: [place('Haa')], visited: new Set(), gone: [] })
  const second = withPlaces(first, { places: [place('Haa'), place('Paro')], visited: new Set(), gone: [] })
  expect(second).toBe(
    FILE.replace('Abroad\n', 'Abroad\n\n# Written at the desk\nHaa | town | Bhutan\nParo | town | Bhutan\n'),
  )
  expect(withPlaces(second, { places: [place('Haa'), place('Paro')], visited: new Set(), gone: [] })).toBe(second)
})

it('A heading that others stand behind is added to where it is', () => {
  const headed = FILE.replace('# Countries', '# Written at the desk\nHaa | town | Bhutan\n\n# Countries')
  expect(withPlaces(headed, { places: [place('Paro')], visited: new Set(), gone: [] })).toBe(
    headed.replace('Haa | town | Bhutan\n', 'Haa | town | Bhutan\nParo | town | Bhutan\n'),
  )
})

it('A place that the staff took away goes, one of the table that they had changed stays', () => {
  const written = { places: [place('Haa'), place('Paro')], visited: new Set<string>(), gone: [] }
  const both = withPlaces(FILE, written)
  const left = withPlaces(both, { ...written, places: [place('Paro')], gone: ['Haa', 'Bhutan'] })
  expect(left).toBe(both.replace('Haa | town | Bhutan\n', ''))
})
