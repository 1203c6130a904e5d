/** The icons before a text in every card or line of a list, and those of cards, posters and carousels alone. */
export const MARKS = ['bed', 'check', 'cross', 'meal', 'star'] as const
export const CARD_MARKS = ['clock', 'globe', 'heart', 'kept', 'left', 'phone', 'pin', 'right', 'sight', 'tent'] as const
/** A row of a sheet of icons. `kept`: the heart of a button that is pressed. */
export type MarkRow = (typeof MARKS | typeof CARD_MARKS)[number]
export type MarkName = Exclude<MarkRow, 'kept'>

/**
 * The classes of an element with an icon before it. The style sheet draws it, because an `Icon` is two elements and a
 * copy of its drawing each time, and a list has hundreds.
 */
export function mark(name: MarkName): string {
  return `mark mark-${name}`
}

/** The classes of a list with one icon before each line. */
export function marks(name: MarkName): string {
  return `marks mark-${name}`
}
