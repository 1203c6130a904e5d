import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** So many pixels may differ before a person should look: letters are smoothed a little otherwise each time. */
const UNNOTICED = 0.0002

export type Folders = { now: string; released: string; page: string }

/**
 * Compares the pictures of two folders, writes a page with those that differ side by side, and gives their names. A
 * picture that only one folder has is no change.
 */
export function compareShots({ now, released, page }: Folders): string[] {
  const differences = join(page, '../differences')
  mkdirSync(differences, { recursive: true })
  const both = readdirSync(now).filter((name) => name.endsWith('.png') && existsSync(join(released, name)))
  const changed = both.filter((name) => {
    const drawn = difference(readFileSync(join(released, name)), readFileSync(join(now, name)))
    if (drawn) writeFileSync(join(differences, name), drawn)
    return drawn !== undefined
  })
  writeFileSync(page, pageOf(changed))
  return changed
}

/** A picture in which every point that differs is red; undefined: an eye sees no difference. */
function difference(before: Buffer, after: Buffer): Buffer | undefined {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const drawn = new PNG({ width, height })
  const points = pixelmatch(onCanvas(one, drawn), onCanvas(other, drawn), drawn.data, width, height)
  return points > UNNOTICED * width * height ? PNG.sync.write(drawn) : undefined
}

/** Pictures of two sizes are laid on canvases of one. */
function onCanvas(picture: PNG, { width, height }: PNG): Buffer {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}

function pageOf(changed: string[]): string {
  const rows = changed.map(
    (name) =>
      `<h2>${name}</h2><div>${['released', 'now', 'differences'].map((folder) => `<figure><img loading="lazy" src="${folder}/${name}"><figcaption>${folder}</figcaption></figure>`).join('')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens that changed</title>
<style>body{font:1rem system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{width:100%;border:1px solid #999}</style>
<h1>${changed.length} screens changed since the last release</h1>${rows.join('')}`
}
