import { DAYLIGHT, front, NIGHT, palace } from '#scenes/vocab/hawa-mahal.ts'
import { ridge } from '#scenes/vocab/land.ts'
import { path } from '#scenes/vocab/shapes.ts'
import { defineScene, heaven, many } from './scene.ts'

const { fo: _, ...day } = DAYLIGHT
const { fo: __, ...night } = NIGHT

export const jaipurHero = defineScene({
  title: 'Hawa Mahal under a clear sky, Jaipur',
  day,
  night,
  draw: (c) => [
    heaven(c, -120, 470, 400, 250, 108),
    ridge(c.h1, 12, 448, 30, 420),
    path(
      c.h2,
      'M-1000 500Q-300 446 0 470 180 480 260 520H560Q640 380 800 350 900 340 1000 392 1200 380 1800 450V600H-1000z',
    ),
    palace(c),
    many('n', c.tr, [120, 584, 0.8], [700, 584, 1.05], [905, 584, 1.3], [1080, 584]),
    front(c),
  ],
})
