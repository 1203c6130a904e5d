import { describe, expect, it } from 'vitest'
import { namesOfFile, tourFile } from '../../../src/cli/content/written-file.ts'
import { content } from '../../../src/content/content.ts'

/** Whether a name may be that of an export: the language says so itself. */
function isName(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 1, defineTour = 2; return ${name}`)
    return true
  } catch {
    return false
  }
}

describe('the file of a tour that has none yet', () => {
  it.each(['New', 'Class', 'Default', 'Await', 'Yield', 'Eval', 'Arguments', 'DefineTour', 'Bali7d6n', '7dGoa'])(
    'has an export that the language takes, whatever the tour is called: %s',
    (id) => expect([id, isName(namesOfFile(id).name)]).toEqual([id, true]),
  )

  it.each(['CON', 'Prn', 'aux', 'NUL', 'Com1', 'LPT9'])('can be written on Windows, too: %s', (id) => {
    expect(namesOfFile(id).file).toBe(`src/content/tours/tour-${id.toLowerCase()}.ts`)
  })

  it('stays in its folder and holds text as text, whatever is written of the tour', () => {
    for (const id of ['..', '../x', 'a/b', 'a\\b'])
      expect(namesOfFile(id).file.replace('src/content/tours/', '')).not.toMatch(/[/\\]|\.\./)
    const [source] = content.sources
    if (!source) throw new Error('a tour is wanted')
    const hostile = '` $'.concat('{x}`', ' */ \u2028 </script> \'"')
    const written = tourFile('x1', { ...source, line: hostile })
    expect(
      new Function('defineTour', `return ${written.split('defineTour(').at(-1)?.trim().slice(0, -1)}`)().line,
    ).toBe(hostile)
  })
})
