import { CAMPAIGN } from '#domain/site/campaign.ts'
import { isSecret } from '#domain/site/site-map.ts'
import { oneLine } from '#values/plain-text.ts'

/** The channels by which enquiries arrive. They are kept for statistics when a person is erased. */
export const CHANNELS = {
  form: 'Website form',
  call: 'Call',
  whatsapp: 'WhatsApp',
  'walk-in': 'Walk-in',
  email: 'E-mail',
  friend: 'Friend',
} as const
export type Channel = keyof typeof CHANNELS

/** Whether the channel is a conversation, which answers the guest. A chat or a mail waits for an answer. */
export function isTalk(channel: Channel): boolean {
  return channel === 'call' || channel === 'walk-in'
}

/** The known parts of a source; an unknown part is absent. */
const PARTS = ['source', 'medium', 'campaign', 'term', 'content', 'click', 'site', 'firstPage'] as const
export type Source = Partial<Record<(typeof PARTS)[number], string>>

/** The most letters of a campaign's part, and of a path or a host. */
const LONGEST = { word: 40, path: 96 }
/** The click ids of Google and Meta. Their values identify a person, so only the name is kept. */
const CLICKS = { gclid: 'Google ad', fbclid: 'Facebook or Instagram' } as const

/**
 * Reads the hidden field `visit`, whose content is not trusted. Only known parts are kept, cut to plain lines, without
 * secret addresses.
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
 * The source by the request alone, for a browser without script, in the format of the field `visit`. It has the
 * campaign of this page's address or of our previous page, and the host of another site. The first page is known only
 * where the visit begins here.
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

/** Parses that column; unreadable text is an unknown source, so that no mail is delayed. */
export function readSource(text: string): Source {
  try {
    return text ? (JSON.parse(text) as Source) : {}
  } catch {
    return {}
  }
}

/** "google · cpc · kerala": all parts of the campaign. */
export function campaignInWords({ source, medium, campaign, term, content, click }: Source): string {
  return [source, medium, campaign, term, content, click].filter(Boolean).join(' · ')
}

/** The name of a source in reports: "google · kerala", "Google ad", "www.tripadvisor.in". Empty: unknown. */
export function sourceName({ source, campaign, click, site }: Source): string {
  return [source, campaign].filter(Boolean).join(' · ') || click || site || ''
}
