import { type Chip, chipsOf } from '#domain/filters/chips.ts'
import { NO_CHOICE } from '#domain/filters/choice.ts'
import { addressOf, asked, boxes, choose, listForm } from './list-form.ts'

/** The chips of what the form asks for, with the names of its boxes. */
function chips(): Chip[] {
  const nameOf = (kind: string, value: string) => {
    const box = boxes().find((each) => each.name === kind && each.value === value)
    return box?.labels?.[0]?.querySelector('span')?.textContent ?? ''
  }
  return chipsOf(asked().choice, { nameOf, last: listForm().dataset.last ?? '' })
}

/** Shows each chosen value above the list as a link to the list without it, and their number on the button. */
export function showChips(): void {
  const list = document.querySelector<HTMLElement>('[data-chips]')
  const model = list?.querySelector('template')?.content.firstElementChild
  if (!list || !model) return
  const all = chips()
  for (const old of list.querySelectorAll('li:not(:last-child)')) old.remove()
  list.prepend(
    ...all.map(({ name, rest }) => {
      const chip = model.cloneNode(true) as HTMLElement
      const link = chip.querySelector('a')
      if (link) link.href = addressOf({ ...asked(), choice: rest })
      link?.prepend(name)
      return chip
    }),
  )
  list.hidden = all.length === 0
  const button = document.querySelector('details:has(#choice) > summary span')
  if (button) button.textContent = `Filters${all.length ? ` (${all.length})` : ''}`
}

/** Clears in the form the choice of a chip; the last chip clears all. */
export function takeOff(chip: Element): void {
  const links = [...(chip.closest('[data-chips]')?.querySelectorAll('a') ?? [])]
  choose(chips()[links.indexOf(chip as HTMLAnchorElement)]?.rest ?? NO_CHOICE)
}
