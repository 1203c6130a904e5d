import { ListLine, Way } from '#desk/frame/way.tsx'
import { type DayRange, gapsBetween, lengthOf, type PriceWindow, windowsInOrder } from '#domain/prices/price-window.ts'
import { monthOf, monthsFrom, readableDate } from '#values/dates.ts'
import { rupees } from '#values/money.ts'

/** Twelve months of windows as a strip; the list beside it has the same data. */
export function WindowStrip({ windows, shown, name }: { windows: PriceWindow[]; shown: DayRange; name: string }) {
  const whole = lengthOf(shown)
  const inside = windowsInOrder(windows).filter(({ from, till }) => till >= shown.from && from <= shown.till)
  const place = ({ from, till }: DayRange) => {
    const first = from < shown.from ? shown.from : from
    const last = till > shown.till ? shown.till : till
    const start = ((lengthOf({ from: shown.from, till: first }) - 1) / whole) * 100
    return {
      x: `${start.toFixed(2)}%`,
      width: `${((lengthOf({ from: first, till: last }) / whole) * 100).toFixed(2)}%`,
    }
  }
  const label = `${name}: ${inside.length} windows, ${gapsBetween(windows, shown).length} gaps; the list follows`
  return (
    <svg className="strip" role="img" aria-label={label} height="62">
      {gapsBetween(windows, shown).map((gap) => (
        <rect key={gap.from} className="strip-gap" {...place(gap)} y="2" height="40" rx="4" />
      ))}
      {inside.map((window, at) => (
        <rect
          key={window.from}
          className={at % 2 ? 'strip-b' : 'strip-a'}
          {...place(window)}
          y="2"
          height="40"
          rx="4"
        />
      ))}
      {inside.map((window, at) => (
        <text key={window.from} x={middle(place(window))} y="22">
          {letter(at)}
        </text>
      ))}
      {middlesOfMonths(shown).map((day) => (
        <text key={day} className="strip-month" x={place({ from: day, till: day }).x} y="54">
          {monthOf(day)}
        </text>
      ))}
    </svg>
  )
}

/** The windows and gaps of the strip as a list with actions. */
export function WindowList({ windows, shown }: { windows: PriceWindow[]; shown: DayRange }) {
  const inside = windowsInOrder(windows).filter(({ till }) => till >= shown.from)
  const lines = [...inside.map(windowLine), ...gapsBetween(windows, shown).map(gapLine)]
  return (
    <ul className="windows">
      {lines
        .sort((one, other) => (one.of.from < other.of.from ? -1 : 1))
        .map(({ of, words, ...line }) => (
          <ListLine key={of.from} {...line}>
            <Way to={`?from=${of.from}&till=${of.till}#put`} words={words} about={` ${daysOf(of)}`} />
          </ListLine>
        ))}
    </ul>
  )
}

function windowLine(of: PriceWindow, at: number) {
  return { of, name: `${letter(at)} · ${daysOf(of)}`, more: <Amounts of={of} />, words: 'Change' }
}

function gapLine(of: DayRange) {
  return {
    of,
    className: 'windows-gap',
    name: `Gap: ${daysOf(of)}`,
    about: `${lengthOf(of)} days on request`,
    words: 'Fill',
  }
}

function Amounts({ of: { standard, deluxe, superDeluxe } }: { of: PriceWindow }) {
  const amounts = [standard, deluxe, superDeluxe].map(({ current }) => rupees(current))
  return <span className="num">{amounts.join(' · ')}</span>
}

/** The fifteenth of each month between two days, ISO. */
function middlesOfMonths({ from, till }: DayRange): string[] {
  return monthsFrom(from, 13)
    .map((month) => `${month}-15`)
    .filter((day) => day >= from && day <= till)
}

/** "1 Jan 2027 – 31 Jan 2027". */
export function daysOf({ from, till }: DayRange): string {
  return `${readableDate(from)} – ${readableDate(till)}`
}

function letter(at: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + (at % 26))
}

function middle({ x, width }: { x: string; width: string }): string {
  return `${(Number.parseFloat(x) + Number.parseFloat(width) / 2).toFixed(2)}%`
}
