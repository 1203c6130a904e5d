import { kite } from '#scenes/vocab/kite.ts'
import { ridge, treeline } from '#scenes/vocab/land.ts'
import { palmDef } from '#scenes/vocab/plants.ts'
import { def, line, path } from '#scenes/vocab/shapes.ts'
import { mist, streaks } from '#scenes/vocab/sky.ts'
import { defineScene, heaven, K, KN, many } from './scene.ts'

export const bali = defineScene({
  title: 'Split gate and terraces, Bali',
  day: {
    ...K,
    a: '#ff7a59',
    b: '#ffb27d',
    d: '#ffe7b8',
    sun: '#fff6d6',
    v1: '#d07f90',
    v2: '#8f4f86',
    m: '#ffd9a8',
    h2: '#3f8560',
    ga: '#4f1d3d',
    gb: '#7d3348',
    gc: '#b05552',
    t0: '#9cc862',
    t1: '#6bb054',
    t2: '#43934f',
    t3: '#277a4d',
    t4: '#125a48',
    wt: '#ffe2a3',
    l1: '#0f5a45',
    l2: '#0a4238',
    pt: '#2a1230',
    um: '#ffc62e',
  },
  night: {
    ...KN,
    a: '#1a0f3d',
    b: '#4a2468',
    d: '#b3587a',
    sun: '#fff0cc',
    v1: '#4a2868',
    v2: '#321a52',
    m: '#8a4a7a',
    h2: '#183248',
    ga: '#160a28',
    gb: '#2a1244',
    gc: '#4f2058',
    t0: '#2f5f5a',
    t1: '#244f52',
    t2: '#1a4049',
    t3: '#12313f',
    t4: '#0b2334',
    wt: '#e0a7a0',
    l1: '#0a2430',
    l2: '#061823',
    pt: '#0b0518',
    um: '#ffc24f',
  },
  draw: (c) => [
    heaven(c, -100, 400, 400, 190, 92),
    streaks(c.sun, 9, 70, 250, 4, 9, 0.35),
    path(c.v1, 'M-100 430Q180 400 318 222q16-22 40-16l16 8 20-10q40-2 54 22Q580 396 900 430z'),
    path(c.v2, 'M408 210q26 4 40 16Q580 396 900 430H470q20-50-14-90 16-60-48-130z'),
    mist(c.m, 320, 110, 0.9),
    treeline('z', c.h2, 436, 30),
    [c.t0, c.t1, c.t2, c.t3, c.t4].map((f, i) => {
      const y = 440 + i * 30 + i * i * 3,
        a = 30 - i * 3,
        s = 330 - i * 30
      return (
        ridge(f, 30 + i, y, a, s) +
        path(
          '',
          ridge('', 30 + i, y + 11, a, s, { d: 1, line: 1 }),
          `fill="none" stroke="${c.wt}" stroke-width="2" opacity=".4"`,
        )
      )
    }),
    // candi bentar: one half, mirrored
    def(
      'g',
      path(c.gb, 'M358 570V236l-10-20-10 30-4-2-8 34h-6l-4 26h-8l-4 32h-10l-4 30h-12l-6 40h-14l-4 44h-16v80z'),
      path(c.ga, 'M358 570V236l-10-20-2 40v314zM232 508h114v12H232zM224 548h134v22H224z'),
      line(c.gc, 5, 'M334 282h12M322 310h24M312 344h34M298 376h48M280 418h66M262 464h84M246 500h100'),
      line(
        c.gc,
        3,
        'M318 328v14M304 360v14M326 360v14M288 396v18M312 396v18M270 440v20M300 440v20M326 440v20M262 482v14M290 482v14M318 482v14',
      ),
      line(c.pt, 3, 'M212 470v110'),
      path(c.um, 'M178 482q8-24 34-28 26 4 34 28z'),
      line(c.k1, 4, 'M178 484h68', 'stroke-dasharray="3 4"'),
    ),
    '<use href="#g" transform="matrix(-1 0 0 1 800 0)"/>',
    path(c.wt, 'M364 552h72v18h6l36 30H322l36-30h6zM370 536h60v20h-60z'),
    line(c.gc, 2, 'M358 570h84M364 552h72M340 584h120'),
    palmDef(c.pt, c.l1, c.l2),
    many(
      'p',
      0,
      [120, 620, 1.4, 1.4, -8],
      [50, 630, 1.8, 1.8, -2],
      [690, 620, -1.4, 1.4, 8],
      [760, 632, -1.8, 1.8, 2],
      [-200, 610, 1.6],
      [1000, 610, -1.6, 1.6],
    ),
    kite(c.k1, c.k2, c.ki, 566, 96, 1.1, 16, 'q20 160 20 360'),
  ],
})
