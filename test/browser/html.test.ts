import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, inject, it } from 'vitest'
import { everyPage } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

const states = [
  '/404',
  '/search-results?q=bali',
  '/search-results?q=%3Cnothing%3E%22%26',
  '/Domestic?q=leh',
  '/International?q=nothing',
  '/enquire?tour=Rajasthan',
  '/enquire?tour=Rajasthan&tier=deluxe',
  '/enquire?tour=Kerala5n6d&tier=standard',
  '/success?reference=PT-7K3M9-QX2HB',
]

it('the HTML of every page is valid', { timeout: 180_000 }, () =>
  expectOfEach([...everyPage, ...states], async (path) => {
    const html = await (await fetch(inject('origin') + path)).text()
    expect((await faults(html)).join('; ')).toBe('')
  }),
)

it('so is that of a form that came back refused', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'A "B" <C>', date: '2020-01-01', form: 'tour' }))
    form.set(name, value)
  const response = await fetch(`${inject('origin')}/send-email`, { method: 'POST', body: form })
  expect(response.status).toBe(422)
  expect(await faults(await response.text())).toEqual([])
})

async function faults(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
