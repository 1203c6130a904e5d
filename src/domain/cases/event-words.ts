import { shortName } from '#domain/staff/staff.ts'
import { readableDate } from '#values/dates.ts'
import { type CaseEvent, EVENT_NAMES, type EventKind } from './case.ts'
import { isLostReason, isStage, LOST_REASONS, STAGE_NAMES } from './stages.ts'

/** The old and new value of a history line, in words. Undefined: its name says all. */
export function changeOf({ kind, was, became }: CaseEvent): { was: string; became: string } | undefined {
  if (kind === 'joined' || kind === 'split' || (was === '' && became === '')) return undefined
  return { was: valueWords(kind, was), became: valueWords(kind, became) }
}

function valueWords(kind: EventKind, value: string): string {
  if (value === '') return 'nothing'
  if (kind === 'stage') return isStage(value) ? STAGE_NAMES[value] : value
  if (kind === 'owner') return shortName(value)
  const [, day = '', line = ''] = /^(\d{4}-\d\d-\d\d) ?(.*)$/s.exec(value) ?? []
  return day ? [readableDate(day), line].filter(Boolean).join(': ') : value
}

/** Why a case was lost, of the line that says so; empty for all others. */
export function reasonOf({ kind, text }: CaseEvent): string {
  if (kind !== 'stage') return ''
  const [reason = '', ...note] = text.split(': ')
  return [isLostReason(reason) ? LOST_REASONS[reason] : reason, note.join(': ')].filter(Boolean).join(': ')
}

/** A history line without its day and author: "Stage: New → Lost, Price". */
export function eventWords(event: CaseEvent): string {
  const change = changeOf(event)
  const changed = change ? `: ${change.was} → ${change.became}` : ''
  const said = event.kind === 'stage' ? reasonOf(event) : event.text
  return [EVENT_NAMES[event.kind] + changed, said].filter(Boolean).join(', ')
}
