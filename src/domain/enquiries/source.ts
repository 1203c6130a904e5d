import { CAMPAIGN } from '#domain/site/campaign.ts'
import { isSecret } from '#domain/site/site-map.ts'
import { oneLine } from '#values/plain-text.ts'

/** How an enquiry reached us: by a form of the site, or as one of the staff noted it. Kept for counting when a person is erased. */
export const CHANNELS = {
  form: 'Website form',
  call: 'Call',
  whatsapp: 'WhatsApp',
  'walk-in': 'Walk-in',
  email: 'E-mail',
  friend: 'Friend',
} as const
export type Channel = keyof typeof CHANNELS

/** Whether a colleague spoke with the guest at once, who therefore has an answer; a chat, a mail and a friend's word wait for one. */
export function isTalk(channel: Channel): boolean {
  return channel === 'call' || channel === 'walk-in'
}

/** The known parts of a visit; an unknown part is absent. */
const PARTS = ['source', 'medium', 'campaign', 'term', 'content', 'click', 'site', 'firstPage'] as const
export type Source = Partial<Record<(typeof PARTS)[number], string>>

/** Letters of a campaign's part that are kept, and of a path or a host. */
const LONGEST = { word: 40, path: 96 }
/** A link that Google or Meta marked: the mark itself tells one person from another, and is not kept. */
const CLICKS = { gclid: 'Google ad', fbclid: 'Facebook or Instagram' } as const

/**
 * What the hidden field `visit` of a form says, which a browser, a program or a stranger wrote. It gives only what we
 * know, cut, as plain lines, and no address that is a key.
 */
export function readVisit(visit: string): Source {
  const said = new URLSearchParams(visit.slice(0, 8000))
  const word = (name: string) => oneLine(said.get(`utm_${name}`) ?? '', LONGEST.word)
  return withoutGaps({
    ...{ source: word('source'), medium: word('medium'), campaign: word('campaign') },
    ...{ term: word('term'), content: word('content') },
    click: said.get('gclid') ? CLICKS.gclid : said.get('fbclid') ? CLICKS.fbclid : '',
    site: hostIn(said.get('site') ?? ''),
    firstPage: pathIn(said.get('first') ?? ''),
  })
}

function withoutGaps(parts: Record<(typeof PARTS)[number], string>): Source {
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''))
}

function hostIn(text: string): string {
  return /^[\w-]+(\.[\w-]+)+(:\d{1,5})?$/.test(text) && text.length <= LONGEST.path ? text.toLowerCase() : ''
}

function pathIn(text: string): string {
  return /^\/(?!\/)[\w/.~%-]*$/.test(text) && !isSecret(text) ? text.slice(0, LONGEST.path) : ''
}

/**
 * What a request tells of a visit where no script has noted it, in the words of the field `visit`. That is the campaign
 * of the page's address, or of our page from which a link led to it; and another site's host. The first page only where
 * the visit is seen to begin.
 * @param page the address of the page with the form
 * @param from the page's Referer; absent: not known
 */
export function visitByAddress(page: string, from?: string | null): string {
  const [at, before] = [URL.parse(page), URL.parse(from ?? '')]
  if (!at) return ''
  const isOurs = before?.host === at.host
  const begun = isOurs && marksOf(at).length === 0 ? before : at
  const marks = marksOf(begun)
  if (before && !isOurs) marks.push(['site', before.host])
  return marks.length > 0 ? String(new URLSearchParams([...marks, ['first', begun.pathname]])) : ''
}

function marksOf({ searchParams }: URL): [name: string, value: string][] {
  return CAMPAIGN.map((name): [string, string] => [name, oneLine(searchParams.get(name) ?? '', LONGEST.word)]).filter(
    ([, value]) => value !== '',
  )
}

/** A source as its column holds it: JSON; empty: nothing is known. */
export function sourceText(source: Source): string {
  return Object.keys(source).length > 0 ? JSON.stringify(source) : ''
}

/** The same read back; what cannot be read says nothing: no mail waits for it. */
export function readSource(text: string): Source {
  try {
    return text ? (JSON.parse(text) as Source) : {}
  } catch {
    return {}
  }
}

/** "google · cpc · kerala": all that a link said of its campaign. */
export function campaignInWords({ source, medium, campaign, term, content, click }: Source): string {
  return [source, medium, campaign, term, content, click].filter(Boolean).join(' · ')
}

/** By what enquiries are counted: "google · kerala", "Google ad", "www.tripadvisor.in". Empty: nobody knows. */
export function sourceName({ source, campaign, click, site }: Source): string {
  return [source, campaign].filter(Boolean).join(' · ') || click || site || ''
}
