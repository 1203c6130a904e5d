import { TIERS, type Tier } from '#domain/catalogue/tiers.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { normalForm } from '#values/normal-form.ts'
import { readVisit, type Source } from './source.ts'

/** Letters without lookalikes, as in a reference. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Coded = Pick<TourInBrief, 'id' | 'title'>
type TierKey = Tier['key'] | ''

/**
 * The code in a chat that begins on a tour's page: "BALI-K7Q2". It tells staff which tour and tier the chat is about.
 * It is computed from the tour alone, is not stored, and identifies no person.
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

/** A decoded chat code. `meant`: the valid code that differs from the typed one by one letter. */
export type ReadCode<Tour> = { tour: Tour; tier: TierKey; code: string; source: Source; meant?: string }

/** A code, followed by the campaign that the browser added: "BALI-K7Q2/google/kerala". A tour's name has no hyphen. */
function codePattern(names: string[]): RegExp {
  const name = `(?:([A-Z]{2,4})-|(${names.join('|')})[\\s-]{0,3})`
  return new RegExp(`\\b${name}([0-9A-Z]{3,5})\\b(?:/([^/()]{1,40}))?(?:/([^/()]{1,40}))?`, 'gi')
}

/** The codes in a text, in any letter case, with O as 0 and I and L as 1. Where there is none, the nearest code. */
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

/** Whether the codes differ in the tour's name, in one letter, or in two swapped letters. */
function isNear(code: string, typed: string): boolean {
  if (code.slice(-4) === typed.slice(-4)) return true
  let same = 0
  while (same < code.length && code[same] === typed[same]) same++
  const [rest, other] = [code.slice(same), typed.slice(same)]
  const swapped = `${other[1] ?? ''}${other[0] ?? ''}${other.slice(2)}`
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || rest === swapped
}

/** A code after "Ref" or alone. Letters mixed with digits exclude "Leh-2027" and "Bali-Java". */
const UNKNOWN = /\bref:?\s*([A-Z]{2,4}-[0-9A-Z]{3,5})\b|^([A-Z]{2,4}-(?=\d*[A-Z])(?=[A-Z]*\d)[0-9A-Z]{4})$/i

/** An unknown code in a text without a known one; undefined: none. */
export function unknownCode(text: string): string | undefined {
  const [, behind, alone] = UNKNOWN.exec(normalForm(text).trim()) ?? []
  return (behind ?? alone)?.toUpperCase()
}
