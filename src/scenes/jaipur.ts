import { DAYLIGHT, front, NIGHT, palace } from '#scenes/vocab/hawa-mahal.ts'
import { ridge } from '#scenes/vocab/land.ts'
import { line, path } from '#scenes/vocab/shapes.ts'
import { defineScene, heaven, many } from './scene.ts'

export const jaipur = defineScene({
  title: 'Hawa Mahal, Jaipur',
  day: DAYLIGHT,
  night: NIGHT,
  draw: (c) => [
    heaven(c, -120, 470, 400, 250, 108),
    ridge(c.h1, 12, 392, 70, 300),
    path(
      c.h2,
      'M-1000 480Q-420 400-250 410-120 330 20 338 150 350 260 520H560Q640 360 800 336 900 330 1000 392 1200 380 1800 450V600H-1000z',
    ),
    // Nahargarh along the ridge
    path(
      c.fo,
      'M-150 380l60-36h34v-22h30v14l44-4v-34h30v32l52 6v-14h24v24l36 40zM676 380l50-30v-18h26v10l44-8v-36h32v34l50 2v-20h26v30l50 46z',
    ),
    line(
      c.fo,
      6,
      'M-56 319h32M18 295h32M100 327h26M-20 333l40-3M724 329h30M794 296h36M878 311h28M830 331l48 2',
      'stroke-dasharray="5 4"',
    ),
    palace(c),
    many('n', c.tr, [-260, 584, 1.3], [-90, 584], [96, 584, 0.9], [700, 584, 1.05], [905, 584, 1.3], [1080, 584]),
    front(c),
  ],
})
