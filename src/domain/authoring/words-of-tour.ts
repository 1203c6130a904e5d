import { fold } from '#domain/search/fold.ts'
import { FILLERS, OFFERS } from '#domain/search/phrases.ts'
import type { TourSource } from './tour-document.ts'

/** What people look for by its name, as the plans put it, and the words that they type for it. */
const DONE: [plan: RegExp, words: string][] = [
  [/\braft/i, 'rafting river'],
  [/snorkel/i, 'snorkelling snorkeling'],
  [/scuba/i, 'scuba diving'],
  [/paraglid/i, 'paragliding'],
  [/parasail/i, 'parasailing'],
  [/kayak|canoe/i, 'kayak kayaking canoe'],
  [/\bsurf (lesson|beach)/i, 'surf surfing'],
  [/\bski lesson|\bski\b/i, 'ski skiing'],
  [/sledge/i, 'sledge'],
  [/houseboat/i, 'houseboat'],
  [/shikara/i, 'shikara'],
  [/safari/i, 'safari'],
  [/elephant/i, 'elephant elephants'],
  [/penguin/i, 'penguin penguins'],
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
  [/hot spring|sulphur bath/i, 'hot spring springs'],
  [/tea (garden|estate|factory|hills)/i, 'tea gardens'],
  [/spice garden/i, 'spice'],
  [/aarti/i, 'aarti arti'],
  [/gurdwara|golden temple/i, 'gurdwara'],
  [/dargah/i, 'dargah'],
  [/church|cathedral/i, 'church'],
  [/mosque|masjid/i, 'mosque'],
  [/aquarium|oceanarium/i, 'aquarium'],
  [/strawberr/i, 'strawberry farm'],
  [/shopping|bazaar|\bmarket\b/i, 'shopping market'],
  [/bicycle/i, 'cycling bicycle'],
  [/yoga|ashram/i, 'ashram'],
  [/turtle/i, 'turtle'],
  [/lantern/i, 'lantern lanterns'],
  [/vineyard/i, 'vineyard wine'],
]

const fillers = new Set(`${OFFERS}, ${FILLERS}`.split(', '))

/** The words by which a tour is found besides its places: what it calls itself, and what is done on it. Folded, each once. */
export function wordsOf({ id, title, location, place, head, days, questions = [] }: TourSource): string[] {
  const plan = days.flatMap((day) => [day.title, ...day.activities, day.stay ?? '']).join(' ')
  const done = DONE.flatMap(([said, words]) => (said.test(plan) ? [words] : []))
  const words = fold(
    [id, title, location, place, ...head.keywords, ...questions.map(({ question }) => question), ...done].join(' '),
  ).split(' ')
  return [...new Set(words.filter((word) => word.length > 1 && !fillers.has(word)))]
}
