import type { TierKey } from '#domain/catalogue/tour.ts'
import { budgetOf, type Choice, NO_CHOICE, queryOf, type Sort } from '#domain/filters/choice.ts'
import { KINDS } from '#domain/filters/filters.ts'

/** The form of filters; its text, order and buttons may be elsewhere in the page. */
export function listForm(): HTMLFormElement {
  return document.getElementById('choice') as HTMLFormElement
}

/** The form's text, whether it is exact, and its choice. */
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

export function addressOf({ text, exact, choice }: ReturnType<typeof asked>): string {
  const words = text ? [['q', text], ...(exact ? [['exact', '1']] : [])] : []
  const query = new URLSearchParams([...words, ...queryOf(choice)])
  return query.size > 0 ? `?${query}` : location.pathname
}

/** Fills in the form's fields from a query. */
export function choose(query: URLSearchParams): void {
  for (const field of listForm().elements as Iterable<HTMLInputElement>) fillIn(field, query.getAll(field.name))
}

/** The values of a field that no address names. */
const FIRST = NO_CHOICE as Partial<Record<string, unknown>>

function fillIn(field: HTMLInputElement, values: string[]): void {
  const { name, type, value } = field
  const one = values[0] ?? String(FIRST[name] ?? '')
  if (type === 'checkbox') field.checked = values.includes(value)
  else if (type === 'radio') field.checked = one === value
  else if (type !== 'hidden' && name) field.value = one
}

export function boxes(): HTMLInputElement[] {
  return [...listForm().querySelectorAll<HTMLInputElement>('[type=checkbox]')]
}

/** Writes the number of packages beside a box; an empty value is disabled. */
export function count(box: HTMLInputElement, packages: number): void {
  const shown = box.parentElement?.querySelector('small')
  if (shown) shown.textContent = String(packages)
  box.disabled = packages === 0 && !box.checked
}

/** Updates the number of packages: for screen readers, and on the button, where the open filters of a phone hide the list. */
export function say(packages: string): void {
  const output = document.querySelector('output[for=filter]')
  if (output) output.textContent = packages
  const button = listForm().querySelector('[type=submit]')
  if (button) button.textContent = `Show ${packages}`
}
