import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesIn, type Slip, slipsIn } from './slips.ts'

/** Every slip of the product, numbered from 1. `names`: of each, the same where its lines are only moved. */
export type Product = {
  slips: Slip[]
  names: string[]
  /** The texts of the files, hashed. */
  hashes: Record<string, string>
  /** The files that import a file, as far as its name tells. */
  importersOf: (file: string) => string[]
}

export type Drawing = { count: number; seed: string }

/** Texts and pictures have no behaviour. */
const NO_CODE = /^src\/(content|scenes)\//

/** Reads every slip of the product. */
export function readProduct(): Product {
  const files = filesIn('src').filter((file) => !NO_CODE.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const slips = files.flatMap(slipsIn)
  return {
    slips,
    names: namesOf(slips, texts),
    hashes: Object.fromEntries([...texts].map(([file, text]) => [file, hashOf(text)])),
    importersOf: (imported) => files.filter((file) => texts.get(file)?.includes(`/${basename(imported)}'`)),
  }
}

/** So many slips of a folder, drawn by a seed. Lines that are only moved do not change what is drawn. */
export function draw({ slips, names }: Product, folder: string, { count, seed }: Drawing): Slip[] {
  const ranked = slips.map((slip, at) => ({ slip, by: hashOf(seed + names[at]) }))
  const inFolder = ranked.filter(({ slip }) => slip.file.startsWith(`${folder}/`))
  if (inFolder.length === 0) throw new Error(`${folder} has no line that can be changed`)
  const inOrder = inFolder.sort((one, other) => (one.by < other.by ? -1 : 1))
  return inOrder.slice(0, count).map(({ slip }) => slip)
}

/** Slips that read the same in one file are counted. */
function namesOf(slips: Slip[], texts: Map<string, string>): string[] {
  const times = new Map<string, number>()
  return slips.map(({ file, start, end, becomes }) => {
    const reads = `${file} ${texts.get(file)?.slice(start, end)} ${becomes}`
    const time = (times.get(reads) ?? 0) + 1
    times.set(reads, time)
    return hashOf(`${reads} ${time}`)
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
