import type { SavedGuide } from '#data/authoring/save-guide.ts'

export type NotSaved = Exclude<SavedGuide, { kind: 'published' }>

/** Why a place or a country was not changed, in a sentence. */
export function notSaved(answer: NotSaved): string {
  if (answer.kind === 'refused')
    return answer.slips.map(({ place, says }) => [place, says].filter(Boolean).join(': ')).join(' ')
  if (answer.kind === 'unchanged') return 'Visitors see that version already.'
  if (answer.kind === 'gone') return 'That version is not kept any more.'
  return 'A colleague has changed it since this page was shown. Look at it once more.'
}
