import type { ReactNode } from 'react'
import { isPlain, NO_CHOICE, SORT_NAMES, SORTS } from '#domain/filters/choice.ts'
import { namedChips } from '#domain/filters/filter-names.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { listPath, toursPath } from '#domain/site/paths.ts'
import { choiceQuery, type TripChoice } from '#domain/trips/trip-choice.ts'
import { tripSought } from '#domain/trips/trip-sought.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { FilterForm } from './filter-form.tsx'
import { type FilteredBy, NothingFound, packageCount, TourGrid } from './tour-grid.tsx'

type ListProps = {
  list: TourList
  path: string
  text: string
  /** The text is not corrected. */
  exact?: boolean
  /** The page has a text field of the filters' form, so the form is always there. */
  hasText?: true
  /** The rating on each card, out of 5; default: the tours' own. */
  rating?: string
  /** The conditions of a search for its cards. */
  asked?: FilteredBy
  /** The day in India, ISO. */
  today: string
  children?: ReactNode
  /** Replaces an empty list. */
  nothing?: ReactNode
}

/** So few packages need no filter. */
const FEW = 3

export function PackageList({ list, path, text, exact, hasText, rating, asked, today, children, nothing }: ListProps) {
  const { choice, cards } = list
  const isLong = hasText || list.size > FEW || !isPlain(choice)
  return (
    <div className={isLong ? 'find' : undefined}>
      {isLong && <FilterForm list={list} path={path} />}
      <div>
        <div className="find__bar">
          <output htmlFor="filter" aria-label="Packages found">
            {packageCount(list)}
          </output>
          {isLong && <SortField sort={choice.sort} />}
        </div>
        <div id="packages" data-whole={list.isWhole ? choice.tier : undefined}>
          <CompareLink list={list} trip={tripSought(choice, today, asked?.trip)} />
          <Chips list={list} path={path} text={text} exact={exact} />
          {children}
          <TourGrid list={list} rating={rating} asked={asked} today={today} />
          {cards.length === 0 && (nothing ?? <NothingFound text={text} choice={choice} />)}
          <MoreLink path={path} text={text} exact={exact} choice={choice} after={list.after} />
        </div>
      </div>
    </div>
  )
}

/** Belongs to the form of filters, in any place. */
function SortField({ sort }: { sort: TourList['choice']['sort'] }) {
  return (
    <div className="find__sort field">
      <label htmlFor="sort">Sort by</label>
      <select id="sort" name="sort" form="choice" defaultValue={sort}>
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {SORT_NAMES[each]}
          </option>
        ))}
      </select>
      <button className="btn btn--line btn--small" type="submit" form="choice">
        Sort
      </button>
    </div>
  )
}

type ChipsProps = Pick<ListProps, 'list' | 'path' | 'text'> & { exact: boolean | undefined }

function Chips({ list: { choice, prices }, path, text, exact }: ChipsProps) {
  const chips = namedChips(choice, prices.hasEnded)
  const cleared = { ...NO_CHOICE, sort: choice.sort }
  return (
    <ul className="picked" aria-label="Filters in use" hidden={chips.length === 0} data-chips="">
      {chips.map(({ name, rest }) => (
        <Chip key={name} name={name} href={listPath(path, { q: text, exact, choice: rest })} />
      ))}
      <li>
        <a href={listPath(path, { q: text, exact, choice: cleared })}>Clear all</a>
        <template>
          <Chip name="" href="" />
        </template>
      </li>
    </ul>
  )
}

function CompareLink({ list: { cards, choice }, trip }: Pick<ListProps, 'list'> & { trip: TripChoice | undefined }) {
  const first = cards.slice(0, MOST_COMPARED).map(({ id }) => id)
  return (
    <p hidden={isPlain(choice) || first.length < 2}>
      <a href={toursPath('compare', first) + (trip && first.length > 0 ? `&${choiceQuery(trip)}` : '')} data-compare="">
        Compare side by side
      </a>
    </p>
  )
}

function Chip({ name, href }: { name: string; href: string }) {
  return (
    <li>
      <a href={href}>
        {name}
        <Icon name="close" />
        <span className="vh">, remove</span>
      </a>
    </li>
  )
}

type MoreProps = Omit<ChipsProps, 'list'> & Pick<TourList, 'choice'> & { after: number | undefined }

/** The link to the next page; nothing on the last one. */
function MoreLink({ path, text, exact, choice, after }: MoreProps) {
  if (after === undefined) return null
  return (
    <p className="more">
      <a className="btn btn--line" href={listPath(path, { q: text, exact, choice, after })}>
        More packages
        <Icon name="right" />
      </a>
    </p>
  )
}
