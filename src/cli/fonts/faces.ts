/**
 * The faces of the site. Eczar (Vaibhav Singh, Rosetta) is for headings and prices, Anek Latin (Ek Type, Mumbai) for
 * the rest. Both are OFL-1.1 (licences in client/fonts) and come from @fontsource-variable.
 */
export type Face = {
  /** The name of the written file, without its extension. */
  name: string
  family: 'Eczar' | 'Anek' | 'Anek Caps' | 'Eczar Deva'
  /** The source file, as a file: URL. */
  source: string
  /** The kept axes: a range, or one value. */
  axes: Record<string, number | { min: number; max: number }>
  characters: Characters
  /** Additional space after the rupee sign, in em. */
  signGap?: number
}

/**
 * The kept characters. `latin`: ASCII and the content's Latin letters. `extra`: the rupee sign, and the content's
 * letters from U+0100 on. `capitals`: for labels in small capitals. `name`: the word for kite in the footer.
 */
export type Characters = 'latin' | 'extra' | 'capitals' | 'name'

/** Headings use only 700 and 800, text 400 to 600; other weights are removed. */
const DISPLAY = { wght: { min: 700, max: 800 } }
const TEXT = { wght: { min: 400, max: 600 } }

/** In the order of the stylesheet: of two faces of one family, the later one is used first, for its own characters. */
export const FACES: Face[] = [
  {
    name: 'eczar',
    family: 'Eczar',
    source: import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'),
    axes: DISPLAY,
    characters: 'latin',
  },
  {
    name: 'eczar-extra',
    family: 'Eczar',
    source: import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2'),
    axes: DISPLAY,
    characters: 'extra',
    // The sign is designed for Devanagari, whose letters join, so it would touch a digit.
    signGap: 0.14,
  },
  {
    name: 'eczar-deva',
    family: 'Eczar Deva',
    source: import.meta.resolve('@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2'),
    axes: { wght: 700 },
    characters: 'name',
  },
  {
    name: 'anek',
    family: 'Anek',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
    axes: TEXT,
    characters: 'latin',
  },
  {
    name: 'anek-extra',
    family: 'Anek',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
    axes: TEXT,
    characters: 'extra',
  },
  {
    name: 'anek-caps',
    family: 'Anek Caps',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
    axes: { wght: 600, wdth: 80 },
    characters: 'capitals',
  },
]

/** All files together, in bytes (48 kB). */
export const WEIGHT_LIMIT = 48_000
