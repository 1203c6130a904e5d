import { forStaff } from '#data/stores/for-staff.ts'
import { daysFromTo, MOST, type Outcome, type Person, percentile, type Report } from '#domain/cases/report.ts'
import type { Stage } from '#domain/cases/stages.ts'
import { openCases } from './open-cases.ts'

/** How far ahead of UTC India's clocks are, in ms. */
const AHEAD = 5.5 * 60 * 60_000
/** Pages and tours are made up by whoever posts: the list of them ends, and the rest stands in one line. */
const LISTED = 100

/** Cases of enquiries that came within the days; held ones and spam are nobody's wish. Along cases_by_opening. */
const COUNTED = `FROM (SELECT * FROM cases WHERE opened_at >= ?1 AND opened_at < ?2 AND stage NOT IN ('held', 'spam')
  ORDER BY opened_at DESC LIMIT ${MOST}) c`
const WITH_ENQUIRY = `${COUNTED} JOIN enquiries e ON e.id = c.enquiry_id`

const DAYS = `SELECT date((c.opened_at + ${AHEAD}) / 1000, 'unixepoch') AS day, count(*) AS n ${COUNTED} GROUP BY day`
const TOURS = `SELECT e.tour, count(*) AS enquiries, sum(c.stage = 'won') AS won, sum(c.stage = 'lost') AS lost
  ${WITH_ENQUIRY} GROUP BY e.tour ORDER BY enquiries DESC, e.tour LIMIT ${LISTED}`
const PAGES = `SELECT e.page, count(*) AS n ${WITH_ENQUIRY} GROUP BY e.page ORDER BY n DESC, e.page LIMIT ${LISTED}`
const CASES = `SELECT c.owner, c.stage, c.lost_reason AS reason, c.joined_into AS joinedInto,
  c.first_reply_at - c.opened_at AS took ${COUNTED}`

type Counted = { owner: string; stage: Stage; reason: string; joinedInto: string | null; took: number | null }

type Read = [
  days: { day: string; n: number }[],
  tours: Outcome[],
  pages: { page: string; n: number }[],
  cases: Counted[],
]

/** Reads what happened from one day in India to another, both counted. */
export async function readReport(database: D1Database, { from, to }: { from: string; to: string }): Promise<Report> {
  const [start, end] = [Date.parse(`${from}T00:00:00+05:30`), Date.parse(`${to}T00:00:00+05:30`) + 24 * 60 * 60_000]
  const statements = [DAYS, TOURS, PAGES, CASES].map((sql) => database.prepare(sql).bind(start, end))
  const results = await forStaff(async () => {
    await openCases(database)
    return database.batch(statements)
  })
  const [days, tours, pages, cases] = results.map(({ results }) => results) as Read
  const perDay = new Map(days.map(({ day, n }) => [day, n]))
  const all = {
    enquiries: sumOf(days.map(({ n }) => n)),
    won: countOf(cases, 'won'),
    lost: countOf(cases, 'lost'),
  }
  return {
    days: daysFromTo(from, to).map((day) => [day, perDay.get(day) ?? 0]),
    tours: withOthers(tours, all),
    pages: withOtherPages(pages, all.enquiries),
    ...answeredIn(cases.filter(isToAnswer)),
    people: peopleOf(cases),
    won: all.won,
    lost: reasonsOf(cases),
    isCut: all.enquiries >= MOST,
  }
}

function countOf(cases: Counted[], stage: Stage): number {
  return cases.filter((each) => each.stage === stage).length
}

/** One that stands under another is answered there. */
function isToAnswer({ stage, joinedInto, took }: Counted): boolean {
  return stage !== 'before' && (joinedInto === null || took !== null)
}

/** The most first. */
function peopleOf(cases: Counted[]): Person[] {
  const people = [...Map.groupBy(cases, ({ owner }) => owner)].map(([owner, theirs]) => ({
    owner,
    enquiries: theirs.length,
    unanswered: theirs.filter((each) => isToAnswer(each) && each.took === null).length,
    won: countOf(theirs, 'won'),
    lost: countOf(theirs, 'lost'),
  }))
  return people.sort((one, other) => other.enquiries - one.enquiries || one.owner.localeCompare(other.owner))
}

/** Why cases were lost, the most first. */
function reasonsOf(cases: Counted[]): Report['lost'] {
  const lost = Map.groupBy(
    cases.filter(({ stage }) => stage === 'lost'),
    ({ reason }) => reason,
  )
  const counted = [...lost].map(([reason, theirs]): Report['lost'][number] => [reason, theirs.length])
  return counted.sort(([one, n], [other, m]) => m - n || one.localeCompare(other))
}

/** The tours and, where the list ends before them, all others in one line. */
function withOthers(tours: Outcome[], all: Omit<Outcome, 'tour'>): Outcome[] {
  const rest = (count: (outcome: Omit<Outcome, 'tour'>) => number) => count(all) - sumOf(tours.map(count))
  const others = {
    tour: undefined,
    enquiries: rest(({ enquiries }) => enquiries),
    won: rest(({ won }) => won),
    lost: rest(({ lost }) => lost),
  }
  return others.enquiries > 0 ? [...tours, others] : tours
}

function withOtherPages(pages: { page: string; n: number }[], enquiries: number): Report['pages'] {
  const listed = pages.map(({ page, n }): Report['pages'][number] => [page, n])
  const others = enquiries - sumOf(pages.map(({ n }) => n))
  return others > 0 ? [...listed, [undefined, others]] : listed
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function answeredIn(answers: { took: number | null }[]): Pick<Report, 'firstAnswer' | 'unanswered'> {
  const took = answers
    .flatMap((answer) => (answer.took === null ? [] : [answer.took]))
    .sort((one, other) => one - other)
  const [median, ninety] = [percentile(took, 0.5), percentile(took, 0.9)]
  const firstAnswer = median === undefined || ninety === undefined ? undefined : { median, ninety }
  return { firstAnswer, unanswered: answers.length - took.length }
}
