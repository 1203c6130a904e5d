import { describe, expect, it } from 'vitest'
import type { Palette, Scene } from '../../src/scenes/scene.ts'
import { type Cut, type Hour, isScene, letteringOf, onSky, renderScene } from '../../src/scenes/svg.ts'
import { KITE_OUTLINE } from '../../src/scenes/vocab/kite.ts'
import { expectOfEach } from '../support/expect-of-each.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../src/scenes/*.ts', {
  eager: true,
})

const scenes = Object.entries(modules).flatMap(([file, exports]): [string, Scene][] => {
  const scene = Object.values(exports).find(isScene)
  return scene ? [[file.slice(file.lastIndexOf('/') + 1, -'.ts'.length), scene]] : []
})

const HOURS: Hour[] = ['day', 'night']

/** The top of a sky bears small letters, what lies below it headings. */
const READABLE: { cut: Cut; least: number }[] = [
  { cut: 'tall', least: 4.5 },
  { cut: 'wide', least: 3 },
]

const gzipped = async (text: string) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

/** The tags left open, or closed in the wrong order: none in well-formed SVG. */
const unbalanced = (svg: string) => {
  const open: string[] = []
  for (const [, end, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (empty) continue
    if (!end) open.push(name ?? '')
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

const names = (palette: Palette) =>
  Object.keys(palette)
    .filter((name) => name !== 'st')
    .sort()

it('finds the scenes', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(30)
})

const drawings = scenes.flatMap(([name, scene]) =>
  HOURS.map((hour) => ({ name: `${name} by ${hour}`, scene, hour, svg: renderScene(scene, hour) })),
)
const nameOf = ({ name }: { name: string }) => name

describe('every scene', () => {
  it('exports itself under its own name', () =>
    expectOfEach(scenes, ([name]) => {
      const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      expect(Object.keys(modules[`../../src/scenes/${name}.ts`] ?? {})).toEqual([camel])
    }))

  it('has the same colours by day and by night', () =>
    expectOfEach(
      scenes,
      ([, scene]) => expect(names(scene.night)).toEqual(names(scene.day)),
      ([name]) => name,
    ))
})

describe('every drawing', () => {
  it('is well-formed, on the shared canvas', () =>
    expectOfEach(
      drawings,
      ({ svg }) => {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600" /)
        expect(svg).not.toMatch(/undefined|NaN|null|\[object/)
        expect(svg.replace(/<[^<>]*>/g, '')).toBe('.l{fill:none}.r{fill:none;stroke-linecap:round}')
        expect(unbalanced(svg)).toEqual([])
      },
      nameOf,
    ))

  it('refers only to shapes and fills it defines, once', () =>
    expectOfEach(
      drawings,
      ({ svg }) => {
        const ids = Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id)
        const used = Array.from(svg.matchAll(/href="#(\w+)"|url\(#(\w+)\)/g), ([, shape, fill]) => shape ?? fill)
        expect(ids).toEqual([...new Set(ids)])
        expect(used.filter((id) => !ids.includes(id))).toEqual([])
      },
      nameOf,
    ))

  it('flies a kite', () => expectOfEach(drawings, ({ svg }) => expect(svg).toContain(` d="${KITE_OUTLINE}"`), nameOf))

  it('weighs at most 2.3 kB gzipped, rounded', () =>
    expectOfEach(drawings, async ({ svg }) => expect(await gzipped(svg)).toBeLessThan(2350), nameOf))

  it.each(READABLE)('has a sky that lettering reads on in a $cut picture', ({ cut, least }) =>
    expectOfEach(
      drawings,
      ({ scene, hour }) => {
        const lettering = hour === 'day' ? letteringOf(scene, cut) : 'cream'
        expect(onSky(scene, hour, cut, lettering)).toBeGreaterThanOrEqual(least)
      },
      nameOf,
    ),
  )
})
