import type { Fact } from '#domain/facts/fact.ts'
import { FILTER_WORDS } from '#domain/filters/filter-words.ts'
import { fold } from '#domain/search/fold.ts'
import { FILLERS, OFFERS } from '#domain/search/phrases.ts'
import type { TourSource } from './tour-document.ts'

/** Words of the plans that people search for. */
const NAMED =
  'sledge houseboat shikara safari pagoda sunrise sunset speedboat onsen saffron chocolate coffee glacier canyon dargah turtle'.split(
    ' ',
  )

/** Activities: a pattern in the plan, and the search words for it. */
const DONE: [plan: RegExp, words: string][] = [
  [/\braft/i, 'rafting river'],
  [/snorkel/i, 'snorkelling snorkeling'],
  [/scuba/i, 'scuba diving'],
  [/paraglid/i, 'paragliding'],
  [/parasail/i, 'parasailing'],
  [/kayak|canoe/i, 'kayak kayaking canoe'],
  [/\bsurf (lesson|beach)/i, 'surf surfing'],
  [/\bski lesson|\bski\b/i, 'ski skiing'],
  [/elephant/i, 'elephant elephants'],
  [/penguin/i, 'penguin penguins'],
  [/lion safari|asiatic lion/i, 'lion lions'],
  [/\bdeer\b/i, 'deer'],
  [/\bzoo\b/i, 'zoo'],
  [/cherry trees|cherries/i, 'cherry'],
  [/\bmonkeys?\b/i, 'monkey monkeys'],
  [/\bgolf/i, 'golf'],
  [/paddy|rice terrace/i, 'rice terraces'],
  [/windmill/i, 'windmill windmills'],
  [/\bferr(y|ies)\b/i, 'ferry'],
  [/longtail|\bboats?\b/i, 'boat ride'],
  [/night (market|bazaar)|flower market|floating market/i, 'floating night market'],
  [/bunge/i, 'bungee'],
  [/zip ?line/i, 'zipline'],
  [/samurai|castle/i, 'castle'],
  [/root bridge/i, 'living root bridge'],
  [/cricket/i, 'cricket stadium'],
  [/apple (orchard|garden)|orchard/i, 'apple orchard'],
  [/coral|reef/i, 'coral reef'],
  [/kecak/i, 'kecak dance'],
  [/cooking (class|lesson)/i, 'cooking class'],
  [/massage|\bspa\b/i, 'massage spa'],
  [/jyotirlinga|nageshwar|somnath/i, 'jyotirlinga'],
  [/dalai lama/i, 'dalai lama'],
  [/light and sound|sound and light/i, 'light sound show'],
  [/salt (desert|flat)|white (desert|rann)/i, 'white salt desert'],
  [/river rafting|\bganga\b/i, 'ganga'],
  [/universal studios|theme park/i, 'theme park'],
  [/night safari/i, 'night safari'],
  [/koala/i, 'koala koalas kangaroo'],
  [/panda/i, 'panda pandas'],
  [/langur/i, 'langur monkeys'],
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
  [/spice garden/i, 'spice'],
  [/aarti/i, 'aarti arti'],
  [/gurdwara|golden temple/i, 'gurdwara'],
  [/church|cathedral/i, 'church'],
  [/mosque|masjid/i, 'mosque'],
  [/aquarium|oceanarium/i, 'aquarium'],
  [/strawberr/i, 'strawberry farm'],
  [/shopping|bazaar|\bmarket\b/i, 'shopping market'],
  [/bicycle/i, 'cycling bicycle'],
  [/yoga|ashram/i, 'ashram'],
  [/lantern/i, 'lantern lanterns'],
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
