import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const backendMigrations = await readD1Migrations('backend/migrations')

export default defineConfig({
  test: {
    // one worker for many files: a third of the time
    isolate: false,
    // against what hangs, not against a machine with other work
    testTimeout: 30_000,
    // those that wait for real time limits wait beside each other
    maxConcurrency: 20,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{shared,client,redirects,content,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/fresh-modules.ts',
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'worker', include: ['tests/worker/**/*.test.{ts,tsx}'], css: true },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './backend/wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: backendMigrations } },
          }),
        ],
        test: { name: 'backend', include: ['tests/backend/**/*.test.ts'] },
      },
    ],
  },
})
