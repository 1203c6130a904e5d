import type { Known } from './known.ts'
import { type FieldOf, SECTION_FORMS, type SectionName } from './section-form.ts'
import { SECTION_NAMES } from './sections.ts'
import { shortened } from './shape-slips.ts'
import type { TourDocument } from './tour-document.ts'
import { NIGHTS_ON_THE_WAY, type TourSlip } from './tour-slips.ts'
import { allFields, fieldsOf } from './typed-section.ts'

const SUPERLATIVE =
  /\b(best(?! western\b)|finest|cheapest|lowest|greatest|unbeatable|world[- ]class|number one|no\. ?1|once in a lifetime)\b/i
const CLAIM =
  /\b(guaranteed?|award[- ]winning|certified|approved by|hassle[- ]free|100 ?%|free cancellation|refund(ed|able))\b/i
const CLOSES = /\bmuseum|\bzoo\b|\bcaves?\b|national park/i
/** The most hours on the road on one day before families are warned. */
const LONG_ROAD = 9
/** Letters that the site's fonts contain. */
const DRAWN = /^[\n -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2044₹→↔]*$/

/** The warnings of a tour before publishing. They block nothing. */
export function tourWarnings(document: TourDocument, known: Known): TourSlip[] {
  return [
    ...wordWarnings(document),
    ...closingWarnings(document, known),
    ...roadWarnings(document),
    ...hotelWarnings(document),
    ...priceWarnings(document, known),
    ...twinWarnings(document, known),
  ]
}

/** Claims that the owner should confirm, and letters without a glyph, in all written texts. */
export function wordWarnings(document: TourDocument): TourSlip[] {
  return SECTION_NAMES.filter((section) => !NO_WORDS.includes(section)).flatMap((section) => {
    const typed = fieldsOf(section, document)
    const fields = allFields(SECTION_FORMS[section], typed).filter(isRead)
    return fields.flatMap(({ name }) =>
      wordsOn(typed[name] ?? '').map((says) => warning(section, name.replaceAll('-', ' '), says)),
    )
  })
}

/** Sections without written text. */
const NO_WORDS: SectionName[] = ['addresses', 'facts', 'scene', 'similar']

/** Whether visitors read the field. Keywords are not read. */
function isRead({ name, kind, choices }: FieldOf): boolean {
  return ['line', 'text', 'lines'].includes(kind) && !choices && name !== 'head-keywords'
}

function wordsOn(text: string): string[] {
  return [
    ...found(SUPERLATIVE, text, (word) => `“${word}” needs a source; say what a guest sees instead`),
    ...found(CLAIM, text, (word) => `“${word}” is a promise: has the owner confirmed it?`),
    ...(DRAWN.test(text) ? [] : ['has letters that the fonts do not have; they are drawn in another font']),
  ]
}

function found(pattern: RegExp, text: string, say: (word: string) => string): string[] {
  const [word] = pattern.exec(text) ?? []
  return word ? [say(word)] : []
}

/** A sight that closes on some days, while the tour names no closure. */
function closingWarnings({ days, facts = [] }: TourDocument, known: Known): TourSlip[] {
  const closures = known.facts.filter(({ id, kind }) => kind === 'closure' && facts.includes(id))
  if (closures.length > 0) return []
  return days.flatMap(({ activities }, at) =>
    activities
      .filter((text) => CLOSES.test(text) && !/closed|open/i.test(text))
      .map((text) => warning('days', `days ${at + 1} activities`, `“${shortened(text)}”: on which days is it closed?`)),
  )
}

function roadWarnings({ practical: { longestRoadDay } }: TourDocument): TourSlip[] {
  return longestRoadDay > LONG_ROAD
    ? [warning('practical', 'longestRoadDay', `${longestRoadDay} hours on the road on one day: is there a halt?`)]
    : []
}

/** A hotel in two classes, and a place without a hotel. */
function hotelWarnings({ days, hotels = [] }: TourDocument): TourSlip[] {
  const nights = new Set(days.flatMap(({ overnight, stay }) => (overnight && !stay ? [overnight] : [])))
  const left = hotels.length > 0 ? [...nights].filter((night) => !isNamed(night)) : []
  const twice = hotels.flatMap(({ place, ...named }, at) => {
    const names = Object.values(named)
    const isTwice = new Set(names).size < names.length
    return isTwice ? [warning('hotels', `hotels ${at + 1}`, `${place}: one hotel in two classes`)] : []
  })
  return [...left.map((night) => warning('hotels', '', `no hotel is named in ${night}`)), ...twice]

  function isNamed(night: string): boolean {
    return NIGHTS_ON_THE_WAY.includes(night) || hotels.some(({ place }) => place === night)
  }
}

/** Warnings about prices link to the tour's prices, which exist once it is live. */
function priceWarnings({ id, duration }: TourDocument, { windows, tours, today }: Known): TourSlip[] {
  const own = windows.get(id) ?? []
  const live = tours.find((tour) => tour.id === id)
  const isPriced = own.some(({ till }) => till >= today)
  const unpriced = `has no price for a day to come; visitors read ${own.length > 0 ? 'the last price and when it ended' : '“Price on request”'}`
  return [
    ...(isPriced ? [] : [warning('prices', live ? '' : NOT_YET, unpriced)]),
    ...(isPriced && live && live.pricedFor !== duration
      ? [
          warning(
            'prices',
            '',
            `prices were given for ${live.pricedFor}; this is ${duration}. Once it is live, give them anew, or say that they hold`,
          ),
        ]
      : []),
  ]
}

/** A copy that still has the description of another tour. */
function twinWarnings({ id, description }: TourDocument, { tours }: Known): TourSlip[] {
  return tours
    .filter((tour) => tour.id !== id && description.startsWith(tour.begins))
    .map(({ title }) =>
      warning('description', 'description', `begins with the same words as that of the tour ${title}`),
    )
}

/** The place of a price warning while a tour has no page of prices. */
export const NOT_YET = 'once it is live'

function warning(section: TourSlip['section'], place: string, says: string): TourSlip {
  return { section, weight: 'warns', place, says }
}
