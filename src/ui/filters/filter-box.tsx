import { Icon } from '#ui/elements/icon.tsx'

/** The listing's search: a further field of the filters. It works on the server, and with script at every key. */
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
