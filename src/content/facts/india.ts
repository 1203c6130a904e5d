import type { FactSource } from './fact-source.ts'

/** Closures, permits and seasons of tours within India. */
export const INDIA = {
  'sissu-winter': {
    kind: 'closure',
    text: 'The panchayat of Sissu closed the village to visitors from 20 January to 28 February 2026, as in other winters. In such weeks the day stays on the Manali side.',
    falls: { yearly: ['01-20', '02-28'] },
    source:
      'https://www.livemint.com/news/india/himachals-sissu-village-shuts-doors-to-tourists-for-40-days-to-protect-traditions/amp-11768236865341.html',
    checkedOn: '2026-01-12',
    expiresOn: '2027-02-28',
    concerns: 'Visitors to Sissu in January and February',
  },
  rohtang: {
    kind: 'closure',
    text: 'Snow shuts the Rohtang Pass in winter. In 2024 vehicles were stopped on 1 December; in 2025 it was opened to visitors on 17 May. The plan takes the Atal Tunnel below it.',
    falls: { yearly: ['12-01', '05-16'] },
    source: 'https://www.sanjhamorcha.com/rohtang-pass-defies-winter-to-remain-open-for-4x4-vehicles-till-december-28',
    checkedOn: '2026-11-29',
    expiresOn: '2027-11-29',
    concerns: 'Visitors to Rohtang',
  },
  'kashmir-sites': {
    kind: 'closure',
    text: 'The administration shut 48 sites in Kashmir in April 2025 and has reopened many. Its lists do not name the Jamia Masjid of Srinagar, Baba Reshi or the Sun temple at Martand. We check each site before you travel.',
    source:
      'https://www.indiatvnews.com/lifestyle/travel/pahalgam-tourist-places-reopen-after-2025-terror-attack-full-list-of-14-valleys-and-parks-accessible-now-2026-02-17-1030608',
    checkedOn: '2026-02-17',
    expiresOn: '2027-02-16',
    concerns: 'Visitors to Kashmir',
  },
  'gulmarg-gondola': {
    kind: 'closure',
    text: 'Gondola tickets are sold online, up to 60 days ahead, and sell out in season. Wind or snow can stop the cable car at short notice.',
    source: 'https://www.thekashmirmonitor.net/gulmarg-gondola-extends-advance-booking-window-to-60-days/',
    checkedOn: '2025-02-26',
    expiresOn: '2027-02-28',
    concerns: 'Visitors to Gulmarg',
  },
  'ladakh-permit': {
    kind: 'permit',
    text: 'Indian citizens need no inner line permit for Nubra and Pangong. Check posts ask for a photo ID and for the receipts of the environment and Red Cross fees.',
    source:
      'https://thefederal.com/states/north/jammu-and-kashmir/ladakh-scraps-inner-line-permit-system-for-indian-citizens',
    checkedOn: '2021-08-08',
    expiresOn: '2027-02-28',
    concerns: 'Indian citizens in Ladakh',
  },
  'sikkim-permits': {
    kind: 'permit',
    text: 'Tsomgo and Nathu La need a permit. Sikkim was moving these permits online, with a QR code, in November 2025; until then each guest gave a voter ID and two photographs. We tell you what to bring.',
    source:
      'https://www.telegraphindia.com/north-east/sikkim-to-roll-out-online-permits-for-travel-to-nathu-la-lachen-and-other-high-altitude-zones/cid/2134271',
    checkedOn: '2025-11-22',
    expiresOn: '2026-12-20',
    concerns: 'Visitors to Tsomgo and Nathu La',
  },
  'teesta-highway': {
    kind: 'closure',
    text: 'Slides sometimes close the highway along the Teesta. The way by Lava is about 160 km and takes about seven hours instead of four to five.',
    source: 'https://voiceofsikkim.com/partial-opening-of-nh10-restores-traffic-after-month-long-disruption/',
    checkedOn: '2024-07-31',
    expiresOn: '2027-07-31',
    concerns: 'Travellers between Bagdogra and Gangtok',
  },
  'mawlynnong-sundays': {
    kind: 'closure',
    text: 'Mawlynnong is closed to day visitors on Sundays since January 2026. We order the days to suit.',
    falls: { weekday: 0 },
    source:
      'https://www.devdiscourse.com/article/entertainment/3785635-mawlynnong-village-a-sacred-respite-from-tourism',
    checkedOn: '2026-01-29',
    expiresOn: '2027-01-31',
    concerns: 'Day visitors to Mawlynnong',
  },
  'eravikulam-calving': {
    kind: 'closure',
    text: 'Eravikulam National Park closes from about 1 February to 31 March, while the tahr have their young. We go to Top Station instead.',
    falls: { yearly: ['02-01', '03-31'] },
    source:
      'https://www.thehindu.com/news/national/kerala/eravikulam-national-park-to-be-shut-from-february-1-for-calving-season-of-nilgiri-tahr/article67793519.ece',
    checkedOn: '2024-01-31',
    expiresOn: '2027-03-31',
    concerns: 'Visitors to Munnar in February and March',
  },
  'gir-monsoon': {
    kind: 'closure',
    text: 'The Gir Jungle Trail closes from 16 June to 15 October. The fenced Devalia park stands in then.',
    falls: { yearly: ['06-16', '10-15'] },
    source:
      'https://www.business-standard.com/article/pti-stories/gir-national-park-to-remain-shut-for-four-months-from-sunday-119061500602_1.html',
    checkedOn: '2019-06-15',
    expiresOn: '2027-06-15',
    concerns: 'Visitors to Gir in the monsoon',
  },
  'kunzum-snow': {
    kind: 'season',
    text: 'The road over Kunzum La is under snow from about mid-October to the end of May or June. In 2023 it opened on 29 May.',
    falls: { yearly: ['10-15', '05-31'] },
    source: 'https://www.tribuneindia.com/news/himachal/gramphu-kaza-road-restored-after-over-7-months-512793',
    checkedOn: '2023-05-31',
    expiresOn: '2027-05-31',
    concerns: 'Travellers between Kaza and Manali',
  },
  'mashobra-mondays': {
    kind: 'closure',
    text: 'Rashtrapati Niwas at Mashobra is closed on Mondays, on public holidays and while the President is there.',
    falls: { weekday: 1 },
    source:
      'https://www.devdiscourse.com/article/education/2401152-shimla-rashtrapati-niwas-to-open-for-public-from-april-23',
    checkedOn: '2023-03-31',
    expiresOn: '2027-04-30',
    concerns: 'Visitors to Mashobra',
  },
  'mussoorie-registration': {
    kind: 'papers',
    text: 'Every guest in Mussoorie is registered on the portal of Uttarakhand Tourism at check-in. The hotel does it with your ID.',
    source:
      'https://www.newsdrum.in/national/registration-now-mandatory-for-tourists-visiting-ukhands-mussoorie-9610913',
    checkedOn: '2025-07-31',
    expiresOn: '2027-03-31',
    concerns: 'Guests who sleep in Mussoorie',
  },
  'rishikesh-rafting': {
    kind: 'season',
    text: 'Rafting on the Ganga stops in the rains. In 2025 it stopped in late June and began again on 27 September.',
    falls: { yearly: ['06-20', '09-26'] },
    source:
      'https://www.devdiscourse.com/article/entertainment/3641818-splashing-back-ganga-rafting-resumes-in-rishikesh',
    checkedOn: '2025-09-26',
    expiresOn: '2027-06-30',
    concerns: 'Guests who want to raft',
  },
  'lonavala-monsoon': {
    kind: 'closure',
    text: 'In the rains the district forbids entering fast water, and keeps cars away from falls and dams. In 2025 the order held from 11 June to 31 August and covered the forts, the caves and the points.',
    falls: { yearly: ['06-11', '08-31'] },
    source:
      'https://www.hindustantimes.com/cities/pune-news/prohibitory-orders-traffic-diversions-enforced-in-lonavla-during-monsoon-101749752719135.html',
    checkedOn: '2025-06-13',
    expiresOn: '2027-06-10',
    concerns: 'Visitors to Lonavala in the monsoon',
  },
} as const satisfies Record<string, FactSource>
