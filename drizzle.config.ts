import { defineConfig } from 'drizzle-kit'

/** `DATABASE=enquiries npx drizzle-kit generate` writes a migration for the other database. */
const database = process.env.DATABASE ?? 'catalogue'

export default defineConfig({
  dialect: 'sqlite',
  schema: `./src/data/${database}/schema.ts`,
  out: `./migrations/${database}`,
})
