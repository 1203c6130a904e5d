import { describe, expect, it } from 'vitest'
import type { TourFacts } from '../../../src/domain/filters/filters.ts'
import { readAmount } from '../../../src/domain/search/amounts.ts'
import { countWithout, find } from '../../../src/domain/search/find.ts'
import { makeIndex } from '../../../src/domain/search/finding-index.ts'
import { fold, skeleton, slipsAllowed, slipsBetween } from '../../../src/domain/search/fold.ts'
import type { Part } from '../../../src/domain/search/part.ts'
import { partName, readAs, withoutPart } from '../../../src/domain/search/part-name.ts'
import { type How, understand } from '../../../src/domain/search/understand.ts'
import { makeVocabulary } from '../../../src/domain/search/vocabulary.ts'

/** A small invented world, so that no place of the catalogue decides what a rule does. */
const vocabulary = makeVocabulary({
  names: [
    ['Manali'],
    ['Himachal Pradesh', 'hp', 'dev bhoomi'],
    ['Madhya Pradesh'],
    ['Goa'],
    ['Goa Gajah'],
    ['Gajah'],
    ['Bali', 'dewata', 'dew', 'crui'],
    ['Shimla', 'simla', 'cruise'],
    ['Port Blair'],
    ['Kuva'],
    ['Kanpur'],
    ['Rampur'],
    ['Cherrapunji'],
    ['Thekkady Lake'],
    ['Valley Of The Gods'],
    ['Abroad'],
    ['Houseboat'],
  ],
  phrases: {
    'theme beach': 'beach, sea side',
    'theme family': 'family',
    'month 12,1': 'winter',
    'tier deluxe': 'deluxe',
    'visa none': 'no visa',
  },
  offers: 'tour, package',
  connectors: {
    not: 'not, except',
    notBefore: 'chhod ke',
    or: 'or',
    question: 'is it open',
    when: 'kab',
    like: 'jaisa',
    done: 'visited',
    overland: 'by train',
    past: 'yesterday',
  },
  fillers: 'in, the, please',
  units: { n: 'night, nights', d: 'day, days', k: 'thousand', l: 'lakh', '~': 'under, to, between, rs', '4': 'char' },
})
const facts = (differs: Partial<TourFacts>): TourFacts => ({
  ...{ nights: 4, months: 'gggggggggggg', traits: [], places: [], themes: [], ...differs },
})
const TOURS = [
  {
    title: 'Manali and Goa',
    words: 'cruise crushed 4x4',
    facts: facts({ places: ['manali', 'himachal-pradesh', 'cherrapunji'] }),
  },
  { title: 'Goa: sands', words: 'hous boat', facts: facts({ places: ['goa'], themes: ['beach'], nights: 3 }) },
  { title: 'Hills', words: 'dev bhoomi cherapunjab', facts: facts({ places: ['goa', 'shimla'], themes: ['family'] }) },
  { title: 'Port Blair', words: 'shimlaya', facts: facts({ places: ['port-blair', 'bali', 'goa-gajah', 'gajah'] }) },
]
const TODAY = '2026-11-30'
const index = makeIndex(TOURS, vocabulary, TODAY)

/** The same world, in which "under" is a bound and not a word beside an amount. */
const bounded = makeIndex(TOURS, { ...vocabulary, units: new Map([...vocabulary.units, [fold('under'), '<']]) }, TODAY)

const BEGINNINGS: How = { exact: false, trust: 'beginnings' }
const GUESSES: How = { exact: false, trust: 'guesses' }

/** A part in one line: its text and its meaning. */
function inOneLine({ text, guess, isIdle, places = [], word, choice }: Part): string {
  const what = [isIdle, word && `${word}*`, ...places, choice && JSON.stringify(choice), guess && `guessed ${guess}`]
  return `${text}: ${what.filter(Boolean).join(' ') || 'unknown'}`
}
const read = (text: string, how = BEGINNINGS) => understand(text, index, how).map(inOneLine)

describe('a word of a search', () => {
  it.each([
    ['manali', ['manali: manali']],
    ['MANALI', ['MANALI: manali']],
    ['Port Blair', ['Port Blair: port-blair']],
    ['portblair', ['portblair: port-blair']],
    ['goa gajah', ['goa gajah: goa-gajah']],
    ['hp', ['hp: himachal-pradesh']],
    ['tour', ['tour: offer']],
    ['please', ['please: filler']],
    ['beach', ['beach: {"theme":["beach"]}']],
    ['winter', ['winter: {"month":["12","1"]}']],
    ['deluxe', ['deluxe: {"tier":"deluxe"}']],
    ['no visa', ['no visa: abroad {"visa":["none"]}']],
  ])('that is known is read as what it is: %s', (text, parts) => {
    expect(read(text)).toEqual(parts)
  })

  it('is a name rather than a word of a tour, and a word of a tour as well as another name', () => {
    expect(read('shimla')).toEqual(['shimla: shimla'])
    expect(read('cruise')).toEqual(['cruise: cruise* shimla'])
  })

  it('counts by its beginning for words and names before it counts as another name', () => {
    expect(read('crui')).toEqual(['crui: crui*'])
  })

  it('is another name rather than the beginning of one', () => {
    expect(read('dew')).toEqual(['dew: bali'])
    expect(read('dewa')).toEqual(['dewa: dewa* bali'])
  })

  it('that begins names means those that tours visit, and others only where no tour has such a word', () => {
    expect(read('pradesh')).toEqual(['pradesh: pradesh* himachal-pradesh'])
    expect(read('madhya')).toEqual(['madhya: madhya* madhya-pradesh'])
    expect(read('ma')).toEqual(['ma: ma* manali'])
  })

  it('that nobody knows is unknown; an offer, a filler and a number are not begun', () => {
    expect(['xyzzy', 'packa', 'plea', '4', 'beac'].flatMap((text) => read(text))).toEqual([
      ...['xyzzy: unknown', 'packa: unknown', 'plea: unknown', '4: unknown', 'beac: unknown'],
    ])
  })
})

describe('words of a search', () => {
  it('are another name together, with any meaning of each', () => {
    expect(read('dev bhoomi')).toEqual(['dev bhoomi: himachal-pradesh'])
  })

  it.each(['goa nights=4', 'days: 5, goa', 'Nights - 4 Days - 5 goa'])(
    'a list may have its units first: "%s"',
    (text) => {
      const turned = text.replace(/(nights|days)\s*[-:=]\s*(\d)/gi, '$2 $1')
      expect(find(index, { text })).toEqual(find(index, { text: turned }))
    },
  )

  it.each([
    '4 nights - 5 days goa',
    '4 days-3 nights goa',
    '5 days = 4 nights',
    '3 nights – 4 days',
    '3 nights: 4 days',
  ])('a sign between two amounts parts them: "%s"', (text) => {
    const apart = text.replace(/\s*[-–=:]\s*/, ' / ')
    expect(find(index, { text })).toEqual(find(index, { text: apart }))
  })

  it('are read by letters and digits, with the comma of a number and without an apostrophe', () => {
    expect(read('4n5d')).toEqual(['4 n 5 d: {"nights":["4"]}'])
    expect(read('under 40,000')).toEqual(['under 40000: {"budget":40000}'])
    expect(read('Mana’li')).toEqual(['Manali: manali'])
    expect(read('char nights in goa')).toEqual(['char nights: {"nights":["4"]}', 'in: filler', 'goa: goa'])
  })

  it.each([
    ['5 nights under 40000', ['5 nights: {"nights":["5"]}', 'under 40000: {"budget":40000}']],
    ['6 days under 50k', ['6 days: {"nights":["5"]}', 'under 50 k: {"budget":50000}']],
    ['3 nights under', ['3 nights under: {"nights":["1","2"]}']],
    ['3 nights under goa', ['3 nights under: {"nights":["1","2"]}', 'goa: goa']],
  ])('with a bound: in "%s" it belongs to the amount behind it, else to the length', (text, parts) => {
    expect(understand(text, bounded, BEGINNINGS).map(inOneLine)).toEqual(parts)
  })

  it.each(['1000000 nights', '40000 days', '50 thousand nights'])('"%s" is no amount', (text) => {
    expect(read(`${text} goa`)).toEqual([`${text}: unknown`, 'goa: goa'])
  })

  it.each([
    'goa aged 4 and 7',
    'goa ages 4, 7',
    'goa age 4-7 years',
    'goa 6 yrs',
    'goa 4 and 7 years old',
    'goa 5-year-old',
    'goa 4 aur 9 saal',
    'goa 4 और 9 साल',
    'goa umar 4 aur 9',
    'goa four and nine years',
    'goa chaar aur nau saal',
  ])('about the age of children ask for nothing: %s', (text) => {
    expect(read(text)).toEqual(['goa: goa'])
  })

  it('about the age of elders are about seniors', () => {
    expect(read('70 year old')).toEqual(['seniors: unknown'])
  })

  it('are read as far as the forty-eighth', () => {
    const lastAfter = (fillers: number) => read(`${'the '.repeat(fillers)}goa`).at(-1)
    expect([lastAfter(47), lastAfter(48)]).toEqual(['goa: goa', 'the: filler'])
  })

  it('that say where a journey begins ask for nothing', () => {
    expect([...read('from bali'), ...read('ex port blair'), ...read('bali se manali')]).toEqual([
      ...['from bali: origin bali', 'ex port blair: origin port-blair', 'bali se: origin bali', 'manali: manali'],
    ])
    expect(read('from winter')[0]).toBe('from: unknown')
    expect(read('se')).toEqual(['se: unknown'])
  })

  it('that tours have stay words, although together they sound like a name', () => {
    expect(read('hous boat')).toEqual(['hous: hous*', 'boat: boat*'])
  })

  it('that only together are a word of a tour are not that word', () => {
    expect(read('bho omi')).toEqual(['bho: unknown', 'omi: unknown'])
  })
})

describe('a guess', () => {
  it.each([
    ['manaly', 'manaly: manali guessed Manali'],
    ['manlai', 'manlai: manali guessed Manali'],
    ['baalee', 'baalee: bali guessed Bali'],
    ['koowa', 'koowa: kuva guessed Kuva'],
    ['sheemla', 'sheemla: shimla guessed Shimla'],
    ['delux', 'delux: {"tier":"deluxe"} guessed deluxe'],
    ['portblar', 'portblar: port-blair guessed Port Blair'],
    ['port blar', 'port blar: port-blair guessed Port Blair'],
    ['thek kadi lake', 'thek kadi lake: thekkady-lake guessed Thekkady Lake'],
    ['vally of the gods', 'vally: unknown'],
    ['the kkadilakes', 'the kkadilakes: thekkady-lake guessed Thekkady Lake'],
    ['dherrapunji', 'dherrapunji: cherrapunji guessed Cherrapunji'],
  ])('is made for %s', (text, part) => {
    expect(read(text)[0]).toBe(part)
  })

  it.each([
    ['of four letters or fewer', 'kuwa'],
    ['whose first letter is wrong in a short name', 'nanali'],
    ['that may be two places', 'kampur'],
    ['with more slips than its length allows', 'mabaki'],
    ['of a short phrase', 'beech'],
    ['of a filler', 'plaese'],
  ])('is none for a word %s: %s', (_, text) => {
    expect(read(text)).toEqual([`${text}: unknown`])
  })

  it('takes two words apart that were written as one, of three letters or more each, one of them a place', () => {
    expect(read('goamanali')).toEqual(['goa: goa', 'manali: manali'].map((each) => each.replace(/^\w+/, 'goamanali')))
    expect(read('manaligoa')).toEqual(['manaligoa: manali', 'manaligoa: goa'])
    expect(read('tourgoa')).toEqual(['tourgoa: offer', 'tourgoa: goa'])
    expect([...read('goahp'), ...read('hpgoa'), ...read('tourpackage')].every((part) => part.endsWith('unknown'))).toBe(
      true,
    )
  })

  it('is none at all where the visitor’s own words count', () => {
    expect(read('manaly', { exact: true, trust: 'guesses' })).toEqual(['manaly: unknown'])
  })

  it('comes before a word that is only begun where it is trusted first, and after it otherwise', () => {
    expect([read('shiml'), read('shiml', GUESSES)]).toEqual([
      ['shiml: shiml* shimla'],
      ['shiml: shimla guessed Shimla'],
    ])
    expect([read('cherapunj'), read('cherapunj', GUESSES)]).toEqual([
      ['cherapunj: cherapunj*'],
      ['cherapunj: cherrapunji guessed Cherrapunji'],
    ])
  })
})

describe('an amount', () => {
  const nights = (...values: number[]) => ({ choice: { nights: values.map(String) } })
  it.each([
    ['4 n', nights(4)],
    ['4 n 5 d', nights(4)],
    ['4 n ~ 5 d', nights(4)],
    ['5 d', nights(4)],
    ['5 d 4 n', nights(4)],
    ['2 d', nights(1)],
    ['1 n', nights(1)],
    ['30 n', nights(30)],
    ['4 ~ 6 n', nights(4, 5, 6)],
    ['4 6 n', nights(4, 5, 6)],
    ['4 4 n', nights(4)],
    ['5 ~ 7 d', nights(4, 5, 6)],
    ['~ 30 k', { choice: { budget: 30_000 } }],
    ['2 l ~', { choice: { budget: 200_000 } }],
    ['1.5 l', { choice: { budget: 150_000 } }],
    ['20 k ~ 30 k', { choice: { budget: 30_000 }, least: 20_000 }],
    ['20 ~ 30 k', { choice: { budget: 30_000 }, least: 20_000 }],
    ['> 1 l', { least: 100_000 }],
    ['50000 ~ >', { least: 50_000 }],
    ['for 4', { people: 4, isParty: true }],
    ['for 2 ~ 3', { people: 3, isParty: true }],
    ['4 5 p', { people: 5 }],
    ['~ 2 c', { children: 2 }],
    ['12 p', { people: 12 }],
    ['3000', { choice: { budget: 3000 } }],
    ['99999999', { choice: { budget: 99_999_999 } }],
  ])('of "%s" is read', (words, choice) => {
    expect(readAmount(words)).toEqual(choice)
  })

  it.each(['0 n', '1 d', '31 n', '29 31 n', '2999', '100000000', '1000 l', '4', 'k', '', '4 x'])(
    'is none in "%s"',
    (words) => {
      expect(readAmount(words)).toBeUndefined()
    },
  )
})

describe('spelling', () => {
  it('is compared in small letters without accents, with one space for other signs', () => {
    expect(fold(' Café — Déjà-vu! ')).toBe('cafe deja vu')
    expect(fold("king’s o'clock")).toBe('kings oclock')
    expect(fold('फ़रवरी')).toBe(fold('फरवरी'))
    expect([fold('चाँद'), fold('सितम्बर')]).toEqual([fold('चांद'), fold('सितंबर')])
  })

  it.each([
    ['kashmeer', 'kasmir'],
    ['darjeeling', 'darjiling'],
    ['poona', 'pun'],
    ['phuket', 'fuket'],
    ['waranasi', 'varanasi'],
    ['udaipurr', 'udaipur'],
    ['mathura', 'matur'],
    ['bhopaal', 'bopal'],
    ['ghodakhaal', 'godakal'],
    ['aa', 'a'],
  ])('by ear, %s is %s', (word, heard) => {
    expect(skeleton(word)).toBe(heard)
  })

  it.each([
    ['goas', 0],
    ['delhi', 1],
    ['udaipurs', 1],
    ['darjeelin', 2],
    ['delhi2', 0],
    ['दिल्ली', 1],
  ])('of %s may hold %i slips', (word, slips) => {
    expect(slipsAllowed(word)).toBe(slips)
  })

  it.each([
    ['goa', 'goa', 2, 0],
    ['gao', 'goa', 2, 0.9],
    ['go', 'goa', 2, 1],
    ['goaa', 'goa', 2, 1],
    ['goe', 'goa', 2, 1],
    ['oga', 'goa', 2, 0.9],
    ['xyz', 'goa', 3, 3],
    ['ogx', 'goa', 2, 1.9],
    ['xyz', 'goa', 2, Number.POSITIVE_INFINITY],
    ['', 'go', 2, 2],
  ])('of "%s" is from "%s", at most %i slips: %d', (...[typed, name, most, slips]) => {
    expect(slipsBetween(typed, name, most)).toBe(slips)
  })
})

describe('a word that is typed again and again', () => {
  it('is one part of the search, and what is left out differs', () => {
    const texts = (text: string) => find(index, { text }).parts.map((part) => part.text)
    expect(texts('bali '.repeat(40))).toEqual(['bali'])
    expect(texts('xyzzy goa xyzzy goa')).toEqual(['xyzzy', 'goa'])
    expect(texts('not bali not goa')).toEqual(['not', 'bali', 'not', 'goa'])
    expect(texts('goa not bali goa')).toEqual(['goa', 'not', 'bali'])
  })
})

describe('a search finds', () => {
  const titles = (text: string, exact = false) => find(index, { text, exact }).at.map((at) => TOURS[at]?.title)

  it.each([
    ['goa', ['Goa: sands', 'Hills']],
    ['goa beach', ['Goa: sands']],
    ['family beach goa', ['Goa: sands', 'Hills']],
    ['goa xyzzy', ['Goa: sands', 'Hills']],
    ['xyzzy', []],
    ['madhya pradesh', []],
    ['madhya pradesh xyzzy', []],
    ['hous', ['Goa: sands']],
    ['ous', []],
    ['tour', ['Manali and Goa', 'Goa: sands', 'Hills', 'Port Blair']],
    ['please', []],
    ['3 nights', ['Goa: sands']],
    ['3 nights goa 4 nights', ['Goa: sands', 'Hills']],
    ['manaly', ['Manali and Goa']],
  ])('by "%s": %j', (text, found) => {
    expect(titles(text)).toEqual(found)
  })

  it('nothing by a word that is not known where the visitor’s own words count', () => {
    expect([titles('goa xyzzy', true), titles('manaly', true), titles('goa', true)]).toEqual([
      ...[[], [], ['Goa: sands', 'Hills']],
    ])
  })

  it('what a guess finds where the beginning leaves nothing', () => {
    expect(titles('cherapunj')).toEqual(['Hills'])
    expect(titles('cherapunj manali')).toEqual(['Manali and Goa'])
    expect(titles('cherapunj bali')).toEqual(['Manali and Goa', 'Port Blair'])
  })

  it('first those whose title names the place, the earlier the better, as long as they stand on one page', () => {
    const titled = (title: string) => ({ title, words: '', facts: facts({ places: ['goa'] }) })
    const tours = (count: number) => [...Array(count - 2).fill(titled('Sands')), titled('In Goa'), titled('Goa')]
    const first = (count: number) => find(makeIndex(tours(count), vocabulary, TODAY), { text: 'goa' }).at.slice(0, 3)
    expect(first(48)).toEqual([47, 46, 0])
    expect(first(49)).toEqual([0, 1, 2])
  })

  it('so many tours without one of its parts', () => {
    const { parts } = find(index, { text: 'goa beach xyzzy' })
    expect([...countWithout(index, parts).values()]).toEqual([1, 2, 1])
    const [alone] = find(index, { text: 'goa' }).parts
    expect(countWithout(index, alone ? [alone] : []).get(alone as Part)).toBe(0)
  })

  it('without a part for its first sixteen parts that ask for something, and for no more', () => {
    const [goa, idle] = [find(index, { text: 'goa' }).parts[0], { text: 'tour', isIdle: 'filler' } as Part]
    const parts = [idle, ...Array.from({ length: 17 }, () => ({ ...goa }) as Part)]
    expect([...countWithout(index, parts).keys()]).toEqual(parts.slice(1, 17))
  })

  it('by the amount and the tier that were named last', () => {
    expect(find(index, { text: '30 thousand goa 40 thousand' }).choice.budget).toBe(40_000)
  })
})

describe('a part of a search', () => {
  const parts = understand('manaly winter under 30 thousand hous xyzzy tour', index, BEGINNINGS)

  it('has the name that people read, and none where it asks for nothing', () => {
    expect(parts.map((part) => partName(part, false))).toEqual([
      'Manali',
      'December or January',
      'Up to ₹30,000',
      'hous',
      undefined,
      undefined,
    ])
    expect(partName(parts[2] as Part, true)).toBe('Up to ₹30,000, last published price')
  })

  it('is taken off a search, and read in its right spelling', () => {
    expect(withoutPart(parts.slice(0, 3), parts[1] as Part)).toBe('manaly under 30 thousand')
    expect(readAs(parts.slice(0, 2))).toBe('Manali winter')
  })
})
