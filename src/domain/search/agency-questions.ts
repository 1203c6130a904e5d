/** A question to the agency: its words, its subject, and the page that answers it; without one, the agency is asked. */
type AgencyQuestion = { words: RegExp; about: string; page?: 'cancellationPolicy' | 'termsConditions' | 'contact' }

const QUESTIONS: AgencyQuestion[] = [
  { words: /\b(?:cancel|refund|reschedul)/i, about: 'Cancellation and refund', page: 'cancellationPolicy' },
  {
    words: /\b(?:payments?|pay|upi|gst|tcs|tax|taxes)\b/i,
    about: 'Payment, GST and TCS',
    page: 'termsConditions',
  },
  { words: /\b(?:phone|mobile|whatsapp|contact|address)\b/i, about: 'Phone and address', page: 'contact' },
  { words: /\bemi\b|\binstall?ments?\b/i, about: 'Instalments' },
  { words: /\binsurance\b/i, about: 'Insurance' },
  { words: /\bcustomi[sz]/i, about: 'Trips made to measure' },
  { words: /\b(?:discounts?|coupons?|offers?)\b/i, about: 'Discounts' },
  { words: /\bvisa (?:assistance|help|service)/i, about: 'Help with a visa' },
]

/** The questions to the agency in a search. */
export function agencyQuestionsIn(text: string): AgencyQuestion[] {
  return QUESTIONS.filter(({ words }) => words.test(text))
}
