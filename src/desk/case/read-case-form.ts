import {
  among,
  eachAs,
  type FormShape,
  field,
  needed,
  readShape,
  type TypedIn,
  trimmed,
  wholeNumber,
} from '#desk/frame/form-shapes.ts'
import type { CaseFields } from '#domain/cases/case.ts'
import { CASE_FIELDS, CASE_PARTS, type CasePart, caseFieldsOf } from '#domain/cases/case-edit.ts'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { shownFields } from '#domain/cases/journey-form.ts'
import { LOST_REASONS, type LostReason, STAGE_NAMES, type Stage } from '#domain/cases/stages.ts'

/** A message in its form. `step`: a day, "" for none, or "other" for `stepDay`. */
export type Draft = { channel: 'whatsapp' | 'mail'; text: string; step: string; stepDay: string; filled: string }

/** The form that changes nothing of a case. */
export function unchangedForm(row: CaseFields): CaseForm {
  return { ...shownFields(row), deed: 'note', note: '', otherDay: '', base: caseFieldsOf(row), chosen: {} }
}

/** A typed message; undefined: it is the template's text. */
export function typedDraft(form: FormData): Draft | undefined {
  const draft = readDraft(form)
  return isTyped(draft) ? draft : undefined
}

/** The typed form of a case; undefined: nothing was typed, or a held case has no such fields. */
export function typedForm(form: FormData): CaseForm | undefined {
  const typed = readCaseForm(form)
  return form.has('was-stage') && saysSomething(typed) ? typed : undefined
}

/** The fields of a case's form, without the shown values and the choices at conflicts. */
const TEXTS = ['deed', 'note', 'otherDay', ...CASE_FIELDS] as const

/** The shown values of the case, in the fields `was-…`. */
const SHOWN_SHAPE = {
  ...eachAs(field, CASE_FIELDS),
  ...eachAs(wholeNumber, ['sum', 'travellers']),
  stage: among(Object.keys(STAGE_NAMES) as Stage[], 'new' as const),
  lostReason: among(Object.keys(LOST_REASONS) as LostReason[], '' as const),
}

/** The channel of a message; undefined: the desk has no link for it. */
export const channel = among(['whatsapp', 'mail'] as const, undefined, needed)
const DRAFT_SHAPE = { text: trimmed, step: field, stepDay: field, 'was-text': trimmed }

export function readDraft(sent: FormData): Draft {
  const { 'was-text': filled, ...draft } = read(DRAFT_SHAPE, sent)
  return { ...draft, filled, channel: readShape({ channel }, sent)?.channel ?? 'whatsapp' }
}

/** Whether a text differs from the template's. */
function isTyped({ text, filled }: Draft): boolean {
  return text !== '' && text !== filled
}

function saysSomething(form: CaseForm): boolean {
  const shown = { ...unchangedForm(form.base), otherDay: form.base.followUpOn }
  const otherDay = form.otherDay || form.base.followUpOn
  const typed = { ...form, deed: form.deed || 'note', otherDay }
  if (form.followUpOn === 'other') typed.followUpOn = otherDay
  return TEXTS.some((name) => typed[name].trim() !== shown[name])
}

/** The form over the stored case: an untouched field shows the stored value. */
export function overNow(form: CaseForm, row: CaseFields): CaseForm {
  const [shown, now] = [unchangedForm(form.base), unchangedForm(row)]
  const untouched = TEXTS.filter((name) => form[name] === shown[name]).map((name) => [name, now[name]])
  return { ...form, ...Object.fromEntries(untouched), base: now.base }
}

/** The form of a case; where all is left as it is shown (`leave`), the deed and the note alone count. */
export function readCaseForm(sent: FormData): CaseForm {
  const parts = Object.keys(CASE_PARTS) as CasePart[]
  const chosen = parts.filter((part) => sent.get(`choose-${part}`) === 'theirs').map((part) => [part, 'theirs'])
  const base = read(SHOWN_SHAPE, sent, 'was-')
  const form = { ...read(eachAs(field, TEXTS), sent), base, chosen: Object.fromEntries(chosen) }
  return sent.has('leave') ? { ...unchangedForm(base), deed: form.deed, note: form.note } : form
}

/** Reads optional fields. */
function read<Shape extends FormShape>(shape: Shape, sent: FormData, prefix?: string): TypedIn<Shape> {
  return readShape(shape, sent, prefix) as TypedIn<Shape>
}
