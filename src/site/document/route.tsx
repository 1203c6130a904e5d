import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { findDocument } from '#data/catalogue/documents.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { DocumentPage, documentHead } from './page.tsx'

export const documentRoutes = new Hono<AppEnv>()
  .get(siteMap.about.path, (c) => document(c))
  .get(siteMap.privacyPolicy.path, (c) => document(c))
  .get(siteMap.termsConditions.path, (c) => document(c))
  .get(siteMap.cancellationPolicy.path, (c) => document(c))

async function document(c: Context<AppEnv>) {
  const found = await findDocument(c.get('catalogue'), c.req.path)
  return found ? c.render(<DocumentPage document={found} />, { head: documentHead(found) }) : c.notFound()
}
