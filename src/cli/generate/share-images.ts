import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENES } from '#domain/catalogue/scenes.ts'
import { KITE } from '#ui/elements/icons.ts'

/**
 * Draws the sharing picture of every scene by day into public/share. A picture newer than its scene and this file is
 * kept.
 */
const OUT = 'public/share'
/** WhatsApp shows no preview for a heavier picture; in bytes. */
const HEAVIEST = 300_000

/**
 * The visible part of the canvas, one pixel a unit: the safe zone of 800 × 600, some sky above, land on both sides. The
 * scene is drawn at full width and then cropped, because resvg panics on a translucent shape far outside the picture
 * (github.com/thx/resvg-js/issues/415).
 */
const SHOWN = { left: -200, top: -30, width: 1200, height: 630 }
const DRAWN = { left: -1000, width: 2800 }
const CROP_LEFT = SHOWN.left - DRAWN.left
const OPTIONS = {
  crop: { left: CROP_LEFT, top: 0, right: CROP_LEFT + SHOWN.width, bottom: SHOWN.height },
  font: { loadSystemFonts: false },
}

/** The brand's logo on a paper diamond, in the upper left corner. */
const MARK = `<g transform="translate(${SHOWN.left + 80} ${SHOWN.top + 80})"><path fill="#fffcf7" d="M0-60 60 0 0 60-60 0z"/><g transform="translate(-26 -29)scale(1.2)">${KITE}</g></g>`

mkdirSync(OUT, { recursive: true })
const wanted = Object.keys(SCENES).map(pictureFile)
const gone = readdirSync(OUT)
  .map((file) => join(OUT, file))
  .filter((file) => file.endsWith('.png') && !wanted.includes(file))
for (const file of gone) rmSync(file)

const stale = Object.keys(SCENES).filter(isStale)
if (stale.length > 0) {
  const { Resvg } = await import('@resvg/resvg-js')
  for (const scene of stale) save(scene, new Resvg(brandScene(scene), OPTIONS).render().asPng())
}

function isStale(scene: string): boolean {
  const picture = pictureFile(scene)
  if (!existsSync(picture)) return true
  const drawn = statSync(picture).mtimeMs
  return [sceneFile(scene), import.meta.filename].some((file) => statSync(file).mtimeMs > drawn)
}

function sceneFile(scene: string): string {
  return `public/scenes/${scene}.day.svg`
}

function pictureFile(scene: string): string {
  return join(OUT, `${scene}.png`)
}

function brandScene(scene: string): string {
  const svg = readFileSync(sceneFile(scene), 'utf8')
  const view = `viewBox="${DRAWN.left} ${SHOWN.top} ${DRAWN.width} ${SHOWN.height}"`
  return svg.replace(/viewBox="[^"]*" preserveAspectRatio="[^"]*"/, view).replace('</svg>', `${MARK}</svg>`)
}

/** An interrupted build leaves no partial picture. */
function save(scene: string, png: Uint8Array): void {
  if (png.byteLength > HEAVIEST) throw new Error(`the picture of ${scene} weighs ${png.byteLength} bytes`)
  const unfinished = join(OUT, `${scene}.${process.pid}`)
  writeFileSync(unfinished, png)
  renameSync(unfinished, pictureFile(scene))
}
