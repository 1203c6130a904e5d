import { type Context, Hono } from 'hono'
import { findDocument } from '#data/catalogue/documents.ts'
import type { AppEnv } from '#env.ts'
import { DocumentPage, documentHead } from '#pages/document.tsx'

export const documents = new Hono<AppEnv>()
  .get('/about', (c) => document(c))
  .get('/privacy-policy', (c) => document(c))
  .get('/terms-conditions', (c) => document(c))
  .get('/cancellation-policy', (c) => document(c))

async function document(c: Context<AppEnv>) {
  const found = await findDocument(c.get('catalogue'), c.req.path)
  return found ? c.render(<DocumentPage document={found} />, { head: documentHead(found) }) : c.notFound()
}
