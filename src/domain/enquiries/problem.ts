import type { EnquiryMistakes } from './enquiry.ts'

/** Why a form was not taken: a sentence by field, or one about the whole. */
export type Problem = { mistakes: EnquiryMistakes; sentence?: string | undefined }

export function isProblem({ mistakes, sentence }: Problem): boolean {
  return sentence !== undefined || Object.keys(mistakes).length > 0
}
