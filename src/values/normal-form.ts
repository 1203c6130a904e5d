/**
 * A text in the one form in which texts are compared and numbers are read: compatible letters as one (full-width,
 * ligatures), digits of any script as 0 to 9, any dash as a hyphen, any space as one space, nothing that is not seen.
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

/** The same without letter case (ß is ss, as in capitals): for whatever is searched. */
export function searchForm(text: string): string {
  return normalForm(text).toUpperCase().toLowerCase()
}

/** Unicode's digits stand in sets of ten, from 0 to 9; some sets follow each other without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
