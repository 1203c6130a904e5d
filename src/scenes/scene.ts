// What a scene is, and the few things every scene shares. One file a scene, one named export a file.
import { type Bits, g, type Placing, use } from '#scenes/vocab/shapes.ts'
import { sky, stars, sun } from '#scenes/vocab/sky.ts'

export type Palette = Record<string, string>
export type Scene = { title: string; day: Palette; night: Palette; draw: (c: Palette) => unknown[] }

/** The day's colours by name. Night has the same names, and may add `st`, the stars. */
type Day<Name extends string> = Record<Name, string> & { st?: never }
type Night<Name extends string> = Record<Name, string> & { st?: string }

/** Checks that night has every colour day has, and that the drawing asks only for those. */
export const defineScene = <Name extends string>(scene: {
  title: string
  day: Day<Name>
  night: Night<NoInfer<Name>>
  draw: (c: Night<NoInfer<Name>>) => Bits
}): Scene => scene as unknown as Scene

/** The kite by day. */
export const K = { k1: '#d3125f', k2: '#f0457f', ki: '#3a1440' }
/** The kite by night, and the stars. */
export const KN = { k1: '#ff7aa8', k2: '#ffc24f', ki: '#fff3dc', st: '#fff' }
/** Prayer flags, in their order. */
export const FL = ['#1f6fd0', '#fff', '#d3262f', '#2f9e5b', '#ffc62e']

/** Sky from y1 to the horizon at y2, stars if it is night, the sun at x, y. Palette: a b d from the top down, sun. */
export const heaven = (
  c: { a: string; b: string; d: string; sun: string; st?: string },
  y1: number,
  y2: number,
  x: number,
  y: number,
  R: number,
) => sky(y1, y2, c.a, c.b, c.d) + (c.st ? stars(c.st) : '') + sun(c.sun, x, y, R)

/** The shape #id set down in many places, all of one fill (0: its own colours). */
export const many = (id: string, fill: string | 0, ...a: Placing[]) =>
  g(
    fill ? `fill="${fill}"` : '',
    a.map(([x, y, s, sy, rot]) => use(id, x, y, s, sy, rot)),
  ).replace('<g >', '<g>')
