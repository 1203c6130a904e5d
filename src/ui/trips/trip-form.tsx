import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import { pathTo } from '#domain/site/paths.ts'
import { type ChoiceRead, isMonth } from '#domain/trips/read-choice.ts'
import type { ChoiceName } from '#domain/trips/trip-choice.ts'
import { monthsFrom, wholeMonth } from '#values/dates.ts'

type TripFormProps = Pick<ChoiceRead, 'typed' | 'mistakes'> & {
  id: string
  path: string
  today: string
  isPriced: boolean
}

/** The form for a trip. A GET form; with script it is answered in the page. */
export function TripForm({ id, path, today, isPriced, typed, mistakes }: TripFormProps) {
  const state = { typed, mistakes }
  // The form's own address: a refused choice has no sum to land at, so it lands at its form.
  const landing = Object.keys(mistakes).length > 0 ? 'sum' : undefined
  return (
    <form id={landing} className="ask" data-live="trip" data-at={pathTo('trip', id)} action={`${path}#sum`} noValidate>
      <TripField {...state} name="from" min={today} />
      <Months {...state} label={OR_MONTH} today={today} />
      <TierField typed={typed} />
      <TripField {...state} name="adults" />
      <TripField {...state} name="children" />
      <TripField {...state} name="ages" />
      <TripField {...state} name="rooms" />
      {typed.budget && <TripField {...state} name="budget" />}
      <button className="btn wide" type="submit">
        {isPriced ? 'Show the total' : 'Ask for a price'}
      </button>
    </form>
  )
}

/** Month, people and class: the short form without a tour. Beside children it asks for their ages. */
export function ShortTripFields({ typed, mistakes, today }: State & { today: string }) {
  const state = { typed, mistakes }
  const hasChildren = Number(typed.children ?? 0) !== 0
  const others = (['ages', 'rooms', 'budget'] as const).filter(
    (name) => typed[name] || (name === 'ages' && hasChildren),
  )
  return (
    <>
      {typed.from && <TripField {...state} name="from" min={today} />}
      <Months {...state} label={typed.from ? OR_MONTH : 'Month'} today={today} />
      <TierField typed={typed} />
      {(['adults', 'children', ...others] as const).map((name) => (
        <TripField key={name} {...state} name={name} />
      ))}
    </>
  )
}

function TierField({ typed }: Pick<ChoiceRead, 'typed'>) {
  return (
    <div className="field wide">
      <label htmlFor="trip-tier">Tier</label>
      <select id="trip-tier" name="tier" defaultValue={typed.tier}>
        {TIERS.map(({ key }) => (
          <option key={key} value={key}>
            {tierName(key)}
          </option>
        ))}
      </select>
    </div>
  )
}

type State = Pick<ChoiceRead, 'typed' | 'mistakes'>

const OR_MONTH = 'or only its month'

type Asked = { label: string; wide?: boolean; preset?: string; type?: string; min?: number; placeholder?: string }

const ASKED = {
  from: { label: 'First day of travel', type: 'date' },
  adults: { label: 'Adults', type: 'number', min: 1, preset: '2' },
  children: { label: 'Children', type: 'number', min: 0, preset: '0' },
  ages: { label: 'Age of each child', placeholder: '6, 1', wide: true },
  rooms: { label: 'Rooms (people in each)', placeholder: '2 + 1', wide: true },
  budget: { label: 'Budget, per person, in ₹', wide: true },
} satisfies Partial<Record<ChoiceName, Asked>>

function TripField({ name, typed, mistakes, ...bounds }: State & { name: keyof typeof ASKED; min?: string }) {
  const { label, wide, preset, ...input }: Asked = ASKED[name]
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={`trip-${name}`}>{label}</label>
      <input {...control(name, mistakes)} {...input} {...bounds} defaultValue={typed[name] ?? preset} />
      <Mistake name={name} mistakes={mistakes} />
    </div>
  )
}

/** The months of the next year, for visitors without a date, and the chosen month if it is another one. */
function Months({ typed, mistakes, label, today }: State & { label: string; today: string }) {
  const { month: asked = '' } = typed
  const months = monthsFrom(today, 12)
  const others = isMonth(asked) && !months.includes(asked) ? [asked] : []
  return (
    <div className="field">
      <label htmlFor="trip-month">{label}</label>
      <select {...control('month', mistakes)} defaultValue={typed.month}>
        <option value="">Not sure</option>
        {[...months, ...others].map((month) => (
          <option key={month} value={month}>
            {wholeMonth(month)}
          </option>
        ))}
      </select>
      <Mistake name="month" mistakes={mistakes} />
    </div>
  )
}

function control(name: ChoiceName, mistakes: State['mistakes']) {
  const id = `trip-${name}`
  return { id, name, ...(mistakes[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-mistake` }) }
}

function Mistake({ name, mistakes }: { name: ChoiceName; mistakes: State['mistakes'] }) {
  if (!mistakes[name]) return null
  return (
    <span className="mistake" id={`trip-${name}-mistake`}>
      <span className="vh">Error: </span>
      {mistakes[name]}
    </span>
  )
}
