import type { Answers } from '#domain/catalogue/answers.ts'

/** What the agency answers on every tour, behind what its plan says. "Ask us" where the owner has not answered (docs/owner.md). */
export const ANSWERS: Answers = {
  childWithBed: 'We quote it',
  childWithoutBed: 'We quote it',
  singleRoom: 'We quote it',
  extraBed: 'We quote it',
  hotels: 'A hotel of 3, 4, 5 stars by your class, or similar, where one stands; your quote names each.',
  pay: 'Half at booking, the rest before travel. Ask us for the ways to pay, also from abroad, the receipt and the GST invoice, before you pay.',
  weCancel: 'Ask us what comes back, and by when, and have it in your written quote before you pay.',
  refused: 'Ask us which costs are kept in each case, and have it in your written quote before you pay.',
  vehicle: 'We tell you the model and the seats for your number of guests.',
  group: 'Ask us for the language, also of the driver.',
  effort: 'Ask us about lifts, ground floors, wheelchairs and what to leave out.',
  food: 'Tell us that you eat vegetarian or Jain, and ask us at which meals it is sure.',
  insurance: 'No. Take one that pays for illness and for a cancelled trip; ask us if you need help.',
  pack: 'Clothes by the months above; see “Know Before You Go” below.',
  safety: 'Ask us about the weeks of your trip and the nearest hospital. Tell us of any illness before you book.',
  seller: 'Ask us for the legal name, the GSTIN and the licence before you pay.',
}
