import { kite } from '#scenes/vocab/kite.ts'
import { band, def, g, grad, line, path, sym } from '#scenes/vocab/shapes.ts'
import { defineScene, heaven, K, KN, many } from './scene.ts'

export const rome = defineScene({
  title: 'Colosseum and stone pines, Rome',
  day: {
    ...K,
    a: '#6fb4d6',
    b: '#ffd9a0',
    d: '#fff1d4',
    sun: '#fffaea',
    hi: '#b9a6b8',
    st1: '#f3d3a2',
    st2: '#d9a871',
    st3: '#b47f56',
    in: '#6a4038',
    pi: '#3f7a52',
    p2: '#2c5b45',
    tr: '#6b4636',
    ga: '#cfa66c',
    gb: '#8f6a45',
    bo: '#2a1230',
  },
  night: {
    ...KN,
    a: '#140d38',
    b: '#3c2768',
    d: '#a8647a',
    sun: '#fff0c8',
    hi: '#4a3a78',
    st1: '#c79a78',
    st2: '#8f6276',
    st3: '#5d3f66',
    in: '#ffcf6a',
    pi: '#2a3a66',
    p2: '#1c2850',
    tr: '#1a1038',
    ga: '#5b4470',
    gb: '#21164a',
    bo: '#0a0620',
  },
  draw: (c) => [
    heaven(c, -120, 420, 610, 250, 64),
    // far hills
    path(c.hi, 'M-1000 420q220-46 430-20 190-52 400-14 200-40 380-2 220-44 430-6 210-30 430-4 300-34 730 6v80H-1000z'),
    grad('f', 440, 600, c.ga, c.gb),
    band('url(#f)', 438, 162),
    // one bay: an arch between two half columns
    sym(
      def('b', '<path d="M-12 0v-22q0-14 12-14t12 14V0z"/>'),
      def('n', path(c.st2, 'M-22 8v-56h5V8zM17 8v-56h5V8z'), path(c.st1, 'M-24-48h48v-7h-48z')),
    ),
    // the wall that stands whole: four storeys
    path(c.st2, 'M196 470V262q4-54 64-66 130-22 210-4 40 8 44 34v24l34 10v46l46 14v150z'),
    path(c.st1, 'M196 470V262q4-54 64-66 96-16 170-9v283z'),
    path(c.st3, 'M512 250l36 10v46l46 14v150h-82z', 'opacity=".55"'),
    g('', many('n', 0, [232, 462], [282, 462], [332, 462], [382, 462], [432, 462], [482, 462])),
    g('', many('n', 0, [232, 394], [282, 394], [332, 394], [382, 394], [432, 394], [482, 394])),
    g('', many('n', 0, [232, 326], [282, 326], [332, 326], [382, 326], [432, 326], [482, 326])),
    many('b', c.in, [232, 462], [282, 462], [332, 462], [382, 462], [432, 462], [482, 462], [560, 462, 0.9]),
    many('b', c.in, [232, 394], [282, 394], [332, 394], [382, 394], [432, 394], [482, 394], [546, 400, 0.8]),
    many('b', c.in, [232, 326], [282, 326], [332, 326], [382, 326], [432, 326], [482, 326]),
    // the attic with its small windows, and the broken edge
    path(c.in, 'M250 232h9v14h-9zM300 224h9v14h-9zM350 220h9v14h-9zM400 220h9v14h-9zM450 222h9v14h-9z'),
    line(c.st3, 4, 'M198 262q6-44 64-56 120-20 206-4M196 470h398', 'opacity=".7"'),
    path(c.st1, 'M594 470v-96l34 10v86zM628 470v-58l40 8v50z'),
    path(c.st3, 'M606 470v-40q8-14 16 0v40zM640 470v-28q7-12 14 0v28z'),
    // stone pines
    sym(
      def(
        't',
        line(c.tr, 9, 'M0 0q4-60-2-118M0-92q-16-16-30-20M-2-84q18-14 34-18', 'stroke-linecap="round"'),
        path(c.pi, 'M-84-112q-6-30 26-36 18-26 58-24 42-2 56 22 34 4 30 36-10 14-40 12-50 8-94 0-28 2-36-10z'),
        path(c.p2, 'M-84-112q34 6 84 4 52 2 86-6-8 18-40 16-50 8-94 0-28 2-36-14z'),
      ),
    ),
    many(
      't',
      0,
      [112, 520, 1.15],
      [716, 506, 1.2],
      [-120, 512, 1.3],
      [-330, 500, 1],
      [930, 520, 1.35],
      [1180, 506, 1.05],
    ),
    many('t', 0, [-620, 512, 1.2], [1460, 516, 1.25]),
    // a fallen column, and the paving
    path(c.st1, 'M312 548l92-16 5 26-92 16zM296 551a6 14-10 0 1 20 24z'),
    line(c.st3, 3, 'M326 546l5 26M352 542l5 26M378 537l5 26', 'opacity=".7"'),
    line(c.bo, 2, 'M-1000 578h2800M-1000 592h2800', 'opacity=".12" stroke-dasharray="60 12"'),
    kite(c.k1, c.k2, c.ki, 560, 118, 1.05, 14, 'q20 190-70 360'),
  ],
})
