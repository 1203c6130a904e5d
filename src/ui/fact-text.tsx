import { readableDate, wholeMonth } from '#domain/dates.ts'
import { type Fact, holds } from '#domain/fact.ts'

type FactTextProps = { fact: Fact; today: string; label?: string | undefined }

/**
 * A fact with its source and the day on which that was read. Once its end has passed the page says so first and
 * promises nothing.
 */
export function FactText({ fact, today, label }: FactTextProps) {
  const { text, source, checkedOn } = fact
  return (
    <span data-fact={fact.id}>
      {!holds(fact, today) && <b>This was so in {wholeMonth(checkedOn)}; ask us. </b>}
      {label && `${label}. `}
      {text}{' '}
      <small>
        <a href={source} rel="noopener nofollow">
          {new URL(source).hostname.replace(/^www\./, '')}
        </a>
        , <time dateTime={checkedOn}>{readableDate(checkedOn)}</time>
      </small>
    </span>
  )
}
