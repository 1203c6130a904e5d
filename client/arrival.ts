import { CAMPAIGN } from '#domain/site/campaign.ts'
import { recall, rememberVisit } from './visit.ts'

/** Longer than the server's limit for a part of a campaign. */
const LONGEST = 80

/**
 * Stores the origin of the visit in the tab: the campaign of the address, the host of another site, and the first page.
 * A link from another site begins a new visit.
 */
export function noteArrival(): void {
  const site = document.referrer.split('/')[2]
  const asked = new URLSearchParams(location.search)
  const marks = CAMPAIGN.flatMap((name) => {
    const value = asked.get(name)
    return value ? [[name, value.slice(0, LONGEST)]] : []
  })
  const isFromHere = site === location.host || (!site && recall('arrival'))
  if (isFromHere && marks.length === 0) return
  if (site && site !== location.host) marks.push(['site', site])
  rememberVisit('arrival', String(new URLSearchParams([...marks, ['first', location.pathname]])))
}

/** Puts the origin into an enquiry before its form is read. */
export function tellArrival(target: Element): void {
  const field = (target as HTMLFormElement).elements.namedItem('visit')
  const arrival = recall('arrival')
  if (field && arrival) (field as HTMLInputElement).value = arrival
}
