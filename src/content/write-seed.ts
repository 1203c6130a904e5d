import { writeFileSync } from 'node:fs'
import { content } from './content.ts'
import { seedSql } from './seed.ts'

writeFileSync('migrations/catalogue/seed.sql', seedSql(content))
console.log(`migrations/catalogue/seed.sql: ${content.tours.length} tours, ${content.countries.length} countries`)
