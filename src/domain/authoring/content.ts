import type { Answers } from '#domain/catalogue/answers.ts'
import type { Country } from '#domain/catalogue/country.ts'
import type { Document } from '#domain/catalogue/document.ts'
import type { AuthoredReview } from '#domain/catalogue/review.ts'
import type { Fact } from '#domain/facts/fact.ts'
import type { CatalogueTour } from './complete-tour.ts'
import type { TourDocument } from './tour-document.ts'

/** A whole catalogue, as the files of src/content have it. */
export type Content = {
  tours: CatalogueTour[]
  countries: Country[]
  testimonials: AuthoredReview[]
  documents: Document[]
  facts: Fact[]
  answers: Answers
  sources: TourDocument[]
}
