import { B, band, def, join, L, type Point, pat, path, poly, rnd, rng } from './shapes.ts'

// ---- land

/** `to`: where the fill ends below; `line`: the crest alone; `d`: path data instead of an element; `x`: attributes. */
export type RidgeOptions = { to?: number; line?: boolean | 0 | 1; d?: boolean | 0 | 1; x?: string }

/** Soft hills or dunes: one q, then a run of t. */
export const ridge = (fill: string, seed: number, y: number, amp: number, step: number, o: RidgeOptions = {}) => {
  const R = rng(seed)
  const n = Math.ceil(2800 / step)
  const pts: number[] = []
  let y0 = rnd(y)
  const start = `M${join([L, y0])}q${join([rnd(step / 2), rnd(seed % 2 ? amp : -amp), rnd(step), 0])}t`
  for (let i = 1; i < n + 1; i++) {
    const e = rnd((R() - 0.5) * amp * 0.5)
    pts.push(rnd(step * (0.9 + R() * 0.2)))
    if (Math.abs(y0 + e - rnd(y)) > amp * 0.5) pts.push(0)
    else {
      y0 += e
      pts.push(e)
    }
  }
  const d = start + join(pts) + (o.line ? '' : `V${o.to || B}H${L}z`)
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
