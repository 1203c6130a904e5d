import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import type { Revision } from '#data/site/revision.ts'
import type { TurnstileKeys } from '#domain/enquiries/turnstile-keys.ts'
import type { Days, SiteNotice } from '#domain/site/site-notice.ts'
import type { Rates } from '#domain/visit/currency-rates.ts'
import type { Preferences } from '#domain/visit/preferences.ts'

/** What the Worker is given: its databases, its assets. */
export type Bindings = {
  CATALOGUE: D1Database
  ENQUIRIES: D1Database
  ASSETS: Fetcher
  /** Currency rates, with their date. */
  RATES: KVNamespace
  /** Page views: path and query, nothing of the visitor. */
  VIEWS: AnalyticsEngineDataset
  /** The name of that dataset: the desk's report reads it, with the account and the token below. */
  VIEWS_DATASET: string
  /** How fast pages were, a point a visit: nothing of the visitor. */
  SPEED: AnalyticsEngineDataset
  /** The name of that dataset, and with what the cron reads it; without account and token nothing is summed up. */
  SPEED_DATASET: string
  SPEED_ACCOUNT?: string
  SPEED_TOKEN?: string
  CF_VERSION_METADATA: WorkerVersionMetadata
  /** Enquiries whose database did not answer, for seven days at most. */
  SPILL: KVNamespace
  MAIL: SendEmail
  /** Of one visitor: an address with a number that can be dialled. A brake, not a gate, as the other two. */
  PER_VISITOR: RateLimit
  /** Of all visitors behind one address. */
  PER_ADDRESS: RateLimit
  /** Of all visitors together. */
  TOTAL: RateLimit
  MAIL_FROM: string
  /** The staff's addresses, with commas between them: each of them gets every enquiry. */
  MAIL_TO: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  /** Public, in every page; it counts only together with TURNSTILE_SECRET. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET?: string
  /** Signs the links to visitors' own enquiries; without it none is shown. */
  VISITOR_LINK_SECRET?: string
  /** The site's name at plausible.io; its script then loads for visitors who agreed. */
  ANALYTICS_ID?: string
  /** The project at clarity.ms that records how a visitor who agreed uses a page. */
  RECORDER_ID?: string
  /** The team in Cloudflare Access whose people come to the desk: the first part of its address. */
  ACCESS_TEAM?: string
  /** The audience tag of the desk's application in Access. */
  ACCESS_AUD?: string
  /** Who works at the desk, by e-mail with commas between them. */
  DESK_OWNERS?: string
  DESK_SALES?: string
  DESK_CONTENT?: string
}

/** What one request is answered with, made once (request-context.ts). */
export type RequestContext = {
  /** Which deployment this is, or which ones: those that make the same pages share a name. */
  version: string
  /** The moment of the request, in ms since 1970. */
  now: number
  /** The day in India, ISO. */
  today: string
  catalogue: Catalogue
  preferences: Preferences
  /** The ids of the tours that the visitor keeps, the oldest first. */
  shortlist: string[]
  /** The ticket of the enquiry that was sent within the last hour: the page of thanks shows it. "": none. */
  sent: string
  /** Absent: an enquiry needs no token. */
  turnstile: TurnstileKeys | undefined
  /** The rates to show; undefined: rupees only. Asked for when they are needed, once, and never waited for long. */
  rates: () => Promise<Rates | undefined>
  /** The same; where there are none they are fetched from outside first, for as long as a visitor waits for a choice. */
  ratesOnNeed: () => Promise<Rates | undefined>
  /** Which state the catalogue is in; undefined where it does not say so in time. */
  revision: () => Revision
  /** The days on which nobody works: what promises an answer waits for them, for a moment at most. */
  closedDays: () => Promise<Days[]>
  /** The notice on top of the site: it comes with the state, and waits for it where an old state had one. */
  notice: () => SiteNotice | undefined | Promise<SiteNotice | undefined>
  /** Keeps work going after the answer. */
  later: (work: Promise<unknown>) => void
}

/** What the routes know of it: who asks, and in which theme, changes no page that they render. */
export type Variables = Pick<RequestContext, 'catalogue' | 'today' | 'turnstile' | 'ratesOnNeed' | 'shortlist'> & {
  /** Whether a form was longer than is read: it holds what its beginning says. */
  isCut?: boolean
}

export type AppEnv = { Bindings: Bindings & { context: RequestContext }; Variables: Variables }
