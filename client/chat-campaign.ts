import { recall } from './visit.ts'

/** Adds the visit's campaign to the code in a chat, where the visitor sees it: "(Ref BALI-K7Q2/google/kerala)". */
export function nameCampaign(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="(Ref%20"]')
  if (!link) return
  const said = new URLSearchParams(recall('arrival'))
  const by = said.get('utm_source')
  const names = by ? [by, said.get('utm_campaign')] : ['gclid', 'fbclid'].filter((name) => said.has(name)).slice(0, 1)
  // The desk reads a code up to a slash or a bracket. The flag "u" keeps surrogate pairs whole.
  const words = names.flatMap((name) => name?.match(/[^/()]{1,40}/u) ?? []).map(encodeURIComponent)
  if (words.length > 0) link.href = link.href.replace(/(\(Ref%20[\w-]+)[^)]*/, `$1/${words.join('/')}`)
}
