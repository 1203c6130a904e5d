import type { Country } from '#domain/country.ts'
import { visaFact } from './facts.ts'

/** The explored countries in the order of their carousel, then the others. */
export const COUNTRIES: Country[] = [
  {
    slug: 'thailand',
    name: 'Thailand',
    tagline: 'Karst, coral, night market',
    scene: 'thailand',
    exploreRank: 1,
    headDescription:
      'Thailand holiday packages from India: islands, temples and night markets, planned from {city} with hotels, transfers and a person to call.',
    intro:
      'Warm water, limestone towers and a bowl of noodles at midnight. Pick short or long; the islands are patient.',
    visa: visaFact('thailand-visa'),
  },
  {
    slug: 'india',
    name: 'India',
    tagline: 'Where the string begins',
    scene: 'taj',
    exploreRank: 2,
    headDescription:
      'India tour packages: Rajasthan, Kashmir, Ladakh, Kerala, Himachal, the Andamans and more, by road and rail, each planned by people in {city}.',
    intro:
      'Our own country takes several lifetimes, so begin with one region and do it properly. Forts, backwaters, high passes, islands: it is all a train or a short flight away.',
    visa: visaFact('india-visa'),
  },
  {
    slug: 'uae',
    name: 'UAE',
    tagline: 'Dune and tower',
    scene: 'dubai',
    exploreRank: 3,
    headDescription:
      'Dubai and UAE packages for Indian travellers: towers, souks and a desert evening, with hotels, transfers and help with your visa papers.',
    intro: 'A city that built upwards and a desert that never noticed. Both fit into one long weekend, or a slow week.',
    visa: visaFact('uae-visa'),
  },
  {
    slug: 'australia',
    name: 'Australia',
    tagline: 'Harbour and reef',
    scene: 'australia',
    exploreRank: 4,
    headDescription:
      'Australia holiday package from India: harbour cities, long beaches and easy wildlife in a week, with visa help and one number to call.',
    intro:
      'Big distances, small talk and the best harbour walk there is. A week shows you the east coast at its easiest.',
    visa: visaFact('australia-visa'),
  },
  {
    slug: 'nepal',
    name: 'Nepal',
    tagline: 'Bell and summit',
    scene: 'nepal',
    exploreRank: 5,
    headDescription:
      'Nepal tour package from India with no visa to arrange: temple squares, lakes and the Himalaya at breakfast, in six unhurried days.',
    intro: 'Temple squares below, eight-thousanders above. The nearest trip abroad, and one of the tallest.',
    visa: visaFact('nepal-visa'),
  },
  {
    slug: 'indonesia',
    name: 'Indonesia',
    tagline: 'Gate and terrace',
    scene: 'bali',
    exploreRank: 6,
    headDescription:
      'Bali packages for couples, friends and families from India: rice terraces, temple gates and beach days, with a visa bought on arrival.',
    intro: 'Bali does two things at once: surf in the morning, incense at dusk. We leave room for both.',
    visa: visaFact('indonesia-visa'),
  },
  {
    slug: 'singapore',
    name: 'Singapore',
    tagline: 'Garden after dark',
    scene: 'singapore',
    exploreRank: 7,
    headDescription:
      'Singapore packages from India: gardens, islands and hawker food in five to seven days, alone or with Malaysia, visa papers looked after.',
    intro: 'Small enough to walk, green enough to surprise you. Children run it; grandparents approve of the trains.',
    visa: visaFact('singapore-visa'),
  },
  {
    slug: 'kazakhstan',
    name: 'Kazakhstan',
    tagline: 'Apple and ice',
    scene: 'almaty',
    exploreRank: 8,
    headDescription:
      'Almaty and Kazakhstan package from India, visa-free for 14 days: canyons, alpine lakes and snow above an apple-tree city, in five days.',
    intro:
      'Almaty keeps a wall of snow at the end of every street. It is a short flight, and few of your friends have been.',
    visa: visaFact('kazakhstan-visa'),
  },
  {
    slug: 'malaysia',
    name: 'Malaysia',
    tagline: 'Tower and rainforest',
    scene: 'malaysia',
    exploreRank: 9,
    headDescription:
      'Malaysia packages from India: Kuala Lumpur, cool hills and old rainforest in a week, alone or with Singapore, planned around your dates.',
    intro:
      'Twin towers by night, tea hills by morning, and three cuisines at every corner. Easy with children, easy on the purse.',
    visa: visaFact('malaysia-visa'),
  },
  {
    slug: 'sri-lanka',
    name: 'Sri Lanka',
    tagline: 'Tea and tide',
    scene: 'srilanka',
    exploreRank: 10,
    headDescription:
      'Sri Lanka package from India: old kings, tea hills and a warm coast in seven days by road, with help for the ETA that you need before you fly.',
    intro:
      'Tea country, old kings and a coast that faces nothing but sea. One island, seven days, and a good deal of tea.',
    visa: visaFact('sri-lanka-visa'),
  },
  {
    slug: 'vietnam',
    name: 'Vietnam',
    tagline: 'Lantern and limestone',
    scene: 'vietnam',
    headDescription:
      'Vietnam packages from India, short, medium and long: lantern towns, limestone bays and very good coffee, with hotels and transfers booked.',
    intro: 'Long and thin, with something to eat at every stop. Take one end of it, or all of it.',
    visa: visaFact('vietnam-visa'),
  },
  {
    slug: 'switzerland',
    name: 'Switzerland',
    tagline: 'Peak, lake, punctual train',
    scene: 'switzerland',
    headDescription:
      'Switzerland package from India with a rail pass: lakes, peaks and villages in six days by train, with help for your Schengen visa.',
    intro: 'The train is the view. With a rail pass in your pocket, the Alps arrive on time.',
    visa: visaFact('schengen-visa'),
  },
  {
    slug: 'france',
    name: 'France',
    tagline: 'Iron, river, bread',
    scene: 'paris',
    headDescription:
      'France and Italy in one short package from India: Paris first, then south, with hotels, transfers and help with the Schengen visa.',
    intro: 'Paris is best on foot and slightly hungry. We pair it with Italy, so that you never have to choose.',
    visa: visaFact('schengen-visa'),
  },
  {
    slug: 'italy',
    name: 'Italy',
    tagline: 'Marble and canal',
    scene: 'venice',
    headDescription:
      'Italy with France in five days from India: old stones, canals and proper coffee, on one Schengen visa and one plan made in {city}.',
    intro:
      'Two thousand years of good taste, most of it within walking distance. It follows Paris on our tour, as it should.',
    visa: visaFact('schengen-visa'),
  },
  {
    slug: 'greece',
    name: 'Greece',
    tagline: 'Whitewash and blue',
    scene: 'greece',
    headDescription:
      'Greece package from India: Athens, white villages and the Aegean over eight days, with stays, transfers and Schengen visa papers looked after.',
    intro: 'Old columns, white steps and a ferry in between. Eight days is long enough to stop looking at your watch.',
    visa: visaFact('schengen-visa'),
  },
  {
    slug: 'japan',
    name: 'Japan',
    tagline: 'Shrine and bullet train',
    scene: 'japan',
    headDescription:
      'Japan packages from India: quiet shrines, loud crossings and fast trains, with vegetarian meals thought of early and visa papers in order.',
    intro:
      'The future and the past share a platform here, and both leave on the minute. Tell us your season; it changes everything.',
    visa: visaFact('japan-visa'),
  },
  {
    slug: 'philippines',
    name: 'Philippines',
    tagline: 'Lagoon and outrigger',
    scene: 'philippines',
    headDescription:
      'Philippines package from India: lagoons, white sand and boat days over eight days, visa-free for 14 days on a few simple conditions.',
    intro: 'Seven thousand islands, and the trick is to choose a few. We have done the choosing.',
    visa: visaFact('philippines-visa'),
  },
]
