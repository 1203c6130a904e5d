import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawSprite, marksStylesheet, spriteModule } from '../../src/cli/generate/draw-sprite.ts'
import { CARD_MARKS, MARKS } from '../../src/ui/elements/mark.ts'

it('the committed sprite is what `npm run icons` makes of the icons of today', () => {
  const { path, svg } = drawSprite()
  expect(globSync('public/icons/sprite-*.svg')).toEqual([`public${path}`])
  expect(readFileSync(`public${path}`, 'utf8')).toBe(svg)
  expect(readFileSync('src/ui/elements/sprite.ts', 'utf8')).toBe(spriteModule(path))
})

it('so are the two stylesheets of icons', () => {
  expect(readFileSync('client/styles/marks.css', 'utf8')).toBe(marksStylesheet(MARKS))
  expect(readFileSync('client/styles/card-marks.css', 'utf8')).toBe(marksStylesheet(CARD_MARKS))
})

it('a stylesheet has one picture for all its icons: a browser makes a document of each', () => {
  for (const file of ['marks', 'card-marks']) {
    expect(readFileSync(`client/styles/${file}.css`, 'utf8').match(/url\(/g)).toHaveLength(1)
  }
})
