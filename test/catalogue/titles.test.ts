import { expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { durationInWords } from '../../src/domain/catalogue/duration.ts'

const { tours } = content

it('each title leads with the state or the country, so that a list can be compared', () => {
  const other = tours.filter(({ title, place, states = [] }) => {
    const leads = [place, ...states].map((name) => name.split(' ')[0] ?? '')
    return !leads.some((lead) => title.startsWith(lead))
  })
  expect(other.map(({ title }) => title)).toEqual([])
})

it('a title of a tour within India leads with its state', () => {
  const within = tours.filter(({ region }) => region === 'domestic')
  const other = within.filter(({ title, states = [] }) => !title.startsWith(states[0]?.split(' ')[0] ?? '?'))
  expect(other.map(({ title }) => title)).toEqual([])
})

it('no two cards read the same: each title is there once', () => {
  const titles = tours.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

it('a tour says "with flights" in its title when flights are in its price, and no other tour does', () => {
  const said = tours.filter(({ title }) => title.includes('with flights')).map(({ id }) => id)
  const priced = tours.filter(({ inclusions }) => inclusions.some(({ key }) => key === 'flights')).map(({ id }) => id)
  expect(said).toEqual(priced)
})

it('the nights that a card counts, or the hotel nights that it names, are the nights of the plan', () => {
  const wrong = tours.filter(({ duration, days }) => {
    const slept = days.filter(({ overnight }) => overnight && overnight !== 'In the air').length
    const words = durationInWords(duration)
    const counted = Number(/(\d+) hotel nights/.exec(words)?.[1] ?? Number.parseInt(words, 10))
    return counted !== slept
  })
  expect(wrong.map(({ id, duration }) => `${id} ${duration}`)).toEqual([])
})
