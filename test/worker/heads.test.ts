import { describe, expect, it } from 'vitest'
import { everyPage, otherPaths, tourPaths } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { select, selectOne } from '../support/markup.ts'
import { servedHtml } from '../support/served-pages.ts'

const paths = [...new Set([...everyPage, ...otherPaths, ...tourPaths, '/404'])]

/** Titles, canonical paths and what shared links show are tested beside this, in sharing.test.ts. */
describe('every page', () => {
  it('is in the English of India', () =>
    expectOfEach(paths, async (path) => {
      const html = await servedHtml(path)
      expect((await selectOne(html, 'html')).attributes.lang).toBe('en-IN')
    }))

  it('has one title, one description of 70 to 160 characters and some keywords', () =>
    expectOfEach(paths, async (path) => {
      const html = await servedHtml(path)
      expect(await select(html, 'head > title')).toHaveLength(1)
      const descriptions = await select(html, 'meta[name="description"]')
      expect(descriptions).toHaveLength(1)
      const length = descriptions[0]?.attributes.content?.length ?? 0
      expect([length, length >= 70 && length <= 160]).toEqual([length, true])
      const keywords = (await selectOne(html, 'meta[name="keywords"]')).attributes.content?.split(', ') ?? []
      expect(keywords.filter((word) => word.length > 1).length).toBeGreaterThan(0)
    }))

  it('has one canonical address', () =>
    expectOfEach(paths, async (path) => {
      const html = await servedHtml(path)
      expect(await select(html, 'link[rel="canonical"]')).toHaveLength(1)
    }))

  it('has one first heading, and skips no level below it', () =>
    expectOfEach(paths, async (path) => {
      const html = await servedHtml(path)
      const headings = await select(html, 'h1, h2, h3, h4, h5, h6')
      const levels = headings.map(({ name }) => Number(name.slice(1)))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      const first = levels.indexOf(1)
      const skips = levels.slice(first).filter((level, at, all) => at > 0 && level > (all[at - 1] ?? 0) + 1)
      expect(skips).toEqual([])
      expect(headings.filter(({ text }) => text.trim() === '')).toEqual([])
    }))
})
