import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, it } from 'vitest'
import { compareShots } from '../browser/compare-shots.ts'

const folder = mkdtempSync(join(tmpdir(), 'patang-compared-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names the screens of which an eye would see that they changed, and shows them side by side', () => {
  keep('released', { same: square(40), moved: square(40), taller: square(40), gone: square(40) })
  keep('now', { same: square(40), moved: square(40, 12), taller: square(60), 'new one': square(40) })
  const page = join(folder, 'index.html')
  const changed = compareShots({ now: join(folder, 'now'), released: join(folder, 'released'), page })
  expect(changed.toSorted()).toEqual(['moved.png', 'taller.png'])
  expect(readFileSync(page, 'utf8').match(/src="[^"]+"/g)).toEqual(
    changed.flatMap((name) => ['released', 'now', 'differences'].map((each) => `src="${each}/${name}"`)),
  )
})

function keep(name: string, pictures: Record<string, Buffer>): void {
  mkdirSync(join(folder, name))
  for (const [title, picture] of Object.entries(pictures)) writeFileSync(join(folder, name, `${title}.png`), picture)
}

/** A white picture with a black square, so many px from its left edge. */
function square(height: number, left = 2): Buffer {
  const picture = new PNG({ width: 40, height })
  picture.data.fill(255)
  for (let y = 2; y < 10; y++)
    for (let x = left; x < left + 8; x++) picture.data.fill(0, 4 * (y * 40 + x), 4 * (y * 40 + x) + 3)
  return PNG.sync.write(picture)
}
