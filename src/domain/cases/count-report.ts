import type { Channel } from '#domain/enquiries/source.ts'
import { dayInIndia, daysFromTo } from '#values/dates.ts'
import { type FromSource, MOST, type Outcome, type Person, percentile, type Report } from './report.ts'
import type { Stage } from './stages.ts'

/** What a report knows of one case. */
export type CountedCase = {
  /** When the enquiry came, in ms since 1970. */
  openedAt: number
  stage: Stage
  /** Why it was lost; empty: it was not. */
  reason: string
  /** Empty: nobody. */
  owner: string
  joinedInto: string | null
  /** From the enquiry to the first answer, in ms; null: nobody has answered. */
  took: number | null
  tour: string
  page: string
  channel: Channel
  /** By name (sourceName); empty: not known. */
  source: string
}

/** A post by hand may name any page and tour: the list of them ends, and the rest stands in one line. */
const LISTED = 100

/**
 * Counts the cases of some days, from one ISO day in India to another, both of them.
 * @param found the newest first, without held ones and spam; one more than MOST says that there are older ones
 */
export function countReport(found: CountedCase[], { from, to }: { from: string; to: string }): Report {
  const cases = found.slice(0, MOST)
  const perDay = Map.groupBy(cases, ({ openedAt }) => dayInIndia(new Date(openedAt)))
  return {
    days: daysFromTo(from, to).map((day) => [day, perDay.get(day)?.length ?? 0]),
    tours: toursOf(cases),
    pages: pagesOf(cases),
    sources: sourcesOf(cases),
    ...answeredIn(cases.filter(isToAnswer)),
    people: peopleOf(cases),
    won: countOf(cases, 'won'),
    lost: reasonsOf(cases),
    isCut: found.length > MOST,
  }
}

function countOf(cases: CountedCase[], stage: Stage): number {
  return cases.filter((each) => each.stage === stage).length
}

function outcomeOf(cases: CountedCase[]): Omit<Outcome, 'tour'> {
  return { enquiries: cases.length, won: countOf(cases, 'won'), lost: countOf(cases, 'lost') }
}

/** The cases by what each says of one thing: the thing with the most cases first, then by its name. */
function grouped(cases: CountedCase[], of: (each: CountedCase) => string): [name: string, cases: CountedCase[]][] {
  return [...Map.groupBy(cases, of)].sort(
    ([one, { length: n }], [other, { length: m }]) => m - n || (one < other ? -1 : 1),
  )
}

function toursOf(cases: CountedCase[]): Outcome[] {
  const tours = grouped(cases, ({ tour }) => tour)
  const listed: Outcome[] = tours.slice(0, LISTED).map(([tour, theirs]) => ({ tour, ...outcomeOf(theirs) }))
  const others = tours.slice(LISTED).flatMap(([, theirs]) => theirs)
  return others.length > 0 ? [...listed, { tour: undefined, ...outcomeOf(others) }] : listed
}

function pagesOf(cases: CountedCase[]): Report['pages'] {
  const pages = grouped(cases, ({ page }) => page)
  const listed = pages.slice(0, LISTED).map(([page, theirs]): Report['pages'][number] => [page, theirs.length])
  const others = pages.slice(LISTED).flatMap(([, theirs]) => theirs).length
  return others > 0 ? [...listed, [undefined, others]] : listed
}

/** By channel, and within it by what led there. */
function sourcesOf(cases: CountedCase[]): FromSource[] {
  const sources = grouped(cases, ({ channel, source }) => `${channel} ${source}`)
  const lineOf = (theirs: CountedCase[]) => ({ channel: theirs[0]?.channel, source: theirs[0]?.source })
  const listed: FromSource[] = sources
    .slice(0, LISTED)
    .map(([, theirs]) => ({ ...lineOf(theirs), ...outcomeOf(theirs) }))
  const others = sources.slice(LISTED).flatMap(([, theirs]) => theirs)
  return others.length > 0 ? [...listed, { channel: undefined, source: undefined, ...outcomeOf(others) }] : listed
}

/** One that stands under another is answered there. */
function isToAnswer({ stage, joinedInto, took }: CountedCase): boolean {
  return stage !== 'before' && (joinedInto === null || took !== null)
}

function peopleOf(cases: CountedCase[]): Person[] {
  return grouped(cases, ({ owner }) => owner).map(([owner, theirs]) => ({
    owner,
    ...outcomeOf(theirs),
    unanswered: theirs.filter((each) => isToAnswer(each) && each.took === null).length,
  }))
}

function reasonsOf(cases: CountedCase[]): Report['lost'] {
  const lost = cases.filter(({ stage }) => stage === 'lost')
  return grouped(lost, ({ reason }) => reason).map(([reason, theirs]) => [reason, theirs.length])
}

function answeredIn(answers: CountedCase[]): Pick<Report, 'firstAnswer' | 'unanswered'> {
  const took = answers
    .flatMap((answer) => (answer.took === null ? [] : [answer.took]))
    .sort((one, other) => one - other)
  const [median, ninety] = [percentile(took, 0.5), percentile(took, 0.9)]
  const firstAnswer = median === undefined || ninety === undefined ? undefined : { median, ninety }
  return { firstAnswer, unanswered: answers.length - took.length }
}
