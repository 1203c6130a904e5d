import { textOf } from '#desk/frame/desk-form.ts'
import type { CaseFields } from '#domain/cases/case.ts'
import { CASE_PARTS, type CasePart, caseFieldsOf } from '#domain/cases/case-edit.ts'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { shownFields } from '#domain/cases/journey-form.ts'
import { isLostReason, isStage } from '#domain/cases/stages.ts'

/** A message as its form holds it: `step` is a day, "" for none, or "other": then `stepDay` counts. */
export type Draft = { channel: 'whatsapp' | 'mail'; text: string; step: string; stepDay: string; filled: string }

/** The form that changes nothing of a case. */
export function unchangedForm(row: CaseFields): CaseForm {
  return { ...shownFields(row), deed: 'note', note: '', otherDay: '', base: caseFieldsOf(row), chosen: {} }
}

/** A message that a colleague typed; undefined: it is the template's text. */
export function typedDraft(form: FormData): Draft | undefined {
  const draft = readDraft(form)
  return isTyped(draft) ? draft : undefined
}

/** The case's form where a colleague typed into it; undefined: nothing was typed, or a held case has no such fields. */
export function typedForm(form: FormData): CaseForm | undefined {
  const typed = readCaseForm(form)
  return form.has('was-stage') && saysSomething(typed) ? typed : undefined
}

const TEXTS = [
  'deed',
  'note',
  'otherDay',
  'stage',
  'lostReason',
  'lostNote',
  'owner',
  'followUpOn',
  'followUpLine',
  'sum',
  'travelFrom',
  'travelTill',
  'travellers',
  'missing',
] as const satisfies (keyof CaseForm)[]

/** A message as its fields on the wire have it. */
export function readDraft(sent: FormData): Draft {
  const channel = channelIn(sent) ?? 'whatsapp'
  const [step, stepDay] = [textOf(sent, 'step'), textOf(sent, 'stepDay')]
  return { channel, text: textOf(sent, 'text').trim(), step, stepDay, filled: textOf(sent, 'was-text').trim() }
}

/** By what a message is sent; undefined: by nothing that the desk has a link for. */
export function channelIn(sent: FormData): Draft['channel'] | undefined {
  return (['whatsapp', 'mail'] as const).find((channel) => channel === textOf(sent, 'channel'))
}

/** Whether a member of staff wrote a text, instead of the one that the template gave. */
function isTyped({ text, filled }: Draft): boolean {
  return text !== '' && text !== filled
}

/** Whether a form says anything that it did not show. */
function saysSomething(form: CaseForm): boolean {
  const shown = { ...unchangedForm(form.base), otherDay: form.base.followUpOn }
  const otherDay = form.otherDay || form.base.followUpOn
  const typed = { ...form, deed: form.deed || 'note', otherDay }
  if (form.followUpOn === 'other') typed.followUpOn = otherDay
  return TEXTS.some((name) => typed[name].trim() !== shown[name])
}

/** The form over the stored case: a field that nobody typed into shows the stored value. */
export function overNow(form: CaseForm, row: CaseFields): CaseForm {
  const [shown, now] = [unchangedForm(form.base), unchangedForm(row)]
  const untouched = TEXTS.filter((name) => form[name] === shown[name]).map((name) => [name, now[name]])
  return { ...form, ...Object.fromEntries(untouched), base: now.base }
}

/** Reads a case's form from its fields on the wire. */
export function readCaseForm(sent: FormData): CaseForm {
  const text = (name: string) => textOf(sent, name)
  return {
    ...{ deed: text('deed'), note: text('note'), stage: text('stage'), owner: text('owner') },
    ...{ lostReason: text('lostReason'), lostNote: text('lostNote') },
    ...{ followUpOn: text('followUpOn'), otherDay: text('otherDay'), followUpLine: text('followUpLine') },
    ...{ sum: text('sum'), travelFrom: text('travelFrom'), travelTill: text('travelTill') },
    ...{ travellers: text('travellers'), missing: text('missing') },
    base: baseOf(text),
    chosen: chosenIn(text),
  }
}

function baseOf(text: (name: string) => string): CaseFields {
  const [stage, reason] = [text('was-stage'), text('was-lostReason')]
  return {
    stage: isStage(stage) ? stage : 'new',
    lostReason: isLostReason(reason) ? reason : '',
    lostNote: text('was-lostNote'),
    owner: text('was-owner'),
    followUpOn: text('was-followUpOn'),
    followUpLine: text('was-followUpLine'),
    sum: numberIn(text('was-sum')),
    ...{ travelFrom: text('was-travelFrom'), travelTill: text('was-travelTill') },
    travellers: numberIn(text('was-travellers')),
    missing: text('was-missing'),
  }
}

function numberIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function chosenIn(text: (name: string) => string): CaseForm['chosen'] {
  const parts = Object.keys(CASE_PARTS) as CasePart[]
  return Object.fromEntries(parts.filter((part) => text(`choose-${part}`) === 'theirs').map((part) => [part, 'theirs']))
}
