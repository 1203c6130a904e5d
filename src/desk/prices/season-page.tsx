import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/slips.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { SeasonRow } from '#domain/prices/season.ts'
import { readableDate } from '#values/dates.ts'

type Season = { from: string; till: string; rise: string; rows: SeasonRow[]; slips: string[]; note: string }

/** All tours for one season: a table that is typed through by keyboard, filled from the prices before it. */
export function SeasonPage({ from, till, rise, rows, slips, note }: Season) {
  return (
    <div className="stack">
      <Back to={deskMap.prices.path} words="Prices" />
      <h1>A season for all tours</h1>
      <form className="box stack" method="get">
        <div className="two">
          <Day name="from" label="First day" value={from} />
          <Day name="till" label="Last day" value={till} />
          <div>
            <label htmlFor="rise">Fill with the prices before, plus %</label>
            <input id="rise" name="rise" inputMode="decimal" defaultValue={rise} maxLength={6} />
          </div>
        </div>
        <Submit words="Fill the table" />
        <p className="hint">Each price goes to the nearest hundred minus one: ₹34,699 plus 6 % is ₹36,799.</p>
      </form>
      <Slips slips={slips} />
      {rows.length > 0 && (
        <form className="stack" method="post" action={`${deskMap.season.path}#refused`}>
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="till" value={till} />
          <h2>
            {readableDate(from)} – {readableDate(till)}
          </h2>
          <section className="wide" aria-label="Season table, scrolls sideways">
            <SeasonTable rows={rows} />
          </section>
          <label htmlFor="note">Why</label>
          <input id="note" name="note" maxLength={DESK_LETTERS.reason} defaultValue={note} dir="auto" />
          <Submit look="go" words="Show before and after" />
          <p className="hint">A tour whose six cells are empty stays as it is.</p>
        </form>
      )}
    </div>
  )
}

function SeasonTable({ rows }: { rows: SeasonRow[] }) {
  return (
    <table className="season">
      <thead>
        <tr>
          <th scope="col">Tour</th>
          {TIERS.flatMap(({ key }) => [
            <th key={key} scope="col">
              {tierName(key)} ₹
            </th>,
            <th key={`${key}-cut`} scope="col">
              struck ₹
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.tour.id}>
            <th scope="row">{row.tour.title}</th>
            {row.cells.map((cell, at) => (
              <td key={cell.name} data-head={cell.label}>
                <input
                  name={`${row.tour.id} ${cell.name}`}
                  aria-label={`${row.tour.title}, ${cell.label}`}
                  inputMode="numeric"
                  maxLength={14}
                  defaultValue={cell.value}
                  aria-invalid={cell.wrong || undefined}
                />
                {cell.was && at % 2 === 0 && <span className="hint num">was {cell.was}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="date" defaultValue={value} required />
    </div>
  )
}
