/** The limits of a price sheet: bytes, records, and letters of a line. */
export const SHEET_LIMITS = { bytes: 2 * 1024 * 1024, records: 20_000, line: 20_000 } as const

/**
 * The text of a spreadsheet's file: UTF-8 or UTF-16, with or without a byte order mark, any line ends.
 * @returns the fault in words if it is no text
 */
export function sheetText(bytes: Uint8Array): { text: string } | { fault: string } {
  if (bytes.length > SHEET_LIMITS.bytes)
    return { fault: 'The file is larger than 2 MB; a price sheet is a few hundred kB at most.' }
  const text = decode(bytes)
  if (text === undefined && !bytes.includes(0))
    return {
      fault: 'This file is not in UTF-8 (perhaps Windows-1252). In Excel: Save as, “CSV UTF-8 (comma delimited)”.',
    }
  if (text === undefined || text.includes('\0'))
    return { fault: 'This is not a CSV file. In Excel: Save as, “CSV UTF-8 (comma delimited)”.' }
  return { text: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') }
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
