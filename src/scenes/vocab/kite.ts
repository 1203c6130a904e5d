import { g, line, path } from './shapes.ts'

// ---- what people put up

/** Festoons of prayer flags: one path, a dashed stroke for each colour. */
export const flags = (cols: string[], d: string, sc = '#fff') =>
  `<defs><path id="F" d="${d}" fill="none"/></defs><use href="#F" stroke="${sc}" stroke-width="1.5"/>${g(
    'stroke-width="9" stroke-dasharray="8 42" transform="translate(0 4)"',
    cols.map((c, i) => `<use href="#F" stroke="${c}"${i ? ` stroke-dashoffset="${-10 * i}"` : ''}/>`),
  )}`

/** Path data of the kite's lit half and tail: no scene is without it. */
export const KITE_OUTLINE = 'M0-26L-23 0 0 26 23 0zM0 22L8 38H-8z'

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
    path(a, KITE_OUTLINE),
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
