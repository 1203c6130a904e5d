import { cutAtWeight } from './cut.ts'
import { FACES, type Face } from './faces.ts'
import { type Measures, measureFont } from './measure.ts'

/**
 * The stand-in of a font until it is loaded: system fonts, scaled to the same width and height, so that nothing moves.
 * `size-adjust` is the ratio of the average widths of the sample's characters; ascent and descent are those of the real
 * font.
 */
type StandIn = {
  /** Also the family's name in the stylesheet, after the real one's: "Eczar Georgia". */
  name: string
  /** Full and PostScript names of the font on various systems, or of a font with the same metrics. */
  local: string[]
  /** Average advance of the sample's characters, in em. */
  width: number
}

/** A weight of a real font and its local stand-ins, the likeliest first. */
type Slot = { face: string; weight: number; covers: string; sample: string; standIns: StandIn[] }
/** Headings below the first screen of most pages; other fonts may be anywhere. */
export type Seen = 'at first' | 'in headings'

/** Texts of the site, for realistic letter frequencies. */
const HEADINGS =
  'You pick the sky. We hold the string. Popular International Tours Popular Domestic Tours Rajasthan, fort by fort Ladakh, the high road Kerala on slow water Thailand by longtail Places to let out string Day by day Inclusions Exclusions Know Before You Go Contact Us Our Trusted Clients Temple towns and the reef Explore Countries Where is the wind taking you? 34,399 1200 29,999 8'
const SENTENCES =
  'Holidays in India and abroad, planned trip by trip in Jaipur by people who pick up the phone. Eight days, three cities and one very patient driver. You begin under the honeycomb windows of Jaipur, cross the scrub to the blue walls of Jodhpur, and end where the hills hold still around Lake Pichola. Arrive in Jaipur, chauffeur at the gate with your name. Pick a poster. Behind it are the packages, the prices and the person who plans them. We read the rules, check the papers and tell you early.'
const LABELS =
  'SUMMER DEAL INTERNATIONAL TOURS DOMESTIC TOURS EXPLORE COUNTRIES DAY 1 DAY 2 WHERE NEXT FLY HOME LIGHT ON THE LINE JUST THE PASSPORT HOLIDAYS'

/**
 * Widths were measured by `measureFont` on the samples above. Sources: Georgia as Gelasio 5.3.0 and Arial as Arimo
 * 5.3.0 (same metrics), Roboto and Noto Serif 5.3.0 of @fontsource, DejaVu 2.37 of Debian. Android's fonts come first,
 * then Apple's and Windows', then Linux'. Each unknown name delays the first text, so there are few.
 */
const BOLD_SERIFS: StandIn[] = [
  { name: 'Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5096 },
  { name: 'Georgia', local: ['Georgia Bold'], width: 0.5217 },
  { name: 'DejaVu', local: ['DejaVu Serif Bold'], width: 0.5716 },
]
const SANS: StandIn[] = [
  { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], width: 0.4341 },
  { name: 'Arial', local: ['Arial', 'Liberation Sans'], width: 0.4372 },
  { name: 'DejaVu', local: ['DejaVu Sans'], width: 0.4967 },
]
const BOLD_SANS: StandIn[] = [
  { name: 'Roboto', local: ['Roboto Bold', 'Roboto-Bold'], width: 0.4413 },
  { name: 'Arial', local: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4714 },
  { name: 'DejaVu', local: ['DejaVu Sans Bold'], width: 0.5615 },
]
const BOLD_CAPITALS: StandIn[] = [
  { name: 'Roboto', local: BOLD_SANS[0]?.local ?? [], width: 0.557 },
  { name: 'Arial', local: BOLD_SANS[1]?.local ?? [], width: 0.6009 },
  { name: 'DejaVu', local: BOLD_SANS[2]?.local ?? [], width: 0.668 },
]

const SLOTS: Slot[] = [
  { face: 'eczar', weight: 700, covers: '700', sample: HEADINGS, standIns: BOLD_SERIFS },
  { face: 'eczar', weight: 800, covers: '800', sample: HEADINGS, standIns: BOLD_SERIFS },
  { face: 'anek', weight: 400, covers: '400 500', sample: SENTENCES, standIns: SANS },
  { face: 'anek', weight: 600, covers: '600', sample: SENTENCES, standIns: BOLD_SANS },
  { face: 'anek-caps', weight: 600, covers: '600', sample: LABELS, standIns: BOLD_CAPITALS },
]

export async function fallbackRules(seen: Seen): Promise<string[]> {
  const rules = await Promise.all(SLOTS.filter((slot) => isHeading(slot) === (seen === 'in headings')).map(slotRules))
  return rules.flat()
}

function isHeading({ face, weight }: Slot): boolean {
  return face === 'eczar' && weight === 700
}

export function fallbackFamilies(family: Face['family']): string[] {
  const slots = SLOTS.filter((slot) => findFace(slot.face).family === family)
  return [...new Set(slots.flatMap(({ standIns }) => standIns.map(({ name }) => `${family} ${name}`)))]
}

async function slotRules({ face: name, weight, covers, sample, standIns }: Slot): Promise<string[]> {
  const face = findFace(name)
  const real = measureFont(await cutAtWeight(face, weight), sample)
  return standIns.map(({ name, local, width }) =>
    rule({ family: `${face.family} ${name}`, local, covers, width, real }),
  )
}

type Rule = { family: string; local: string[]; covers: string; width: number; real: Measures }

/** The overrides are divided by the scale, because `size-adjust` scales them too. */
function rule({ family, local, covers, width, real }: Rule): string {
  const scale = real.width / width
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${covers};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(real.ascent / scale)};
  descent-override: ${percent(real.descent / scale)};
  line-gap-override: ${percent(real.lineGap / scale)};
}`
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(1))}%`
}

function findFace(name: string): Face {
  const face = FACES.find((candidate) => candidate.name === name)
  if (!face) throw new Error(`no face is called ${name}`)
  return face
}
