import { K, KN, many } from '#scenes/scene.ts'
import { kite } from './kite.ts'
import { band, def, g, pat, path, sym } from './shapes.ts'

/** What the two views of Jaipur share: the palace behind its wall, the tree, three kites. */

export const DAYLIGHT = {
  ...K,
  k3: '#ffa91f',
  dm: '#f0917a',
  a: '#ffa91f',
  b: '#ffcf70',
  d: '#fff0cd',
  sun: '#fff7e0',
  h1: '#fbb877',
  h2: '#f0956f',
  fo: '#d96f63',
  f: '#d4505c',
  fb: '#ec8273',
  t: '#ffe6cb',
  w: '#6d1d44',
  ar: '#a8325a',
  aw: '#4f1440',
  fg: '#2f1040',
  tr: '#1f5a45',
}

export const NIGHT = {
  ...KN,
  k3: '#ff7aa8',
  dm: '#e9a9a0',
  a: '#120b33',
  b: '#33195c',
  d: '#8a3a78',
  sun: '#fff0c9',
  h1: '#5a2a70',
  h2: '#451f60',
  fo: '#34164f',
  f: '#5c2563',
  fb: '#7a3674',
  t: '#e9a9a0',
  w: '#ffcb5c',
  ar: '#33124a',
  aw: '#f29a3f',
  fg: '#160928',
  tr: '#1c2a4a',
}

/** Without the far fort's colour, which only the view with the fort has. */
type Colours = Record<Exclude<keyof typeof DAYLIGHT, 'fo'>, string>

/** The palace and the wall before it; `n` is the tree. */
export const palace = (c: Colours) => [
  pat(
    'b',
    38,
    62,
    191,
    202,
    path(c.fb, 'M4 62V28a15 15 0 0 1 30 0v34z'),
    path(c.t, 'M3 26Q5 10 19 6q14 4 16 20zM18 1h2v7h-2z'),
    path(c.w, 'M11 46V31a8 8 0 0 1 16 0v15z'),
    path(c.t, 'M2 48h34v3H2zM0 59h38v3H0z'),
  ),
  g('id="o"', path(c.f, 'M191 520V388h38v-62h76v-62h38v-62h114v62h38v62h76v62h38v132z')),
  path('url(#b)', 'M191 512V388h38v-62h76v-62h38v-62h114v62h38v62h76v62h38v124z'),
  sym(
    def(
      'c',
      path(c.dm, 'M-15 0Q-14-17 0-22 14-17 15 0zM-1-30h2v10h-2z'),
      path(c.t, 'M-18-2h36v4h-36z'),
      path(c.f, 'M-13 2h4v14h-4zM9 2h4v14H9zM-2 2h4v14h-4z'),
    ),
  ),
  many(
    'c',
    0,
    [362, 186],
    [400, 180, 1.3],
    [438, 186],
    [322, 248],
    [478, 248],
    [250, 310],
    [286, 310],
    [514, 310],
    [550, 310],
    [210, 372],
    [590, 372],
  ),
  pat(
    'e',
    56,
    100,
    8,
    508,
    path(c.ar, 'M0 0h56v100H0z'),
    path(c.t, 'M0 8h56v4H0z'),
    path(c.aw, 'M10 92V46q0-18 18-24 18 6 18 24v46z'),
  ),
  path('url(#e)', 'M-1000 508H191v-8h418v8h1191v92H-1000z'),
  sym(
    `<path id="n" d="M-4 0v-34c-26 4-46-12-36-32-12-22 10-40 24-34 8-22 44-18 46 2 22 2 26 28 12 38 2 22-18 32-38 26V0z"/>`,
  ),
]

/** What stands before everything else. */
export const front = (c: Colours) => [
  band(c.fg, 578, 22),
  kite(c.k1, c.k2, c.ki, 612, 110, 1.5, 16, 'q-10 190-126 268'),
  kite(c.k2, c.k3, c.ki, 236, 150, 0.9, -20, 'q50 100 14 160'),
  kite(c.t, c.k1, c.ki, 165, 64, 0.6, 12, 'q30 160 46 306'),
]
