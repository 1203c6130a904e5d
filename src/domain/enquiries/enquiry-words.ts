/** The ways to answer that a form offers, as people call them. */
export const ANSWERED_BY = { call: 'Call', whatsapp: 'WhatsApp', email: 'E-mail' } as const
export type AnswerBy = keyof typeof ANSWERED_BY
