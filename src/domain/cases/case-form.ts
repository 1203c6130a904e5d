import { isCalendarDay } from '#values/dates.ts'
import { countLetters, FIELD_LETTERS, MESSAGE_LETTERS } from '#values/letter-limits.ts'
import { type Mistakes, mistakesBy, type Rule } from '#values/mistakes.ts'
import { groupDigits } from '#values/money.ts'
import { type CaseFields, DEEDS, type Deed } from './case.ts'
import { CASE_PARTS, type CaseEdit, type CasePart } from './case-edit.ts'
import { isYearsAway, journeyMistakes, journeyOf, typedJourney, YEARS_AWAY } from './journey-form.ts'
import { isLostReason, isStage } from './stages.ts'

/** The fields of a case's form by wire name. `followUpOn`: a day, "" for none, or "other" for `otherDay`. */
export type CaseForm = Record<keyof CaseFields | 'deed' | 'note' | 'otherDay', string> & {
  /** The values that the form had shown, from the fields `was-…`. */
  base: CaseFields
  /** The chosen side of each conflict. */
  chosen: Partial<Record<CasePart, 'mine' | 'theirs'>>
}

export type CaseField = 'note' | keyof CaseFields
export type CaseMistakes = Mistakes<CaseField>

/** The data for judging a form: the day in India, and the colleagues who may own a case. */
export type Judging = { today: string; owners: readonly string[] }

/** Reads a case's form, or gives one sentence for each field to correct. */
export function parseCaseForm(form: CaseForm, judging: Judging): { edit: CaseEdit } | { mistakes: CaseMistakes } {
  const typed = withChoices(typedFields(form), form)
  const mistakes = mistakesOf(form, typed, judging)
  if (Object.keys(mistakes).length > 0) return { mistakes }
  const deed = DEEDS.find((each): each is Deed => each === form.deed) ?? 'note'
  const keepsStep = form.chosen['follow-up'] === 'theirs'
  return { edit: { base: form.base, typed, deed, note: form.note.trim(), ...(keepsStep && { keepsStep }) } }
}

/** An unknown stage is a mistake, and the stage stays as shown. */
function typedFields(form: CaseForm): CaseFields {
  const stage = isStage(form.stage) ? form.stage : form.base.stage
  const isLost = stage === 'lost'
  const followUpOn = dayOf(form)
  return {
    stage,
    lostReason: isLost && isLostReason(form.lostReason) ? form.lostReason : '',
    lostNote: isLost ? form.lostNote.trim() : '',
    owner: form.owner.trim(),
    followUpOn,
    followUpLine: followUpOn ? form.followUpLine.trim() : '',
    ...(stage === 'won' ? typedJourney(form) : journeyOf(form.base)),
  }
}

/** A typed date counts as chosen where no button beside it was pressed. */
function dayOf({ followUpOn, otherDay, base }: CaseForm): string {
  const isOther = followUpOn === 'other' || (isTyped(otherDay, base) && followUpOn === base.followUpOn)
  return (isOther ? otherDay : followUpOn).trim()
}

function isTyped(otherDay: string, base: CaseFields): boolean {
  return otherDay.trim() !== '' && otherDay.trim() !== base.followUpOn
}

/** Text beside a day or a stage that is not chosen. */
function contradictions(form: CaseForm, typed: CaseFields): Rule<CaseField>[] {
  const { base, chosen } = form
  const [line, reason, words] = [form.followUpLine.trim(), form.lostReason, form.lostNote.trim()]
  const [isMyStep, isMyStage] = [chosen['follow-up'] !== 'theirs', chosen.stage !== 'theirs']
  const areTwoDays = isTyped(form.otherDay, base) && form.otherDay.trim() !== typed.followUpOn
  const isLineAlone = typed.followUpOn === '' && line !== '' && line !== base.followUpLine
  const isNewReason = (reason !== '' && reason !== base.lostReason) || (words !== '' && words !== base.lostNote)
  return [
    ['followUpOn', isMyStep && areTwoDays, 'Two days are given. Choose “Other day”, or empty the date under it.'],
    ['followUpLine', isMyStep && isLineAlone, 'Choose the day on which it is to be done.'],
    ['lostReason', isMyStage && typed.stage !== 'lost' && isNewReason, NOT_LOST],
  ]
}

const NOT_LOST = 'Only a lost case has a reason. Choose “Lost”, or take the reason and its words away.'
const TOO_LONG = `This is longer than ${FIELD_LETTERS} letters. Please shorten it.`
const NOTE_TOO_LONG = `This note is longer than ${groupDigits(MESSAGE_LETTERS)} letters. Please shorten it.`

function withChoices(typed: CaseFields, { base, chosen }: CaseForm): CaseFields {
  const theirs = (Object.keys(CASE_PARTS) as CasePart[]).filter((part) => chosen[part] === 'theirs')
  const names = theirs.flatMap((part): readonly (keyof CaseFields)[] => CASE_PARTS[part])
  return { ...typed, ...Object.fromEntries(names.map((name) => [name, base[name]])) }
}

function dayMistakes(day: string, today: string): Rule<CaseField>[] {
  const isDay = isCalendarDay(day)
  return [
    ['followUpOn', day !== '' && !isDay, 'Choose a day that the calendar has.'],
    ['followUpOn', isDay && day > today && isYearsAway(day, today), YEARS_AWAY],
    ['followUpOn', isDay && day < today, 'This day has passed. Choose today or a later one.'],
  ]
}

function mistakesOf(form: CaseForm, typed: CaseFields, { today, owners }: Judging): CaseMistakes {
  const { base } = form
  const isUnknown = typed.owner !== '' && typed.owner !== base.owner && !owners.includes(typed.owner)
  return mistakesBy<CaseField>([
    ...contradictions(form, typed),
    ...journeyMistakes(form, typed, today),
    ['stage', form.stage !== '' && !isStage(form.stage), 'Choose one of the stages.'],
    ['stage', typed.stage === 'held' && base.stage !== 'held', 'A case cannot be held again.'],
    ['lostReason', typed.stage === 'lost' && typed.lostReason === '', 'Say why it is lost: choose a reason.'],
    ['lostNote', typed.lostReason === 'other' && typed.lostNote === '', 'Say in a few words why it is lost.'],
    ...(typed.followUpOn === base.followUpOn ? [] : dayMistakes(typed.followUpOn, today)),
    ['followUpOn', form.followUpOn === 'other' && form.otherDay.trim() === '', 'Choose the other day.'],
    ['owner', isUnknown, 'Choose somebody who works at the desk.'],
    ['note', countLetters(form.note) > MESSAGE_LETTERS, NOTE_TOO_LONG],
    ['lostNote', countLetters(typed.lostNote) > FIELD_LETTERS, TOO_LONG],
    ['followUpLine', countLetters(typed.followUpLine) > FIELD_LETTERS, TOO_LONG],
  ])
}
