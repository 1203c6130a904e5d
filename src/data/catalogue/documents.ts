import { eq } from 'drizzle-orm'
import type { Document } from '#domain/catalogue/document.ts'
import type { Catalogue } from './open-catalogue.ts'
import { documents } from './schema.ts'

export async function findDocument(catalogue: Catalogue, path: string): Promise<Document | undefined> {
  const [row] = await catalogue.select().from(documents).where(eq(documents.path, path))
  return row?.content
}
