/**
 * The faces of the site. Eczar (Vaibhav Singh, Rosetta) sets headings and prices, Anek Latin (Ek Type, Mumbai) the rest;
 * both are OFL-1.1 (the licences lie beside the fonts, in client/fonts) and come from @fontsource-variable.
 */
export type Face = {
  /** The name of the file that is written, without its ending. */
  name: string
  family: 'Eczar' | 'Anek' | 'Anek Caps' | 'Eczar Deva'
  /** The file that it is cut from, as a file: URL. */
  source: string
  /** Axes as they are kept: a range, or one value. */
  axes: Record<string, number | { min: number; max: number }>
  characters: Characters
  /** How much room the rupee sign gets behind its own, in em. */
  signGap?: number
}

/**
 * Which characters a face keeps. `latin`: ASCII, and what the content uses of Latin. `extra`: the rupee sign, and what
 * the content uses of the letters that fontsource keeps apart (U+0100 on). `capitals`: for labels in small capitals.
 * `name`: the word for kite in the footer.
 */
export type Characters = 'latin' | 'extra' | 'capitals' | 'name'

/** Headings are set in 700 and 800 alone, text in 400 to 600: the rest of each axis is cut away. */
const DISPLAY = { wght: { min: 700, max: 800 } }
const TEXT = { wght: { min: 400, max: 600 } }

/** In the order of the stylesheet: of two faces of one family the later is asked first, for its characters alone. */
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
    // The sign is made for the letters of Devanagari, which join: it lies on a digit.
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
