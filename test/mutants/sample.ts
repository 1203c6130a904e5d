import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

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

/** So many of a folder's mutants, drawn by a seed: the same ones in each run as long as their lines stay as they are. */
export function sample(folder: string, count: number, seed: string): LineMutant[] {
  const drawn = ({ file, was, becomes }: LineMutant) =>
    createHash('sha256')
      .update(seed + file + was + becomes)
      .digest('hex')
  const inOrder = mutantsIn(folder)
    .map((mutant) => ({ mutant, by: drawn(mutant) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
  const chosen: LineMutant[] = []
  for (const { mutant } of inOrder) {
    if (chosen.length === count) break
    if (isSlip(mutant)) chosen.push(mutant)
  }
  return chosen
}

/** A file with a slip in it. */
export function withSlip({ line, becomes }: LineMutant, text: string): string {
  return text
    .split('\n')
    .with(line - 1, becomes)
    .join('\n')
}

/** Whether a slip makes another program: not a broken one, which nobody could build, and not only other types. */
function isSlip(mutant: LineMutant): boolean {
  const text = readFileSync(mutant.file, 'utf8')
  try {
    return programOf(withSlip(mutant, text), mutant.file) !== programOf(text, mutant.file)
  } catch {
    return false
  }
}

function programOf(text: string, file: string): string {
  return transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', logLevel: 'silent' }).code
}
