import type { Document } from '#domain/catalogue/document.ts'

/** The figures are the agency's own claims and stand as the specification has them. */
export const about: Document = {
  slug: 'about',
  path: '/about',
  title: 'About Us',
  head: {
    title: 'About us: holidays planned in {city}',
    description:
      '{name} plans trips {where} from {city}: a {years}-year legacy, 100% customised trips and 24x7 coverage while you travel.',
    keywords: ['about {name}', 'travel agency {city}', 'customised trips', 'holiday packages India'],
  },
  updated: '2026-11-28',
  intro: '{story} That is our trade. {line}',
  sections: [
    {
      heading: 'Our mission',
      paragraphs: [
        'We want people to come home from a holiday rested, and with nothing left to sort out. So we plan trips that fit the people who take them. We say the price plainly. We stay within reach until you are home.',
      ],
    },
    {
      heading: 'A {years}-year legacy',
      paragraphs: [
        '{name} stands on a {years}-year legacy in {city}. We have reached {destinations}+ destinations {where}, with {partners}+ partners on the ground: hotels, drivers, guides and boatmen.',
      ],
    },
    {
      heading: 'Who plans your trip',
      paragraphs: [
        'A travel expert in {city}, not a form. The person who calls you back asks who is travelling, what you like to eat, how early you are willing to get up, and what you want to spend. The same person writes your plan and stays your point of contact.',
        'On the ground you meet people who live there. They know which road is closed, which hour is quiet and where the tea is good.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: ['There is nothing to pay on this site and no account to make. A trip with us goes like this:'],
      points: [
        'You look around, and send an enquiry or open a chat.',
        'An expert calls you back and listens.',
        'You get a plan with its price, in three levels of comfort: 3, 4 or 5 star. The route stays the same.',
        'We change it until it fits. A package is where we start, not where you must end.',
        'You book with half in advance, and pay the other half shortly before you travel.',
        'You travel. We answer at any hour.',
      ],
    },
    {
      heading: 'What you can count on',
      paragraphs: ['For each of our tours:'],
      points: [
        '100% customised trips',
        'Best ground assistance, from the first pick-up to the last drop',
        'Great customer experience',
        '24x7 coverage while you travel',
        '{visaSuccess}% visa success rate',
      ],
    },
    {
      heading: 'In numbers',
      paragraphs: ['The short version:'],
      points: [
        '{publicRating} rating from a review site',
        '{partners}+ partners',
        '{destinations}+ destinations',
        '{happiness}% happiness',
        '{years}-year legacy',
      ],
    },
    {
      heading: 'Straight talk',
      paragraphs: [
        'You will find no countdowns here and no "only two rooms left". A price is per person and shows the days for which it holds. A price of the past says so, and where we have none we call back with one. What a tour leaves out is listed beside what it includes, and what a change costs stands in the Cancellation Policy.',
      ],
    },
    {
      heading: 'Come by, or call',
      paragraphs: ['{name}, {address}. Call {phone} or write to {email}. Tea is included.'],
    },
  ],
}
