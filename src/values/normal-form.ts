/**
 * The form in which texts are compared and numbers are read. Compatible letters become one (full-width, ligatures),
 * digits of any script become 0 to 9, dashes a hyphen and spaces a space; invisible characters are removed.
 */
export function normalForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
}

/** The same without letter case (ß becomes ss), for searching. */
export function searchForm(text: string): string {
  return normalForm(text).toUpperCase().toLowerCase()
}

/** Unicode's digits are in sets of ten, from 0 to 9; some sets are adjacent. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
