import { band, g, grad, join, L, line, path, Rr, rnd, rng } from './shapes.ts'

// ---- sky

const mix = (a: string, b: string, t: number) => {
  const part = (i: number) =>
    rnd(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
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
    ].map(([k, o]) => `<circle cx="${x}" cy="${y}" r="${rnd(R * Number(k))}" opacity="${o}"/>`),
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
    const x = rnd(-350 + R() * 1450)
    const y = rnd(y0 + ((y1 - y0) * i) / n)
    const l = rnd(90 + R() * 190)
    d += `M${join([x, y])}h${l}`
    if (R() > 0.35) d += `m${join([-rnd(l * 0.3), w])}h${rnd(l * 0.55)}`
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
