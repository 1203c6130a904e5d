import type { Page } from 'playwright-core'
import { fetchPictures, type Theme } from './visits.ts'

/** Everything that is set on a picture. */
const ON_PICTURES =
  '.hero :is(h1, .lead, .quick), .top :is(h1, p), .banner h1, .poster__text :is(em, b), .enquire__art h1, .closing :is(h2, p)'

/** Pages whose pictures are looked at together: the first is opened, of the others `part` is set beneath its own. */
export type Album = { paths: string[]; part: string }

type Box = { x: number; y: number; width: number; height: number }
type Colour = [red: number, green: number, blue: number]
/** `box` is where the letters stand in the document, in CSS pixels. */
type Lettering = { text: string; colour: Colour; box: Box }

const THEMES: Theme[] = ['light', 'dark']

/** A text on a picture, and how much of what lies behind it (0 to 1) is too close to its colour. */
export type Lost = { text: string; share: number }

/**
 * Measures every text on a picture against the pixels behind it: 4.5 for all, which WCAG asks of small letters.
 * The page allows foreign styles (`bypassCSP`), and loses its letters on the way.
 */
export async function lostLettering(page: Page, { paths, part }: Album): Promise<Record<Theme, Lost[]>> {
  await page.goto(paths[0] ?? '/')
  await page.evaluate(gather, { paths, part })
  await page.evaluate(unroll)
  await page.evaluate(() => document.fonts.ready)
  const letterings: Record<Theme, Lettering[]> = { light: [], dark: [] }
  for (const theme of THEMES) {
    await wear(page, theme)
    letterings[theme] = await page.evaluate(findLettering, ON_PICTURES)
  }
  await page.addStyleTag({ content: `:is(${ON_PICTURES}), :is(${ON_PICTURES}) * { color: transparent !important }` })
  const lost: Record<Theme, Lost[]> = { light: [], dark: [] }
  for (const theme of THEMES) {
    await wear(page, theme)
    const picture = (await page.screenshot({ fullPage: true })).toString('base64')
    lost[theme] = await page.evaluate(sharesTooClose, { picture, letterings: letterings[theme] })
  }
  return lost
}

/** A page by night is the same but for this attribute (test/worker/adapt.test.ts); its pictures are other ones. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  await fetchPictures(page)
}

/** In the page: leaves nothing but the parts with the pictures, all of them laid out. */
async function gather({ paths, part }: Album): Promise<void> {
  const parts = await Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text()
      const found = new DOMParser().parseFromString(html, 'text/html').querySelector(part)
      if (!found) throw new Error(`${path} has no ${part}`)
      return found
    }),
  )
  document.body.replaceChildren(...parts)
  for (const waiting of document.querySelectorAll<HTMLElement>('.below')) waiting.style.contentVisibility = 'visible'
}

/** In the page: posters that scroll sideways are set in rows, as wide as they were, and laid out. */
function unroll(): void {
  for (const rail of document.querySelectorAll<HTMLElement>('.posters .rail')) {
    for (const poster of rail.querySelectorAll<HTMLElement>('.poster')) {
      poster.style.width = `${poster.offsetWidth}px`
      poster.style.contentVisibility = 'visible'
    }
    rail.style.cssText = 'display: flex; flex-wrap: wrap'
  }
}

/** In the page: the texts on pictures, as far as they are shown in their whole width. */
function findLettering(selector: string): Lettering[] {
  const boxOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const isShown = ({ left, right, width, height }: DOMRect) =>
    width >= 1 && height >= 1 && left >= 0 && right <= innerWidth
  const shown = [...document.querySelectorAll(selector)].filter((element) => isShown(boxOf(element)))
  return shown.map((element) => {
    const { color } = getComputedStyle(element)
    const { x, y, width, height } = boxOf(element)
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    const box = { x: x + scrollX, y: y + scrollY, width, height }
    const text = element.textContent?.trim().slice(0, 40) ?? ''
    return { text, colour: [red, green, blue], box }
  })
}

type Measured = { picture: string; letterings: Lettering[] }

/** In the page: for each text the share of the pixels in its box that its colour does not stand out from. */
async function sharesTooClose({ picture, letterings }: Measured): Promise<Lost[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')
  canvas.drawImage(bitmap, 0, 0)
  const linear = (value = 0) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const scaled = (length: number) => Math.round(length * devicePixelRatio)
  const shareOf = ({ box, colour }: Lettering) => {
    const { data } = canvas.getImageData(scaled(box.x), scaled(box.y), scaled(box.width), scaled(box.height))
    const front = luminance(...colour)
    let lost = 0
    for (let at = 0; at < data.length; at += 4) {
      const back = luminance(data[at], data[at + 1], data[at + 2])
      if ((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05) < 4.5) lost++
    }
    return Math.round((lost / (data.length / 4)) * 1000) / 1000
  }
  return letterings.map((lettering) => ({ text: lettering.text, share: shareOf(lettering) }))
}
