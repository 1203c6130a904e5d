import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { allPlaces } from '../../src/domain/catalogue/places.ts'
import { find } from '../../src/domain/search/find.ts'
import { searchText } from '../../src/domain/search/search-text.ts'
import { whyNot } from '../../src/domain/search/why-not.ts'
import { wishesMissing } from '../../src/domain/search/wishes-missing.ts'
import { vocabulary } from '../../src/domain/search/words.ts'
import { placeSlug } from '../../src/values/place-slug.ts'
import { index } from '../support/finding.ts'

/**
 * The expected result of a search: `all` of these, `first` at the top, `none` of those; an empty `all` means no result.
 */
type Golden = { category: string; q: string; all: string[]; first?: string; none: string[] }

/** Written on that day from the content of the tours alone, before its writer read the search. */
type Unseen = Golden & { unseen: string }

const golden: Golden[] = JSON.parse(readFileSync('test/catalogue/golden.json', 'utf8'))
const unseen: Unseen[] = JSON.parse(readFileSync('test/catalogue/unseen.json', 'utf8'))

function idsFor(text: string, exact = false): string[] {
  return find(index, { text: searchText(text), exact }).at.map((at) => content.tours[at]?.id ?? '?')
}

describe('the golden set', () => {
  const judged = golden.map((asked) => ({ ...asked, found: idsFor(asked.q) }))
  const findable = judged.filter(({ all }) => all.length > 0)

  it('holds at least six hundred searches, each once', () => {
    expect(golden.length).toBeGreaterThanOrEqual(600)
    expect(new Set(golden.map(({ q }) => q)).size).toBe(golden.length)
  })

  it('is found within the first three, all of it and nothing else, with a reciprocal rank of 0.97 at least', () => {
    process.stdout.write(`${tableOf(judged)}\n`)
    expect(findable.filter((each) => recall(each) < 1)).toEqual([])
    expect(mean(findable.map(reciprocalRank))).toBeGreaterThanOrEqual(0.97)
    expect(findable.filter(({ all, found }) => found.length !== all.length)).toEqual([])
  })

  it('finds nothing of what must not be found', () => {
    const wrong = judged.filter(({ all, none, found }) =>
      found.some((id) => none.includes(id) || (all.length === 0 && found.length > 0)),
    )
    expect(wrong).toEqual([])
  })
})

/** The countries that are sold, by their codes in ISO 3166. */
const CODES = {
  ...{ thailand: 'TH', uae: 'AE', australia: 'AU', nepal: 'NP', indonesia: 'ID', singapore: 'SG', kazakhstan: 'KZ' },
  ...{ malaysia: 'MY', 'sri-lanka': 'LK', vietnam: 'VN', switzerland: 'CH', france: 'FR', italy: 'IT', greece: 'GR' },
  ...{ japan: 'JP', philippines: 'PH' },
}

it.each(['hi', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'pa', 'mr', 'or', 'ur'])(
  'a country is found by its name in the language %s, with no tour to another one',
  (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    const wrong = Object.entries(CODES).filter(([country, code]) => {
      const countries = idsFor(names.of(code) ?? '').map(
        (id) => content.tours.find((tour) => tour.id === id)?.countries,
      )
      return countries.length === 0 || countries.some((of) => !of?.includes(country))
    })
    expect(wrong).toEqual([])
  },
)

describe('a wish that is called missing', () => {
  it('is in no text of a shown tour, in no search of the golden set', () => {
    const asked = [...golden, ...unseen].map(({ q }) => ({ q, ...find(index, { text: searchText(q) }) }))
    const wrong = asked.flatMap(({ q, parts, at }) => {
      const texts = at.map((each) => JSON.stringify(content.tours[each]).toLowerCase())
      const things = wishesMissing(parts, texts).filter(({ lost }) => !lost || lost.theme)
      return things.filter(({ text }) => texts.some((shown) => shown.includes(` ${text.toLowerCase()}`))).map(() => q)
    })
    expect(wrong).toEqual([])
  })

  it('is no word of a tour that nobody wishes for, and no theme of the travellers', () => {
    const missing = (text: string) => wishesMissing(find(index, { text }).parts, ['']).map((part) => part.text)
    expect(missing('kashmir beach')).toEqual(['beach'])
    expect(missing('alleppey houseboat 1 night')).toEqual(['1 night'])
    for (const text of [
      'mandir in abu dhabi',
      'hanging bridge made of tree roots',
      'bali arrival so umm',
      'kashmir with parents',
    ])
      expect(missing(text)).toEqual([])
  })
})

it.each([
  ['kerala not kerala', '“kerala” and “not kerala” exclude each other.'],
  ['under 50000 over 90000', '“under 50000” and “over 90000” exclude each other.'],
])('"%s" finds nothing, and says which two exclude each other', (text, said) => {
  const { at, parts } = find(index, { text })
  expect([at, whyNot(index, parts)]).toEqual([[], [said]])
})

it.each(['babymoon easy place', 'easy trip for two', 'papa ke saath trip', 'mom and papa ke saath'])(
  '"%s" finds tours at an easy pace',
  (text) => {
    const found = find(index, { text }).at
    expect(found).not.toEqual([])
    expect(found.filter((at) => !content.tours[at]?.themes.includes('senior'))).toEqual([])
  },
)

it('"not visa on arrival" leaves out the tours with one, and these alone', () => {
  const found = find(index, { text: 'abroad not visa on arrival' }).at
  const all = find(index, { text: 'abroad' }).at
  const arrival = find(index, { text: 'abroad visa on arrival' }).at
  expect(arrival.length).toBeGreaterThan(0)
  expect([...found].sort()).toEqual(all.filter((at) => !arrival.includes(at)).sort())
})

it('"Not visa free" finds journeys for which a visa is needed, and none in India', () => {
  const visas = find(index, { text: 'not visa free' }).at.map((at) => index.tours[at]?.facts.visa)
  expect(new Set(visas)).toEqual(new Set(['online', 'before']))
})

describe('a hundred searches of somebody who had not read the search', () => {
  const judged = unseen.map((asked) => ({ ...asked, found: idsFor(asked.q) }))

  it('are a hundred', () => {
    expect(new Set(judged.map(({ q }) => q)).size).toBe(100)
  })

  it('show nothing but right tours among the first three, none of the wrong ones, and the best one first', () => {
    process.stdout.write(`${tableOf(judged)}\n`)
    const isRight = (each: Judged) =>
      (each.all.length === 0 ? each.found.length === 0 : recall(each) === 1) &&
      each.found.every((id) => !each.none.includes(id)) &&
      (each.first === undefined || each.found[0] === each.first)
    expect(judged.filter((each) => !isRight(each))).toEqual([])
  })
})

describe('a slip of the finger', () => {
  it('in the name of a place finds that place or nothing', () => {
    const searched = [...allPlaces().keys()].flatMap((name, at) =>
      slipsOf(name.toLowerCase())
        .filter((_, slip) => (slip + at) % STEP === 0)
        .map((typed) => ({ name, typed })),
    )
    const wrong = searched.filter(({ name, typed }) => {
      const { at, parts } = find(index, { text: typed })
      const places = parts.flatMap((part) => part.places ?? [])
      return at.length > 0 && !places.includes(placeSlug(name)) && !isBegun(typed)
    })
    expect(wrong).toEqual([])
  })
})

/** Every so many slips are tried of each name; another one of each is tried by another name. */
const STEP = 29

/** Whether words of the slip are beginnings of other names, which a visitor may have meant as well. */
function isBegun(typed: string): boolean {
  return typed.split(' ').some((word) => vocabulary().parts.some((part) => part.word.startsWith(word)))
}

const NEIGHBOURS: Record<string, string> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'adwx',
  d: 'sfec',
  f: 'dgrv',
  g: 'fhtb',
  h: 'gjyn',
  j: 'hkum',
  k: 'jlim',
  l: 'kop',
  z: 'asx',
  x: 'zcs',
  c: 'xvd',
  v: 'cbf',
  b: 'vng',
  n: 'bmh',
  m: 'njk',
}

/** A letter left out, two swapped, one doubled, one taken for its neighbour on the keyboard. */
function slipsOf(name: string): string[] {
  const letters = [...name]
  const slips = letters.flatMap((letter, at) => {
    const [before, after, next = ''] = [name.slice(0, at), name.slice(at + 1), letters[at + 1] ?? '']
    const wrong = [...(NEIGHBOURS[letter] ?? '')].map((other) => before + other + after)
    return letter === ' '
      ? []
      : [before + after, before + next + letter + after.slice(1), before + letter + letter + after, ...wrong]
  })
  return [...new Set(slips)].filter((slip) => slip !== name && slip.trim() === slip)
}

type Judged = Golden & { found: string[] }

/** The share of what is to be found, three at most, that stands among the first three. */
function recall({ all, found }: Judged): number {
  return found.slice(0, 3).filter((id) => all.includes(id)).length / Math.min(3, all.length)
}

function reciprocalRank({ all, first, found }: Judged): number {
  const wanted = first ? [first] : all
  const at = found.findIndex((id) => wanted.includes(id))
  return at < 0 ? 0 : 1 / (at + 1)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function tableOf(judged: Judged[]): string {
  const categories = [...new Set(judged.map(({ category }) => category))]
  const rows = categories.map((category) => {
    const of = judged.filter((each) => each.category === category)
    const findable = of.filter(({ all }) => all.length > 0)
    const figures = findable.length > 0 ? [mean(findable.map(recall)), mean(findable.map(reciprocalRank))] : []
    const wrong = of.filter(({ all, found }) => all.length === 0 && found.length > 0).length
    return [
      category.padEnd(34),
      of.length,
      ...figures.map((figure) => figure.toFixed(3)),
      `found wrongly ${wrong}`,
    ].join('  ')
  })
  return ['category, searches, recall@3, MRR', ...rows].join('\n')
}
