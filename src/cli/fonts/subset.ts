import { writeFileSync } from 'node:fs'
import { cutFonts } from './cut.ts'
import { WEIGHT_LIMIT } from './faces.ts'
import { facesStylesheet, standInsStylesheet } from './stylesheet.ts'

const CLIENT = new URL('../../../client/', import.meta.url)

/** `npm run fonts`: writes the font files in client/fonts and their two stylesheets in client/styles. */
const fonts = await cutFonts()
const total = fonts.reduce((sum, { woff2 }) => sum + woff2.length, 0)
for (const { face, woff2 } of fonts) console.log(`${face.name.padEnd(12)} ${String(woff2.length).padStart(6)} bytes`)
console.log(`together     ${String(total).padStart(6)} bytes of ${WEIGHT_LIMIT}`)
if (total > WEIGHT_LIMIT) throw new Error('the fonts are too heavy: nothing was written')

for (const { face, woff2 } of fonts) writeFileSync(new URL(`fonts/${face.name}.woff2`, CLIENT), woff2)
writeFileSync(new URL('styles/fonts.css', CLIENT), facesStylesheet(fonts))
writeFileSync(new URL('styles/font-stand-ins.css', CLIENT), await standInsStylesheet())
