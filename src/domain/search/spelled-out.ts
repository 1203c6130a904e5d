import { normalForm } from '#values/normal-form.ts'
import { inAges } from './ages.ts'
import { inMonths } from './day-words.ts'
import { inDigits } from './number-words.ts'
import { inPeople } from './party-words.ts'
import { inPlanWords } from './plan-words.ts'
import { monthsAlone } from './typed-dates.ts'

/** Day, time and sender of a copied chat line: "[29/11, 9:14 pm] Rahul:", "29/11/26, 21:14 - Rahul:". */
const STAMP =
  /\[?(?<!\d)\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b\.?)?\]?\s*(?:-\s*)?(?:(?<=[\]-]\s*)[\p{L}+][^:[]{0,30}:)?/giu

/** "25 hazaar ek ka", "prati vyakti", "25k p.p." */
const EACH =
  /\b(?:har )?ek (?:(?:jan|jane|bande|aadmi|admi|vyakti) )?ka\b|\bhar ek\b|\b(?:prati|per|fi) (?:vyakti|aadmi|admi|bande?|adult)\b|\bapiece\b|\ba head\b|\bp\.p\b\.?|प्रति व्यक्ति/gi

/**
 * Signs and set phrases, and the words with the same meaning; every occurrence is replaced. "Jan" after a digit is the
 * month, although it is also Hindi for people.
 */
const IN_WORDS: [sign: RegExp, words: string][] = [
  [/\b(budget|price|amount|dates?|month)\s*(?:-+|:|=)\s*(?=\d)/gi, '$1 '],
  [/\bbudget (?:is|of|hai|around|about|approx)\b/gi, ' budget '],
  [/\be[\s-]?visas?\b/gi, ' evisa '],
  [/[🏖🏝🌊⛱🐚]/gu, ' beach '],
  [/[❄⛄☃⛷🏂🎿]/gu, ' snow '],
  [/[🏔⛰🏞]/gu, ' hills '],
  [/[🐅🐘🦁🦏🐯]/gu, ' wildlife '],
  [/[🛕🕉]/gu, ' temple '],
  [/[💑💏👰🤵💍]/gu, ' honeymoon '],
  [/👨‍👩‍👧(?:‍👦)?|👪/gu, ' family '],
  [/(?<=(?<![\d.,*])[345]) ?\*(?! ?\d)/g, ' star '],
  [EACH, ' each '],
  [/\b(no|not|nahi|without|bina)\s+(?=\1\b)/gi, ''],
  [/(?<=\d)(?:st|nd|rd|th)\b/gi, ''],
  [/\bno\.? of\b/gi, ' number of '],
  [/\bhot (?:water )?springs?\b|\bgaram pani\b/gi, ' hotspring '],
  [/(?<=\d),(?=\d)/g, ''],
  [/['’]/g, ''],
  [/\bw\/o\b/gi, ' without '],
  [/\bfrm\b/gi, ' from '],
  [/\b(?:any|all|every|when|where)(?:time|where|thing|one|day|ever)?(?: \p{L}+){0,2} but\b/giu, ' not '],
  [/(?<![\d+])(\d)\s*a?\s*\+\s*(\d)\s*c?(?![\d\p{L}])/giu, '$1 adults $2 children'],
  [/(?<=\d\s*(?:k|l|lakhs?|lacs?|thousand|hazaar|hajar)?)\s*\+/giu, ' plus '],
  [/\s*(?:-+>|=+>|[→⇒➔➜➡⟶])\s*/gu, ' to '],
  [/\b(?:both|two) of us\b|\bhum dono\b|\bdono ke liye\b/gi, ' for 2 '],
  [/\b(?:per|for a|for one) couple\b/gi, ' couple '],
  [/\bsingle (?=person|adult|travell?er|guest)/gi, ' 1 '],
  [/(?<=(?<![\d.,])\b(?:\d\d?|one|two|three|four|five|six|ek|do|teen|char) )person\b/gi, ' adult '],
  [/\b(?:not|na|nahi) (?:too |very |so )?(?:expensive|costly|mehnga|mahanga)\b/gi, ' cheap '],
  [/>=?/g, ' above '],
  [/<=?/g, ' under '],
  [/(?<=\d\s*[kl]?)\s*-\s*(?=\d)/giu, ' to '],
  [/(^|\s)-(?=\p{L})/gu, ' not '],
  [/\bminus\s+(?=\d)/gi, ' -'],
  [/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ' or '],
  [/\bnot only\b|\b(?:but )?not (?:to )?both\b/gi, ' '],
  [/(?<=\d\s*)jan\b/gi, ' january '],
  [
    /\bba[ch]{1,5}(?:on|an|e|o)?\s+k[ie]\s+chh?utt?i(?:y\p{L}*)?|बच्चों की छुट्ट[\p{L}\p{M}]*/giu,
    ' family school holidays ',
  ],
  [/\bkam se kam\b/gi, ' minimum '],
  [/\b([zj]yada) se \1\b/gi, ' upto '],
  [/\b(?:not|no|never) (?:more|over|above|greater|higher|exceeding)(?: than)?(?=\s*\d)/gi, ' upto '],
  [/\b(?:not|no|never) (?:less|under|below|fewer)(?: than)?(?=\s*\d)/gi, ' minimum '],
  [/\b(?:se )?(?:[zj]yada|upar) (?:nahin?|na)\b/gi, ' tak '],
  [/\b(?:se )?kam (?:nahin?|na)\b/gi, ' minimum '],
]

/** The flag of a country: two letters of its code. */
const FLAG = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
const FIRST_LETTER = 0x1f1e6

function countryOf(flag: string): string {
  const code = [...flag].map((sign) => String.fromCharCode(65 + (sign.codePointAt(0) ?? 0) - FIRST_LETTER)).join('')
  const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code) ?? code
  return ` ${name} `
}

/** A list with a final "or" has alternatives: "Bali, Thailand or Vietnam". The text after "or" is not in it. */
const LIST = /,(?=.*\b(?:or|ya)\b)/g
/** Replaces a comma in such a list, and joins parts of one kind. Visitors do not type these two words together. */
export const LISTED_BY = 'and or'

const UNIT = '(?:nights?|days?|pax|persons?|people|adults?|kids?|child(?:ren)?|members?|travell?ers?|guests?)'
const SIGN = '\\s*(?:-+|:|=)\\s*'
/** After "140000" the unit of "Pax: 2 Nights: 7" is a label; in "5 days = 4 nights" it is not. */
const LABELS = `\\s*[:=]\\s*\\d{1,3}(?!\\d|\\s*${UNIT}\\b(?!\\s*[:=]))`
const FIRST_AMOUNT = new RegExp(`(\\b${UNIT}${SIGN}\\d)|\\d\\s*-?${UNIT}\\b(?!${LABELS})`, 'i')
const UNIT_THEN_NUMBER = new RegExp(`\\b(${UNIT})${SIGN}(\\d{1,3})\\b`, 'gi')
/** "Pax: 4 adults" has two units, "Pax: 2 Nights: 7" one for each number. */
const UNIT_TWICE = new RegExp(
  `\\b(?:pax|persons?|people|members?)${SIGN}(?=\\d{1,3}\\s*(?!nights?|days?)${UNIT}\\b(?!\\s*[:=]))`,
  'gi',
)
const SIGN_BETWEEN_AMOUNTS = new RegExp(`(?<=\\d\\s*-?${UNIT})${SIGN}(?=\\d)`, 'gi')

/** Puts each number before its unit, by the first amount. In "5 nights - 6 days" the hyphen only separates. */
function numberFirst(text: string): string {
  const once = text.replace(UNIT_TWICE, ' ')
  const isList = FIRST_AMOUNT.exec(once)?.[1]
  return isList ? once.replace(UNIT_THEN_NUMBER, ' $2 $1 ') : once.replace(SIGN_BETWEEN_AMOUNTS, ' / ')
}

/** A search in the form in which its words are read. */
export function spelledOut(text: string, today: string): string {
  const typed = normalForm(text.replace(/[¼-¾]/g, ' $&')).replace(STAMP, ' ').replace(FLAG, countryOf)
  const plain = inAges(monthsAlone(inMonths(numberFirst(typed), today)))
  const words = inPeople(
    inDigits(inPlanWords(IN_WORDS.reduce((spelled, [sign, meaning]) => spelled.replace(sign, meaning), plain))),
  )
  return /\b(?:or|ya)\b/i.test(words) ? words.replace(LIST, ` ${LISTED_BY} `) : words
}
