import { writeFonts, writeFontsOnNeed } from './write-fonts.ts'

/** `npm run fonts`: cuts the fonts to the used letters; with `--on-need`, as in the build, only if those changed. */
await (process.argv.includes('--on-need') ? writeFontsOnNeed() : writeFonts())
