import { rupees } from '#values/money.ts'
import { addressOf, asked, boxes, listForm } from './list-form.ts'

/** A thing that is chosen: its name, and what takes it off in the form. */
type Chosen = { name: string; undo: () => void; redo: () => void }

/** The chosen values of the form, in the order of the page. */
function chosen(): Chosen[] {
  const last = listForm().dataset.last ?? ''
  const budget = listForm().elements.namedItem('budget') as HTMLInputElement
  const [standard, ...tiers] = [...listForm().querySelectorAll<HTMLInputElement>('[name=tier]')]
  const most = asked().choice.budget
  const typed = budget.value
  return [
    ...(most
      ? [
          switchable(`Up to ${rupees(most)}${last}`, (is) => {
            budget.value = is ? typed : ''
          }),
        ]
      : []),
    ...boxes()
      .filter((box) => box.checked)
      .map((box) =>
        switchable(nameOf(box) + (box.name === 'band' ? last : ''), (is) => {
          box.checked = is
        }),
      ),
    ...tiers
      .filter((tier) => tier.checked)
      .map((tier) =>
        switchable(nameOf(tier), (is) => {
          if (standard) (is ? tier : standard).checked = true
        }),
      ),
  ]
}

function switchable(name: string, turn: (isChosen: boolean) => void): Chosen {
  return { name, undo: () => turn(false), redo: () => turn(true) }
}

function nameOf(field: HTMLInputElement): string {
  return field.labels?.[0]?.querySelector('span')?.textContent ?? ''
}

/** Shows each chosen value above the list as a link to the list without it, and their number on the button. */
export function showChips(): void {
  const list = document.querySelector<HTMLElement>('[data-chips]')
  const model = list?.querySelector('template')?.content.firstElementChild
  if (!list || !model) return
  const all = chosen()
  for (const old of list.querySelectorAll('li:not(:last-child)')) old.remove()
  list.prepend(
    ...all.map(({ name, undo, redo }) => {
      const chip = model.cloneNode(true) as HTMLElement
      const link = chip.querySelector('a')
      undo()
      if (link) link.href = addressOf(asked())
      redo()
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
  const chips = [...(chip.closest('[data-chips]')?.querySelectorAll('a') ?? [])]
  const at = chips.indexOf(chip as HTMLAnchorElement)
  for (const [index, { undo }] of chosen().entries()) if (index === at || at === chips.length - 1) undo()
}
