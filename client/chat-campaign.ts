import { recall } from './visit.ts'

/** Adds the campaign that led to the visit to the code in a chat's words, where the visitor sees it: "(Ref BALI-K7Q2/google/kerala)". */
export function nameCampaign(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="(Ref%20"]')
  if (!link) return
  const said = new URLSearchParams(recall('arrival'))
  const by = said.get('utm_source')
  const names = by ? [by, said.get('utm_campaign')] : ['gclid', 'fbclid'].filter((name) => said.has(name)).slice(0, 1)
  const words = names.map((name) => name && encodeURIComponent(wordOf(name))).filter(Boolean)
  if (words.length > 0) link.href = link.href.replace(/(\(Ref%20[\w-]+)[^)]*/, `$1/${words.join('/')}`)
}

/** Without the signs of the code itself, and cut to 40 characters, but through no letter that takes two of them. */
function wordOf(name: string): string {
  return name
    .replace(/[/()]+/g, ' ')
    .trim()
    .slice(0, 40)
    .replace(/\p{Cs}$/u, '')
}
