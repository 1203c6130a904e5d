import { readRows } from '#cli/content/sql.ts'
import { changeInWords, changesBetween } from '#domain/prices/price-cells.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** One row about data that a seed did not change: tours with the staff's prices or texts, and hidden reviews. */
export const LEFT = `SELECT
  (SELECT json_group_array(json_object('title', title, 'site', json(windows), 'files', json(file_windows))) FROM
    (SELECT * FROM tours WHERE windows_by = 'staff' AND file_windows IS NOT windows ORDER BY rank)) AS tours,
  (SELECT json_group_array(title) FROM (SELECT title FROM testimonials WHERE hidden AND name <> '' ORDER BY position))
    AS reviews,
  (SELECT json_group_array(title) FROM (SELECT f.document ->> 'title' AS title FROM tour_files AS f
    JOIN tour_versions AS v ON v.tour = f.tour AND v.version = (SELECT max(version) FROM tour_versions WHERE tour = f.tour)
    LEFT JOIN tours AS t ON t.id = f.tour WHERE v.document <> f.document
    AND EXISTS (SELECT 1 FROM tour_versions WHERE tour = f.tour AND actor <> 'files') ORDER BY t.rank)) AS texts,
  (SELECT json_group_array(json_object('slug', slug, 'name', name, 'tagline', tagline, 'scene', scene, 'page', page))
    FROM (SELECT * FROM countries WHERE document_by = 'staff' ORDER BY name)) AS countries,
  (SELECT json_group_array(id) FROM (SELECT f.id AS id FROM facts AS f JOIN fact_readings AS k ON k.id = f.id
    WHERE k.checked_on >= f.fact ->> 'checkedOn' AND json_patch(f.fact, k.reading) <> f.fact ORDER BY f.id)) AS facts`
export type Left = Record<'tours' | 'reviews' | 'texts' | 'countries' | 'facts', string>

type LeftTour = { title: string; site: PriceWindow[]; files: PriceWindow[] | null }

const NAMED = 6

/** The unchanged data in lines: each tour and price by name, and how to see and restore it. */
export function leftInWords({ tours, reviews, texts, countries, facts }: Left, seed: string): string[] {
  const [kept, off] = [JSON.parse(tours) as LeftTour[], JSON.parse(reviews) as string[]]
  return [
    ...textsInWords([
      ...(JSON.parse(texts) as string[]),
      ...differing(JSON.parse(countries) as Row[], readRows(seed).get('countries') ?? []),
      ...(JSON.parse(facts) as string[]),
    ]),
    ...kept.flatMap(keptInWords),
    ...(kept.length > 0
      ? ['To see them side by side, or to give them back to the files: at the desk, Prices, then the tour.']
      : []),
    ...off.map((title) => `The staff have taken this review off the site, and it stays off: ${title}`),
  ]
}

type Row = Record<string, string>

/** The names of live countries that differ from the files, apart from their facts. */
function differing(site: Row[], files: Row[]): string[] {
  const said = ({ name, tagline, scene, page = '{}' }: Row) => {
    const { headDescription, intro } = JSON.parse(page) as Row
    return JSON.stringify([name, tagline, scene, headDescription, intro])
  }
  return site.flatMap((country) => {
    const file = files.find(({ slug }) => slug === country.slug)
    return file && said(file) !== said(country) ? (country.name ?? []) : []
  })
}

function textsInWords(titles: string[]): string[] {
  if (titles.length === 0) return []
  const count = titles.length === 1 ? 'One text on the site is' : `${titles.length} texts on the site are`
  return [
    `${count} what the staff have published; what the files say was not taken: ${titles.join('; ')}`,
    'To see the difference: npm run content -- from-desk, then git diff.',
  ]
}

function keptInWords({ title, site, files }: LeftTour): string[] {
  const changes = changesBetween(site, files ?? [])
  const lines = changes.slice(0, NAMED).map((change) => `  ${changeInWords(change)}`)
  if (changes.length > NAMED) lines.push(`  and ${changes.length - NAMED} more`)
  return [`${title}: the staff's prices stay. Not taken from the files (desk → files):`, ...lines]
}
