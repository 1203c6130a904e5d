import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Field, Slips } from '#desk/frame/form-field.tsx'
import { Picks } from '#desk/frame/picks.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { changeInWords, changesBetween, WINDOW_CELLS } from '#domain/prices/price-cells.ts'
import type { DayRange, PriceWindow } from '#domain/prices/price-window.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { WindowList, WindowStrip } from './window-strip.tsx'

export type WindowForm = { does: string; from: string; till: string; note: string; prices: Record<string, string> }

/** `files`: the windows of the tour's file while the staff's replace them. */
type Shown = {
  tour: PricedTour & { files?: PriceWindow[] }
  shown: DayRange
  form: WindowForm
  /** By field name; `form`: without a field. */
  mistakes: Mistakes
}

/** One tour's windows over a year, and the form that adds a window or removes days. */
export function TourPricesPage({ tour, shown, form, mistakes }: Shown) {
  const path = `${deskMap.prices.path}/${tour.id}`
  return (
    <div className="stack">
      <Back to={deskMap.prices.path} words="All tours" />
      <h1>{tour.title}: prices</h1>
      <p className="hint">
        A window counts by the first day of travel, in India. Windows never share a day, so there is only ever one
        price.
      </p>
      <div className="halves">
        <section className="box">
          <h2>{TIERS.map(({ key }) => tierName(key)).join(' · ')}</h2>
          <WindowStrip windows={tour.windows} shown={shown} name={tour.title} />
          <WindowList windows={tour.windows} shown={shown} />
          {tour.files && <FilesDiffer windows={tour.windows} files={tour.files} path={path} />}
        </section>
        <PutForm form={form} mistakes={mistakes} path={path} />
      </div>
    </div>
  )
}

/** The windows of the developers' files, and the button that restores them. */
type Differing = { windows: PriceWindow[]; files: PriceWindow[]; path: string }

function FilesDiffer({ windows, files, path }: Differing) {
  return (
    <PostForm className="stack" to={path}>
      <h3>The files have other prices</h3>
      <p className="hint">These prices are the desk’s, so that what the developers write does not replace them.</p>
      <ul className="changes">
        {changesBetween(windows, files).map((change) => (
          <li key={`${change.from}${change.tier}`}>{changeInWords(change)}</li>
        ))}
      </ul>
      <Submit name="does" value="give-back" words="Give back to the files: show before and after" />
    </PostForm>
  )
}

const DOES = [
  ['put', 'A price on these days'],
  ['remove', 'On request on these days'],
] as const

function PutForm({ form, mistakes, path }: Pick<Shown, 'form' | 'mistakes'> & { path: string }) {
  return (
    <PostForm className="box stack" id="put" to={path}>
      <h2>Put in a window</h2>
      <Slips mistakes={mistakes} />
      <Picks legend="What" name="does" value={form.does === 'remove' ? 'remove' : 'put'} options={DOES} />
      <p className="hint">A price takes all six amounts. The struck one is shown crossed out beside it.</p>
      <div className="two">
        <Field name="from" label="First day" type="date" mistake={mistakes.from} defaultValue={form.from} />
        <Field name="till" label="Last day" type="date" mistake={mistakes.till} defaultValue={form.till} />
        {WINDOW_CELLS.map(({ name, label }) => (
          <Field
            key={name}
            name={name}
            label={`${label} ₹`}
            mistake={mistakes[name]}
            inputMode="numeric"
            maxLength={40}
            defaultValue={form.prices[name]}
          />
        ))}
      </div>
      <Field name="note" label="Why" mistake={mistakes.note} maxLength={DESK_LETTERS.reason} defaultValue={form.note} />
      <Submit look="go" words="Show before and after" />
    </PostForm>
  )
}

/** The form filled from the window that begins on a day; otherwise only the days. */
export function filledFrom(windows: PriceWindow[], { from, till }: DayRange): WindowForm {
  const window = windows.find((each) => each.from === from)
  const prices = WINDOW_CELLS.map(({ name, tier, kind }) => [name, window ? String(window[tier][kind]) : ''])
  return { does: 'put', from, till, note: '', prices: Object.fromEntries(prices) }
}
