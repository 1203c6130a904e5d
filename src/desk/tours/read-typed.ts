import { textOf, typedIn } from '#desk/frame/desk-form.ts'
import type { Sent } from '#desk/frame/take-form.tsx'
import type { Fields } from '#domain/authoring/typed-section.ts'

const CHOOSE = 'choose '
const OWN = ['key', 'seen', 'of', 'does']

/** What was typed, at which places a colleague's value was chosen (two-wrote-page.tsx), what the form had shown, and the press. */
export function readGuideForm({ form }: Sent): { typed: Fields; theirs: string[]; seen: number; does: string } {
  const all = typedIn(form)
  const theirs = all.filter(([name, value]) => name.startsWith(CHOOSE) && value === 'theirs')
  const typed = all.filter(([name]) => !name.startsWith(CHOOSE) && !OWN.includes(name))
  return {
    typed: Object.fromEntries(typed),
    theirs: theirs.map(([name]) => name.slice(CHOOSE.length)),
    seen: Number(textOf(form, 'seen')) || 0,
    does: textOf(form, 'does'),
  }
}
