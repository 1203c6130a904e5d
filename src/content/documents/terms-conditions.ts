import { TAXES } from '#content/facts/taxes.ts'
import { FLIGHTS, PAYMENT } from '#domain/authoring/terms.ts'
import type { Document } from '#domain/catalogue/document.ts'
import { readableDate } from '#values/dates.ts'

export const termsConditions: Document = {
  slug: 'terms-conditions',
  path: '/terms-conditions',
  title: 'Terms & Conditions',
  head: {
    title: 'Terms & Conditions in plain words',
    description:
      'The terms for using the {name} site and for its packages: who may use it, prices and taxes, payment, conduct, liability and law.',
    keywords: ['terms and conditions', 'travel terms', 'payment terms', 'governing law', '{name}'],
  },
  updated: '2026-11-30',
  intro:
    'These are the rules of this site and of the packages shown on it. By using the site you agree to them. If you do not agree, please do not use it; you can still call us.',
  sections: [
    {
      heading: 'Definitions',
      paragraphs: ['In these terms:'],
      points: [
        '"We" and "us" mean {name}, {address}.',
        '"You" means the person who uses the site or books a trip, and everyone for whom that person books.',
        '"Member" means any visitor who sends us something through the site, such as an enquiry or a review. There are no accounts.',
        '"Package" means a fixed or customised holiday that we offer.',
        '"Trip cost" means the full price of a booked package for all its travellers, with its GST. TCS is not part of it.',
        '"Point of contact" means the person with us who looks after your trip.',
      ],
    },
    {
      heading: 'What this site is',
      paragraphs: [
        'The site shows our packages and takes enquiries. You cannot book or pay on it. An enquiry binds neither you nor us. A booking exists once we have confirmed it in writing and received the advance.',
      ],
    },
    {
      heading: 'Licence',
      paragraphs: [
        'The texts, drawings, itineraries and marks on this site belong to us or to those who let us use them. You may read, print and share pages for planning your own travel. You may not copy them for trade, collect them by machine to republish them, or present them as yours.',
        'This permission ends when you break these terms.',
      ],
    },
    {
      heading: 'Eligibility',
      paragraphs: [
        'You must be 18 or older to use this site and to book with us. If you are 13 to 18, you may use it with the permission of a parent or guardian, who then accepts these terms for you. Under 13 you may not use it.',
        'Children are welcome on our trips; an adult books for them and travels with them.',
      ],
    },
    {
      heading: 'Prices and taxes',
      paragraphs: [
        'Prices are in Indian rupees (INR), per person, on twin sharing, for the dates shown beside them. Outside those dates, and for tours without a price, we call back with one. Amounts in another currency are a guide only; you pay in rupees.',
        `GST and TCS are not in the price. ${TAXES.gst.text} ${TAXES.tcs.text} These rates are known until ${readableDate(TAXES.tcs.expiresOn)}; your quote has the rates of its day and says on which amount each is charged.`,
        'Nepal and Sri Lanka are abroad, too. For a tour abroad we ask for your PAN, because the TCS is credited to it. Hotels alone, or help with a visa alone, are no package: other rates of GST hold for them, and your quote says which.',
        'Rates may change with changes in services or hotels until your booking is confirmed. Hotel taxes and personal expenses are paid on site.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: ['These terms apply to every package:'],
      points: [
        ...PAYMENT,
        'Flights in a package need 100% payment at booking.',
        'Modification charges are paid at the time of modification.',
        'For customised and hotel-specific tours, your point of contact tells you the exact charges.',
      ],
    },
    {
      heading: 'Fees and refunds',
      paragraphs: [
        'Using the site is free. Purchases are final and non-refundable, except where the Cancellation Policy says that a part comes back, or where the law gives you more. The Cancellation Policy is part of these terms.',
      ],
    },
    {
      heading: 'Flights',
      paragraphs: [
        FLIGHTS,
        'Where a package includes flights, the tickets are issued by the airline, and its rules on changes, baggage and refunds apply.',
      ],
    },
    {
      heading: 'Papers, visas and insurance',
      paragraphs: [
        'A valid ID proof is mandatory for each guest at booking and on arrival. PAN cards are not accepted as address proof.',
        'Passports, visas, permits and vaccinations are your responsibility. We help with visa papers; unless a package includes it, visa assistance is not in the price. The authority of the country decides, not we.',
        'Insurance is recommended and not included.',
      ],
    },
    {
      heading: 'On the trip',
      paragraphs: ['What holds for each trip, in short:'],
      points: [
        'Hotels are subject to availability; if one is full, a property of a similar standard takes its place.',
        'The itinerary may be adjusted without changing the number of days.',
        'Only the meals, transfers and sights listed in the package are included.',
        'Damage, to resort items too, is charged at actual cost.',
        'Leaving midway means no refund.',
      ],
    },
    {
      heading: 'Member content',
      paragraphs: [
        'What you send us stays yours. We use an enquiry only to answer it, as our Privacy Policy says. If you send a review or a picture for publication, you allow us to show it on our pages, with the name you choose, until you ask us to take it down.',
        'Send only what is true and what you may share. We may shorten or decline reviews that insult, advertise or reveal other people, but we do not change what they say.',
      ],
    },
    {
      heading: 'Conduct',
      paragraphs: ['Please do not:'],
      points: [
        'send false enquiries, or enquiries in the name of others without their knowledge',
        'send unlawful, hateful or indecent content, or advertising',
        'try to break, overload or get behind the site',
        'collect data about other people from it',
        'travel with us in a way that endangers or harasses guests, staff or hosts',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We plan with care and choose our partners with care. Hotels, drivers, airlines and guides are businesses of their own, and each of them answers for its own service. We help you to settle what goes wrong.',
        'We are not liable for what nobody controls: weather, strikes, closures, government orders, illness, and delays that follow from them. We try to arrange an alternative where it is possible.',
        'We keep the site correct and available as best we can, but do not promise that it is free of every error. If we are liable, it is up to the trip cost that you have paid.',
        'Nothing here limits liability for our own fraud or gross negligence, or takes away a right that the Consumer Protection Act, 2019 or another law gives you.',
      ],
    },
    {
      heading: 'Links and maps',
      paragraphs: [
        'Maps, chat and social media pages belong to others and follow their own terms. We do not control them and do not answer for them.',
      ],
    },
    {
      heading: 'Termination',
      paragraphs: [
        'You may stop using the site at any time. We may refuse its use, or further service, to someone who breaks these terms. Bookings that are already confirmed keep their own terms, and what is owed stays owed.',
      ],
    },
    {
      heading: 'Governing law',
      paragraphs: [
        'The law of India applies. The courts of {city} have jurisdiction, unless the law lets you, as a consumer, go to a forum nearer to you.',
        'Talk to us first. Most things are settled by a call to {phone}.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'We may change these terms; the date above shows the latest version. A confirmed booking keeps the terms of the day on which it was confirmed.',
        'Questions: {name}, {address}, {email}, {phone}.',
      ],
    },
  ],
}
