import { slipsBetween } from './fold.ts'
import { lettersHeard, placeSound } from './sound.ts'
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
  const sounds = [word.replace(LAST_M, 'm'), word, word.replace(LAST_M, '')].map(placeSound)
  const same = sounds.find((sound) => bySound().has(sound))
  if (same !== undefined) return bySound().get(same) ?? []
  const hard = sounds.map(hardened)
  return [...bySound()].flatMap(([sound, meanings]) => (hard.includes(hardened(sound)) ? meanings : []))
}

/** Of names with the same consonants the one whose vowels are nearest: "മണാലി" is Manali, not Manila. */
export function nearestHeard(word: string, names: Meaning[]): Meaning | undefined {
  if (names.length < 2) return names[0]
  const heard = lettersHeard(word)
  const near = names
    .map((name) => ({ name, slips: slipsBetween(heard, lettersHeard(name.text ?? name.name), heard.length) }))
    .sort((one, other) => one.slips - other.slips)
  return near[0] && near[1] && near[0].slips < near[1].slips ? near[0].name : undefined
}

function hardened(sound: string): string {
  return HARD.reduce((form, [soft, hard]) => form.replace(soft, hard), sound)
}
