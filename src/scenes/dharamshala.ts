import { flags, kite } from '#scenes/vocab/kite.ts'
import { peakDef, ridge, treeline } from '#scenes/vocab/land.ts'
import { PINE } from '#scenes/vocab/plants.ts'
import { line, path, sym, use } from '#scenes/vocab/shapes.ts'
import { mist } from '#scenes/vocab/sky.ts'
import { defineScene, FL, heaven, K, KN, many } from './scene.ts'

export const dharamshala = defineScene({
  title: 'Dhauladhar and prayer flags, Dharamshala',
  day: {
    ...K,
    a: '#1c71b4',
    b: '#a9dce8',
    d: '#fff0d0',
    sun: '#fffbe6',
    lt: '#b9c9e4',
    sh: '#5f78b0',
    md: '#7f96c8',
    sn: '#fffdf8',
    ss: '#c4d2f0',
    h1: '#8fb0a4',
    h2: '#4f9078',
    h3: '#2a705a',
    h4: '#185445',
    pi: '#104438',
    wl: '#fff3dc',
    ws: '#e0c6b0',
    ro: '#ffb52e',
    r2: '#d9822a',
    rd: '#b02a3a',
    wi: '#5a2440',
    sl: '#5f6f8a',
  },
  night: {
    ...KN,
    a: '#070f38',
    b: '#254a8a',
    d: '#8f94c0',
    sun: '#fff2cc',
    lt: '#5a70b0',
    sh: '#2f4488',
    md: '#425698',
    sn: '#e2e8ff',
    ss: '#8f9fd8',
    h1: '#2f4a74',
    h2: '#203c60',
    h3: '#162e4c',
    h4: '#0e213a',
    pi: '#0a1a2e',
    wl: '#8f86b4',
    ws: '#655c8c',
    ro: '#c98f4f',
    r2: '#8f5f40',
    rd: '#6a2450',
    wi: '#ffcf6a',
    sl: '#26325a',
  },
  draw: (c) => [
    heaven(c, -150, 380, 170, 130, 52),
    sym(peakDef(c)),
    many('q', 0, [270, 170, 1.1, 0.95], [650, 160, 1.1, 1], [-80, 170, 1.2, 0.95], [960, 170, 1.2, 0.95]).replace(
      '<g>',
      '<g opacity=".6">',
    ),
    use('q', 80, 180, 1, 1),
    use('q', 470, 110, 1.2, 1.3),
    use('q', 800, 170, 1, 1.05),
    use('q', -240, 170, 1.1, 1.05),
    use('q', 1120, 160, 1.2, 1.1),
    use('q', -480, 190, 1, 1),
    mist(c.d, 280, 130, 0.75),
    ridge(c.h1, 6, 400, 40, 320),
    ridge(c.h2, 11, 440, 46, 380),
    treeline('z', c.h3, 470, 44),
    path(c.h3, 'M-1000 480Q-200 440 60 470T400 460 760 480 1800 460V600H-1000z'),
    // hill town
    (
      [
        [
          c.sl,
          [
            [120, 480, 60],
            [200, 496, 66],
            [560, 488, 64],
            [640, 470, 60],
          ],
        ],
        [
          c.rd,
          [
            [60, 508, 62],
            [690, 502, 66],
          ],
        ],
      ] as const
    ).map(
      ([f, a]) =>
        path(c.wl, a.map(([x, y, w]) => `M${x} ${y}h${w}v40h-${w}z`).join('')) +
        path(f, a.map(([x, y, w]) => `M${x - 7} ${y + 2}l14-22h${w - 14}l14 22z`).join('')) +
        line(c.wi, 11, a.map(([x, y, w]) => `M${x + 9} ${y + 18}h${w - 12}`).join(''), 'stroke-dasharray="9 9"'),
    ),
    // temple
    path(c.wl, 'M300 540v-90h200v90z'),
    path(c.ws, 'M440 450h60v90h-60z'),
    path(c.rd, 'M296 450h208v14H296z'),
    path(c.ro, 'M276 452q30-6 40-26h168q10 20 40 26zM330 426q20-6 26-30h88q6 24 26 30z'),
    path(c.r2, 'M420 426h64l40 26h-88zM410 396h34q6 24 26 30h-50zM392 396q8-26 8-36 0 10 8 36z'),
    path(c.wi, 'M376 540v-44q24-12 48 0v44z'),
    line(c.wi, 20, 'M314 502h56M434 502h62', 'stroke-dasharray="14 12"'),
    path(c.wl, 'M348 426v-16h104v16z'),
    line(c.wi, 8, 'M356 418h92', 'stroke-dasharray="9 7"'),
    path(c.h4, 'M-1000 560Q-100 520 200 546T600 540 1800 550V600H-1000z'),
    sym(`<path id="n" d="${PINE}"/>`),
    many(
      'n',
      c.pi,
      [20, 590, 1.4, 1.9],
      [90, 596, 1, 1.3],
      [710, 594, 1.1, 1.4],
      [780, 596, 1.5, 2],
      [-140, 596, 1.5, 2],
      [940, 596, 1.5, 2],
      [180, 600, 0.8, 1],
      [630, 600, 0.8, 1],
    ),
    flags(FL, 'M-300 60Q100 330 398 364M398 364Q620 300 1100 20M-200 250Q160 400 398 364M398 364Q640 390 1000 210'),
    kite(c.k1, c.k2, c.ki, 300, 90, 1.1, -14, 'q30 160 70 340'),
  ],
})
