import { kite } from '#scenes/vocab/kite.ts'
import { band, def, grad, line, pat, path, sym } from '#scenes/vocab/shapes.ts'
import { streaks } from '#scenes/vocab/sky.ts'
import { glint, mirror, ripples } from '#scenes/vocab/water.ts'
import { defineScene, heaven, K, KN, many } from './scene.ts'

export const singapore = defineScene({
  title: 'Marina Bay, Singapore',
  day: {
    ...K,
    a: '#7a4fc9',
    b: '#f28fb0',
    d: '#ffd9a8',
    sun: '#fff3d0',
    b1: '#c98fc0',
    b2: '#9a68b5',
    tw: '#fff1e0',
    ts: '#e0a9b8',
    tv: '#8a5aa8',
    de: '#4a2468',
    gr: '#2f9a7c',
    g2: '#1f7468',
    st1: '#d3125f',
    lo: '#fff6ea',
    l2: '#f0c3c6',
    wa: '#e69ab8',
    wb: '#5a3a9c',
    gl: '#ffe9c2',
    fg: '#2a1450',
    wi: '#6b3f96',
  },
  night: {
    ...KN,
    a: '#0a0a33',
    b: '#2a1f6b',
    d: '#8a4f9c',
    sun: '#fff2d0',
    b1: '#2f2a70',
    b2: '#221c58',
    tw: '#4a4290',
    ts: '#352d74',
    tv: '#ffd06a',
    de: '#120b33',
    gr: '#2fd0a0',
    g2: '#1f8f8a',
    st1: '#ff5f95',
    lo: '#c9b8f0',
    l2: '#8a78c8',
    wa: '#3a2f80',
    wb: '#0c0a33',
    gl: '#ffd88a',
    fg: '#080522',
    wi: '#ffcf6a',
  },
  draw: (c) => [
    heaven(c, -100, 420, 250, 190, 70),
    streaks(c.d, 6, 40, 240, 4, 9, 0.35),
    def(
      'r',
      path(
        c.b1,
        'M-600 420V330h60v-40h50v70h60v-90h44v60h50v-30h66v60h40V270h50v90h60v-60h46v-70h40v130h50v-40h40v60h300v-50h50v-60h44v40h60v80h60v-110h56v60h60v-30h70v60h60v-90h60v120h70v-60h100v100z',
      ),
      pat('x', 22, 26, 0, 0, path(c.wi, 'M4 6h5v9H4zM14 6h5v9h-5z', 'opacity=".55"')),
      path(
        c.b2,
        'M-560 420V340h70v-30h60v110zM-300 420V300h50v-30h44v150zM-150 420V330h80v90zM640 420V300h40v-70h56v190zM760 420V340h70v-60h50v140zM930 420V300h60v120zM1040 420V350h120v70z',
      ),
      path(
        'url(#x)',
        'M-300 420V300h50v-30h44v150zM640 420V300h40v-70h56v190zM760 420V340h70v-60h50v140zM930 420V300h60v120z',
      ),
      // three towers under one deck
      path(
        c.tw,
        'M330 420q2-130 22-226h34q16 100 18 226zM424 420q2-130 20-226h34q14 100 18 226zM518 420q4-130 20-226h32q16 100 20 226z',
      ),
      path(
        c.ts,
        'M370 194h16q16 100 18 226h-22q0-120-12-226zM462 194h16q14 100 18 226h-22q0-120-12-226zM556 194h14q16 100 20 226h-22q0-120-12-226z',
      ),
      pat('y', 100, 11, 0, 200, path(c.tv, 'M0 0h100v3H0z', 'opacity=".5"')),
      path(
        'url(#y)',
        'M334 400q4-110 19-196h32q14 90 18 196zM428 400q4-110 17-196h32q12 90 17 196zM522 400q4-110 17-196h30q14 90 19 196z',
      ),
      path(c.de, 'M300 190q60-26 180-22 110 2 172 8-10 16-44 18-180 8-280 4-20-2-28-8z'),
      path(c.gr, 'M330 178q8-10 16-2 8-12 18-4 10-10 20-2 12-10 22-2h60q10-10 20 0 12-8 20 0z'),
      // lotus museum
      path(
        c.lo,
        'M180 420q-40-30-62-70 40 10 60 40-10-40-2-70 26 26 26 66 6-40 28-62 14 36 0 70 20-30 56-40-14 42-50 66z',
      ),
      path(c.l2, 'M204 420q14-50 26-96 14 36 0 70 20-30 56-40-14 42-50 66z'),
    ),
    // supertrees
    sym(
      def(
        't',
        path(c.g2, 'M-8 0q4-70-6-110h28q-10 40-6 110z'),
        path(c.gr, 'M-46-150h92q-6 24-32 44h-28q-26-20-32-44z'),
        line(c.st1, 3, 'M-46-150L-10-106M-24-150l18 44M0-150v44M24-150l-18 44M46-150L10-106M-46-150h92'),
      ),
    ),
    many('t', 0, [700, 420, 1.15], [770, 420, 0.9], [-60, 420, 1.2], [60, 420, 0.9], [880, 420, 1.3]),
    grad('w', 420, 600, c.wa, c.wb),
    band('url(#w)', 419, 181),
    mirror('r', 420, 0.32),
    glint(c.gl, 5, 250, 430, 595, 30, 200, 14, 'opacity=".7"'),
    ripples(c.gl, 8, 430, 600, 7, 2.5, 'opacity=".3"'),
    band(c.fg, 416, 6),
    path(c.fg, 'M420 530h150q30-4 40-16-4 34-36 36H446q-22-2-26-20z'),
    path(c.st1, 'M450 530q0-20 20-20h70q14 0 20 20z'),
    line(c.gl, 3, 'M470 520h70', 'stroke-dasharray="8 6"'),
    path(c.fg, 'M-1000 600v-16H120l20 16zM1800 600v-22H760l-20 22z'),
    kite(c.k1, c.k2, c.ki, 470, 86, 1.1, 14, 'q50 160 40 424'),
  ],
})
