import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brand, retention } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'

it('the manifest names the agency: run `npm run icons` after a change of its name', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  expect([manifest.name, manifest.short_name, manifest.description]).toEqual([brand.fullName, brand.name, brand.line])
})

it('the privacy policy names the months after which the cron erases an enquiry', () => {
  const policy = content.documents.find(({ slug }) => slug === 'privacy-policy')
  expect(JSON.stringify(policy)).toContain(`${retention.months} months`)
})
