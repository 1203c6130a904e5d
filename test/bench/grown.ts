import { content } from '../../src/content/content.ts'
import { GATHER_LEADERS } from '../../src/data/catalogue/leaders.ts'
import { pathKey } from '../../src/domain/site/site-map.ts'
import { seeded, whole } from '../support/seeded.ts'

/** The one generated tour that goes where no other does. */
export const RARE_WORD = 'kolmanskop'

const KINDS = ['Classic', 'Grand', 'Slow', 'Family', 'Honeymoon', 'Monsoon', 'Winter', 'Weekend', 'Festival', 'Budget']
const PARTS = ['Highlights', 'Escape', 'by Rail', 'and the Coast', 'Old Town Walks', 'Road Trip', 'Explorer', 'Trails']
/** How many tours go to the database at once. */
const CHUNK = 500

/** Adds generated tours behind the authored ones until the catalogue has `count`: the same ones on every run. */
export async function grow(catalogue: D1Database, count: number): Promise<void> {
  const random = seeded(count)
  for (let at = content.tours.length; at < count; at += CHUNK) {
    const size = Math.min(CHUNK, count - at)
    const tours = JSON.stringify(Array.from({ length: size }, (_, next) => tourOf(at + next, random)))
    await catalogue.batch(INSERTS.map((sql) => catalogue.prepare(sql).bind(tours)))
  }
  await catalogue.exec(GATHER_LEADERS)
}

/** A tour that is like an authored one, its model, but for what cards and searches show. `at` counts from 0. */
function tourOf(at: number, random: () => number) {
  const model = whole(random, content.tours.length)
  const { place, stops } = content.tours[model] ?? { place: '', stops: [] }
  const pick = (words: string[]) => words[whole(random, words.length)] ?? ''
  const nights = 2 + whole(random, 9)
  const path = `/tour/${place.replace(/\W/g, '')}${nights}n-${at}`
  const title = at === content.tours.length ? `Sands of ${RARE_WORD}` : `${pick(KINDS)} ${place} ${pick(PARTS)}`
  return {
    rank: at + 1,
    model: model + 1,
    id: path.slice(6),
    path,
    key: pathKey(path),
    title,
    location: [...new Set([place, ...stops.map(({ name }) => name)])].slice(0, 3).join(', '),
    duration: `${nights} Nights ${nights + 1} Days`,
  }
}

const FROM_ROWS = "FROM json_each(?1) AS one JOIN tours AS model ON model.rank = one.value ->> 'model'"
const value = (name: string) => `(one.value ->> '${name}')`
const own = (...names: string[]) => names.map(value).join(', ')

const WORDS = ['title', 'location', 'id'].map(value).join(" || ' ' || ")

/** The inserts of seed.sql for a tour, in the same order of tables. */
const INSERTS = [
  `INSERT INTO tours (rank, id, path, title, location, duration, region, country, scene, windows,
     nights, months, vehicle, visa, visa_till, themes, places, page)
   SELECT ${own('rank', 'id', 'path', 'title', 'location', 'duration')},
     model.region, model.country, model.scene, model.windows, model.nights, model.months, model.vehicle, model.visa,
     model.visa_till, model.themes, model.places, json_set(model.page, '$.words', lower(${WORDS})) ${FROM_ROWS}`,
  `INSERT INTO tour_paths (key, path, rank) SELECT ${own('key', 'path', 'rank')} FROM json_each(?1) AS one`,
  // The table has no index on ranks: it is looked through once, not once a tour.
  `WITH goes AS MATERIALIZED (SELECT country, rank FROM tour_countries WHERE rank <= ${content.tours.length})
   INSERT INTO tour_countries (country, rank)
   SELECT goes.country, ${value('rank')} FROM json_each(?1) AS one JOIN goes ON goes.rank = ${value('model')}`,
  `INSERT INTO tour_words (rowid, words)
   SELECT ${value('rank')}, 'tour ' || ${WORDS} || ' ' ||
     (SELECT group_concat('xq' || replace(place.value, '-', ''), ' ') FROM json_each(model.places) AS place)
   ${FROM_ROWS}`,
  `INSERT INTO tour_text (rowid, title, location, region)
   SELECT ${value('rank')}, lower(${value('title')}), lower(${value('location')}), model.region ${FROM_ROWS}`,
]
