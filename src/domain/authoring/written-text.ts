import * as z from 'zod/mini'
import { countLetters } from '#values/letter-limits.ts'

/** What no finished text says. “(erased)” stands in an earlier version for what named a person. */
const HOLE = /undefined|NaN|\[object|TODO|[Ll]orem ipsum|\(erased\)/
/** Control characters, and characters that hide or reorder the text beside them. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u
const MARKUP = /<[a-z!/?]|&(#\d+|#x[\da-f]+|[a-z]+);/i
const LINK = /\b(https?|ftp|javascript|data|mailto):\S|\/\/\w|\bwww\.\w/i

const MAIL = /[\p{L}\p{N}._-]@[\p{L}\p{N}-]+\./u
/** A domain such as "patang.example" or "PATANG.TRAVEL", but not "9.am", "No.of days" or "Dr.Rao". */
const SITE = new RegExp(
  `[\\p{L}\\p{N}-]\\.((${[
    ...['com', 'in', 'org', 'net', 'co', 'gov', 'edu', 'info', 'biz', 'io', 'app', 'example'],
    ...['travel', 'holiday', 'shop', 'site', 'online', 'website', 'xyz'],
  ].join('|')})(?![\\p{L}\\p{N}-])|[a-z]{2}/\\w)`,
  'iu',
)
/** A sentence without a space before it: "Drive to Shimla.In the evening". */
const NEXT_SENTENCE = /\.(?=(In|Travel|Shop|Holiday) \p{Ll})/gu

/** A text of `least` to `most` letters that pages can show as it is. */
export function text(least: number, most: number) {
  return claim(least, most).check(z.refine((value) => !SITE.test(value.replace(NEXT_SENTENCE, '. ')), ADDRESS))
}

const ADDRESS = 'holds an address of the web or of a mailbox; name it in words'

/** The same for a fact's sentence, which may name an authority's site: "eta.gov.lk". */
export function claim(least: number, most: number) {
  return z.string().check(
    z.trim(),
    z.minLength(least, `is shorter than ${least} letters`),
    z.refine((value) => countLetters(value) <= most, `is longer than ${most} letters`),
    z.refine((value) => !HOLE.test(value), 'holds a word of a text that is not finished'),
    z.refine((value) => !UNSEEN.test(value), 'holds a sign that nobody sees; type it again'),
    z.refine((value) => !MARKUP.test(value), 'holds markup; write plain words'),
    z.refine((value) => !LINK.test(value), 'holds a link; name the page in words'),
    z.refine((value) => !MAIL.test(value), ADDRESS),
  )
}
