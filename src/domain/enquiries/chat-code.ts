import { TIERS, type Tier } from '#domain/catalogue/tiers.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { normalForm } from '#values/normal-form.ts'
import { readVisit, type Source } from './source.ts'

/** Letters that nobody takes for another one, as in a reference. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Coded = Pick<TourInBrief, 'id' | 'title'>
type TierKey = Tier['key'] | ''

/**
 * What stands in the words of a chat that begins on a tour's page: "BALI-K7Q2". It tells the colleague who notes the
 * chat which tour and tier it is about. It is made of the tour alone: nobody keeps it, and it leads to no person.
 */
export function chatCode({ id, title }: Coded, tier: TierKey = ''): string {
  const name =
    title
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 4) || 'TOUR'
  return `${name}-${hashed(`${id} ${tier}`)}`
}

/** Four letters of a text's FNV-1a hash. */
function hashed(text: string): string {
  let hash = 2_166_136_261
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 16_777_619)
  return Array.from({ length: 4 }, (_, at) => LETTERS[((hash ^ (hash >>> 20)) >>> (5 * at)) & 31]).join('')
}

/** What a chat's code says. `meant`: the code with one letter changed, where the one that was typed is nobody's. */
export type ReadCode<Tour> = { tour: Tour; tier: TierKey; code: string; source: Source; meant?: string }

/** A code, with the campaign behind it that the browser added: "BALI-K7Q2/google/kerala". A tour's name needs no hyphen. */
function codePattern(names: string[]): RegExp {
  const name = `(?:([A-Z]{2,4})-|(${names.join('|')})[\\s-]{0,3})`
  return new RegExp(`\\b${name}([0-9A-Z]{3,5})\\b(?:/([^/()]{1,40}))?(?:/([^/()]{1,40}))?`, 'gi')
}

/**
 * The codes in a text, in any letter case, O as 0 and I and L as 1. Where there is none, the one that is nearly there.
 */
export function readChatCodes<Tour extends Coded>(text: string, tours: Tour[]): ReadCode<Tour>[] {
  const codes = tours.flatMap((tour) => TIER_KEYS.map((tier) => ({ tour, tier, code: chatCode(tour, tier) })))
  const pattern = codePattern([...new Set(codes.map(({ code }) => code.slice(0, -5)))])
  const typed = [...normalForm(text).matchAll(pattern)].map(([, any, known, mark = '', from = '', campaign = '']) => ({
    code: `${any ?? known}-${mark.replace(/o/gi, '0').replace(/[il]/gi, '1')}`.toUpperCase(),
    isWritten: any !== undefined || /\d/.test(mark),
    source: from === 'gclid' || from === 'fbclid' ? { [from]: '1' } : { utm_source: from, utm_campaign: campaign },
  }))
  const found = typed.flatMap(({ code, source }) => {
    const visit = readVisit(String(new URLSearchParams(source)))
    return codes.filter((each) => each.code === code).map((each) => ({ ...each, source: visit }))
  })
  if (found.length > 0) return found
  const near = codes.filter((each) => typed.some(({ code, isWritten }) => isWritten && isNear(each.code, code)))
  return near.length === 1 ? near.map((each) => ({ ...each, source: {}, meant: each.code })) : []
}

const TIER_KEYS: TierKey[] = ['', ...TIERS.map(({ key }) => key)]

/** Whether only the tour's name differs, or one letter is wrong, missing or too many, or two have changed places. */
function isNear(code: string, typed: string): boolean {
  if (code.slice(-4) === typed.slice(-4)) return true
  let same = 0
  while (same < code.length && code[same] === typed[same]) same++
  const [rest, other] = [code.slice(same), typed.slice(same)]
  const swapped = `${other[1] ?? ''}${other[0] ?? ''}${other.slice(2)}`
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || rest === swapped
}

/** Behind "Ref", as a chat writes it; or the whole text, where a letter and a digit tell it from "Leh-2027" and "Bali-Java". */
const UNKNOWN = /\bref:?\s*([A-Z]{2,4}-[0-9A-Z]{3,5})\b|^([A-Z]{2,4}-(?=\d*[A-Z])(?=[A-Z]*\d)[0-9A-Z]{4})$/i

/** What is written like a code, for a text in which no code was read; undefined: nothing is. */
export function unknownCode(text: string): string | undefined {
  const [, behind, alone] = UNKNOWN.exec(normalForm(text).trim()) ?? []
  return (behind ?? alone)?.toUpperCase()
}
