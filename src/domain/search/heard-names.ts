import { soundOf } from './sound.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

const INDIAN = /[\u0900-\u0d7f]/
/** Bengali to Malayalam end a name of foreign sound with this sign of "m". */
const LAST_M = /[\u0982\u0a02\u0a82\u0b02\u0c02\u0c82\u0d02]$/
/** Tamil writes one letter for a hard sound and its soft one. */
const HARD: [soft: RegExp, hard: string][] = [
  [/b/g, 'p'],
  [/d/g, 't'],
  [/[cj]/g, 's'],
  [/g/g, 'k'],
]

/** The places that a word in one of India's scripts may name, by its sound: "ગોવા" and "கோவா" name Goa. */
export function heardNames(word: string, { bySound }: Vocabulary): Meaning[] {
  if (!INDIAN.test(word)) return []
  const sounds = [word.replace(LAST_M, 'm'), word, word.replace(LAST_M, '')].map(soundOf)
  const same = sounds.find((sound) => bySound().has(sound))
  if (same !== undefined) return bySound().get(same) ?? []
  const hard = sounds.map(hardened)
  return [...bySound()].flatMap(([sound, meanings]) => (hard.includes(hardened(sound)) ? meanings : []))
}

function hardened(sound: string): string {
  return HARD.reduce((form, [soft, hard]) => form.replace(soft, hard), sound)
}
