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

/** The items of the original list, in order of popularity. */
const known = new WeakMap<Element, Item[]>()

/** Filters and sorts the list in the page, and returns the number of shown items. */
export function filterHere(packages: Element): number {
  const { text, choice } = asked()
  const items = itemsOf(packages)
  // Results of a search already match its text.
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

/** Headings of groups are shown only in the original order. */
function showOnly(shown: Item[], items: Item[]): void {
  const isAsItCame = shown.length === items.length && shown.every((each, at) => each === items[at])
  for (const each of items) {
    each.item.hidden = !shown.includes(each)
    if (each.group) each.group.hidden = !isAsItCame
  }
}

/** The months ("5") of a search, which no filter removes. */
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

/** Moves elements only if the order has changed, because that lays out the list again. */
function arrange(shown: Item[]): void {
  const isAfter = ({ item }: Item, at: number) =>
    at === 0 || Boolean((shown[at - 1]?.item.compareDocumentPosition(item) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
  if (!shown.every(isAfter))
    shown[0]?.item.parentElement?.append(...shown.flatMap(({ group, item }) => (group ? [group, item] : [item])))
}

/** Shows the season of the chosen months on a card. */
function note(item: HTMLElement, text: string): void {
  const line = item.querySelector('[data-season]') ?? document.createElement('p')
  line.setAttribute('data-season', '')
  line.textContent = text
  if (text) item.querySelector('h3')?.nextElementSibling?.after(line)
  else line.remove()
}

/** The trip of a search, which no filter removes. */
function tripOf(packages: Element): TripChoice | undefined {
  const trip = packages.querySelector<HTMLElement>('[data-trip]')?.dataset.trip
  return trip ? choiceFrom(trip) : undefined
}

/** Adds the chosen trip to the links of the cards. */
function carryTrip(shown: Item[], trip: TripChoice | undefined): void {
  for (const link of shown.flatMap(({ item }) => [...item.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')])) {
    const tour = new URLSearchParams(link.search).get('tour')
    const about = tour ? [`tour=${tour}`] : []
    const asked = trip ?? (link.matches('[data-all-in]') ? FOR_TWO : undefined)
    link.search = [...about, ...(asked ? [choiceQuery(asked)] : [])].join('&')
  }
}

function offerComparison(shown: Item[], trip: TripChoice | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-compare]')
  if (!link?.parentElement) return
  const ids = shown
    .slice(0, MOST_COMPARED)
    .map(({ item }) => item.querySelector<HTMLButtonElement>('[form=keep]')?.value ?? '')
  link.search = [...ids.map((id) => `t=${id}`), ...(trip ? [choiceQuery(trip)] : [])].join('&')
  link.parentElement.hidden = ids.length < 2
}
