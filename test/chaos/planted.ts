import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A change of one place that makes the product wrong. */
export type Planted = { name: string; file: string; is: string; becomes: string }

const PARTS = [
  'src',
  'client',
  'public',
  'test',
  'migrations',
  'docs',
  'dist',
  'package.json',
  'package-lock.json',
  'wrangler.toml',
]

/** A copy of the working tree with its packages linked; what is planted there leaves the tree itself alone. */
export function copyTree(folder: string): string {
  const copy = resolve(folder)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const parts = [...PARTS, ...globSync(['tsconfig*.json', '*.config.ts'])]
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

/**
 * Plants a fault in a copy of the tree. Returns what takes it out again.
 * @throws where the file does not hold the text once: the product has changed, and the fault has to follow
 */
export function plant(copy: string, { name, file, is, becomes }: Planted): () => void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(is).length !== 2) throw new Error(`${name}: ${file} does not hold once: ${is}`)
  writeFileSync(
    path,
    text.replace(is, () => becomes),
  )
  return () => writeFileSync(path, text)
}
