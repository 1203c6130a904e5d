import { flyer, kite } from '#scenes/vocab/kite.ts'
import { ridge } from '#scenes/vocab/land.ts'
import { g, grad, line, path, use } from '#scenes/vocab/shapes.ts'
import { birds, cloud } from '#scenes/vocab/sky.ts'
import { glint } from '#scenes/vocab/water.ts'
import { defineScene, heaven, K, KN } from './scene.ts'

export const lohagad = defineScene({
  title: 'The scorpion’s tail of Lohagad, above Pawna lake',
  day: {
    ...K,
    a: '#accf58',
    b: '#daeba6',
    d: '#fffce2',
    sun: '#fffef0',
    c1: '#ffffff',
    c2: '#d9eede',
    h1: '#c2dcae',
    h2: '#8fc08f',
    h3: '#5aa074',
    wa: '#c8e6d4',
    wb: '#6fb8b4',
    gl: '#ffffff',
    g1: '#a8d44a',
    g2: '#6fb84a',
    g3: '#2f8a4f',
    g4: '#17643f',
    ro: '#4a5a4a',
    wl: '#8f8672',
    ws: '#5c5a52',
  },
  night: {
    ...KN,
    a: '#07182e',
    b: '#1f4f66',
    d: '#7fa8a0',
    sun: '#fff2cc',
    c1: '#6f90b0',
    c2: '#4a6c90',
    h1: '#33627a',
    h2: '#26506a',
    h3: '#1a3f58',
    wa: '#4f86a0',
    wb: '#1c4a6a',
    gl: '#ffe9b8',
    g1: '#35705f',
    g2: '#245a56',
    g3: '#164448',
    g4: '#0d3038',
    ro: '#0a222c',
    wl: '#4a4860',
    ws: '#242440',
  },
  draw: (c) => [
    heaven(c, -120, 380, 200, 170, 66),
    cloud(c.c1, 560, 130, 0.9, 0.7),
    cloud(c.c1, -320, 150, 1.2, 0.7),
    cloud(c.c1, 980, 170, 1.2, 0.7),
    birds(c.g4, 300, 130),
    // Tung and Tikona over Pawna lake
    ridge(c.h1, 11, 330, 50, 360),
    path(
      c.h2,
      'M-1000 400V350Q-400 300-120 340L20 340 76 268 92 240 106 238 124 264 190 330Q360 350 480 340L560 276 590 258 640 262 672 300 730 330Q1000 300 1200 330 1500 340 1800 320V400z',
    ),
    grad('w', 362, 440, c.wa, c.wb),
    path('url(#w)', 'M-1000 366Q0 350 1800 366V460H-1000z'),
    path(
      c.h3,
      'M-1000 372Q-500 350-300 372q100 8 60 14-300 10-760 8zM420 372q60-20 130-14 200-14 400 6 400-20 850 0v30q-700 10-1000-4-340-4-380-18zM40 392q50-16 110-6 30 10-20 14-70 4-90-8z',
    ),
    glint(c.gl, 4, 200, 372, 440, 30, 130, 7, 'opacity=".8"'),
    // a sea of cloud
    line(c.c2, 70, 'M-580 452Q-100 432 200 458T700 446 1400 452', 'stroke-linecap="round" stroke-dasharray="1 48"'),
    path(c.c2, 'M-1000 448H1800V600H-1000z'),
    line(
      c.c1,
      56,
      'M-600 520Q-200 490 60 504T500 480 900 500 1400 520',
      'stroke-linecap="round" stroke-dasharray="1 39"',
    ),
    path(c.c1, 'M-1000 524L60 510 500 486 1800 524V600H-1000z'),
    // the ridge: flanks, ledges of basalt, falls
    path(c.g2, 'M90 640Q180 520 210 430 222 330 352 306l26 10 64 150 500 174z'),
    path(c.g3, 'M90 640Q180 520 210 430 240 470 420 480 540 520 480 640z'),
    path(c.g4, 'M250 640Q250 540 300 476q60 10 120 18 110 24 60 146zM376 318l70 140-190-70Q262 330 376 318z'),
    line(
      c.ro,
      6,
      'M206 446q70 56 200 66 80 12 88 48M190 486q90 60 210 68 60 6 78 34M166 532q100 50 240 60M290 362q50-16 98-12M286 386q60-12 118-8',
      'stroke-dasharray="50 14 90 20 24 12" opacity=".55"',
    ),
    line(c.c1, 6, 'M262 484v110M382 500v100', 'opacity=".9"'),
    line(c.c1, 3, 'M272 494v70M252 500v90M372 514v60M392 516v80', 'opacity=".7"'),
    path(
      c.g1,
      'M470 640Q540 520 420 480 240 450 232 386 230 330 350 304l10 14Q272 330 272 372 276 404 450 436 660 480 860 540 1300 600 1800 590V640z',
    ),
    // the path along the tail, its walls, the bastion where it ends
    line(c.d, 6, 'M720 640Q640 520 440 460 262 424 252 380 252 336 340 312', 'opacity=".7"'),
    g(
      `fill="none" stroke="${c.wl}"`,
      '<path id="v" stroke-width="7" d="M358 318Q272 330 272 372 276 404 450 436 660 480 860 540 1300 600 1800 590"/><path id="x" stroke-width="9" d="M470 640Q540 520 420 480 240 450 232 386 230 330 350 304"/>',
      g('stroke-dasharray="6 4" transform="translate(0 -5)"', use('v', 0, 0), use('x', 0, 0)),
    ),
    path(c.wl, 'M332 304v18q24 12 48 0v-18z'),
    path(c.ws, 'M362 304v23q12-1 18-5v-18z'),
    path(c.g2, 'M332 304a24 7 0 0 1 48 0 24 7 0 0 1-48 0'),
    line(c.ws, 5, 'M334 314q22 10 44 0', 'stroke-dasharray="3 5"'),
    line(c.c1, 64, 'M-600 590Q-200 566 60 590T420 608', 'stroke-linecap="round" stroke-dasharray="1 44"'),
    flyer(c.k1, 356, 305),
    kite(c.k1, c.k2, c.ki, 470, 96, 1.2, 16, 'q10 90-104 185'),
  ],
})
