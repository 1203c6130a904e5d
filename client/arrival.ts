import { CAMPAIGN } from '#domain/site/campaign.ts'
import { recall, rememberVisit } from './visit.ts'

/** More letters than the server keeps of a campaign's part. */
const LONGEST = 80

/**
 * Notes in the tab where the visit came from: the campaign of the address, the host of another site, and the page that
 * it began on. A visit begins anew where a link from elsewhere leads in again.
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

/** Puts the note into an enquiry that is about to be sent, before anything reads its form. */
export function tellArrival(target: Element): void {
  const field = (target as HTMLFormElement).elements.namedItem('visit')
  const arrival = recall('arrival')
  if (field && arrival) (field as HTMLInputElement).value = arrival
}
