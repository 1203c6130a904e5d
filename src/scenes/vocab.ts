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
export type Stop = string | [colour: string, at: number, opacity?: number]

export const L = -1000
export const Rr = 1800
export const B = 600

const r = (v: number) => Math.round(v)

/** The same seed always gives the same hills. */
export const rng = (seed: number) => {
  let s = (seed * 7919) % 2147483647 || 1
  return () => {
    s = (s * 16807) % 2147483647
    return s / 2147483647
  }
}

/** Numbers joined the shortest way SVG allows: no leading zero, no space before a minus. */
const cat = (a: number[]) =>
  a
    .map((v, i) => {
      const t = String(v).replace(/^(-?)0\./, '$1.')
      return i && t[0] !== '-' ? ` ${t}` : t
    })
    .join('')

const tidy = (pts: Point[]) => pts.map(([x, y]): Point => [r(x), r(y)])

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
  return `M${cat(first as Point)}l${cat(o)}${close ? 'z' : ''}`
}

/** A smooth open curve through the midpoints of the points. */
export const smooth = (pts: Point[], close = false) => {
  const q = tidy(pts)
  const n = q.length
  const o: number[] = []
  let p = q[0] as Point
  for (let i = 1; i < n - 1; i++) {
    const a = q[i] as Point
    const b = q[i + 1] as Point
    const e: Point = i === n - 2 ? b : [r((a[0] + b[0]) / 2), r((a[1] + b[1]) / 2)]
    o.push(a[0] - p[0], a[1] - p[1], e[0] - p[0], e[1] - p[1])
    p = e
  }
  return `M${cat(q[0] as Point)}q${cat(o)}${close ? 'z' : ''}`
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
    (x || y) && `translate(${cat([r(x), r(y)])})`,
    rot && `rotate(${r(rot)})`,
    (s !== 1 || (sy && sy !== 1)) && `scale(${cat(scale)})`,
  ]
    .filter(Boolean)
    .join('')
  return `<use href="#${id}"${t ? ` transform="${t}"` : ''}${ex ? ` ${ex}` : ''}/>`
}

/** A vertical gradient between y1 and y2, for fills of `url(#id)`. */
export const grad = (id: string, y1: number, y2: number, ...st: Stop[]) => {
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

// ---- sky

const mix = (a: string, b: string, t: number) => {
  const part = (i: number) =>
    r(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
      .toString(16)
      .padStart(2, '0')
  return `#${[1, 3, 5].map(part).join('')}`
}

const SKY = `<path fill="url(#s)" d="M${L}-900H${Rr}V600H${L}z"/>`

/** Three stops. The top eases in over 260 units, so that a tall poster shows no edge where the flat colour starts. */
export const sky = (y1: number, y2: number, a: string, b: string, d: string) => {
  const Y = y1 - 260
  const h = y2 - Y
  const m = (y1 + y2) / 2
  const at = (y: number) => +((y - Y) / h).toFixed(2)
  return (
    grad(
      's',
      Y,
      y2,
      [a, 0],
      [mix(a, b, 0.1), at(y1 + 10)],
      [mix(a, b, 0.36), at(y1 + (m - y1) * 0.4)],
      [b, at(m)],
      [d, 1],
    ) + SKY
  )
}

/** A veil that thickens downwards, between two layers of land. */
export const mist = (c: string, y: number, h: number, o = 1) =>
  `<linearGradient id="m${y}" x2="0" y2="1"><stop stop-color="${c}" stop-opacity="0"/><stop offset="1" stop-color="${c}" stop-opacity="${o}"/></linearGradient>${band(`url(#m${y})`, y, h)}`

/** A disc and three stepped poster halos. */
export const sun = (c: string, x: number, y: number, R: number) =>
  g(
    `fill="${c}"`,
    [
      [3, '.14'],
      [2.1, '.2'],
      [1.45, '.28'],
    ].map(([k, o]) => `<circle cx="${x}" cy="${y}" r="${r(R * Number(k))}" opacity="${o}"/>`),
    `<circle cx="${x}" cy="${y}" r="${R}"/>`,
  )

/** One zigzag whose dashes have no length. */
export const stars = (c: string) =>
  line(
    c,
    2.8,
    'M-600-260L1400-236-600-190 1400-150-600-96 1400-50-600 0 1400 40-600 96 1400 130-600 180 1400 220-600 250',
    'stroke-linecap="round" stroke-dasharray="0 143 0 61 0 211 0 97" opacity=".8"',
  )

export const streaks = (
  c: string,
  seed: number,
  y0: number,
  y1: number,
  n: number,
  w = 12,
  o: string | number = '.5',
) => {
  const R = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = r(-350 + R() * 1450)
    const y = r(y0 + ((y1 - y0) * i) / n)
    const l = r(90 + R() * 190)
    d += `M${cat([x, y])}h${l}`
    if (R() > 0.35) d += `m${cat([-r(l * 0.3), w])}h${r(l * 0.55)}`
  }
  return line(c, w, d, `stroke-linecap="round" opacity="${o}"`)
}

export const cloud = (c: string, x: number, y: number, s: number, o = 1) =>
  path(
    c,
    'M0 0h168a17 17 0 0 0-9-31 30 30 0 0 0-45-19 40 40 0 0 0-74 13 21 21 0 0 0-29 15A12 12 0 0 0 0 0z',
    `transform="translate(${x} ${y})scale(${s})"${o < 1 ? ` opacity="${o}"` : ''}`,
  )

export const birds = (c: string, x: number, y: number, s = 1) =>
  line(
    c,
    3,
    'M0 0q9-10 16 1 7-11 16-1M44-22q7-8 13 1 6-9 13-1M66 12q6-7 11 1 5-8 11-1',
    `stroke-linecap="round" transform="translate(${x} ${y})scale(${s})"`,
  )

// ---- land

/** `to`: where the fill ends below; `line`: the crest alone; `d`: path data instead of an element; `x`: attributes. */
export type RidgeOptions = { to?: number; line?: boolean | 0 | 1; d?: boolean | 0 | 1; x?: string }

/** Soft hills or dunes: one q, then a run of t. */
export const ridge = (fill: string, seed: number, y: number, amp: number, step: number, o: RidgeOptions = {}) => {
  const R = rng(seed)
  const n = Math.ceil(2800 / step)
  const pts: number[] = []
  let y0 = r(y)
  const start = `M${cat([L, y0])}q${cat([r(step / 2), r(seed % 2 ? amp : -amp), r(step), 0])}t`
  for (let i = 1; i < n + 1; i++) {
    const e = r((R() - 0.5) * amp * 0.5)
    pts.push(r(step * (0.9 + R() * 0.2)))
    if (Math.abs(y0 + e - r(y)) > amp * 0.5) pts.push(0)
    else {
      y0 += e
      pts.push(e)
    }
  }
  const d = start + cat(pts) + (o.line ? '' : `V${o.to || B}H${L}z`)
  return o.d ? d : path(fill, d, o.x || '')
}

/** A jagged far range. */
export const crag = (fill: string, seed: number, y: number, amp: number, step: number, o: RidgeOptions = {}) => {
  const R = rng(seed)
  const pts: Point[] = [[L, y]]
  let up = true
  for (let x = L; x < Rr; x += step * (0.7 + R() * 0.6)) {
    pts.push([x, y - (up ? amp * (0.45 + R() * 0.55) : amp * R() * 0.35)])
    up = !up
  }
  pts.push([Rr, y])
  const d = `${poly(pts, false)}V${o.to || B}H${L}z`
  return o.d ? d : path(fill, d, o.x || '')
}

/** A forest's edge standing on y, h high, as a pattern. */
export const treeline = (id: string, fill: string, y: number, h: number, k = 1) => {
  const firs: [x: number, part: number][] = [
    [0, 1],
    [0, 0.7],
    [7, 0.4],
    [13, 0.72],
    [20, 0.1],
    [29, 0.74],
    [36, 0.5],
    [43, 0.76],
    [52, 0],
    [62, 0.7],
    [69, 0.34],
    [77, 0.74],
    [84, 0.56],
    [96, 0.78],
    [96, 1],
  ]
  return (
    pat(id, 96 * k, h, 0, y - h, path(fill, poly(firs.map(([x, part]): Point => [x * k, h * part])))) +
    band(`url(#${id})`, y - h, h)
  )
}

/** Colours of a peak: lit face, shaded face, spurs, snow, snow in shade. */
export type PeakColours = { lt: string; sh: string; md: string; sn: string; ss: string }

/** A hand-cut alpine peak: apex 0,0, base -200..200 at y 240. Use it scaled, and at opacity < 1 for distance. */
export const peakDef = (c: PeakColours, id = 'q', snow: boolean | 0 | 1 = 1) =>
  def(
    id,
    path(c.lt, 'M0 0l-16 18-14 8-22 34-20 12-30 46-26 16-36 52-36 54h400l-32-44-30-22-34-50-26-14-30-46-24-20z'),
    path(
      c.sh,
      'M0 0l8 30-12 26 18 30-10 36 26 34-8 40 20 44h158l-32-44-30-22-34-50-26-14-30-46-24-20zM-4 56l-34 64-24 66 32-52 36-44zM4 122l-40 62-36 56h16l42-46 34-50zM-102 118l-14 50-40 72h24l32-66z',
    ),
    path(c.md, 'M48 64l-10 36 24 40-8 44 34 56h20l-34-60 2-40-28-40zM104 124v34l34 46 16 36h16l-20-44z'),
    snow && [
      path(c.sn, 'M0 0l-16 18-14 8-22 34-20 12 24-4-8 30 24-28 6 40 20-36 14 22 6-10-18-30 12-26z'),
      path(c.ss, 'M0 0l8 30-12 26 18 30-2 26 16-28 10 28 10-34 14 34 4-20-18-28-24-20z'),
    ],
  )

// ---- water

/** Light on the water under the sun: wider and sparser towards us. */
export const glint = (
  c: string,
  seed: number,
  cx: number,
  y0: number,
  y1: number,
  w0: number,
  w1: number,
  n: number,
  o = '',
) => {
  const R = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const w = (w0 + (w1 - w0) * t) * (0.4 + R() * 0.6)
    const x = r(cx - w / 2 + (R() - 0.5) * w * 0.5)
    d += `M${cat([x, r(y0 + (y1 - y0) * t * (0.35 + 0.65 * t))])}h${r(w)}`
  }
  return line(c, 4, d, `stroke-linecap="round" ${o}`)
}

export const ripples = (c: string, seed: number, y0: number, y1: number, n: number, w = 3, o = 'opacity=".4"') => {
  const R = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) d += `M${cat([r(L + R() * 260), r(y0 + (y1 - y0) * ((i + 0.4) / n) ** 1.35)])}H1800`
  return line(c, w, d, `stroke-linecap="round" stroke-dasharray="46 214 90 160 24 260" ${o}`)
}

/** What stands on the waterline y, upside down. */
export const mirror = (id: string, y: number, o = 0.3) =>
  `<use href="#${id}" transform="matrix(1 0 0-1 0 ${2 * y})" opacity="${o}"/>`

// ---- plants

export const FROND = 'M0 0C14-22 50-30 84 6 72-2 66-4 62-4l-2 11-7-13-9-1-2 13-7-13-8 1-4 12-5-10c-6 2-12 4-18 4z'

/** Defines #p: a palm, 150 high, its foot at 0,0. */
export const palmDef = (trunk: string, leaf: string, leaf2: string) =>
  sym(
    `<path id="f" d="${FROND}"/>`,
    def(
      'p',
      path(trunk, 'M-6 0C-4-60 4-110 20-152l6 2C16-106 10-60 8 0z'),
      g(
        `transform="translate(23-150)"`,
        g(
          `fill="${leaf2}"`,
          use('f', 0, 0, 0.9, 0, -62),
          use('f', 0, 0, -0.9, 0.9, 58),
          use('f', 0, 0, 0.8, 0, 42),
          use('f', 0, 0, -0.8, 0.8, -46),
        ),
        g(
          `fill="${leaf}"`,
          use('f', 0, 0, 1, 0, -24),
          use('f', 0, 0, -1, 1, 20),
          use('f', 0, 0, 1, 0, 12),
          use('f', 0, 0, -1, 1, -14),
        ),
      ),
    ),
  )

/** Path data of a pine, its foot at 0,4. */
export const PINE = 'M0-100l14 30H7l16 30H13l18 36H4V4h-8v-8h-27l18-36h-10l16-30h-7z'

// ---- what people put up

/** Festoons of prayer flags: one path, a dashed stroke for each colour. */
export const flags = (cols: string[], d: string, sc = '#fff') =>
  `<defs><path id="F" d="${d}" fill="none"/></defs><use href="#F" stroke="${sc}" stroke-width="1.5"/>${g(
    'stroke-width="9" stroke-dasharray="8 42" transform="translate(0 4)"',
    cols.map((c, i) => `<use href="#F" stroke="${c}"${i ? ` stroke-dashoffset="${-10 * i}"` : ''}/>`),
  )}`

/** Path data of the kite's lit half and tail: no scene is without it. */
export const KITE = 'M0-26L-23 0 0 26 23 0zM0 22L8 38H-8z'

/** The mark: a fighter kite (patang) with bow, spine, tail and a string (`str`, relative to the kite) to whoever holds it. */
export const kite = (
  a: string,
  b: string,
  ink: string,
  x: number,
  y: number,
  s: number,
  rot: number,
  str = 'q-30 90-120 130',
) =>
  line(ink, 1.2, `M${x} ${y}${str}`, 'opacity=".55"') +
  g(
    `transform="translate(${x} ${y})rotate(${rot})scale(${s})"`,
    path(a, KITE),
    path(b, 'M0-26L23 0 0 26z'),
    line(ink, 1.3, 'M-23 0Q0-30 23 0M0-26V26', 'opacity=".6"'),
  )

/** Whoever flies it, feet at x, y, 25 high. The string ends in the raised hand, at x + 10, y - 24. */
export const flyer = (c: string, x: number, y: number, s = 1) =>
  path(
    c,
    'M-6 0l2-16q4-4 8-1l5-8 3 2-6 12 2 11zM-4-21a4 4 0 0 1 8 0 4 4 0 0 1-8 0',
    `transform="translate(${x} ${y})${s === 1 ? '' : `scale(${s})`}"`,
  )

export { cat as join, r as rnd }
