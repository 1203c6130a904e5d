import { readFileSync } from 'node:fs'
import type { TourSource } from '#domain/authoring/tour-document.ts'
import type { Answers } from '#domain/catalogue/answers.ts'

/** File names that Windows reserves (learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const OF_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * The file and export of a tour: "Bali6d5n" is bali6d5n in bali-6d5n.ts. A name without a digit could be a reserved
 * word, such as "new".
 */
export function namesOfFile(id: string): { file: string; name: string } {
  const words = (OF_WINDOWS.test(id) ? `tour-${id}` : id)
    .replace(/([a-z])([A-Z]|\d+[a-z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
  const plain = id.replace(/\W|_/g, '')
  const name = /^[a-z].*\d/i.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : `tour${plain}`
  return { file: `src/content/tours/${words.replace(/^-|-$/g, '').toLowerCase()}.ts`, name }
}

export function exportOf(file: string): string {
  const [, name = ''] = /export const (\w+)/.exec(readFileSync(file, 'utf8')) ?? []
  return name
}

/** A tour as a file of src/content, before it is formatted. */
export function tourFile(name: string, source: TourSource): string {
  return `import { defineTour } from '#content/define-tour.ts'\n\nexport const ${name} = defineTour(${JSON.stringify(source)})\n`
}

/** The agency's answers, before they are formatted. */
export function answersFile(answers: Answers): string {
  return `import type { Answers } from '#domain/catalogue/answers.ts'

/** What the agency answers on every tour, behind what its plan says. "Ask us" where the owner has not answered (docs/owner.md). */
export const ANSWERS: Answers = ${JSON.stringify(answers)}
`
}

/** The list of tours in their order, before it is formatted. */
export function tourList(tours: { file: string; name: string }[]): string {
  const imports = tours.map(
    ({ file, name }) => `import { ${name} } from '${file.replace('src/content/', '#content/')}'`,
  )
  return `${[...imports].sort().join('\n')}
import type { TourSource } from '#domain/authoring/tour-document.ts'

/** Every tour, the most popular first: the order of listings and search results. */
export const TOURS: TourSource[] = [
${tours.map(({ name }) => `  ${name},`).join('\n')}
]
`
}
