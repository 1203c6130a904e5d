import { searchForm } from '#domain/normal-form.ts'

/** Hindi is written with a dot or without it, with a nasal letter or with its sign: one form for all of them. */
const SAME_IN_HINDI: [pattern: RegExp, form: string][] = [
  [/\u093c/g, ''],
  [/\u0901/g, '\u0902'],
  [/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902'],
]

/** A word or a name as it is compared: small letters and digits without accents, one space for whatever else stood there. */
export function fold(text: string): string {
  const plain = searchForm(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
  return SAME_IN_HINDI.reduce((form, [pattern, same]) => form.replace(pattern, same), plain)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}
