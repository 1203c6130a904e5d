import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import type { Revision } from '#data/site/revision.ts'
import type { TurnstileKeys } from '#domain/enquiries/turnstile-keys.ts'
import type { Days, SiteNotice } from '#domain/site/site-notice.ts'
import type { Rates } from '#domain/visit/currency-rates.ts'
import type { Preferences } from '#domain/visit/preferences.ts'

/** The bindings of the Worker. */
export type Bindings = {
  CATALOGUE: D1Database
  ENQUIRIES: D1Database
  ASSETS: Fetcher
  /** Currency rates, with their date. */
  RATES: KVNamespace
  /** Page views: path and query, without personal data. */
  VIEWS: AnalyticsEngineDataset
  /** The name of that dataset; the desk's report reads it, with the account and token below. */
  VIEWS_DATASET: string
  /** Page speeds, one point for each visit, without personal data. */
  SPEED: AnalyticsEngineDataset
  /** The name of that dataset; the cron reads it. Without account and token nothing is summed. */
  SPEED_DATASET: string
  SPEED_ACCOUNT?: string
  SPEED_TOKEN?: string
  CF_VERSION_METADATA: WorkerVersionMetadata
  /** Enquiries whose database was silent, for at most seven days. */
  SPILL: KVNamespace
  MAIL: SendEmail
  /** For one visitor: an address with a phone number. A failing limiter blocks nothing, as with the other two. */
  PER_VISITOR: RateLimit
  /** For all visitors behind one address. */
  PER_ADDRESS: RateLimit
  /** For all visitors together. */
  TOTAL: RateLimit
  MAIL_FROM: string
  /** The staff's addresses, between commas: each gets every enquiry. */
  MAIL_TO: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  /** Public, in every page; it needs TURNSTILE_SECRET. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET?: string
  /** Signs the links to visitors' own enquiries; without it there are no links. */
  VISITOR_LINK_SECRET?: string
  /** The site's name at plausible.io; its script loads for visitors who agreed. */
  ANALYTICS_ID?: string
  /** The project at clarity.ms, which records visitors who agreed. */
  RECORDER_ID?: string
  /** The team in Cloudflare Access: the first part of its address. */
  ACCESS_TEAM?: string
  /** The audience tag of the desk's application in Access. */
  ACCESS_AUD?: string
  /** The members of staff, by e-mail between commas. */
  DESK_OWNERS?: string
  DESK_SALES?: string
  DESK_CONTENT?: string
}

/** The data for answering a request, made once (request-context.ts). */
export type RequestContext = {
  /** The name of the deployment; deployments with equal pages share one. */
  version: string
  /** The moment of the request, in ms since 1970. */
  now: number
  /** The day in India, ISO. */
  today: string
  catalogue: Catalogue
  preferences: Preferences
  /** The ids of the visitor's kept tours, the oldest first. */
  shortlist: string[]
  /** The ticket of the enquiry that was sent within the last hour, for the page of thanks; "": none. */
  sent: string
  /** Absent: enquiries need no token. */
  turnstile: TurnstileKeys | undefined
  /** The rates; undefined: rupees only. Requested when needed, once, with a time limit. */
  rates: () => Promise<Rates | undefined>
  /** The same; without stored rates they are first fetched, as long as a visitor may wait. */
  ratesOnNeed: () => Promise<Rates | undefined>
  /** The revision of the catalogue; undefined: the catalogue is silent. */
  revision: () => Revision
  /** The days on which the agency is closed; a promise of an answer waits briefly for them. */
  closedDays: () => Promise<Days[]>
  /** The notice on top of the site. It comes with the revision, and waits for it if the last one had a notice. */
  notice: () => SiteNotice | undefined | Promise<SiteNotice | undefined>
  /** Keeps work running after the response. */
  later: (work: Promise<unknown>) => void
}

/** The part of it for routes. The visitor and the theme do not change a rendered page. */
export type Variables = Pick<RequestContext, 'catalogue' | 'today' | 'turnstile' | 'ratesOnNeed' | 'shortlist'> & {
  /** Whether a form was too long, so that only its beginning was read. */
  isCut?: boolean
}

export type AppEnv = { Bindings: Bindings & { context: RequestContext }; Variables: Variables }
