import type { Stop } from '#domain/catalogue/tour.ts'
import { SPRITE } from '#ui/elements/sprite.ts'

const WIDTH = 640
const HEIGHT = 450
const MARGIN = { x: 120, top: 90, bottom: 80 }

/** The route as a dotted string between kites, drawn from the stops' coordinates. Shown until the map is loaded. */
export function RouteMap({ stops, isRound = false }: { stops: Stop[]; isRound?: boolean }) {
  const points = project(stops)
  const way = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(stops, isRound)}>
      <use className="map__hills" href={`${SPRITE}#hills`} />
      <path className="map__string" d={isRound ? `${way}Z` : way} />
      <path className="map__pin" d={kites(points, 'l20 22-20 28-20-28z')} />
      <path className="map__pin-light" d={kites(points, 'l20 22-20 28z')} />
      {placeLabels(points).map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  )
}

/** A kite at each point, or its light half, as one path. */
function kites(points: Point[], shape: string): string {
  return points.map(({ x, y }) => `M${x} ${y - 50}${shape}`).join('')
}

function spoken(stops: Stop[], isRound: boolean): string {
  const back = isRound ? `, and back to ${stops[0]?.name}` : ''
  return `Route: ${stops.map((stop) => stop.name).join(', ')}${back}`
}

type Point = { name: string; x: number; y: number }
type Label = Point & { anchor: 'start' | 'middle' | 'end' }
type Box = { left: number; right: number; top: number; bottom: number }

/** The approximate size of a label's letters on the canvas. */
const LETTER = { width: 12.5, height: 24 }

/** Each name is put beside its pin, where it first covers no pin or earlier name and stays on the canvas. */
function placeLabels(points: Point[]): Label[] {
  const taken = points.map(({ x, y }): Box => ({ left: x - 20, right: x + 20, top: y - 50, bottom: y }))
  return points.map((point) => {
    const places = placesBy(point)
    const crowd = (label: Label) => taken.filter((box) => overlap(boxOf(label), box)).length + outside(boxOf(label))
    const best = places.reduce((best, label) => (crowd(label) < crowd(best) ? label : best))
    taken.push(boxOf(best))
    return best
  })
}

/** The positions of a name, best first: beside its pin and towards the middle of the canvas, else around it. */
function placesBy({ name, x, y }: Point): Label[] {
  const right = (y: number): Label => ({ name, x: x + 26, y, anchor: 'start' })
  const left = (y: number): Label => ({ name, x: x - 26, y, anchor: 'end' })
  const level = (y: number): Label => ({ name, x, y, anchor: 'middle' })
  const sides = x > WIDTH / 2 ? [left, right] : [right, left]
  const beside = [y - 18, y + 8, y - 44].flatMap((height) => sides.map((side) => side(height)))
  return [...beside.slice(0, 2), level(y + 24), level(y - 58), ...beside.slice(2)]
}

function boxOf({ name, x, y, anchor }: Label): Box {
  const width = name.length * LETTER.width
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width, top: y - LETTER.height, bottom: y + 4 }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** 1 when a box leaves the canvas, else 0. */
function outside({ left, right }: Box): number {
  return left < 0 || right > WIDTH ? 1 : 0
}

/** Projects latitude and longitude onto the canvas with one scale, so that the route keeps its shape. */
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
