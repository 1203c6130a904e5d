import { writeFileSync } from 'node:fs'
import { content } from '#content/content.ts'
import { seedSql } from '#content/seed.ts'

writeFileSync('migrations/catalogue/seed.sql', seedSql(content))
console.log(`migrations/catalogue/seed.sql: ${content.tours.length} tours, ${content.countries.length} countries`)
