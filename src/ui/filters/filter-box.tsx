import { Icon } from '#ui/elements/icon.tsx'

/**
 * The listing's own search: one more field of the form of filters. It filters on the server, and at every key once a
 * script has run.
 */
export function FilterBox({ text }: { text: string }) {
  return (
    <search className="filter">
      <div className="search">
        <Icon name="search" />
        <label className="vh" htmlFor="filter">
          Search by title or location
        </label>
        <input
          id="filter"
          name="q"
          type="search"
          form="choice"
          defaultValue={text}
          placeholder="Search"
          autoComplete="off"
          dir="auto"
        />
      </div>
    </search>
  )
}
