import { writeFileSync } from 'node:fs'
import { cutFonts } from './cut.ts'
import { WEIGHT_LIMIT } from './faces.ts'
import { facesStylesheet, standInsStylesheet } from './stylesheet.ts'

/** `npm run fonts`: writes the font files beside this one and their two stylesheets in client/styles. */
const fonts = await cutFonts()
const total = fonts.reduce((sum, { woff2 }) => sum + woff2.length, 0)
for (const { face, woff2 } of fonts) console.log(`${face.name.padEnd(12)} ${String(woff2.length).padStart(6)} bytes`)
console.log(`together     ${String(total).padStart(6)} bytes of ${WEIGHT_LIMIT}`)
if (total > WEIGHT_LIMIT) throw new Error('the fonts are too heavy: nothing was written')

for (const { face, woff2 } of fonts) writeFileSync(new URL(`${face.name}.woff2`, import.meta.url), woff2)
writeFileSync(new URL('../styles/fonts.css', import.meta.url), facesStylesheet(fonts))
writeFileSync(new URL('../styles/font-stand-ins.css', import.meta.url), await standInsStylesheet())
