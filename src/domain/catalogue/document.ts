import type { Head } from './tour.ts'

/**
 * A page of plain text: a policy, the terms, the page about the agency. Words in braces ({name}, {city}) are the
 * agency's details (src/domain/authoring/fill-in.ts).
 */
export type Document = {
  slug: string
  path: string
  title: string
  head: Head
  /** ISO date of the last substantial change. */
  updated: string
  intro: string
  sections: {
    heading: string
    paragraphs: string[]
    /** A list that follows the paragraphs. */
    points?: string[]
  }[]
}
