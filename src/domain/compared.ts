/** The most tours that stand side by side. */
export const MOST_COMPARED = 3
