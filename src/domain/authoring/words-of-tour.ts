import type { Fact } from '#domain/facts/fact.ts'
import { FILTER_WORDS } from '#domain/filters/filter-words.ts'
import { fold } from '#domain/search/fold.ts'
import { FILLERS, OFFERS } from '#domain/search/phrases.ts'
import type { TourSource } from './tour-document.ts'

/** Words of the plans that people search for. */
const NAMED =
  'sledge houseboat shikara safari pagoda sunrise sunset speedboat onsen saffron chocolate coffee glacier canyon dargah turtle deer zoo golf paragliding parasailing monkey langur koala kangaroo penguin elephant windmill lantern gurdwara cricket stadium ashram spice'.split(
    ' ',
  )

/** Activities: a pattern in the plan, and the search words for it. */
const DONE: [plan: RegExp, words: string][] = [
  [/\braft/i, 'rafting river'],
  [/snorkel/i, 'snorkelling snorkeling'],
  [/scuba/i, 'scuba diving'],
  [/kayak|canoe/i, 'kayak kayaking canoe'],
  [/\bsurf (lesson|beach)/i, 'surf surfing'],
  [/\bski lesson|\bski\b/i, 'ski skiing'],
  [/lion safari|asiatic lion/i, 'lion lions'],
  [/cherry trees|cherries/i, 'cherry'],
  [/paddy|rice terrace/i, 'rice terraces'],
  [/\bferr(y|ies)\b/i, 'ferry'],
  [/longtail|\bboats?\b/i, 'boat ride'],
  [/night (market|bazaar)|floating market/i, 'floating night market'],
  [/flower market/i, 'flowermarket'],
  [/bunge/i, 'bungee'],
  [/zip ?line/i, 'zipline'],
  [/samurai|castle/i, 'castle'],
  [/apple (orchard|garden)|orchard/i, 'apple orchard'],
  [/coral|reef/i, 'coral reef'],
  [/cooking (class|lesson)/i, 'cooking class'],
  [/massage|\bspa\b/i, 'massage spa'],
  [/light and sound|sound and light/i, 'light sound show'],
  [/salt (desert|flat)|white (desert|rann)/i, 'white salt desert'],
  [/universal studios|theme park/i, 'theme park'],
  [/\bpandas?\b/i, 'panda pandas'],
  [/camel/i, 'camel ride'],
  [/cruise|dhow|dinner on board/i, 'cruise'],
  [/gondola|cable car|ropeway/i, 'cable car ropeway'],
  [/\btents?\b|\bcamp\b/i, 'camp camping tent'],
  [/toy train|narrow-gauge/i, 'toy train'],
  [/shinkansen|fast train/i, 'bullet train'],
  [/rail pass|cogwheel/i, 'train rail'],
  [/monaster/i, 'monastery monasteries buddhist'],
  [/waterfall|\bfalls\b/i, 'waterfall waterfalls falls'],
  [/\bcaves?\b/i, 'cave caves'],
  [/dunes|desert/i, 'desert dunes'],
  [/\blakes?\b/i, 'lake lakes'],
  [/volcano|crater/i, 'volcano'],
  [/hot spring|sulphur bath/i, 'hotspring'],
  [/tea (garden|estate|factory|hills)/i, 'tea gardens'],
  [/aarti/i, 'aarti arti'],
  [/church|cathedral/i, 'church'],
  [/mosque|masjid/i, 'mosque'],
  [/aquarium|oceanarium/i, 'aquarium'],
  [/strawberr/i, 'strawberry farm'],
  [/shopping|bazaar|\bmarket\b/i, 'shopping market'],
  [/bicycle/i, 'cycling bicycle'],
  [/vineyard/i, 'vineyard wine'],
]

/** The same for facts and seasons. */
const SAID: [said: RegExp, words: string][] = [
  [/cherry blossom/i, 'cherry blossom blossoms'],
  [/\be-visa\b|\bvisas?\b.*\bonline\b/i, 'evisa'],
]

const fillers = new Set(`${OFFERS}, ${FILLERS}`.split(', '))
/** Words for months and themes. A tour has columns for these. */
const asked = new Set(Object.values(FILTER_WORDS).flatMap((phrases) => phrases.split(', ')))

/** A capital letter within a sentence, or two in a row: "A Kathakali show", "Prag Mahal". */
const NAME = /(?<=[\p{L}\p{M},;:’] )\p{Lu}[\p{L}\p{M}-]+|\p{Lu}[\p{L}\p{M}-]+(?= \p{Lu})/gu
/** Shorter names are too common. */
const LEAST_NAMED = 4

/** The names in a text: "Eravikulam", "Songkran". */
function namesIn(text: string): string[] {
  return (text.match(NAME) ?? []).filter((name) => name.length >= LEAST_NAMED && !asked.has(fold(name)))
}

/** The words by which search finds a tour, besides its places: its texts and its activities. Folded, each once. */
export function wordsOf(
  { id, title, location, place, head, days, questions = [], practical }: TourSource,
  facts: Fact[],
): string[] {
  const plan = days.flatMap((day) => [day.title, ...day.activities, day.stay ?? '']).join('\n')
  const named = NAMED.filter((word) => plan.toLowerCase().includes(word))
  const done = DONE.flatMap(([said, words]) => (said.test(plan) ? [words] : []))
  const said = [...facts.map(({ text }) => text), ...practical.seasons.map(({ why }) => why)].join('\n')
  const known = SAID.flatMap(([sign, names]) => (sign.test(said) ? [names] : []))
  const words = fold(
    [
      id,
      title,
      location,
      place,
      ...head.keywords,
      ...questions.map(({ question }) => question),
      ...namesIn([plan, ...facts.map(({ text }) => text)].join('\n')),
      ...named,
      ...done,
      ...known,
    ].join(' '),
  ).split(' ')
  return [...new Set(words.filter((word) => word.length > 1 && !fillers.has(word)))]
}
