import type { Context } from 'hono'
import { brand } from '#brand.ts'
import { type Added, addLine } from '#data/cases/add-line.ts'
import { isBeyond } from '#data/enquiries/rate-limit.ts'
import { logFault } from '#data/stores/faults.ts'
import type { AppEnv } from '#env.ts'
import { countLetters, FIELD_LETTERS } from '#values/letter-limits.ts'

/** Why a line was not added, with the status. */
export type LineRefusal = { status: 400 | 403 | 404 | 413 | 429 | 503; sentence: string }

const CALL = `Please call us on ${brand.phone.shown}.`
const NOT_ADDED: Record<Exclude<Added, 'added'>, LineRefusal> = {
  unknown: {
    status: 404,
    sentence: `This line is not added: we hold no enquiry under your link. It was erased, or it is not stored yet. If you have just sent it, press “Add it” again in a few minutes. ${CALL}`,
  },
  late: { status: 400, sentence: `This line is not added: the hour in which one can be added has passed. ${CALL}` },
  full: { status: 400, sentence: `This line is not added: the enquiry holds as much as can be added here. ${CALL}` },
}
export const FOREIGN: LineRefusal = {
  status: 403,
  sentence: `This line is not added: it came without the link that we showed you. Open that link and add it there. ${CALL}`,
}
const EMPTY: LineRefusal = { status: 400, sentence: 'There is nothing to add yet: write a line.' }
const LONG: LineRefusal = {
  status: 400,
  sentence: `This line is not added: it has more than ${FIELD_LETTERS} letters. Please shorten it, or add it in two lines.`,
}
export const LARGE: LineRefusal = {
  status: 413,
  sentence: `This line is not added: it is longer than we can take, and only its beginning stands below. Please shorten it to ${FIELD_LETTERS} letters.`,
}
const OFTEN: LineRefusal = {
  status: 429,
  sentence: 'This line is not added: these were many lines for one minute. Please press “Add it” again in a minute.',
}
const UNKNOWN: LineRefusal = {
  status: 503,
  sentence:
    'We could not confirm that this line is added: our systems do not answer just now. Please press “Add it” again in a minute; it counts once.',
}

export type LineForm = { ticket: string; key: string; from: string; line: string }

/** Adds a line to an enquiry; returns why it was refused, undefined if it was added. */
export async function addOrRefuse(
  c: Context<AppEnv>,
  reference: string,
  { key, line }: LineForm,
): Promise<LineRefusal | undefined> {
  if (line === '') return EMPTY
  if (countLetters(line) > FIELD_LETTERS) return LONG
  if (await isBeyond(c.env.PER_VISITOR, `line ${reference}`)) return OFTEN
  try {
    const added = await addLine(c.env.ENQUIRIES, { reference, key, line, now: c.env.context.now })
    return added === 'added' ? undefined : NOT_ADDED[added]
  } catch (error) {
    logFault('add-line', error)
    return UNKNOWN
  }
}
