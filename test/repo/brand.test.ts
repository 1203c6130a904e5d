import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { brand } from '../../src/brand.ts'

/** A program on the real src/brand.ts: the tests have another agency (test/support/agency.ts). */
function printed(program: string): string {
  const args = ['--no-warnings', '--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

it('the manifest names the agency: run `npm run icons` after a change of its name', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  const { fullName, name, line }: typeof brand = JSON.parse(
    printed("import { brand } from '#brand.ts'; process.stdout.write(JSON.stringify(brand))"),
  )
  expect([manifest.name, manifest.short_name, manifest.description]).toEqual([fullName, name, line])
})

it('the seed is what is authored: run `npm run content` after a change', () => {
  const seed = printed(`import { content } from '#content/content.ts'
import { seedSql } from '#cli/content/seed.ts'
process.stdout.write(seedSql(content))`)
  expect(readFileSync('migrations/catalogue/seed.sql', 'utf8') === seed).toBe(true)
})
