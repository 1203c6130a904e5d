import { Icon } from './icon.tsx'

/** The site's search: a plain GET form that leads to the results page. */
export function SearchBox({
  text = '',
  placeholder = 'Search for locations',
}: {
  text?: string
  placeholder?: string
}) {
  return (
    <search>
      <form className="search" action="/search-results">
        <Icon name="search" />
        <label className="vh" htmlFor="search">
          Search for a place
        </label>
        <input id="search" name="q" type="search" defaultValue={text} placeholder={placeholder} autoComplete="off" />
        <button className="btn" type="submit">
          Search
        </button>
      </form>
    </search>
  )
}
