import { chosenTours, countsOf } from '#domain/filters/filter-tours.ts'
import type { Kind, TourFacts } from '#domain/filters/filters.ts'
import { seasonNote } from '#domain/filters/season-note.ts'
import { matchesFilter } from '#domain/search/search-text.ts'
import { MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { choiceFrom, choiceQuery, FOR_TWO, type TripChoice } from '#domain/trips/trip-choice.ts'
import { tripSought } from '#domain/trips/trip-sought.ts'
import { dayInIndia } from '#values/dates.ts'
import { asked, boxes, count, say } from './list-form.ts'

type Item = ReturnType<typeof readItem>

/** The items of a list as it came, in order of popularity. */
const known = new WeakMap<Element, Item[]>()

/** Shows of the whole list in the page what the form asks for, in its order, and gives how many that are. */
export function filterHere(packages: Element): number {
  const { text, choice } = asked()
  const items = itemsOf(packages)
  // On the results of a search the text has been looked for already.
  const matching = document.getElementById('filter') ? items.filter((item) => matchesFilter(item, text)) : items
  const shown = chosenTours(matching, choice)
  const months = [...monthsOf(packages), ...choice.month]
  showOnly(shown, items)
  for (const { item, facts } of shown) note(item, seasonNote(facts.months, months))
  const trip = tripSought(choice, dayInIndia(new Date()), tripOf(packages))
  carryTrip(shown, trip)
  arrange(shown)
  offerComparison(shown, trip)
  const counts = countsOf(matching, choice)
  const unread = document.querySelector<HTMLElement>('[data-unread]')
  if (unread) unread.hidden = !choice.unreadBudget
  for (const box of boxes()) count(box, counts[box.name as Kind][box.value] ?? 0)
  say(`${shown.length} ${shown.length === 1 ? 'package' : 'packages'}`)
  return shown.length
}

/** The headings of groups stand there while the list is as it came. */
function showOnly(shown: Item[], items: Item[]): void {
  const isAsItCame = shown.length === items.length && shown.every((each, at) => each === items[at])
  for (const each of items) {
    each.item.hidden = !shown.includes(each)
    if (each.group) each.group.hidden = !isAsItCame
  }
}

/** The months ("5") that a search asks about, which no filter takes off. */
function monthsOf(packages: Element): string[] {
  return packages.querySelector<HTMLElement>('[data-months]')?.dataset.months?.split(' ') ?? []
}

function itemsOf(packages: Element): Item[] {
  const items = known.get(packages) ?? [...packages.querySelectorAll<HTMLElement>('[data-facts]')].map(readItem)
  known.set(packages, items)
  return items
}

function readItem(item: HTMLElement) {
  const before = item.previousElementSibling
  return {
    item,
    /** The heading of the group that begins with it. */
    group: before instanceof HTMLElement && 'group' in before.dataset ? before : undefined,
    facts: JSON.parse(item.dataset.facts ?? '') as TourFacts,
    title: item.querySelector('h3')?.textContent ?? '',
    location: item.querySelector<HTMLElement>('[title]')?.title ?? '',
  }
}

/** Only a list whose order changes is put together anew: it is laid out anew, too. */
function arrange(shown: Item[]): void {
  const isAfter = ({ item }: Item, at: number) =>
    at === 0 || Boolean((shown[at - 1]?.item.compareDocumentPosition(item) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
  if (!shown.every(isAfter))
    shown[0]?.item.parentElement?.append(...shown.flatMap(({ group, item }) => (group ? [group, item] : [item])))
}

/** How the chosen months are on a tour, under what its card says of it. */
function note(item: HTMLElement, text: string): void {
  const line = item.querySelector('[data-season]') ?? document.createElement('p')
  line.setAttribute('data-season', '')
  line.textContent = text
  if (text) item.querySelector('h3')?.nextElementSibling?.after(line)
  else line.remove()
}

/** The trip that a search asks for, which no filter takes off. */
function tripOf(packages: Element): TripChoice | undefined {
  const trip = packages.querySelector<HTMLElement>('[data-trip]')?.dataset.trip
  return trip ? choiceFrom(trip) : undefined
}

/** The links of the cards that lead to our pages carry what was chosen to the tours' pages and forms. */
function carryTrip(shown: Item[], trip: TripChoice | undefined): void {
  for (const link of shown.flatMap(({ item }) => [...item.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')])) {
    const tour = new URLSearchParams(link.search).get('tour')
    const about = tour ? [`tour=${tour}`] : []
    const asked = trip ?? (link.matches('[data-all-in]') ? FOR_TWO : undefined)
    link.search = [...about, ...(asked ? [choiceQuery(asked)] : [])].join('&')
  }
}

/** One more press shows the tours that are left side by side. */
function offerComparison(shown: Item[], trip: TripChoice | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-compare]')
  if (!link?.parentElement) return
  const ids = shown
    .slice(0, MOST_COMPARED)
    .map(({ item }) => item.querySelector<HTMLButtonElement>('[form=keep]')?.value ?? '')
  link.search = [...ids.map((id) => `t=${id}`), ...(trip ? [choiceQuery(trip)] : [])].join('&')
  link.parentElement.hidden = ids.length < 2
}
