import type { ReactNode } from 'react'
import { TIERS } from '#domain/catalogue/tiers.ts'
import { TIER_NAMES } from '#domain/filters/chips.ts'
import { LAST_PRICE, namedChips, valueName } from '#domain/filters/filter-names.ts'
import { FILTERS, KINDS, type Kind } from '#domain/filters/filters.ts'
import type { Option, TourList } from '#domain/filters/tour-list.ts'
import { Icon } from '#ui/elements/icon.tsx'

type FormProps = { list: TourList; path: string }

/** A list's filters: a form whose address is the filtered list. On a phone it opens in the page. */
export function FilterForm({ list, path }: FormProps) {
  const { choice, prices } = list
  const used = namedChips(choice, false).length
  return (
    <details className="filters">
      <summary>
        <Icon name="sift" />
        <span>Filters{used > 0 && ` (${used})`}</span>
        <Icon name="down" />
      </summary>
      <form id="choice" action={path} aria-label="Filter packages" data-last={prices.hasEnded ? LAST_PRICE : undefined}>
        {KINDS.map((kind) => (
          <Group key={kind} kind={kind} list={list}>
            {kind === 'band' && <OwnMaximum choice={choice} prices={prices} />}
          </Group>
        ))}
        <TierGroup tier={choice.tier} />
        <div className="filters__send">
          <button className="btn btn--small" type="submit">
            Show packages
          </button>
          <a className="btn btn--line btn--small" href={path}>
            Clear
          </a>
        </div>
      </form>
    </details>
  )
}

type GroupProps = { kind: Kind; list: TourList; children?: ReactNode }

/** More values than these are folded away on a phone. */
const LONG = 12

/** The values of a kind. A single value of every tour would not narrow the list, so it is omitted. */
function Group({ kind, list: { options, choice, found }, children }: GroupProps) {
  const [first, ...more] = options[kind]
  const narrows = more.length > 0 || (first && first.count < found) || choice[kind].length > 0
  if (!narrows && !children) return null
  const { name, seen, note } = FILTERS[kind]
  const values = (
    <div className={seen && 'pills'}>
      {options[kind].map((option) => (
        <Choosable key={option.value} kind={kind} option={option} isChosen={choice[kind].includes(option.value)} />
      ))}
    </div>
  )
  return (
    <fieldset>
      <legend>{name}</legend>
      {options[kind].length > LONG ? (
        <details open={choice[kind].length > 0}>
          <summary>Choose among {options[kind].length}</summary>
          {values}
        </details>
      ) : (
        values
      )}
      {note && <p>{note}</p>}
      {children}
    </fieldset>
  )
}

/** A value without tours is disabled; a chosen one can always be removed. */
function Choosable({ kind, option, isChosen }: { kind: Kind; option: Option; isChosen: boolean }) {
  const { value, count } = option
  const name = valueName(kind, value)
  const seen = FILTERS[kind].seen?.(name) ?? name.length
  return (
    <label>
      <input type="checkbox" name={kind} value={value} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
      {seen < name.length ? (
        <span>
          {name.slice(0, seen)}
          <span className="vh">{name.slice(seen)}</span>
        </span>
      ) : (
        name
      )}{' '}
      <small>{count}</small>
    </label>
  )
}

function OwnMaximum({ choice, prices }: Pick<TourList, 'choice' | 'prices'>) {
  const { hasEnded, onRequest } = prices
  const { budget, unreadBudget } = choice
  return (
    <>
      <label htmlFor="budget">Or my own maximum, in ₹</label>
      <input id="budget" name="budget" inputMode="numeric" autoComplete="off" defaultValue={budget ?? unreadBudget} />
      <p data-unread="" hidden={!unreadBudget}>
        We could not read this amount, so the list is not filtered by it. Write it as 40000, 40k or 1.2 lakh.
      </p>
      <p>
        {hasEnded && 'At the last published price. '}
        {onRequest > 0 &&
          `${onRequest} more ${onRequest === 1 ? 'is' : 'are'} priced on request: a budget leaves them out.`}
      </p>
    </>
  )
}

function TierGroup({ tier }: { tier: TourList['choice']['tier'] }) {
  return (
    <fieldset>
      <legend>Hotel class</legend>
      {TIERS.map(({ key }) => (
        <label key={key}>
          <input type="radio" name="tier" value={key} defaultChecked={key === tier} />
          {TIER_NAMES[key]}
        </label>
      ))}
    </fieldset>
  )
}
