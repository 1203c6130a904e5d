import type { Catalogue } from '#data/catalogue.ts'

/** What the Worker is given: its databases, its assets. */
export type Bindings = {
  CATALOGUE: D1Database
  ENQUIRIES: D1Database
  ASSETS: Fetcher
}

/** What the app's middleware puts in the context for the routes. */
export type Variables = {
  catalogue: Catalogue
  /** The day in India, ISO. */
  today: string
}

export type AppEnv = { Bindings: Bindings; Variables: Variables }
