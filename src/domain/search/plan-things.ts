import { rootOf } from './beginning.ts'
import { fold } from './fold.ts'

/** Words of the plans that people search for. */
export const NAMED =
  'sledge houseboat shikara safari pagoda sunrise sunset speedboat onsen saffron chocolate coffee glacier canyon dargah turtle deer zoo golf paragliding parasailing monkey langur koala kangaroo penguin elephant windmill lantern gurdwara cricket stadium ashram spice'.split(
    ' ',
  )

/** Activities: a pattern in the plan, and the search words for it. */
export const DONE: [plan: RegExp, words: string][] = [
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
export const SAID: [said: RegExp, words: string][] = [
  [/cherry blossom/i, 'cherry blossom blossoms'],
  [/\be-visa\b|\bvisas?\b.*\bonline\b/i, 'evisa'],
]

const things = new Set([...NAMED, ...[...DONE, ...SAID].flatMap(([, words]) => words.split(' '))])

/** Whether a word names a sight or an activity that `wordsOf` would find in a plan. */
export function isThingOfPlans(word: string): boolean {
  return things.has(fold(word)) || things.has(rootOf(fold(word)))
}
