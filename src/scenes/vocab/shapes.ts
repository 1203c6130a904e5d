// The drawing vocabulary the scenes share. Every function returns a short string of SVG. Numbers are rounded: how many
// bytes a scene weighs is part of its design.
//
// Canvas: the box 0..800 x 0..600 is never cropped. Outside it the drawing goes on: the sky up to y -900, ground and
// water from x -1000 to x 1800, so one file fits a poster, a card and a wide banner.

/** What a group may hold: strings, nested as deep as you like. Falsy items are dropped. */
export type Bits = unknown[]

/** Where a defined shape is set down: x, y, scale, vertical scale (when it differs), turn in degrees. */
export type Placing = [x: number, y: number, s?: number, sy?: number, rot?: number]

export type Point = [x: number, y: number]

/** A colour alone is spread evenly; a tuple says where it stands (0..1) and, if need be, how opaque it is. */
export type GradientStop = string | [colour: string, at: number, opacity?: number]

export const L = -1000

export const Rr = 1800

export const B = 600

export const rnd = (v: number) => Math.round(v)

/** The same seed always gives the same hills. */
export const rng = (seed: number) => {
  let s = (seed * 7919) % 2147483647 || 1
  return () => {
    s = (s * 16807) % 2147483647
    return s / 2147483647
  }
}

/** Numbers joined the shortest way SVG allows: no leading zero, no space before a minus. */
export const join = (a: number[]) =>
  a
    .map((v, i) => {
      const t = String(v).replace(/^(-?)0\./, '$1.')
      return i && t[0] !== '-' ? ` ${t}` : t
    })
    .join('')

const tidy = (pts: Point[]) => pts.map(([x, y]): Point => [rnd(x), rnd(y)])

// ---- path data

/** Straight lines through the points, relative. */
export const poly = (pts: Point[], close = true) => {
  const [first, ...rest] = tidy(pts)
  const o: number[] = []
  let p = first as Point
  for (const q of rest) {
    o.push(q[0] - p[0], q[1] - p[1])
    p = q
  }
  return `M${join(first as Point)}l${join(o)}${close ? 'z' : ''}`
}

// ---- elements

/** A filled path. An empty fill inherits the group's. `x` is further attributes. */
export const path = (fill: string, d: string, x = '') =>
  `<path${fill ? ` fill="${fill}"` : ''} d="${d}"${x ? ` ${x}` : ''}/>`

/** A stroke of colour c and width w. */
export const line = (c: string, w: number, d: string, x = '') =>
  `<path fill="none" stroke="${c}" stroke-width="${w}"${x ? ` ${x}` : ''} d="${d}"/>`

export const g = (a: string, ...k: Bits) => `<g ${a}>${k.flat(9).join('')}</g>`

/** Shapes that are only drawn where `use` or `many` puts them. */
export const sym = (...k: Bits) => `<defs>${k.flat(9).join('')}</defs>`

export const def = (id: string, ...k: Bits) => `<g id="${id}">${k.flat(9).filter(Boolean).join('')}</g>`

export const use = (id: string, x: number, y: number, s = 1, sy?: number, rot?: number, ex = '') => {
  const scale = sy && sy !== s ? [+s.toFixed(2), +sy.toFixed(2)] : [+s.toFixed(2)]
  const t = [
    (x || y) && `translate(${join([rnd(x), rnd(y)])})`,
    rot && `rotate(${rnd(rot)})`,
    (s !== 1 || (sy && sy !== 1)) && `scale(${join(scale)})`,
  ]
    .filter(Boolean)
    .join('')
  return `<use href="#${id}"${t ? ` transform="${t}"` : ''}${ex ? ` ${ex}` : ''}/>`
}

/** A vertical gradient between y1 and y2, for fills of `url(#id)`. */
export const grad = (id: string, y1: number, y2: number, ...st: GradientStop[]) => {
  const stops = st.map((c, i) => {
    const [col, off, op] = Array.isArray(c) ? c : ([c, i / (st.length - 1)] as const)
    const at = off ? ` offset="${String(+(+off).toFixed(2)).replace(/^0/, '')}"` : ''
    return `<stop${at} stop-color="${col}"${op !== undefined ? ` stop-opacity="${op}"` : ''}/>`
  })
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${y1}" y2="${y2}">${stops.join('')}</linearGradient>`
}

export const pat = (id: string, w: number, h: number, x: number, y: number, ...k: Bits) =>
  `<pattern id="${id}" width="${+w.toFixed(1)}" height="${+h.toFixed(1)}" x="${x}" y="${y}" patternUnits="userSpaceOnUse">${k.join('')}</pattern>`

/** A strip across the whole width, from y down by h. */
export const band = (fill: string, y: number, h: number, x = '') => path(fill, `M${L} ${y}H${Rr}v${h}H${L}z`, x)
