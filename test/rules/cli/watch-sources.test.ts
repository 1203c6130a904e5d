import { expect, it } from 'vitest'
import { changesOf } from '../../../src/cli/dev/watch-sources.ts'

it.each([
  ['src/content/tours/bali-6d5n.ts', ['content']],
  ['src/scenes/bali.ts', ['scenes']],
  ['public/icon.svg', ['public']],
  ['public/scenes/bali.day.svg', []],
  ['src/site/tour/page.tsx', ['worker']],
  ['src/ui/catalogue/tour-card.tsx', ['client', 'worker']],
  ['src/islands/enquiry-form.tsx', ['client', 'worker']],
  ['client/styles/buttons.css', ['client', 'worker']],
  ['src/domain/catalogue/tiers.ts', ['content', 'client', 'worker']],
  ['src/brand.ts', ['content', 'client', 'worker']],
  ['src/cli/start/start.ts', []],
  ['src/ui/catalogue/tour-card.tsx~', []],
])('A change of %s asks in development for %j', (file, changes) => {
  expect(changesOf(file)).toEqual(changes)
})
