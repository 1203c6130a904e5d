import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { RouteMap } from '../../src/ui/catalogue/route-map.tsx'
import { select } from '../support/markup.ts'

/** The width of a letter and the height of a line on the canvas, a little under the true ones. */
const LETTER = { width: 11, height: 18 }

type Box = { name: string; left: number; right: number; top: number; bottom: number }

describe.each(content.tours)('the drawn route of $id', ({ stops }) => {
  it('writes every name clear of the others', async () => {
    const boxes = await names(stops)
    expect(boxes.map(({ name }) => name)).toEqual(stops.map(({ name }) => name))
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
    const covered = pairs.filter(([one, other]) => overlap(one, other))
    expect(covered.map((pair) => pair.map(({ name }) => name))).toEqual([])
  })
})

async function names(stops: Parameters<typeof RouteMap>[0]['stops']): Promise<Box[]> {
  const texts = await select(renderToStaticMarkup(<RouteMap stops={stops} />), 'text')
  return texts.map(({ text, attributes }) => {
    const width = text.length * LETTER.width
    const x = Number(attributes.x)
    const y = Number(attributes.y)
    const before = { start: 0, middle: 0.5, end: 1 }[attributes['text-anchor'] ?? 'start'] ?? 0
    const left = x - before * width
    return { name: text, left, right: left + width, top: y - LETTER.height, bottom: y }
  })
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
