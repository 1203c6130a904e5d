import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One import of the product: both files from the root of the repository; whether only types are taken. */
export type Import = { from: string; to: string; typesOnly: boolean }

const IMPORT = /^import (type )?([^'"]*?)from '([#.][^']+)'/gm

/** Every import in `src` of another file of `src`. */
export function productImports(): Import[] {
  return globSync('src/**/*.{ts,tsx}').flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))
}

export function importsIn(from: string, text: string): Import[] {
  return Array.from(text.matchAll(IMPORT), ([, type, names = '', path = '']) => {
    const to = path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(from), path)
    const taken = names
      .replace(/[{}]/g, '')
      .split(',')
      .filter((name) => name.trim())
    return { from, to, typesOnly: Boolean(type) || taken.every((name) => name.trim().startsWith('type ')) }
  })
}
