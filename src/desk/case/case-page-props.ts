import type { CaseSheet } from '#data/cases/read-case.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import type { CaseForm, CaseMistakes } from '#domain/cases/case-form.ts'
import type { Moment } from '#domain/cases/inbox-sections.ts'
import type { Template } from '#domain/cases/template.ts'
import type { PhoneNumber } from '#values/phone/phone.ts'

/** The message form: the template it began with, its text, and the day of the next step. */
export type ShownDraft = {
  template: string
  text: string
  step: string
  stepDay: string
  /** The template's text; a different text was typed. */
  filled: string
  problem?: string | undefined
}

/**
 * A noted message that can now be opened in its program. `whole`: the full text, where the link holds only its
 * beginning.
 */
export type Noted = { channel: 'whatsapp' | 'mail'; link: string; whole?: string }

export type CasePageProps = {
  sheet: CaseSheet
  moment: Moment
  tours: Tours
  wants: [label: string, value: string][]
  numbers: PhoneNumber[]
  mailable: boolean
  templates: Template[]
  draft: ShownDraft
  form: CaseForm
  mistakes: CaseMistakes
  owners: string[]
  /** From this page; a repeated form is one. */
  noted?: Noted | undefined
  /** The e-mail of the colleague who reads the page. */
  me: string
  /** The request for a review; undefined: no link can be made. */
  asking: string | undefined
}
