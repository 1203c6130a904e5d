import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { readerSees } from '../support/markup.ts'

let path: string

beforeEach(async () => {
  vi.useRealTimers()
  await clearEnquiries()
  await storeDue(1)
  await openCases(env.ENQUIRIES)
  path = `/case/${await env.ENQUIRIES.prepare('SELECT id FROM cases').first('id')}`
})

const seen = async (as: string) => readerSees(await (await askDesk(path, { as })).text())

it('a case says which colleague opened it within the last half hour, and nothing of oneself', async () => {
  expect(await seen(ASHA_OF_SALES)).not.toContain('opened this case')
  expect(await seen(ASHA_OF_SALES)).not.toContain('opened this case')
  expect(await seen(BELA_OF_SALES)).toContain('Asha opened this case 0 min ago.')
  await env.ENQUIRIES.prepare('UPDATE cases SET looked_at = looked_at - 1800000').run()
  expect(await seen(ASHA_OF_SALES)).not.toContain('opened this case')
})

it('a case says who else wrote last', async () => {
  const form = await formIn(await (await askDesk(path, { as: BELA_OF_SALES })).text(), `${path}/message`)
  const sent = { ...form, channel: 'whatsapp', text: 'Namaste' }
  await postToDesk(`${path}/message`, sent, { as: BELA_OF_SALES })
  expect(await seen(ASHA_OF_SALES)).toContain('Bela wrote to the guest on')
  expect(await seen(BELA_OF_SALES)).not.toContain('wrote to the guest on')
})

it('opening a case makes nothing old that a colleague types meanwhile', async () => {
  const form = await formIn(await (await askDesk(path, { as: ASHA_OF_SALES })).text(), path)
  await askDesk(path, { as: BELA_OF_SALES })
  expect((await postToDesk(path, { ...form, owner: ASHA_OF_SALES }, { as: ASHA_OF_SALES })).status).toBe(303)
})
