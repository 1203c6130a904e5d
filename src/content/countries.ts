import type { Country } from '#domain/country.ts'

/** When the visa rules below were last checked, for Indian passports. Change it country by country as rules move. */
const CHECKED_ON = '2026-11-27'

const SCHENGEN = {
  kind: 'required',
  note: 'A Schengen visa is needed before travel. Appointments fill up in season, so apply early.',
  checkedOn: CHECKED_ON,
  source: 'European Commission, Migration and Home Affairs: home-affairs.ec.europa.eu',
} as const

/** The explored countries in the order of their carousel, then the others. */
export const COUNTRIES: Country[] = [
  {
    slug: 'thailand',
    name: 'Thailand',
    tagline: 'Karst, coral, night market',
    scene: 'thailand',
    exploreRank: 1,
    headDescription:
      'Thailand holiday packages from India: islands, temples and night markets, planned from Jaipur with hotels, transfers and a person to call.',
    intro:
      'Warm water, limestone towers and a bowl of noodles at midnight. Pick short or long; the islands are patient.',
    visa: {
      kind: 'visa-free',
      note: 'No visa for a short holiday. Fill in the free Thailand Digital Arrival Card online within the three days before you land.',
      checkedOn: CHECKED_ON,
      source: 'Thai Immigration Bureau, Thailand Digital Arrival Card: tdac.immigration.go.th',
    },
  },
  {
    slug: 'india',
    name: 'India',
    tagline: 'Where the string begins',
    scene: 'taj',
    exploreRank: 2,
    headDescription:
      'India tour packages: Rajasthan, Kashmir, Ladakh, Kerala, Himachal, the Andamans and more, by road and rail, each planned by people in Jaipur.',
    intro:
      'Our own country takes several lifetimes, so begin with one region and do it properly. Forts, backwaters, high passes, islands: it is all a train or a short flight away.',
    visa: {
      kind: 'none',
      note: 'No visa for Indian citizens. Carry a valid ID proof; Ladakh, Sikkim and some border areas ask for a permit.',
      checkedOn: CHECKED_ON,
      source: 'Ministry of Home Affairs, Government of India: mha.gov.in',
    },
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
    visa: {
      kind: 'required',
      note: 'A tourist e-visa is needed before travel. Holders of certain other visas or residence permits may get one on arrival; ask us.',
      checkedOn: CHECKED_ON,
      source: 'Government of the UAE: u.ae',
    },
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
    visa: {
      kind: 'required',
      note: 'A visitor visa is needed before travel and is applied for online. Allow several weeks.',
      checkedOn: CHECKED_ON,
      source: 'Department of Home Affairs, Australia: immi.homeaffairs.gov.au',
    },
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
    visa: {
      kind: 'none',
      note: 'No visa for Indian citizens. By air carry a passport or a voter ID card; Aadhaar is not enough for most adults.',
      checkedOn: CHECKED_ON,
      source: 'Department of Immigration, Nepal: immigration.gov.np',
    },
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
    visa: {
      kind: 'on-arrival',
      note: 'A visa on arrival is paid for at the airport or online before you fly. Passport valid for six months, and a return ticket.',
      checkedOn: CHECKED_ON,
      source: 'Directorate General of Immigration, Indonesia: evisa.imigrasi.go.id',
    },
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
    visa: {
      kind: 'required',
      note: 'A visa is needed before travel and comes electronically. Fill in the free SG Arrival Card in the three days before you land.',
      checkedOn: CHECKED_ON,
      source: 'Immigration and Checkpoints Authority, Singapore: ica.gov.sg',
    },
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
    visa: {
      kind: 'visa-free',
      note: 'No visa for up to 14 days at a time, and for 42 days in any 180.',
      checkedOn: CHECKED_ON,
      source: 'Ministry of Foreign Affairs, Kazakhstan: gov.kz',
    },
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
    visa: {
      kind: 'visa-free',
      note: 'No visa until 31 December 2026, for up to 30 days. Fill in the free Malaysia Digital Arrival Card before you fly.',
      checkedOn: CHECKED_ON,
      expiresOn: '2026-12-31',
      source: 'Immigration Department of Malaysia: imi.gov.my',
    },
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
    visa: {
      kind: 'eta',
      note: 'An electronic travel authorisation (ETA) is needed before travel. Apply online only at the official address.',
      checkedOn: CHECKED_ON,
      source: 'Department of Immigration and Emigration, Sri Lanka: eta.gov.lk',
    },
  },
  {
    slug: 'vietnam',
    name: 'Vietnam',
    tagline: 'Lantern and limestone',
    scene: 'vietnam',
    headDescription:
      'Vietnam packages from India, short, medium and long: lantern towns, limestone bays and very good coffee, with hotels and transfers booked.',
    intro: 'Long and thin, with something to eat at every stop. Take one end of it, or all of it.',
    visa: {
      kind: 'required',
      note: 'An e-visa is needed before travel. Check that it names the airport where you land.',
      checkedOn: CHECKED_ON,
      source: 'Vietnam Immigration Department: evisa.gov.vn',
    },
  },
  {
    slug: 'switzerland',
    name: 'Switzerland',
    tagline: 'Peak, lake, punctual train',
    scene: 'switzerland',
    headDescription:
      'Switzerland package from India with a rail pass: lakes, peaks and villages in six days by train, with help for your Schengen visa.',
    intro: 'The train is the view. With a rail pass in your pocket, the Alps arrive on time.',
    visa: SCHENGEN,
  },
  {
    slug: 'france',
    name: 'France',
    tagline: 'Iron, river, bread',
    scene: 'paris',
    headDescription:
      'France and Italy in one short package from India: Paris first, then south, with hotels, transfers and help with the Schengen visa.',
    intro: 'Paris is best on foot and slightly hungry. We pair it with Italy, so that you never have to choose.',
    visa: SCHENGEN,
  },
  {
    slug: 'italy',
    name: 'Italy',
    tagline: 'Marble and canal',
    scene: 'venice',
    headDescription:
      'Italy with France in five days from India: old stones, canals and proper coffee, on one Schengen visa and one plan made in Jaipur.',
    intro:
      'Two thousand years of good taste, most of it within walking distance. It follows Paris on our tour, as it should.',
    visa: SCHENGEN,
  },
  {
    slug: 'greece',
    name: 'Greece',
    tagline: 'Whitewash and blue',
    scene: 'greece',
    headDescription:
      'Greece package from India: Athens, white villages and the Aegean over eight days, with stays, transfers and Schengen visa papers looked after.',
    intro: 'Old columns, white steps and a ferry in between. Eight days is long enough to stop looking at your watch.',
    visa: SCHENGEN,
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
    visa: {
      kind: 'required',
      note: 'A tourist visa is needed before travel, as an e-visa or through a visa centre.',
      checkedOn: CHECKED_ON,
      source: 'Ministry of Foreign Affairs of Japan: mofa.go.jp',
    },
  },
  {
    slug: 'philippines',
    name: 'Philippines',
    tagline: 'Lagoon and outrigger',
    scene: 'philippines',
    headDescription:
      'Philippines package from India: lagoons, white sand and boat days over eight days, visa-free for 14 days on a few simple conditions.',
    intro: 'Seven thousand islands, and the trick is to choose a few. We have done the choosing.',
    visa: {
      kind: 'visa-free',
      note: 'No visa for tourism of up to 14 days, not extendable. Carry a passport valid for six months more, a return ticket, hotel bookings and proof of funds.',
      checkedOn: CHECKED_ON,
      source: 'Department of Foreign Affairs, Philippines: dfa.gov.ph',
    },
  },
]
