import type { Page } from 'playwright-core'

/** Everything that is set on a picture. */
const ON_PICTURES =
  '.hero :is(h1, .lead, .quick), .top :is(h1, p), .banner :is(h1, nav), .poster__text :is(em, b), .enquire__art :is(h1, p), .closing :is(h1, h2, p)'

type Box = { x: number; y: number; width: number; height: number }
type Lettering = { text: string; colour: [number, number, number]; least: number; lines: Box[] }

/** A text on a picture, and how much of what lies behind it (0 to 1) is too close to its colour. */
export type Lost = { text: string; share: number }

/**
 * Measures every text on a picture against the pixels behind it, as WCAG asks: 3 for large letters, 4.5 for others.
 * The page loses its letters on the way.
 */
export async function lostLettering(page: Page): Promise<Lost[]> {
  const letterings = await page.evaluate(findLettering, ON_PICTURES)
  if (letterings.length === 0) return []
  await page.addStyleTag({ content: `:is(${ON_PICTURES}), :is(${ON_PICTURES}) * { color: transparent !important }` })
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  return page.evaluate(measureShares, { picture, letterings })
}

/** In the page: the texts, each with the boxes of its lines. */
function findLettering(selector: string): Lettering[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY + height * 0.2,
        width,
        height: height * 0.6,
      }))
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return { text: element.textContent ?? '', colour: [red, green, blue], least: isLarge ? 3 : 4.5, lines }
    })
}

/** In the page: the share of pixels behind each text that its colour does not stand out from. */
async function measureShares({ picture, letterings }: { picture: string; letterings: Lettering[] }): Promise<Lost[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')
  canvas.drawImage(bitmap, 0, 0)
  const weights = [0.2126, 0.7152, 0.0722]
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const luminance = (colour: ArrayLike<number>, at = 0) =>
    weights.reduce((sum, weight, part) => sum + weight * linear((colour[at + part] ?? 0) / 255), 0)
  const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const isInside = ({ x, y, width, height }: Box) =>
    width >= 1 && height >= 1 && x >= 0 && x + width <= bitmap.width && y + height <= bitmap.height
  const backs = ({ x, y, width, height }: Box) => {
    const { data } = canvas.getImageData(x, y, width, height)
    return Array.from({ length: data.length / 4 }, (_, pixel) => luminance(data, pixel * 4))
  }
  return letterings.map(({ text, colour, least, lines }) => {
    const behind = lines.filter(isInside).flatMap(backs)
    const front = luminance(colour)
    const lost = behind.filter((back) => ratio(front, back) < least).length
    return { text: text.trim().slice(0, 40), share: Math.round((lost / Math.max(1, behind.length)) * 1000) / 1000 }
  })
}
