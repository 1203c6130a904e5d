import type { Message } from './enquiry-mail.ts'

/** Asks the staff to delete the mail that they have of a withdrawn enquiry. It names nobody. */
export function withdrawnMail(reference: string): Message {
  return {
    subject: `Withdrawn: ${reference}`,
    text: `The sender of ${reference} has withdrawn the enquiry. It is erased in the database: delete its mail, and do not call.`,
  }
}
