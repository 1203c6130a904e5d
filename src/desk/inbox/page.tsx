import type { FoundCases } from '#data/cases/find-cases.ts'
import type { ListedSection } from '#data/cases/read-sections.ts'
import { deskMap, inboxSectionPath } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import type { Tours } from '#desk/frame/tour-names.ts'
import { Back } from '#desk/frame/way.tsx'
import { COUNTED, INBOX_SECTIONS, type Moment } from '#domain/cases/inbox-sections.ts'
import { shortName } from '#domain/staff/staff.ts'
import { CaseList, canBeTicked } from './case-list.tsx'
import { MANY_FORM, ManyForm } from './many-page.tsx'

export function countWords(count: number): string {
  return count >= COUNTED ? `${COUNTED}+` : String(count)
}

/** `who`: the owner in the address: "me", "nobody" or a colleague's e-mail; empty: every owner. */
type Filter = { who: string; me: string; colleagues: string[]; formKey: string }

type InboxProps = { lists: ListedSection[]; moment: Moment; tours: Tours; filter: Filter }

/** The sections of the inbox in order, each with its first page. */
export function InboxPage({ lists, moment, tours, filter }: InboxProps) {
  const isDone = lists.every(({ count }) => count === 0)
  const canTick = lists.some(({ rows }) => rows.some(canBeTicked))
  return (
    <>
      <div className="bar">
        <h1>Inbox</h1>
        <nav className="counts" aria-label="Parts of the inbox">
          {lists.map((list) => (
            <a key={list.section} href={placeOf(list, filter.who)} data-count={list.section}>
              <b>{countWords(list.count)}</b> {INBOX_SECTIONS[list.section].name}
            </a>
          ))}
        </nav>
        <FindForm action={deskMap.inbox.path} text="" />
        <Whose filter={filter} path={deskMap.inbox.path} />
      </div>
      {isDone && <p className="say say--ok">All done. Nobody waits for an answer, and nothing is late.</p>}
      {lists
        .map((list, at) => ({ list, boxed: idsIn(lists.slice(0, at)) }))
        .filter(({ list }) => list.count > 0)
        .map(({ list, boxed }) => (
          <Section key={list.section} {...{ list, boxed, moment, tours }} who={filter.who} />
        ))}
      {canTick && <ManyForm {...filter} back={whosePath(deskMap.inbox.path, filter.who)} />}
      <p className="more">
        <a href={whosePath(inboxSectionPath('planned'), filter.who)}>All that is planned</a>{' '}
        <a href={whosePath(inboxSectionPath('closed'), filter.who)}>Closed cases</a>{' '}
        <a href={deskMap.travel.path}>Who travels when</a>
      </p>
    </>
  )
}

/** A case that stands in two parts has one box, in the first of them. */
function idsIn(lists: ListedSection[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ rows }) => rows.map(({ id }) => id)))
}

/** The link to a section: its page if the inbox shows only a part of it, else its place in the inbox. */
function placeOf({ section, after, count }: ListedSection, who: string): string {
  return after ? whosePath(inboxSectionPath(section), who) : count === 0 ? '#main' : `#${section}`
}

function whosePath(path: string, who: string): string {
  return who ? `${path}?who=${encodeURIComponent(who)}` : path
}

function Whose({ filter: { who, me, colleagues }, path }: { filter: Filter; path: string }) {
  const choices = [
    ['', 'Everybody’s'],
    ['me', 'Mine'],
    ['nobody', 'Nobody’s'],
    ...colleagues.filter((email) => email !== me).map((email) => [email, shortName(email)] as const),
  ] as const
  return (
    <nav className="picks" aria-label="Whose cases">
      {choices.map(([value, name]) => (
        <a key={value} className="chip" href={whosePath(path, value)} aria-current={value === who ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

type SectionProps = { list: ListedSection; moment: Moment; tours: Tours; who: string; boxed: ReadonlySet<string> }

function Section({ list: { section, count, rows, after }, moment, tours, who, boxed }: SectionProps) {
  const { name, says } = INBOX_SECTIONS[section]
  return (
    <section className={section === 'overdue' ? 'part part--late' : 'part'} id={section}>
      <h2 id={`h-${section}`}>
        {name} <span>{countWords(count)}</span> <small>{says}</small>
      </h2>
      <CaseList {...{ rows, moment, tours, boxed }} labelledBy={`h-${section}`} form={MANY_FORM} />
      {after && (
        <p className="more">
          <a href={whosePath(inboxSectionPath(section), who)}>
            All {countWords(count)} of “{name}”
          </a>
        </p>
      )}
    </section>
  )
}

type SectionPageProps = Omit<SectionProps, 'who' | 'boxed'> & { filter: Filter; next: string | undefined }

/** One section on its page. */
export function InboxSectionPage({ list, moment, tours, filter, next }: SectionPageProps) {
  const { name, says, empty } = INBOX_SECTIONS[list.section]
  return (
    <>
      <Back to={deskMap.inbox.path} words="‹ Inbox" />
      <div className="heading">
        <h1 id="h-list">
          {name} <span data-count={list.section}>{countWords(list.count)}</span>
        </h1>
        <p className="dim">{list.count === 0 ? empty : says}</p>
      </div>
      <Whose filter={filter} path={inboxSectionPath(list.section)} />
      {list.rows.length > 0 && (
        <CaseList rows={list.rows} moment={moment} tours={tours} labelledBy="h-list" form={MANY_FORM} />
      )}
      {list.rows.some(canBeTicked) && (
        <ManyForm {...filter} back={whosePath(inboxSectionPath(list.section), filter.who)} />
      )}
      {next && (
        <p className="more">
          <a href={next}>The next ones</a>
        </p>
      )}
    </>
  )
}

type FoundProps = FoundCases & { text: string; moment: Moment; tours: Tours }

/** The results of a search, open and closed cases. */
export function FoundPage({ text, moment, tours, ...found }: FoundProps) {
  const { rows, more, isCut, isBehind } = found
  const none = isCut || isBehind ? 'Not found so far' : 'Nothing found'
  return (
    <>
      <Back to={deskMap.inbox.path} words="‹ Inbox" />
      <div className="bar">
        <h1 id="h-found">{rows.length === 0 ? none : `${rows.length}${more ? '+' : ''} found`}</h1>
        <FindForm action={deskMap.inbox.path} text={text} />
      </div>
      {hintsOf(found).map((hint) => (
        <p className="say" key={hint}>
          {hint}
        </p>
      ))}
      {rows.length > 0 && <CaseList rows={rows} moment={moment} tours={tours} labelledBy="h-found" />}
    </>
  )
}

function hintsOf({ rows, more, isCut, isBehind }: FoundCases): string[] {
  const hints: [boolean, string][] = [
    [isBehind, 'Some cases are still being read. Search again in a minute.'],
    [isCut, 'Too many begin so to look at all of them: write another word.'],
    [more && !isCut, 'There are more. One more word finds fewer.'],
    [rows.length === 0 && !isCut, TRY],
  ]
  return hints.flatMap(([fits, hint]) => (fits ? [hint] : []))
}

const TRY =
  'Try a part of a name or of a number, an e-mail, a reference such as PT-7K3M9-QX2HB, a tour, a travel day, or a word of what was said.'
