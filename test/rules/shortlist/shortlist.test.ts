import { expect, it } from 'vitest'
import {
  dropAll,
  isTourId,
  keepAll,
  MOST_KEPT,
  printShortlist,
  readShortlist,
} from '../../../src/domain/shortlist/shortlist.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `Tour${at}`)

it('is read as it was written', () => {
  expect(readShortlist(printShortlist(['Bali6d5n', 'Nepal']))).toEqual(['Bali6d5n', 'Nepal'])
})

it.each([undefined, '', 'Bali6d5n.<b>', 'Bali6d5n.', 'a b'])('counts %j as none: we have not written it', (cookie) => {
  expect(readShortlist(cookie)).toEqual([])
})

it('counts what is longer than 4,000 letters as none: no browser keeps that', () => {
  const cookie = (letters: number) => `${'x'.repeat(39)}.`.repeat(99) + 'y'.repeat(letters - 3960)
  expect(readShortlist(cookie(4000))).toEqual(['x'.repeat(39), 'y'.repeat(40)])
  expect(readShortlist(cookie(4001))).toEqual([])
})

it('holds each tour once and the newest last; one more drops the oldest', () => {
  expect(keepAll(['a', 'b'], ['a', 'c'])).toEqual(['a', 'b', 'c'])
  expect(keepAll(ids(MOST_KEPT), ['one more'])).toEqual([...ids(MOST_KEPT).slice(1), 'one more'])
  expect(keepAll([], ids(60))).toHaveLength(50)
})

it('lets tours go, and leaves the others', () => {
  expect(dropAll(['a', 'b', 'c'], ['b', 'x'])).toEqual(['a', 'c'])
})

it('takes for an id what an address may hold, of 60 letters at most', () => {
  expect(['Bali6d5n', 'a-b_c', 'x'.repeat(60)].map(isTourId)).toEqual([true, true, true])
  expect(['', 'a b', 'a.b', 'x'.repeat(61)].map(isTourId)).toEqual([false, false, false, false])
})
