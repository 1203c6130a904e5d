import * as z from 'zod/mini'

const HOLE = /undefined|NaN|\[object|TODO|[Ll]orem ipsum/
/** Control characters, and those that turn or hide what stands beside them. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u
const MARKUP = /<[a-z!/?]|&(#\d+|#x[\da-f]+|[a-z]+);/i
const LINK = /\b(https?|ftp|javascript|data|mailto):\S|\/\/\w|\bwww\.\w/i

/** A text between two lengths, in letters: what pages show as it is, and nothing that only a machine reads. */
export function text(least: number, most: number) {
  return z.string().check(
    z.trim(),
    z.minLength(least, `is shorter than ${least} letters`),
    z.maxLength(most, `is longer than ${most} letters`),
    z.refine((value) => !HOLE.test(value), 'holds a word of a text that is not finished'),
    z.refine((value) => !UNSEEN.test(value), 'holds a sign that nobody sees; type it again'),
    z.refine((value) => !MARKUP.test(value), 'holds markup; write plain words'),
    z.refine((value) => !LINK.test(value), 'holds a link; name the page in words'),
  )
}
