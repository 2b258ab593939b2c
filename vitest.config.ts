import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const backendMigrations = await readD1Migrations('backend/migrations')
const deskMigrations = await readD1Migrations('redirects/migrations')

export default defineConfig({
  test: {
    // Sharing one worker between files takes a third of the time.
    isolate: false,
    // Stops tests that hang. It leaves room for a busy machine.
    testTimeout: 60_000,
    // `--tags-filter thorough` runs the tests that `--tags-filter '!thorough'` leaves out
    tags: [{ name: 'thorough', description: 'Too slow for `npm test`.' }],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{shared,client,redirects,content,ops,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/own-modules.ts', 'tests/short-failures.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: deskMigrations } },
          }),
        ],
        test: {
          name: 'worker',
          restoreMocks: true,
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/short-failures.ts',
          css: true,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './backend/wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: backendMigrations } },
          }),
        ],
        test: {
          name: 'backend',
          restoreMocks: true,
          include: ['tests/backend/**/*.test.ts'],
          exclude: ['tests/backend/contract-kit'],
          setupFiles: 'tests/short-failures.ts',
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/backend/contract-kit/**/*.test.ts'],
          globalSetup: 'tests/backend/contract-kit/start-backend.ts',
        },
      },
    ],
  },
})
