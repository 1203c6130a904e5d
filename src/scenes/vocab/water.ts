import { join, L, line, rnd, rng } from './shapes.ts'

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
    const x = rnd(cx - w / 2 + (R() - 0.5) * w * 0.5)
    d += `M${join([x, rnd(y0 + (y1 - y0) * t * (0.35 + 0.65 * t))])}h${rnd(w)}`
  }
  return line(c, 4, d, `stroke-linecap="round" ${o}`)
}

export const ripples = (c: string, seed: number, y0: number, y1: number, n: number, w = 3, o = 'opacity=".4"') => {
  const R = rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) d += `M${join([rnd(L + R() * 260), rnd(y0 + (y1 - y0) * ((i + 0.4) / n) ** 1.35)])}H1800`
  return line(c, w, d, `stroke-linecap="round" stroke-dasharray="46 214 90 160 24 260" ${o}`)
}

/** What stands on the waterline y, upside down. */
export const mirror = (id: string, y: number, o = 0.3) =>
  `<use href="#${id}" transform="matrix(1 0 0-1 0 ${2 * y})" opacity="${o}"/>`
