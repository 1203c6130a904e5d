import { describe, expect, it } from 'vitest'
import { TOURS } from '../../../src/content/tours.ts'
import { arrange, readPress } from '../../../src/domain/authoring/form-rows.ts'
import { takeTheirs } from '../../../src/domain/authoring/merge-section.ts'
import { fieldAt, mistakesAt } from '../../../src/domain/authoring/mistakes-at-fields.ts'
import { SECTION_FORMS } from '../../../src/domain/authoring/section-form.ts'
import { SECTION_NAMES, sectionOf } from '../../../src/domain/authoring/sections.ts'
import { allFields, type Fields, fieldsOf, readSection } from '../../../src/domain/authoring/typed-section.ts'

const DAYS = { list: 'days', one: 'Day', called: 'title', fields: [] }
const days = (...titles: string[]): Fields =>
  Object.fromEntries(titles.flatMap((title, at) => (title ? [[`days-${at + 1}-title`, title]] : [])))
const titles = (fields: Fields) => Object.values(fields)

describe('a section as a form', () => {
  it.each(SECTION_NAMES)('%s of each tour comes back from its form as it was', (name) => {
    for (const source of TOURS) {
      const section = sectionOf(source, name)
      const read = readSection(name, fieldsOf(name, section), {})
      expect({ id: source.id, ...read }).toMatchObject({ section, mistakes: {} })
      expect(Object.keys(read.section).sort()).toEqual(Object.keys(section).sort())
    }
  })

  it('has a field for every part of its section', () => {
    for (const source of TOURS)
      for (const name of SECTION_NAMES) {
        const typed = fieldsOf(name, sectionOf(source, name))
        const known = allFields(SECTION_FORMS[name], typed).map((field) => field.name)
        expect(
          Object.keys(typed).filter((key) => !known.some((each) => key === each || key.startsWith(`${each}-`))),
        ).toEqual([])
      }
  })

  it('keeps ticks in the order that they had, with a new one behind', () => {
    const typed = { 'includes-hotel': '1', 'includes-flights': 'new', 'includes-visa': '0' }
    expect(readSection('included', typed, {}).section).toEqual({ includes: ['visa', 'hotel', 'flights'] })
  })

  it('reads lines without those that are blank, and takes away what is emptied', () => {
    const typed = { inclusions: '  A boat \n\n A guide', exclusions: ' \n ', transfers: '' }
    expect(readSection('included', typed, {}).section).toEqual({ includes: [], inclusions: ['A boat', 'A guide'] })
  })

  it('says at the field what no number and no position is', () => {
    expect(readSection('days', { nightsBefore: 'two' }, {}).mistakes).toEqual({
      nightsBefore: 'Nights in the air before day 1: is no number',
    })
    for (const at of ['north', '34.1', '34,1 77,5', '1, 2, 3', '<b>, 2'])
      expect(readSection('map', { 'stops-1-name': 'Leh', 'stops-1-at': at }, {}).mistakes).toHaveProperty('stops-1-at')
  })

  it('finds the position of a place that another tour has, and asks for one that none has', () => {
    const typed = { 'stops-1-name': 'Leh', 'stops-1-at': '', 'stops-2-name': 'Paro', 'stops-2-at': '' }
    const { section, mistakes } = readSection('map', typed, { Leh: [34.15, 77.57] })
    expect(section.stops?.[0]).toEqual({ name: 'Leh', at: [34.15, 77.57] })
    expect(mistakes).toEqual({ 'stops-2-at': expect.stringContaining('not known yet') })
  })

  it('leaves a row out in which nothing is typed, and numbers the others anew', () => {
    const typed = { ...days('Leh: rest', '', 'Nubra: dunes'), 'days-2-stay': 'camp' }
    const { section, fields } = readSection('days', typed, {})
    expect(section.days?.map(({ title }) => title)).toEqual(['Leh: rest', 'Nubra: dunes'])
    expect(fields['days-2-title']).toBe('Nubra: dunes')
  })

  it('reads no more rows than a form has, whatever number a field says', () => {
    expect(readSection('days', { 'days-99999999-title': 'Leh' }, {}).section).toEqual({ days: [] })
  })
})

describe('rows', () => {
  const three = days('A', 'B', 'C')
  it.each([
    ['up 2', ['B', 'A', 'C']],
    ['up 1', ['A', 'B', 'C']],
    ['down 2', ['A', 'C', 'B']],
    ['down 3', ['A', 'B', 'C']],
    ['copy 1', ['A', 'A', 'B', 'C']],
    ['remove 2', ['A', 'C']],
    ['remove 9', ['A', 'B', 'C']],
    ['ask 2', ['A', 'B', 'C']],
  ])('%s: %j', (does, wanted) => {
    const press = readPress(does)
    expect(press && titles(arrange(three, DAYS, press))).toEqual(wanted)
  })

  it('a row that is added is empty and last, and what else was typed stays', () => {
    const added = arrange({ ...three, nightsBefore: '1' }, DAYS, { press: 'add', row: 0 })
    expect(added).toEqual({ nightsBefore: '1', ...three, 'days-4-': '' })
  })

  it.each(['save', 'explode 2', 'up', 'up two', ''])('“%s” is no press of a row', (does) => {
    expect(readPress(does)).toBeUndefined()
  })
})

describe('a place in a document', () => {
  const names = ['title', 'days-3-title', 'days-3-activities', 'practical-longestRoadDay']
  it.each([
    ['days 3 activities 2', 'days-3-activities'],
    ['title', 'title'],
    ['longestRoadDay', 'practical-longestRoadDay'],
    ['days 4 title', undefined],
  ])('%s is shown at %s', (place, name) => {
    expect(fieldAt(place, names)).toBe(name)
  })

  it('that has no field is told of the form, and of two sentences at a field the first', () => {
    const slips = [
      { place: '', says: 'is wrong' },
      { place: 'title', says: 'is short' },
      { place: 'title', says: 'is odd' },
    ]
    const fields = names.map((name) => ({ name, label: 'Title' }))
    expect(mistakesAt(slips, fields)).toEqual({ form: 'is wrong', title: 'Title: is short' })
  })
})

it('takes a colleague’s value where that one was chosen, and leaves the rest as it was typed', () => {
  const day = (title: string, overnight?: string) => ({
    title,
    activities: [],
    meals: [],
    ...(overnight && { overnight }),
  })
  const mine = { days: [day('Mine', 'Leh'), day('Second')] }
  const theirs = { days: [day('Theirs'), day('Other')] }
  expect(takeTheirs(mine, theirs, ['days 1 title', 'days 1 overnight'])).toEqual({
    days: [day('Theirs'), day('Second')],
  })
})
