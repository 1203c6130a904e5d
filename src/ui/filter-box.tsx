import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The listing's own search: filters the list on the server, and at every key once a script has run. */
export function FilterBox({ path, text, count }: { path: string; text: string; count: ReactNode }) {
  return (
    <div className="filter">
      <search>
        <form className="search" action={path}>
          <Icon name="search" />
          <label className="vh" htmlFor="filter">
            Search by title or location
          </label>
          <input id="filter" name="q" type="search" defaultValue={text} placeholder="Search" autoComplete="off" />
        </form>
      </search>
      <output htmlFor="filter">{count}</output>
    </div>
  )
}
