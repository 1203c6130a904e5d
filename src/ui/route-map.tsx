import type { Stop } from '#domain/tour.ts'

const WIDTH = 640
const HEIGHT = 450
const MARGIN = { x: 120, top: 90, bottom: 80 }

/** The route as a dotted string between kites, drawn from the stops' coordinates. Shown until (and unless) the map loads. */
export function RouteMap({ stops }: { stops: Stop[] }) {
  const points = project(stops)
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(stops)}>
      <path
        className="map__hills"
        d="M-400 90Q180 40 330 110T1040 60M-400 210Q160 170 320 230T1040 190M-400 350Q180 310 330 370T1040 330"
      />
      <path className="map__string" d={line} />
      {labelled(points).map(({ name, x, y, side }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <path className="map__pin" d="M0-50 20-28 0 0-20-28z" />
          <path className="map__pin-light" d="M0-50 20-28 0 0z" />
          <text x={side === 'left' ? -26 : 26} y="-18" textAnchor={side === 'left' ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

function spoken(stops: Stop[]): string {
  return `Route: ${stops.map((stop) => stop.name).join(', ')}`
}

type Point = { name: string; x: number; y: number }
type Label = Point & { side: 'left' | 'right' }

/** Rough size of a label's letters on the canvas. */
const LETTER = { width: 13, height: 26 }

/** Names stand beside their pins, on the side where they run into no earlier name and stay on the canvas. */
function labelled(points: Point[]): Label[] {
  const placed: Label[] = []
  for (const point of points) {
    const outward = point.x > WIDTH / 2 ? 'left' : 'right'
    const inward = outward === 'left' ? 'right' : 'left'
    const isFree = (side: Label['side']) => placed.every((other) => !overlap({ ...point, side }, other))
    placed.push({ ...point, side: isFree(outward) || !isFree(inward) ? outward : inward })
  }
  return placed
}

function overlap(one: Label, other: Label): boolean {
  const [from, to] = reach(one)
  const [otherFrom, otherTo] = reach(other)
  return Math.abs(one.y - other.y) < LETTER.height && from < otherTo && otherFrom < to
}

function reach({ name, x, side }: Label): [from: number, to: number] {
  const width = 26 + name.length * LETTER.width
  return side === 'left' ? [x - width, x] : [x, x + width]
}

/** Latitude and longitude onto the canvas, at one scale for both so that the shape of the route is true. */
function project(stops: Stop[]): Point[] {
  const middle = stops.reduce((sum, stop) => sum + stop.at[0], 0) / stops.length
  const flat = stops.map(({ name, at: [latitude, longitude] }) => ({
    name,
    x: longitude * Math.cos((middle * Math.PI) / 180),
    y: -latitude,
  }))
  const [left, right] = range(flat.map((stop) => stop.x))
  const [top, bottom] = range(flat.map((stop) => stop.y))
  const room = { width: WIDTH - 2 * MARGIN.x, height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const scale = Math.min(room.width / Math.max(right - left, 0.01), room.height / Math.max(bottom - top, 0.01))
  const shift = {
    x: MARGIN.x + (room.width - (right - left) * scale) / 2,
    y: MARGIN.top + (room.height - (bottom - top) * scale) / 2,
  }
  return flat.map(({ name, x, y }) => ({
    name,
    x: Math.round(shift.x + (x - left) * scale),
    y: Math.round(shift.y + (y - top) * scale),
  }))
}

function range(values: number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)]
}
