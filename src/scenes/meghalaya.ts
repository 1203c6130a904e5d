import { kite } from '#scenes/vocab/kite.ts'
import { ridge } from '#scenes/vocab/land.ts'
import { grad, line, path } from '#scenes/vocab/shapes.ts'
import { mist } from '#scenes/vocab/sky.ts'
import { glint } from '#scenes/vocab/water.ts'
import { defineScene, heaven, K, KN } from './scene.ts'

export const meghalaya = defineScene({
  title: 'Living root bridge, Meghalaya',
  day: {
    ...K,
    a: '#8fd6b4',
    b: '#d3efb8',
    d: '#fdf8cf',
    sun: '#fffde8',
    f1: '#a0d69c',
    f2: '#6cbb7a',
    f3: '#3f9a5f',
    f4: '#1f7a4f',
    f5: '#105a44',
    f6: '#0a4038',
    fa: '#fff',
    fs: '#cfeee0',
    wa: '#5fc4b0',
    wb: '#1a7f84',
    gl: '#f0fff0',
    ro: '#6a4030',
    r2: '#8f5a3a',
    r3: '#4a2a2c',
    rk: '#4f6a5f',
    rs: '#36504c',
    mo: '#8fc44a',
  },
  night: {
    ...KN,
    a: '#0a2440',
    b: '#1f5566',
    d: '#7fb0a0',
    sun: '#fff2cc',
    f1: '#2f6a70',
    f2: '#235860',
    f3: '#194652',
    f4: '#113644',
    f5: '#0b2836',
    f6: '#071c28',
    fa: '#cfeef0',
    fs: '#7fb8c0',
    wa: '#2a6f7c',
    wb: '#0a2c40',
    gl: '#ffe9b8',
    ro: '#3a2438',
    r2: '#553449',
    r3: '#241428',
    rk: '#26424c',
    rs: '#182f3a',
    mo: '#3f7a5f',
  },
  draw: (c) => [
    heaven(c, -200, 330, 400, 90, 70),
    ridge(c.f1, 4, 250, 50, 330),
    ridge(c.f2, 9, 310, 60, 260),
    // falls
    path(
      c.f3,
      'M-1000 200Q-200 120 120 190 250 200 340 270V480H-1000zM1800 180Q1000 110 720 180 560 190 464 270V480H1800z',
    ),
    path(c.fa, 'M350 262q50-16 104 0l10 200H340z'),
    path(
      c.fs,
      'M362 262q8 100-6 190M384 258q8 110-2 200M410 256q8 110 4 200M436 260q0 110 8 190',
      `fill-opacity="0" stroke="${c.fs}" stroke-width="5"`,
    ),
    mist(c.fa, 380, 80, 0.8),
    path(
      c.f4,
      'M-1000 300Q-300 200 0 260 180 270 280 380L330 500H-1000zM1800 280Q1060 190 820 260 620 270 520 380L470 500H1800z',
    ),
    // crowns: dotted strokes read as canopy
    line(
      c.f3,
      46,
      'M-560 296Q-300 210 0 268 170 280 260 370M1360 280Q1060 200 820 266 640 280 540 370',
      'stroke-linecap="round" stroke-dasharray="1 52"',
    ),
    line(
      c.f5,
      60,
      'M-560 400Q-200 300 40 350 180 380 240 440M1360 390Q1000 300 770 350 620 380 560 440',
      'stroke-linecap="round" stroke-dasharray="1 56"',
    ),
    path(
      c.f5,
      'M-1000 380Q-200 320 60 370 190 400 250 470L290 600H-1000zM1800 380Q1000 320 740 370 610 400 550 470L510 600H1800z',
    ),
    grad('w', 450, 600, c.wa, c.wb),
    path('url(#w)', 'M330 458h140q60 60 240 142H90q180-82 240-142z'),
    glint(c.gl, 5, 400, 470, 596, 60, 330, 12, 'opacity=".7"'),
    path(
      c.rk,
      'M90 600q20-50 70-50 30-30 70-8 40 10 50 58zM520 600q10-40 50-46 20-30 70-20 60 10 80 66zM356 600q10-26 40-24 34-6 46 24zM290 508q10-18 34-14 16 4 18 14zM470 500q10-16 30-12 16 4 16 12z',
    ),
    path(c.rs, 'M170 600q40-20 60-58 40 10 50 58zM640 534q60 10 80 66h-70q10-40-10-66zM410 576q26 2 32 24h-40z'),
    line(c.mo, 7, 'M104 570q16-22 54-20M586 552q20-24 50-18M366 588q8-12 26-12', 'stroke-linecap="round"'),
    // the bridge: two banks of roots plaited into a span
    line(c.r3, 12, 'M96 384Q400 470 704 384M110 372Q400 496 690 372', 'stroke-linecap="round"'),
    line(c.ro, 9, 'M60 430Q200 400 300 442T520 440 740 430M70 450Q240 420 400 452T730 450', 'stroke-linecap="round"'),
    line(
      c.r2,
      4,
      'M100 380q40 60 100 56M150 392q20 50 80 50M214 406q20 40 60 40M280 418q14 30 50 30M350 426q6 26 40 26M700 380q-40 60-100 56M650 392q-20 50-80 50M586 406q-20 40-60 40M520 418q-14 30-50 30M450 426q-6 26-40 26M70 440Q240 460 400 440T740 440',
      'stroke-linecap="round"',
    ),
    line(c.r2, 5, 'M90 340Q400 440 710 340'),
    line(
      c.r3,
      3,
      'M140 356v60M200 372v60M260 384v58M330 392v58M400 394v58M470 392v58M540 384v58M600 372v60M660 356v60',
    ),
    // banyan trunks that make it
    path(
      c.r3,
      'M-20 600q40-60 40-160Q16 240-20 120L90 60q-16 160 6 280 10 40 60 80l-50 10q14 60 60 170H80q-10-60-24-80-2 40-20 80zM820 600q-40-60-40-160 4-200 40-320L710 60q16 160-6 280-10 40-60 80l50 10q-14 60-60 170h86q10-60 24-80 2 40 20 80z',
    ),
    line(
      c.ro,
      7,
      'M56 90q-6 200 20 330M90 110q-10 150 0 230M744 90q6 200-20 330M710 110q10 150 0 230',
      'stroke-linecap="round" opacity=".8"',
    ),
    line(
      c.f6,
      92,
      'M-190 30Q-80-30 120 20 190 40 210 66M1360 20Q1000-60 690 20 620 40 600 66M-220 126Q-100 66 20 90M1800 120Q1000 60 780 90M-1000 560Q-260 470-60 560M1800 560Q1060 470 870 560',
      'stroke-linecap="round" stroke-dasharray="1 62"',
    ),
    line(
      c.f4,
      44,
      'M-190 0Q-60-60 120 0 180 16 200 50M1360 0Q1000-80 690 0 630 16 606 50',
      'stroke-linecap="round" stroke-dasharray="1 58"',
    ),
    kite(c.k1, c.k2, c.ki, 460, 150, 1.1, 16, 'q10 120-30 250'),
  ],
})
