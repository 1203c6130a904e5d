import { globSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { everyPage } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { SCREENS } from './screens.ts'

const paths = [...new Set([...everyPage, ...SCREENS.map(({ path }) => path)])]
const everywhere = classesOf(globSync('client/styles/*.css').map((file) => readFileSync(file, 'utf8')))

it('every page brings the styles of every class that stands in it', () =>
  expectOfEach(paths, async (path) => {
    const html = await get(path)
    const [, inline = ''] = html.match(/<style>(.*?)<\/style>/s) ?? []
    const linked = [...html.matchAll(/<link rel="stylesheet" [^>]*href="([^"]+)"/g)].map(([, file = '']) => get(file))
    // Its own and the one for paper; a part of a page may link one more (client/styles/linked).
    expect(linked.length).toBeGreaterThanOrEqual(2)
    expect(linked.length).toBeLessThanOrEqual(3)
    // A sheet for paper names classes that it does not dress on a screen.
    const onScreen = [...html.matchAll(/<link rel="stylesheet" (?!media="print")[^>]*href="([^"]+)"/g)]
    const brought = classesOf([inline, ...(await Promise.all(onScreen.map(([, file = '']) => get(file))))])
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const missing = new Set(used.filter((name) => everywhere.has(name) && !brought.has(name)))
    expect([...missing].join(' ')).toBe('')
  }))

async function get(path: string): Promise<string> {
  return (await fetch(inject('origin') + path)).text()
}

function classesOf(sheets: string[]): Set<string> {
  return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)))
}
