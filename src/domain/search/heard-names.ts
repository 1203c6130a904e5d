import { slipsBetween } from './fold.ts'
import { lettersHeard, placeSound } from './sound.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

const INDIAN = /[\u0900-\u0d7f\u0600-\u06ff]/
const TAMIL = /[\u0b80-\u0bff]/
const URDU = /[\u0600-\u06ff]/
/** From Bengali to Malayalam, foreign names end with this sign or letter for "m". */
const LAST_M = /(?:[\u0982\u0a02\u0a82\u0b02\u0c02\u0c82\u0d02]|\u0bae\u0bcd)$/
/** Bengali has one letter for "v" and "bh". */
const BENGALI_V = /^\u09ad/
/** Tamil has one letter for a hard sound and its soft one. */
const HARD: [soft: RegExp, hard: string][] = [
  [/b/g, 'p'],
  [/d/g, 't'],
  [/[cj]/g, 's'],
  [/g/g, 'k'],
]

/** The places that a word in an Indian script may name, by its sound: "ગોવા" and "கோவா" are Goa. */
export function heardNames(word: string, { bySound }: Vocabulary): Meaning[] {
  if (!INDIAN.test(word)) return []
  if (URDU.test(word)) return heardInUrdu(word, [...bySound()])
  const sounds = [word.replace(LAST_M, 'm'), word, word.replace(LAST_M, ''), word.replace(BENGALI_V, 'v')].map(
    placeSound,
  )
  const same = sounds.find((sound) => bySound().has(sound))
  if (same !== undefined) return bySound().get(same) ?? []
  return TAMIL.test(word) ? heardInTamil(word, [...bySound()]) : []
}

/** By consonants, hard and soft alike, and similar vowels. */
function heardInTamil(word: string, names: [sound: string, meanings: Meaning[]][]): Meaning[] {
  const hard = hardened(placeSound(word))
  const heard = lettersHeard(word)
  const isNear = (name: Meaning) => slipsIn(heard, name) <= heard.length * MOST_UNLIKE
  return names.flatMap(([sound, meanings]) => (hardened(sound) === hard ? meanings.filter(isNear) : []))
}

/** By consonants alone, because Urdu omits most vowels. */
function heardInUrdu(word: string, names: [sound: string, meanings: Meaning[]][]): Meaning[] {
  const bare = (sound: string) => sound.replace(/[aeiou]/g, '')
  const heard = bare(placeSound(word))
  return names.flatMap(([sound, meanings]) => (bare(sound) === heard ? meanings : []))
}

/** The name with the nearest vowels, among names with the same consonants: "മണാലി" is Manali, not Manila. */
export function nearestHeard(word: string, names: Meaning[]): Meaning | undefined {
  if (names.length < 2) return names[0]
  const heard = lettersHeard(word)
  const near = names
    .map((name) => ({ name, slips: slipsIn(heard, name) }))
    .sort((one, other) => one.slips - other.slips)
  return near[0] && near[1] && near[0].slips < near[1].slips ? near[0].name : undefined
}

function slipsIn(heard: string, { name, text = name }: Meaning): number {
  return slipsBetween(heard, lettersHeard(text), heard.length)
}

/** The largest share of letters by which a name may differ from its sound. */
const MOST_UNLIKE = 0.5

function hardened(sound: string): string {
  return HARD.reduce((form, [soft, hard]) => form.replace(soft, hard), sound)
}
