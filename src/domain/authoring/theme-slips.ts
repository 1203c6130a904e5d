import type { Theme } from '#domain/catalogue/themes.ts'
import type { TourSource } from './tour-document.ts'

/** A word that the plan of a tour with this theme must contain, in its days or its stays. */
const IN_THE_PLAN: Partial<Record<Theme, RegExp>> = {
  honeymoon: /sunset|houseboat|on board|dinner by|lake|beach|forest|lantern|cruise|harbour|lights|light up/i,
  family:
    /beach|boat|train|zoo|gondola|cable car|garden|farm|deer|turtle|aquarium|camp|tents|snow play|falls|waterfall/i,
  pilgrimage: /temple|aarti|darshan|dargah|gurdwara|jyotirlinga/i,
  adventure: /raft|snorkel|kayak|canoe|paragliding|camp|steps|climb|surf|dunes|canyon|\bpass\b|hour up|unmade/i,
  beach: /beach|sandbar|\bsea\b/i,
  snow: /snow|\bice\b/i,
  wildlife: /safari|national park|elephant|penguin|koala|zoo|animals|bird/i,
  heritage: /fort|palace|castle|temple|monaster|ruins|old town|old city|museum|caves|shrine|jail/i,
}

/** The Standard tier's last published price, in rupees, below which a tour is called cheap. */
const CHEAP = { domestic: 20_000, international: 35_000 }
/** The most hours on the road on one day for older guests. */
const SENIOR_ROAD = 5

/** Themes that the plan does not support, and reasons that name something that the plan does not have. */
export function themeSlips(source: TourSource): string[] {
  const plan = source.days.map((day) => [day.title, ...day.activities, day.overnight, day.stay].join(' ')).join(' ')
  return Object.entries(source.themes).flatMap(([theme, reason]) => [
    ...(suits(source, theme as Theme, plan) ? [] : [`nothing in the plan makes it one for ${theme}`]),
    ...namesIn(reason)
      .filter((name) => !plan.includes(name))
      .map((name) => `${theme} names ${name}, which the plan does not have`),
  ])
}

function suits({ practical, windows = [], region }: TourSource, theme: Theme, plan: string): boolean {
  if (theme === 'senior') return practical.pace === 'easy' && practical.longestRoadDay <= SENIOR_ROAD
  if (theme === 'budget') return windows.some(({ standard }) => standard.current <= CHEAP[region])
  if (theme === 'family' && practical.pace === 'full') return false
  return IN_THE_PLAN[theme]?.test(plan) ?? false
}

/** The names in a reason: its capitalised words, except the first. */
function namesIn(reason: string): string[] {
  return reason.match(/(?<=\s)\p{Lu}[\p{L}-]+/gu) ?? []
}
