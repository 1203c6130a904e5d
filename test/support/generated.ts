import { content } from '../../src/content/content.ts'
import type { CatalogueTour } from '../../src/domain/authoring/complete-tour.ts'
import type { Content } from '../../src/domain/authoring/content.ts'
import { seeded, whole } from './seeded.ts'

const WORDS = [
  'Jaipur',
  'Überlandfahrt',
  'राजस्थान',
  "D'Souza's",
  'a-b',
  '"quoted"',
  '100%',
  'under_score',
  'ÉCLAIR',
  'Leh',
  'Bali',
  'foo:bar',
  'Nubra',
  '🙂',
]

/** A catalogue of as many tours as one likes, the same on every run, with all that titles and locations may hold. */
export function generated(count: number): Content {
  const random = seeded(count)
  const word = () => WORDS[whole(random, WORDS.length)] ?? ''
  const tours = Array.from({ length: count }, (_, at): CatalogueTour => {
    const model = content.tours[whole(random, content.tours.length)]
    if (!model) throw new Error('the content has no tours')
    return {
      ...model,
      id: `Generated${at}`,
      path: `/tour/Generated${at}`,
      alsoAt: [`/Generated${at}`],
      title: `${word()} ${word()} no. ${at}`,
      location: `${word()}, ${word()}`,
      words: `${model.words} generated generated${at}`,
      ranks: {},
    }
  })
  return { ...content, tours, sources: [] }
}
