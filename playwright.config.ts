import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { debianBrowser } from './scripts/browser.mjs'

export const PORT = Number(process.env['TEST_PORT'] ?? 8890)
const browser = debianBrowser()
/** What the workers write during the whole run, searched for secrets at its end. */
export const LOG_FILE = `.wrangler/browser-tests-${PORT}.log`
/** A visitor's page leaves this machine no more than the browser itself does. Not by routes: with one, Chromium keeps no cache. */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Cutting pictures takes a sixth of a run; pictures.test.ts starts a browser that shows them. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'

/** `npm test` runs the tests with the tag `@fast`, `npm run test:thorough` the others. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/warm-lists.ts',
  globalTeardown: './tests/e2e/search-log.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(3, Math.min(4, availableParallelism())),
  // a machine of two processors runs the site, its backend and several browsers at once
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fi-FI',
    trace: 'off',
    launchOptions: {
      // root has no sandbox; the other switches keep Chromium from calling home on machines without network
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        NOWHERE_ELSE,
        NO_PICTURES,
      ],
      ...(browser && { executablePath: browser }),
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    // tests/e2e/desk.test.ts logs in with it
    env: { PORT: String(PORT), SITE_LOG_FILE: LOG_FILE, DESK_TOKEN: 'the-token-of-the-browser-tests' },
    url: `http://localhost:${PORT}/_health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
