/** What stands in a text in the place of an erased person. Migration 0025 holds the same words. */
export const ERASED = '(erased)'
