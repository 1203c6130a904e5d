import { defineConfig } from 'drizzle-kit'

/** `DATABASE=enquiries npx drizzle-kit generate` writes a migration for the other database. */
const database = process.env.DATABASE ?? 'catalogue'
const SCHEMAS: Record<string, string[]> = {
  catalogue: ['./src/data/catalogue/schema.ts'],
  enquiries: ['./src/data/enquiries/schema.ts', './src/data/enquiries/cases-schema.ts', './src/data/speed/schema.ts'],
}

export default defineConfig({
  dialect: 'sqlite',
  schema: SCHEMAS[database] ?? [],
  out: `./migrations/${database}`,
})
