import type { Locator, Page, Request } from 'playwright-core'

export const SEND = '**/send-email'

/** The posts of enquiries that a page makes, as they are made. */
export function watchSends(page: Page): Request[] {
  const sends: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/send-email') sends.push(request)
  })
  return sends
}

/** Fills in what every form asks: who it is. */
export async function introduce(form: Page | Locator, name = 'Asha Rao'): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('E-mail').fill('asha@example.in')
  await form.getByLabel('ISD code').selectOption('+91')
  await form.getByLabel('Phone', { exact: true }).fill('98000 12345')
}

/** The key under which a send counts once. */
export function keyOf(send: Request | undefined): string | undefined {
  return send?.headers()['idempotency-key']
}
