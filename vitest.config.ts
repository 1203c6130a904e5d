import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { SEED } from './test/support/catalogue-seed.ts'

const inWorkerd = cloudflareTest(async () => ({
  main: './src/index.ts',
  wrangler: { configPath: './wrangler.toml' },
  miniflare: {
    // The outside world is down, unless a test plays it.
    outboundService: () => new Response(null, { status: 503 }),
    bindings: {
      // One mailbox, so that a mail counts once; what several get is a test of its own.
      MAIL_TO: 'planners@patang.example',
      VISITOR_LINK_SECRET: 'of the tests',
      CATALOGUE_MIGRATIONS: await readD1Migrations({
        migrationsDir: './migrations/catalogue',
        migrationsPattern: './migrations/catalogue/0*.sql',
      }),
      ENQUIRIES_MIGRATIONS: await readD1Migrations('./migrations/enquiries'),
      CATALOGUE_SEED: SEED,
      STORM_WRITES: process.env.STORM_WRITES ?? '60',
    },
  },
}))

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/{rules,catalogue,repo}/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/support/agency.ts'],
          // Pure functions leave nothing behind: all files share one process.
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        plugins: [inWorkerd],
        oxc: { jsx: { development: false } },
        test: {
          name: 'workerd',
          isolate: false,
          include: ['test/{worker,desk,chaos}/**/*.test.{ts,tsx}'],
          setupFiles: [
            './test/support/production.ts',
            './test/support/agency.ts',
            './test/support/databases.ts',
            './test/support/quiet.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'recipes',
          include: ['test/recipes/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['./test/browser/serve.ts'],
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
