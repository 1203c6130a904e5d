/** The questions of buyers, in the order of a tour's page. The keys name the answers. */
export const QUESTIONS = {
  childWithBed: 'What does a child with a bed pay?',
  childWithoutBed: 'What does a child without a bed pay?',
  singleRoom: 'What does a single room cost?',
  extraBed: 'What does an extra bed cost?',
  hotels: 'Which hotels are these?',
  pay: 'How do we pay, and what do we get in writing?',
  weCancel: 'What if you cancel the tour?',
  refused: 'What if a visa is refused, or somebody falls ill?',
  flights: 'Are flights in the price?',
  vehicle: 'Which vehicle, and how many seats?',
  group: 'Are we alone, and what language does the guide speak?',
  effort: 'Is it hard for parents, or for small children?',
  food: 'Is the food vegetarian or Jain?',
  insurance: 'Is insurance in the price?',
  pack: 'What do we pack and carry?',
  safety: 'Is it safe, and is a doctor near?',
  seller: 'Who sells this tour?',
} as const

export type QuestionKey = keyof typeof QUESTIONS

/** A sentence or two to some of the questions. */
export type Answers = Partial<Record<QuestionKey, string>>

/** The questions that the price table answers, one row each. */
export const PRICE_ROWS = {
  childWithBed: 'Child with a bed',
  childWithoutBed: 'Child without a bed',
  singleRoom: 'Single room',
  extraBed: 'Extra bed',
} as const satisfies Partial<Record<QuestionKey, string>>
