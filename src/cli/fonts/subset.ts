import { writeFonts, writeFontsOnNeed } from './write-fonts.ts'

/** `npm run fonts`: cuts the fonts to the letters in use; with `--on-need`, as the build asks, only when those changed. */
await (process.argv.includes('--on-need') ? writeFontsOnNeed() : writeFonts())
