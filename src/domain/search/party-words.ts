import { NUMBER, numberOf, whole } from './number-words.ts'
import { UNITS } from './phrases.ts'

const FRIENDS = '(?:friends?|dost(?:on?)?|yaaron|buddies|colleagues|cousins)'
const MY = String.raw`(?:\s+(?:my|mere|apne|best|close))*`
const PARTNER = '(?:wife|husband|girlfriend|boyfriend|partner|fiancee?)'
const FEW = String.raw`(?!\d{3})(${NUMBER})`

const ALL = '(?:people|persons?|pax|members?|guests?|travell?ers?|log(?:on?)?|jan[eo]?|लोग|लोगों)'
const OF_WHICH = String.raw`(?:incl(?:ud(?:ing|es|ed))?\.?|(?:in|of|out of) wh(?:ich|om)|ji[sn](?:me|mein| me| mein)|जि[सन]में)`
const KIDS = `(?:${`${UNITS.c}, ${UNITS.i}`.replaceAll(', ', '|')})`
const SOME_KIDS = String.raw`(?=\s+(?:(?:se|our|my|mere|hamare|small|chh?ote)\s+)*(?:${NUMBER})\s+${KIDS}(?![\p{L}\p{M}]))`

/** Phrases for a party, with the number of people. The visitor counts along with the friends; a couple is two. */
const RULES: [words: RegExp, meaning: (...found: string[]) => string][] = [
  [
    whole(String.raw`(?:with|(?:me|i) (?:and|with)|(?:main|mein) aur)${MY}\s+${FEW}${MY}\s+${FRIENDS}`),
    (friends) => `${numberOf(friends) + 1} people`,
  ],
  [
    whole(String.raw`${FEW}${MY}\s+${FRIENDS}\s+(?:ke (?:saath|sath)|and (?:me|i|myself)|aur (?:main|mein))`),
    (friends) => `${numberOf(friends) + 1} people`,
  ],
  [whole(String.raw`${FEW}(?:\s+${ALL})?,?\s+${OF_WHICH}`, SOME_KIDS), (all) => ` of ${all} `],
  [whole(String.raw`${FEW}\s+${ALL}\s+(?:hain?|हैं?)`, SOME_KIDS), (all) => ` of ${all} `],
  [whole(String.raw`${FEW}\s+couples?`), (couples) => `${numberOf(couples) * 2} people`],
  [
    whole(String.raw`${FEW}\s+(?:families|parivar)(?:\s+of\s+(${NUMBER}))?`),
    (families, each) => (each ? `family of ${numberOf(families) * numberOf(each)}` : 'family'),
  ],
  [whole('(?:single|solo) (?:mother|mom|mum|father|dad|papa|parent)'), () => '1 adult'],
  [whole(`husband and wife|(?:with|(?:me|i) and)(?: my)? ${PARTNER}|my ${PARTNER} and (?:me|i)`), () => '2 adults'],
]

/** "With 3 friends" and "2 couples" become "4 people", "4 log jisme 2 bachche" becomes "of 4, 2 bachche". */
export function inPeople(text: string): string {
  return RULES.reduce(
    (read, [words, meaning]) => read.replace(words, (_, ...found) => meaning(...found.slice(0, -2))),
    text,
  )
}
