import { typedIn } from '#desk/frame/desk-form.ts'
import type { Sent } from '#desk/frame/take-form.tsx'
import type { Fields } from '#domain/authoring/typed-section.ts'

const CHOOSE = 'choose '
const OWN = ['key', 'seen', 'of', 'does']

/** Reads an authored form, and the places at which a colleague's value was chosen (two-wrote-page.tsx). */
export function readGuideForm({ form }: Sent): { typed: Fields; theirs: string[] } {
  const all = typedIn(form)
  const theirs = all.filter(([name, value]) => name.startsWith(CHOOSE) && value === 'theirs')
  const typed = all.filter(([name]) => !name.startsWith(CHOOSE) && !OWN.includes(name))
  return { typed: Object.fromEntries(typed), theirs: theirs.map(([name]) => name.slice(CHOOSE.length)) }
}
