import {
  type Case,
  type CaseEvent,
  type CaseFields,
  type Deed,
  type EventKind,
  followUpText,
  isAnswer,
} from './case.ts'
import { journeyWords } from './journey.ts'
import { endsSteps, isClosed } from './stages.ts'

/** The parts of a case. Two people can change different parts at once. */
export const CASE_PARTS = {
  stage: ['stage', 'lostReason', 'lostNote'],
  'follow-up': ['followUpOn', 'followUpLine'],
  owner: ['owner'],
  journey: ['sum', 'travelFrom', 'travelTill', 'travellers'],
  missing: ['missing'],
} as const satisfies Record<string, readonly (keyof CaseFields)[]>
export type CasePart = keyof typeof CASE_PARTS
export const CASE_FIELDS = Object.values(CASE_PARTS).flat()

/** The fields that staff set, out of a case's row. */
export function caseFieldsOf(row: CaseFields): CaseFields {
  return Object.fromEntries(CASE_FIELDS.map((name) => [name, row[name]])) as CaseFields
}

/**
 * A sent form. `base`: the values that the form had shown. `typed`: its values now. `deed`: the pressed button.
 * `keepsStep`: a colleague's next step was chosen, and stays when the case is closed.
 */
export type CaseEdit = { base: CaseFields; typed: CaseFields; deed: Deed; note: string; keepsStep?: true }

/** A case after an edit. `conflicts`: parts that a colleague changed differently; then nothing is saved. */
export type MergedCase = { fields: CaseFields; conflicts: CasePart[] }

/**
 * Merges typed values into a case that may have changed since the form was opened. A part that only one side changed
 * has that side's value. Beside a colleague's change, a next step for a case that is closed now is a conflict, and so is
 * closing a case that has a next step now.
 */
export function mergeEdit(now: CaseFields, edit: CaseEdit): MergedCase {
  const { base, typed, deed, keepsStep } = edit
  const mine = partsOf(now, edit)
  const fields = layOver(now, edit)
  const isClosedByOther = isClosed(now.stage) && !isSamePart('stage', now, base)
  const conflicts = mine.filter((part) => !isSamePart(part, now, base))
  if (isClosedByOther && mine.includes('follow-up') && typed.followUpOn !== '') conflicts.push('follow-up')
  const isEnded = endsSteps(fields.stage) && fields.stage !== now.stage
  if (isEnded && isPlannedSince(now, base)) conflicts.push('stage')
  return {
    fields: lawful(fields, { deed, dropsStep: isEnded && !keepsStep && !mine.includes('follow-up') }),
    conflicts: [...new Set(conflicts)],
  }
}

/** Whether a colleague has planned the next step since a form had shown `base`. */
export function isPlannedSince(now: CaseFields, base: CaseFields): boolean {
  return now.followUpOn !== '' && !isSamePart('follow-up', now, base)
}

/** Takes over the parts that the form changed. */
export function layOver(now: CaseFields, edit: CaseEdit): CaseFields {
  return Object.assign({ ...now }, ...partsOf(now, edit).map((part) => partOf(part, edit.typed)))
}

function partsOf(now: CaseFields, { base, typed }: CaseEdit): CasePart[] {
  return (Object.keys(CASE_PARTS) as CasePart[]).filter(
    (part) => !isSamePart(part, typed, base) && !isSamePart(part, typed, now),
  )
}

/** An answered case is no longer new. A lost case loses its next step. Only a lost case has a reason. */
function lawful(fields: CaseFields, { deed, dropsStep }: { deed: Deed; dropsStep: boolean }): CaseFields {
  const stage = fields.stage === 'new' && isAnswer(deed) ? 'talking' : fields.stage
  return {
    ...fields,
    stage,
    ...(dropsStep && { followUpOn: '', followUpLine: '' }),
    ...(stage !== 'lost' && { lostReason: '', lostNote: '' }),
  }
}

function partOf(part: CasePart, fields: CaseFields): Partial<CaseFields> {
  return Object.fromEntries(CASE_PARTS[part].map((name) => [name, fields[name]]))
}

/** Whether a part is the same in two cases. */
export function isSamePart(part: CasePart, one: CaseFields, other: CaseFields): boolean {
  return CASE_PARTS[part].every((name) => one[name] === other[name])
}

/** A line of history without its id. */
export type NewEvent = Pick<CaseEvent, 'kind' | 'was' | 'became' | 'text'>

/** The history lines of an edit: the deed, and one for each changed part. Empty: nothing changed. */
export function eventsOf(now: Case, fields: CaseFields, { deed, note }: Pick<CaseEdit, 'deed' | 'note'>): NewEvent[] {
  const line = (kind: EventKind, was: string, became: string): NewEvent => ({ kind, was, became, text: '' })
  const reason = [fields.lostReason, fields.lostNote].filter(Boolean).join(': ')
  const lines: [isThere: boolean, event: NewEvent][] = [
    [deed !== 'note' || note !== '', { ...line(deed, '', ''), text: note }],
    [!isSamePart('stage', now, fields), { ...line('stage', now.stage, fields.stage), text: reason }],
    [!isSamePart('follow-up', now, fields), line('follow-up', followUpText(now), followUpText(fields))],
    [!isSamePart('owner', now, fields), line('owner', now.owner, fields.owner)],
    [!isSamePart('journey', now, fields), line('journey', journeyWords(now), journeyWords(fields))],
    [!isSamePart('missing', now, fields), line('missing', now.missing, fields.missing)],
  ]
  return lines.filter(([isThere]) => isThere).map(([, event]) => event)
}
