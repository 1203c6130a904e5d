import type { Authored } from '#content/content-slips.ts'
import type { GuideAtDesk } from '#data/authoring/save-guide.ts'
import { listCountriesAtDesk } from '#data/authoring/written-countries.ts'
import { fillIn } from '#domain/authoring/fill-in.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import type { Country } from '#domain/catalogue/country.ts'
import type { Fact } from '#domain/facts/fact.ts'
import type { WrittenFile } from './from-desk.ts'
import { listTakenAway } from './taken-away.ts'
import { exportOf } from './written-file.ts'

const LIST = 'src/content/countries.ts'

/** Every live country with its number of tours, and the slugs of deleted ones. */
export type LiveCountries = { live: GuideAtDesk<Country>[]; gone: string[] }

export async function readLiveCountries(catalogue: D1Database): Promise<LiveCountries> {
  const [live, gone] = await Promise.all([listCountriesAtDesk(catalogue), listTakenAway(catalogue, 'country')])
  return { live, gone: gone.filter((slug) => live.every(({ document }) => document.slug !== slug)) }
}

/**
 * The files of changed countries, and the list of countries if one is new or deleted. A country of
 * the files that the site does not have yet stays; a new one is written once it has a tour.
 */
export function countryFiles(
  { countryFiles, facts, countries }: Authored,
  { live, gone }: LiveCountries,
): WrittenFile[] {
  const ids = facts.map(({ fact }) => fact.id)
  const known = new Map(countryFiles.map(({ file, country }) => [country.slug, { file, country }]))
  const shown = live.filter(({ document, tours }) => tours || known.has(document.slug))
  const all = shown.map(({ document: country }) => {
    const { file = `src/content/countries/${country.slug}.ts`, country: written } = known.get(country.slug) ?? {}
    const now = byIds(written ? unfilled(country, written) : country, ids)
    const isChanged = !written || !isSame(now, byIds(written, ids))
    const name = written ? exportOf(file) : country.slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return { file, name, now, isNew: !written, isChanged }
  })
  const left = countries.flatMap(({ slug }) => (gone.includes(slug) ? [] : (known.get(slug)?.file ?? [])))
  const listed = [...left.map((file) => ({ file, name: exportOf(file) })), ...all.filter(({ isNew }) => isNew)]
  const goes = countryFiles.filter(({ country }) => gone.includes(country.slug))
  return [
    ...all.flatMap(({ file, name, now, isChanged }) => (isChanged ? [{ file, text: countryFile(name, now) }] : [])),
    ...goes.map(({ file }) => ({ file, text: undefined })),
    ...(goes.length > 0 || all.some(({ isNew }) => isNew) ? [{ file: LIST, text: countryList(listed) }] : []),
  ]
}

/** A country with references to facts in separate files: "@fact('bali-levy')". */
type ByIds = Omit<Country, 'visa' | 'guide'> & { visa?: unknown; guide: { entry: unknown[]; answers: unknown } }

function byIds({ visa, guide, ...shown }: Country, ids: string[]): ByIds {
  const named = (fact: Fact, by: string) => (ids.includes(fact.id) ? `@${by}('${fact.id}')` : fact)
  return {
    ...shown,
    ...(visa && { visa: named(visa, 'visaFact') }),
    guide: { entry: guide.entry.map((fact) => named(fact, 'fact')), answers: guide.answers },
  }
}

/** Restores {city} and other placeholders where the text equals the file's. */
function unfilled(live: Country, written: Country): Country {
  const filled = fillIn(written)
  const own = Object.entries(live).map(([key, value]) => {
    const at = key as keyof Country
    return [key, isSame(value, filled[at]) ? written[at] : value]
  })
  return Object.fromEntries(own) as Country
}

function countryFile(name: string, country: ByIds): string {
  const text = JSON.stringify(country).replace(/"@(fact|visaFact)\('([\w-]+)'\)"/g, "$1('$2')")
  const used = ['fact', 'visaFact'].filter(
    (each) => text.includes(`${each}('`) && new RegExp(`\\b${each}\\('`).test(text),
  )
  return `${used.length > 0 ? `import { ${used.join(', ')} } from '#content/facts.ts'\n` : ''}import type { Country } from '#domain/catalogue/country.ts'

export const ${name}: Country = ${text}
`
}

function countryList(countries: { file: string; name: string }[]): string {
  const imports = countries.map(
    ({ file, name }) => `import { ${name} } from '${file.replace('src/content/', '#content/')}'`,
  )
  return `${[...imports].sort().join('\n')}
import type { Country } from '#domain/catalogue/country.ts'

/** The explored countries in the order of their carousel, then the others. */
export const COUNTRIES: Country[] = [
${countries.map(({ name }) => `  ${name},`).join('\n')}
]
`
}
