import { type Chip, chipsOf } from '#domain/filters/chips.ts'
import { type Choice, NO_CHOICE } from '#domain/filters/choice.ts'
import { addressOf, asked, boxes, listForm } from './list-form.ts'

/** The chips of a choice, with the names of its boxes: their labels without the count. */
function chips(choice: Choice): Chip[] {
  const nameOf = (kind: string, value: string) => {
    const box = boxes().find((each) => each.name === kind && each.value === value)
    return box?.labels?.[0]?.textContent?.replace(/ \d+$/, '') ?? ''
  }
  return chipsOf(choice, { nameOf, last: listForm().dataset.last ?? '' })
}

/** Shows each chosen value above the list as a link that removes it, and their number on the button. */
export function showChips(): void {
  const list = document.querySelector<HTMLElement>('[data-chips]')
  const model = list?.querySelector('template')?.content.firstElementChild
  if (!list || !model) return
  const { choice, ...words } = asked()
  const all = chips(choice)
  for (const old of list.querySelectorAll('li:not(:last-child)')) old.remove()
  list.prepend(
    ...all.map(({ name, rest }) => {
      const chip = model.cloneNode(true) as HTMLElement
      const link = chip.querySelector('a')
      if (link) link.href = addressOf({ ...words, choice: rest })
      link?.prepend(name)
      return chip
    }),
  )
  const clear = list.querySelector<HTMLAnchorElement>('li:last-child a')
  if (clear) clear.href = addressOf({ ...words, choice: { ...NO_CHOICE, sort: choice.sort } })
  list.hidden = all.length === 0
  const button = document.querySelector('details:has(#choice) > summary span')
  if (button) button.textContent = `Filters${all.length ? ` (${all.length})` : ''}`
}
