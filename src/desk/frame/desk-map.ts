import type { SectionName } from '#domain/authoring/section-form.ts'
import type { InboxSection } from '#domain/cases/inbox-sections.ts'
import type { Role } from '#domain/staff/staff.ts'
import type { IconName } from '#ui/elements/icons.ts'

/** A place of the desk: its path, its roles (an owner may use all), and its name in the bar. */
export type DeskEntry = {
  path: `/${string}`
  roles: readonly Role[]
  nav?: { name: string; icon: IconName }
  /** For a path that only takes a form: the page with that form. */
  formOn?: `/${string}`
}

/** Every path of the desk, once, with any method. A route without an entry answers no request. */
export const deskMap = {
  home: { path: '/', roles: ['sales', 'content'] },
  theme: { path: '/theme', roles: ['sales', 'content'], formOn: '/' },
  inbox: { path: '/inbox', roles: ['sales'], nav: { name: 'Inbox', icon: 'chat' } },
  section: { path: '/inbox/:section', roles: ['sales'] },
  travel: { path: '/travel', roles: ['sales'] },
  lead: { path: '/lead', roles: ['sales'] },
  case: { path: '/case/:id', roles: ['sales'] },
  message: { path: '/case/:id/message', roles: ['sales'], formOn: '/case/:id' },
  template: { path: '/case/:id/template', roles: ['sales'], formOn: '/case/:id' },
  person: { path: '/case/:id/person', roles: ['sales'], formOn: '/case/:id' },
  held: { path: '/case/:id/held', roles: ['sales'], formOn: '/case/:id' },
  mark: { path: '/case/:id/mark', roles: ['sales'], formOn: '/case/:id' },
  /** The link in a mail, which redirects to the case. */
  enquiry: { path: '/enquiry/:reference', roles: ['sales'] },
  askReview: { path: '/case/:id/review', roles: ['sales'], formOn: '/case/:id' },
  seen: { path: '/case/:id/seen', roles: ['sales'], formOn: '/case/:id' },
  many: { path: '/cases', roles: ['sales'], formOn: '/inbox' },
  manyDone: { path: '/cases/done', roles: ['sales'] },
  /** For owners only. */
  owner: { path: '/owner', roles: [], nav: { name: 'Owner', icon: 'users' } },
  handOver: { path: '/owner/hand-over', roles: [], formOn: '/owner' },
  erase: { path: '/owner/erase', roles: [] },
  casesFile: { path: '/cases.csv', roles: [] },
  prices: { path: '/prices', roles: ['content'], nav: { name: 'Prices', icon: 'bag' } },
  tourPrices: { path: '/prices/:tour', roles: ['content'] },
  season: { path: '/season', roles: ['content'] },
  sheet: { path: '/sheet', roles: ['content'] },
  sheetFile: { path: '/prices.csv', roles: ['content'] },
  proposal: { path: '/before-after/:id', roles: ['content'] },
  putLive: { path: '/put-live', roles: ['content'], formOn: '/prices' },
  site: { path: '/site', roles: ['content'], nav: { name: 'Site', icon: 'globe' } },
  notice: { path: '/notice', roles: ['content'] },
  facts: { path: '/facts', roles: ['content'] },
  fact: { path: '/facts/:id', roles: ['content'] },
  health: { path: '/health', roles: ['sales', 'content'] },
  speed: { path: '/speed', roles: ['content'] },
  carousels: { path: '/home-page', roles: ['content'] },
  reviews: { path: '/reviews', roles: ['content'] },
  tours: { path: '/tours', roles: ['content'], nav: { name: 'Tours', icon: 'pin' } },
  newTour: { path: '/new-tour', roles: ['content'] },
  toursFile: { path: '/tours.json', roles: ['content'] },
  toursIn: { path: '/tours-in', roles: ['content'] },
  tour: { path: '/tours/:tour', roles: ['content'] },
  tourSection: { path: '/tours/:tour/edit/:section', roles: ['content'] },
  tourLive: { path: '/tours/:tour/live', roles: ['content'] },
  tourDraft: { path: '/tours/:tour/draft', roles: ['content'] },
  tourHistory: { path: '/tours/:tour/history', roles: ['content'] },
  places: { path: '/places', roles: ['content'] },
  placeHistory: { path: '/places/:key/history', roles: ['content'] },
  countries: { path: '/countries', roles: ['content'] },
  countryHistory: { path: '/countries/:key/history', roles: ['content'] },
  changes: { path: '/changes', roles: ['content'] },
  change: { path: '/changes/:id', roles: ['content'] },
  templates: { path: '/templates', roles: ['sales'], nav: { name: 'Templates', icon: 'doc' } },
  reports: { path: '/reports', roles: ['sales'], nav: { name: 'Reports', icon: 'sight' } },
  counted: { path: '/reports/cases', roles: ['sales'] },
  reportsFile: { path: '/reports.csv', roles: ['sales'] },
} as const satisfies Record<string, DeskEntry>

const entries: readonly DeskEntry[] = Object.values(deskMap)

/** Every path, as a route's pattern. */
export const deskPaths = entries.map(({ path }) => path)

/** The places of the bar, in its order. */
export const deskPlaces = entries.filter((entry) => entry.nav !== undefined)

/** The entry of a route's pattern. */
export function deskEntry(pattern: string): DeskEntry | undefined {
  return entries.find(({ path }) => path === pattern)
}

/** The page with the form that a request sent, by its route's pattern and the parts of its address. */
export function formPage({ req }: Sending, pattern: string): string {
  const formOn = deskEntry(pattern)?.formOn
  return formOn ? formOn.replace(/:(\w+)/g, (_, name) => encodeURIComponent(req.param(name) ?? '')) : req.path
}

type Sending = { req: { path: string; param: (name: string) => string | undefined } }

type CaseEntry = 'case' | 'message' | 'template' | 'person' | 'held' | 'mark' | 'seen' | 'askReview'

/** The page of a case, or one of its forms. */
export function casePath(id: string, form: CaseEntry = 'case'): string {
  return deskMap[form].path.replace(':id', id)
}

type TourEntry = 'tour' | 'tourLive' | 'tourHistory' | 'tourDraft' | 'tourPrices'

/** The page of a tour, or another page about it. */
export function tourPath(id: string, entry: TourEntry = 'tour'): string {
  return deskMap[entry].path.replace(':tour', encodeURIComponent(id))
}

/** The page of one form of a tour. */
export function sectionPath(id: string, section: SectionName): string {
  return deskMap.tourSection.path.replace(':tour', encodeURIComponent(id)).replace(':section', section)
}

/** The history of a place (by its name) or a country (by its slug). */
export function guideHistory(entry: 'placeHistory' | 'countryHistory', key: string): string {
  return deskMap[entry].path.replace(':key', encodeURIComponent(key))
}

export function inboxSectionPath(section: InboxSection): string {
  return deskMap.section.path.replace(':section', section)
}
