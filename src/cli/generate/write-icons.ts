import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { brand } from '#brand.ts'
import { KITE } from '#ui/elements/icons.ts'
import { CARD_MARKS, MARKS } from '#ui/elements/mark.ts'
import { drawSprite, marksStylesheet, spriteModule } from './draw-sprite.ts'

/** `npm run icons`: the icons of the pages, the logo for tabs, home screens and installers, and the manifest. */
const PAPER = '#fffcf7'

/** For a tab: the kite with a paper edge, so that it is visible on a dark bar. */
const TAB = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -1 56 56"><path d="M22 2 2 22l17.6 21.1L14 52h16l-5.6-8.9L42 22z" fill="${PAPER}" stroke="${PAPER}" stroke-width="4" stroke-linejoin="round"/>${KITE}</svg>\n`

/** For a home screen: the kite in Jaipur's evening sky, within the middle four fifths. */
const SKY =
  '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#ffb52e"/><stop offset="1" stop-color="#ffe3b0"/></linearGradient>'
const TILE = tile(0)
const ROUNDED_TILE = tile(112)

function tile(radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${SKY}<clipPath id="c"><rect width="512" height="512" rx="${radius}"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#s)" d="M0 0h512v512H0z"/><g fill="#fff3d6"><circle cx="256" cy="520" r="300" opacity=".35"/><circle cx="256" cy="520" r="215" opacity=".5"/></g><path d="M232 330Q250 420 170 450T60 580" fill="none" stroke="#2a1140" stroke-width="5"/><g transform="translate(134 56)rotate(14 119 140)scale(6)">${KITE}</g></g></svg>`
}

mkdirSync('public/icons', { recursive: true })
writeSprite()
writeFileSync('public/icon.svg', TAB)
writeFileSync('public/favicon.ico', ico(png(TAB, 32), 32))
writeFileSync('public/touch-icon.png', png(TILE, 180))
writeFileSync('public/icons/192.png', png(ROUNDED_TILE, 192))
writeFileSync('public/icons/512.png', png(ROUNDED_TILE, 512))
writeFileSync('public/icons/maskable.png', png(TILE, 512))
writeFileSync('public/manifest.webmanifest', `${JSON.stringify(manifest(), null, 2)}\n`)

function writeSprite(): void {
  const { path, svg } = drawSprite()
  for (const old of globSync('public/icons/sprite-*.svg')) rmSync(old)
  writeFileSync(`public${path}`, svg)
  writeFileSync('src/ui/elements/sprite.ts', spriteModule(path))
  writeFileSync('client/styles/marks.css', marksStylesheet(MARKS))
  writeFileSync('client/styles/card-marks.css', marksStylesheet(CARD_MARKS))
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
}

/** A PNG in the container for /favicon.ico, which browsers request without reading a page. */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

function manifest(): object {
  return {
    id: '/',
    name: brand.fullName,
    short_name: brand.name,
    description: brand.line,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
