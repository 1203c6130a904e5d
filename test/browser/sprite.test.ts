import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawSprite, spriteModule } from '../../src/cli/sprite.ts'

it('the committed sprite is what `npm run icons` makes of the icons of today', () => {
  const { path, svg } = drawSprite()
  expect(globSync('public/icons/sprite-*.svg')).toEqual([`public${path}`])
  expect(readFileSync(`public${path}`, 'utf8')).toBe(svg)
  expect(readFileSync('src/ui/sprite.ts', 'utf8')).toBe(spriteModule(path))
})
