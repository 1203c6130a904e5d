import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Field, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import { WINDOW_CELLS } from '#domain/prices/price-cells.ts'
import type { SeasonRow } from '#domain/prices/season.ts'
import { readableDate } from '#values/dates.ts'

type Season = { from: string; till: string; rise: string; rows: SeasonRow[]; slips: string[]; note: string }

/** All tours for one season in a table for the keyboard, filled from earlier prices. */
export function SeasonPage({ from, till, rise, rows, slips, note }: Season) {
  return (
    <div className="stack">
      <Back to={deskMap.prices.path} words="Prices" />
      <h1>A season for all tours</h1>
      <form className="box stack" method="get">
        <div className="two">
          <Field {...DAY_FIELD} name="from" label="First day" defaultValue={from} />
          <Field {...DAY_FIELD} name="till" label="Last day" defaultValue={till} />
          <Field name="rise" label={RISE} inputMode="decimal" defaultValue={rise} maxLength={6} />
        </div>
        <Submit words="Fill the table" />
        <p className="hint">Each price goes to the nearest hundred minus one: ₹34,699 plus 6 % is ₹36,799.</p>
      </form>
      <Slips slips={slips} />
      {rows.length > 0 && (
        <PostForm className="stack" to={deskMap.season.path} hidden={{ from, till }}>
          <h2>
            {readableDate(from)} – {readableDate(till)}
          </h2>
          <section className="wide" aria-label="Season table, scrolls sideways">
            <SeasonTable rows={rows} />
          </section>
          <Field name="note" label="Why" maxLength={DESK_LETTERS.reason} defaultValue={note} dir="auto" />
          <Submit look="go" words="Show before and after" />
          <p className="hint">A tour whose six cells are empty stays as it is.</p>
        </PostForm>
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
          {WINDOW_CELLS.map(({ name, label, kind }) => (
            <th key={name} scope="col">
              {kind === 'cut' ? 'struck' : label} ₹
            </th>
          ))}
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

const DAY_FIELD = { type: 'date', required: true } as const
const RISE = 'Fill with the prices before, plus %'
