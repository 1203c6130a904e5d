import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('{src,client,test,migrations,public,docs,.ci}/**/*', { exclude: ['**/node_modules/**'] })
const DOCUMENTS = ['README.md', ...FILES.filter((file) => /^(docs|test)\/.*\.md$/.test(file))]
const SOURCES = FILES.filter((file) => /^(src|client)\/.*\.tsx?$/.test(file))

const NAMED = /(?<![\w./@-])(?:[\w.-]+\/)+[\w-]+\.(?:tsx?|css|sql|md|json)\b/g

/** The files that a text names by path; in a comment a path may begin anywhere. Built files are left out. */
function named(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([path]) => path).filter((path) => !/^(\.|https?:|www\.|dist\/)/.test(path))
}

/** Comments alone: what is imported is the compiler's to check. */
function commentsOf(source: string): string {
  return [...source.matchAll(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].map(([comment]) => comment).join('\n')
}

const isThere = (path: string) => FILES.some((file) => file === path || file.endsWith(`/${path}`))
const missing = (files: string[], textOf: (file: string) => string) =>
  files.flatMap((file) =>
    named(textOf(file))
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  )

it('every file that a document names is there', () => {
  expect(missing(DOCUMENTS, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

it('every file that a comment names is there', () => {
  expect(missing(SOURCES, (file) => commentsOf(readFileSync(file, 'utf8')))).toEqual([])
})
