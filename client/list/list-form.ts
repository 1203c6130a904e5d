import type { TierKey } from '#domain/catalogue/tour.ts'
import { budgetOf, type Choice, NO_CHOICE, queryOf, type Sort } from '#domain/filters/choice.ts'
import { KINDS } from '#domain/filters/filters.ts'

/** The form of filters; its text, order and buttons may stand elsewhere in the page. */
export function listForm(): HTMLFormElement {
  return document.getElementById('choice') as HTMLFormElement
}

/** What the form asks for: a text, whether it is meant exactly so, and a choice. */
export function asked(): { text: string; exact: boolean; choice: Choice } {
  const data = new FormData(listForm())
  const one = (name: string) => String(data.get(name) ?? '').trim()
  return {
    text: one('q'),
    exact: data.has('exact'),
    choice: {
      ...NO_CHOICE,
      ...Object.fromEntries(KINDS.map((kind) => [kind, data.getAll(kind).map(String)])),
      ...budgetOf(one('budget')),
      tier: one('tier') as TierKey,
      sort: one('sort') as Sort,
    },
  }
}

/** The address of the list that is asked for. */
export function addressOf({ text, exact, choice }: ReturnType<typeof asked>): string {
  const words = text ? [['q', text], ...(exact ? [['exact', '1']] : [])] : []
  const query = new URLSearchParams([...words, ...queryOf(choice)])
  return query.size > 0 ? `?${query}` : location.pathname
}

/** The boxes of the kinds of which several values may be chosen. */
export function boxes(): HTMLInputElement[] {
  return [...listForm().querySelectorAll<HTMLInputElement>('[type=checkbox]')]
}

/** Writes beside a box how many packages it leaves; what leaves none cannot be chosen. */
export function count(box: HTMLInputElement, packages: number): void {
  const shown = box.parentElement?.querySelector('small')
  if (shown) shown.textContent = String(packages)
  box.disabled = packages === 0 && !box.checked
}

/** Says how many packages are left; screen readers read it out when they come to it. */
export function say(packages: string): void {
  const output = document.querySelector('output[for=filter]')
  if (output) output.textContent = packages
}
