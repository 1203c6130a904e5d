import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** A line of the product with one slip in it. */
export type LineMutant = { file: string; line: number; was: string; becomes: string }

/** What a slip is: a comparison at its edge or the other way round, a condition or a statement left out, another number. */
const SLIPS: [RegExp, string][] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < (?=[\w(])/, ' <= '],
  [/ > (?=[\w(])/, ' >= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/\bif \(.*?\)(?= (return|throw|continue)\b)/, 'if (false)'],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/(?<=(?:= |: |\* |\())\d[\d_]*\b/, '7'],
  [/^\s+(await )?[a-z][\w.]*\(.*\)$/, ''],
]
/** Types, imports, comments and what is only told to a reader. */
const NO_CODE = /^\s*(\*|\/\/|\/\*|import\b|export type\b|type\b|[A-Z]\w*\??: )|logFault|throw new Error/

/** Every slip in the files of a folder. */
function mutantsIn(folder: string): LineMutant[] {
  return globSync(`${folder}/**/*.{ts,tsx}`).sort().flatMap(mutantsOf)
}

function mutantsOf(file: string): LineMutant[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((was, at) => {
    if (NO_CODE.test(was)) return []
    const becoming = SLIPS.map(([is, becomes]) => was.replace(is, becomes)).filter((line) => line !== was)
    return becoming.map((becomes) => ({ file, line: at + 1, was, becomes }))
  })
}

/** So many of a folder's mutants, the same ones in each run as long as their lines stay as they are. */
export function sample(folder: string, count: number): LineMutant[] {
  const drawn = ({ file, was, becomes }: LineMutant) =>
    createHash('sha256')
      .update(file + was + becomes)
      .digest('hex')
  return mutantsIn(folder)
    .map((mutant) => ({ mutant, by: drawn(mutant) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
