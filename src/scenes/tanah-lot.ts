import { flyer, kite } from '#scenes/vocab/kite.ts'
import { palmDef } from '#scenes/vocab/plants.ts'
import { band, def, grad, line, path, sym } from '#scenes/vocab/shapes.ts'
import { birds, streaks } from '#scenes/vocab/sky.ts'
import { glint, ripples } from '#scenes/vocab/water.ts'
import { defineScene, heaven, K, KN, many } from './scene.ts'

/** A meru: n roofs of black palm thatch on a post, each narrower than the one below. */
const roofs = (n: number) =>
  Array.from({ length: n }, (_, i) => `M${i * 6 - 42} ${-24 * i - 20}q14-4 18-16h${48 - i * 12}q4 12 18 16z`).join('')

export const tanahLot = defineScene({
  title: 'The sea temple of Tanah Lot at sunset, Bali',
  day: {
    ...K,
    a: '#7f1c4f',
    b: '#f0603f',
    d: '#ffd772',
    sun: '#fff0b0',
    cl: '#ffb25c',
    wa: '#ffa45c',
    wm: '#b23a5a',
    wb: '#4f1648',
    gl: '#ffe08a',
    r1: '#8a3a4a',
    r2: '#5a1f42',
    r3: '#36122f',
    te: '#2a0e2c',
    ed: '#e07a4a',
    tr: '#4a5a3a',
    t2: '#2f3f34',
    fo: '#ffd9a8',
    um: '#ffc62e',
    pt: '#24102c',
    l1: '#33243c',
    l2: '#24142f',
  },
  night: {
    ...KN,
    a: '#0c0a30',
    b: '#3a2470',
    d: '#94588f',
    sun: '#fff0c8',
    cl: '#5a4090',
    wa: '#6a4a90',
    wm: '#2c2468',
    wb: '#0a0a30',
    gl: '#ffe3a0',
    r1: '#3c2e68',
    r2: '#241a4c',
    r3: '#150f34',
    te: '#0c0828',
    ed: '#7a5fa4',
    tr: '#1f3a54',
    t2: '#142844',
    fo: '#a8a0dc',
    um: '#ffcf6a',
    pt: '#08061c',
    l1: '#101c38',
    l2: '#0a1228',
  },
  draw: (c) => [
    heaven(c, -120, 420, 250, 300, 96),
    streaks(c.cl, 5, 90, 330, 6, 10, '.55'),
    grad('w', 420, 600, c.wa, [c.wm, 0.5], c.wb),
    band('url(#w)', 420, 180),
    glint(c.gl, 4, 250, 428, 595, 60, 260, 15, 'opacity=".8"'),
    ripples(c.fo, 7, 430, 600, 7, 2.5),
    birds(c.r2, 120, 150),
    // the rock, and what grows on it
    line(c.t2, 56, 'M400 372Q500 330 660 384', 'stroke-linecap="round" stroke-dasharray="1 44"'),
    line(c.tr, 36, 'M384 376Q500 346 590 366', 'stroke-linecap="round" stroke-dasharray="1 33"'),
    // merus
    sym(
      def(
        'm',
        path(c.te, `M-24 0v-20h48V0zM-8-10v-110H8v110z${roofs(5)}M-2-150h4v20h-4z`),
        path(c.ed, 'M-20 0v-18h10V0z'),
        line(c.ed, 2, 'M-42-20h84M-36-44h72M-30-68h60M-24-92h48M-18-116h36', 'opacity=".7"'),
      ),
      def(
        'o',
        path(c.te, `M-24 0v-20h48V0zM-8-10v-70H8v70z${roofs(3)}M-2-102h4v20h-4z`),
        path(c.ed, 'M-20 0v-18h10V0z'),
        line(c.ed, 2, 'M-42-20h84M-36-44h72M-30-68h60', 'opacity=".7"'),
      ),
    ),
    many('o', 0, [428, 366, 0.85], [622, 364, 1]),
    many('m', 0, [536, 362, 1.3]),
    path(
      c.r2,
      'M262 512q6-26 44-32-2-10 30-14 0-30 24-38-4-32 26-46 30-20 96-22 110-4 156 22 30 16 28 50 26 16 22 42 24 12 30 38z',
    ),
    path(
      c.r1,
      'M262 512q6-26 44-32-2-10 30-14 0-30 24-38-4-32 26-46 12-8 30-12-6 40 10 60-20 26-4 50-16 16-12 32zM470 364q40-6 80-2-20 20-8 44-30-2-40 20-24-20-32-62z',
    ),
    path(
      c.r3,
      'M600 366q24 4 38 16 30 16 28 50 26 16 22 42 24 12 30 38H590q30-30 10-60 20-40 0-86zM420 512q0-30 26-34 30-2 34 34z',
    ),
    line(
      c.r3,
      4,
      'M376 430q30 10 60 4M352 466q50 12 90 2M500 452q30 8 60 0M480 486q40 6 80-2M530 412q20 4 40 0',
      'stroke-linecap="round"',
    ),
    // wall, gate and steps up from the shelf
    path(c.te, 'M404 372h250v-12H404zM456 372v-34h8l4-10 4 10v34zM484 372v-34l4-10 4 10h8v34z'),
    line(c.ed, 3, 'M404 360h52M500 360h154'),
    line(c.ed, 5, 'M322 472l34-20 6-20 30-24 10-36', 'stroke-dasharray="4 4"'),
    line(c.fo, 7, 'M236 514H760', 'stroke-linecap="round" stroke-dasharray="70 18 6 22 40 16"'),
    line(c.fo, 4, 'M210 526H800', 'stroke-linecap="round" stroke-dasharray="34 40 90 26" opacity=".6"'),
    // black sand, offerings under their parasols, palms
    path(c.te, 'M-1000 600V556Q-200 530 80 552 260 566 340 600zM1800 600V548Q1100 534 820 556 660 572 590 600z'),
    line(
      c.fo,
      4,
      'M-560 546Q-100 534 80 551 240 562 320 590M1300 545Q1000 540 820 555 680 568 612 590',
      'opacity=".45"',
    ),
    sym(
      def(
        'u',
        path(c.te, 'M-1 0h3v-70h-3z'),
        path(c.um, 'M-32-62q6-26 32-32 26 6 32 32z'),
        line(c.k1, 4, 'M-31-61h64', 'stroke-dasharray="3 3"'),
      ),
    ),
    many('u', 0, [150, 592, 0.9], [192, 598, 0.75], [700, 590, 0.8]),
    palmDef(c.pt, c.l1, c.l2),
    many(
      'p',
      0,
      [16, 606, 1.8, 1.8, -2],
      [-40, 606, 1.5, 1.5, 6],
      [800, 606, -1.5, 1.5, -2],
      [850, 606, -1.8, 1.8, 2],
      [-210, 600, 1.7],
      [-330, 600, -1.5, 1.5],
      [960, 600, 1.6],
      [1090, 600, -1.8, 1.8],
    ),
    flyer(c.ki, 312, 480, 1.1),
    kite(c.k1, c.k2, c.ki, 420, 96, 1.2, 16, 'q30 210-97 358'),
  ],
})
