import { type Fact, holds, isPromised, isVisaFree } from '#domain/facts/fact.ts'
import { readableDate, wholeMonth } from '#values/dates.ts'

type FactTextProps = { fact: Fact; today: string }

/** A fact with its day of reading, and the authority's address for a rule that may change. */
export function FactText({ fact, today }: FactTextProps) {
  const { id, text, official } = fact
  const caution = cautionOf(fact, today)
  return (
    <span data-fact={id}>
      {caution && <b>{caution} </b>}
      {!isEndedEasing(fact, today) && `${text} `}
      <small>
        {official && (
          <>
            Check at{' '}
            <a href={official} rel="noopener nofollow">
              {hostOf(official)}
            </a>
            {' · '}
          </>
        )}
        <Reading fact={fact} />
      </small>
    </span>
  )
}

/** The words before a fact that is uncertain or may end before the journey. */
function cautionOf(fact: Fact, today: string): string | undefined {
  const lastConfirmed = `Last confirmed in ${wholeMonth(fact.checkedOn)}.`
  if (isEndedEasing(fact, today)) return `Not sure at the moment: ask us. ${lastConfirmed}`
  if (!holds(fact, today)) return `${lastConfirmed} Check with us before booking.`
  const mayEnd = fact.kind === 'visa' && isVisaFree(fact) && !isPromised(fact.expiresOn, today)
  return mayEnd ? `Until ${readableDate(fact.expiresOn)}, later not known.` : undefined
}

/** An ended exemption is not shown: a guest would read it as a promise. */
function isEndedEasing(fact: Fact, today: string): boolean {
  return fact.kind === 'visa' && isVisaFree(fact) && !holds(fact, today)
}

/** The day of reading. A rule links to its source; a guide's answer needs only the day. */
function Reading({ fact: { kind, source, checkedOn, isUndated } }: { fact: Fact }) {
  const day = <time dateTime={checkedOn}>{readableDate(checkedOn)}</time>
  if (kind === 'guide') return <>Read {day}</>
  return (
    <a href={source} rel="noopener nofollow">
      {isUndated ? 'undated page, read ' : 'page of '}
      {day}
    </a>
  )
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
