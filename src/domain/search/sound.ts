import { fold, skeleton } from './fold.ts'

/** The consonants of India's scripts by their place in the Unicode block, which is the same in all scripts. */
const CONSONANTS: Record<number, string> = tableOf(
  0x15,
  'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
)
const VOWELS: Record<number, string> = tableOf(0x05, 'a aa i ee u oo ri l e e e ai o o o au')
const SIGNS: Record<number, string> = tableOf(0x3e, 'aa i ee u oo ri ri e e e ai o o o au')
/** The two signs of a nasal vowel. */
const NASAL: Record<number, string> = tableOf(0x01, 'n n')
/** The sign that removes the vowel from a consonant. */
const SILENT = 0x4d

function tableOf(first: number, sounds: string): Record<number, string> {
  return Object.fromEntries(sounds.split(' ').map((sound, at) => [first + at, sound]))
}

/** Malayalam has single letters for five consonants without a vowel. */
const CHILLUS: Record<string, string> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l' }

/** The letters of Urdu, which omits short vowels. */
const URDU: Record<string, string> = Object.fromEntries(
  'اa آa بb پp تt ٹt ثs جj چch حh خkh دd ڈd ذj رr ڑr زj ژj سs شsh صs ضj طt ظj ع- غg فf قk کk گg لl مm نn ںn وo ہh ھh یi يi ےe ئ- ء-'
    .split(' ')
    .map(([letter = '', ...sound]) => [letter, sound.join('').replace('-', '')]),
)

/** A word of Devanagari, Bengali, Gujarati, Telugu … in Latin letters: "शेखावत" is "shekhaavata". Others stay. */
function inLatin(word: string): string {
  // Urdu ends a name in an open vowel with an h.
  const letters = [...word.replace(/ہ$/, 'ا')]
  const places = letters.map(placeInBlock)
  return letters.map((letter, at) => CHILLUS[letter] ?? URDU[letter] ?? soundAt(places, at) ?? letter).join('')
}

/** The place of a letter in the block of an Indian script; undefined: it is in none. */
function placeInBlock(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x0900 && code < 0x0d80 ? code & 0x7f : undefined
}

function soundAt(places: (number | undefined)[], at: number): string | undefined {
  const place = places[at]
  if (place === undefined) return undefined
  const consonant = CONSONANTS[place]
  const next = places[at + 1] ?? 0
  if (consonant) return SIGNS[next] || next === SILENT ? consonant : `${consonant}a`
  return VOWELS[place] ?? SIGNS[place] ?? NASAL[place] ?? ''
}

/** This many consonants identify a name. */
const TELLING = 3

/** A word in Latin letters as it is heard, with its vowels. */
export function lettersHeard(word: string): string {
  return skeleton(inLatin(fold(word).normalize('NFC')))
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/q/g, 'k')
    .replace(/m(?=[pb])/g, 'n')
}

/**
 * The common form of all spellings of a name: "Agarwal", "Agrawal" and "अग्रवाल" are "grvl". A short name keeps its
 * vowels: "Meena" and "Mina" are "min". Empty for a word with a digit.
 */
export function soundOf(word: string): string {
  if (/\d/.test(word)) return ''
  const heard = lettersHeard(word)
  const consonants = heard.replace(/[aeiou]/g, '')
  return [...consonants].length < TELLING ? heard : consonants
}

/** Bengali's sign after a consonant for the vowel of "cat". */
const CAT = /\u09cd\u09af/g

/** A hard "t" in Malayalam. */
const DOUBLE_R = /\u0d31\u0d4d\u0d31/g

/** The sound of a name without "y": "Gangtok" and "গ্যাংটক" are "gntk", "Malaysia" is "mls". */
export function placeSound(word: string): string {
  return soundOf(
    word
      .replace(CAT, '')
      .replace(DOUBLE_R, '\u0d1f')
      .replace(/c(?=[eiy])/g, 's'),
  )
    .replace(/(?<=.)y/g, '')
    .replace(/vh/g, 'v')
    .replace(/ng+/g, 'n')
}
