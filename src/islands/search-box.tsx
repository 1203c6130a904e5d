import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { find } from '#domain/search/find.ts'
import { type FindingIndex, readIndex, type SentIndex } from '#domain/search/finding-index.ts'
import type { Itinerary } from '#domain/search/itinerary.ts'
import { pathTo } from '#domain/site/paths.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { tripSearched } from '#domain/trips/trip-sought.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { notSold, type Suggested, said, suggestedTour } from '#ui/search/suggested.ts'
import { shownAmount } from './shown-amount.ts'

const MOST = 6
/** The suggestion that a key selects, in a ring; Escape leaves the list. */
const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
  Escape: () => -1,
}

type SearchBoxProps = {
  text?: string
}

/**
 * The site's search: a GET form for the results page and, once hydrated, a combobox (ARIA pattern) with suggestions.
 * The field is uncontrolled, so that text from before hydration stays.
 */
export function SearchBox({ text = '' }: SearchBoxProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const { found, active, mark, ask, clear, load } = useSuggestions()
  const open = found.length > 0

  useEffect(() => {
    load()
    if (input.current?.value && document.activeElement === input.current) ask(input.current.value)
  }, [ask, load])

  const onKeyDown = (event: KeyboardEvent) => {
    const move = open ? MOVES[event.key] : undefined
    if (!move) return
    event.preventDefault()
    if (event.key === 'Escape') clear()
    else mark(move(active, found.length))
  }
  const onSubmit = (event: FormEvent) => {
    const chosen = found[active]
    if (!chosen) return
    event.preventDefault()
    location.assign(chosen.href)
  }

  return (
    <search>
      <form className="search" action={pathTo('searchResults')} onSubmit={onSubmit}>
        <Icon name="search" />
        <label className="vh" htmlFor="search">
          Search for a place
        </label>
        <input
          ref={input}
          id="search"
          name="q"
          defaultValue={text}
          placeholder="Search for locations"
          autoComplete="off"
          dir="auto"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          onInput={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={clear}
        />
        <button className="btn" type="submit">
          Search
        </button>
        <div className="suggestions" id={list} role="listbox" tabIndex={-1} aria-label="Packages" hidden={!open}>
          {found.map((suggested, at) => (
            <Suggestion key={suggested.href} suggested={suggested} id={`${list}-${at}`} selected={at === active} />
          ))}
        </div>
        <span className="vh" role="status">
          {open ? said(found) : ''}
        </span>
      </form>
    </search>
  )
}

/**
 * One itinerary in the list: a link, so that it can open in a new tab. Pressing it must not move the focus, which would
 * close the list before the click.
 */
function Suggestion({ suggested, id, selected }: { suggested: Suggested; id: string; selected: boolean }) {
  const { href, title, note, price, picture } = suggested
  return (
    <a
      id={id}
      role="option"
      aria-selected={selected}
      href={href}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {picture && <img className="day" src={picture} alt="" {...PICTURE} />}
      {picture && <img className="night" src={picture.replace('day.svg', 'night.svg')} alt="" {...PICTURE} />}
      <span>
        <b>{title}</b>
        <small>{note}</small>
        {price && <small>{price}</small>}
      </span>
    </a>
  )
}

const PICTURE = { width: 72, height: 54, loading: 'lazy' } as const

type Suggestions = { found: Suggested[]; active: number }

const NONE: Suggestions = { found: [], active: -1 }

/** The pause in typing before the API is asked, in ms. */
const REST = 200

/**
 * Suggestions by the server's rule, in the same frame, from the loaded itineraries. If these are incomplete, the API is
 * asked after a pause in typing, and its answer replaces them. A later key cancels the request. While a suggestion is
 * marked, the list stays.
 */
function useSuggestions() {
  const [suggestions, setSuggestions] = useState(NONE)
  const [hooks] = useState(() => {
    let known: Known | undefined
    let asking = new AbortController()
    /** The typed text, until the API has answered. */
    let open = ''
    const mark = (active: number) => setSuggestions(({ found }) => ({ found, active }))
    const show = (found: Suggested[]) =>
      setSuggestions((shown) => (shown.active < 0 ? { found: found.slice(0, MOST), active: -1 } : shown))
    const stop = () => {
      asking.abort()
      asking = new AbortController()
    }
    const clear = () => {
      stop()
      open = ''
      setSuggestions(NONE)
    }
    const showAtOnce = () => {
      if (known && open) show(allOf(readAs(known, open)))
    }
    const load = async () => {
      known = await fetchKnown()
      if (known?.isWhole) stop()
      showAtOnce()
    }
    const askLater = async (text: string, { signal }: AbortController) => {
      await rest(signal)
      const { itineraries } = await fetchAnswer(pathTo('itinerariesFor', text), signal)
      if (signal.aborted) return
      open = ''
      const read = known && readAs(known, text)
      const tours = itineraries.map((tour) => suggestedTour(tour, { trip: read?.trip, amount: shownAmount }))
      show([...(read?.unsold ?? []), ...tours])
    }
    const ask = (typed: string) => {
      stop()
      open = typed.trim()
      if (!open) return setSuggestions(NONE)
      mark(-1)
      showAtOnce()
      if (!known?.isWhole) askLater(open, asking).catch(() => {})
    }
    return { ask, clear, mark, load }
  })
  return { ...suggestions, ...hooks }
}

/** Rejects if it is cancelled. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, REST)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Itineraries with the index, and whether they are complete. */
type Known = { itineraries: Itinerary[]; index: FindingIndex } & Pick<SentIndex, 'isWhole' | 'nearest'>

/** The request without a text (site behaviour, section 7). */
async function fetchKnown(): Promise<Known | undefined> {
  const { itineraries, finding } = await fetchAnswer(pathTo('itineraries'))
  return finding && { itineraries, index: readIndex(finding), isWhole: finding.isWhole, nearest: finding.nearest }
}

type Read = { unsold: Suggested[]; tours: Suggested[]; trip: TripChoice | undefined }

/** The reading of a text as on the results page: the nearest sold places, its packages, and the trip. */
function readAs({ itineraries, index, nearest }: Known, text: string): Read {
  const { parts, at } = find(index, { text })
  const found = at.slice(0, MOST).flatMap((each) => itineraries[each] ?? [])
  const trip = tripSearched(parts, index.today)
  const tours = found.map((tour) => suggestedTour(tour, { trip, amount: shownAmount }))
  return { unsold: parts.flatMap((part) => notSold(part, nearest)), tours, trip }
}

function allOf({ unsold, tours }: Read): Suggested[] {
  return [...unsold, ...tours]
}

type Answer = { itineraries: Itinerary[]; finding?: SentIndex }

/** A failed search is an empty list; it is logged, without a message to the visitor (site behaviour, section 8). */
async function fetchAnswer(path: string, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(path, signal ? { signal } : {})
    const answer = (await response.json()) as Answer
    if (response.ok && Array.isArray(answer.itineraries)) return answer
    console.error('The itinerary search was not answered', response.status)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    if (!signal?.aborted) console.error('The itinerary search failed', name)
  }
  return { itineraries: [] }
}
