import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { debianBrowser } from './scripts/browser.mjs'

export const PORT = Number(process.env['TEST_PORT'] ?? 8890)
const browser = debianBrowser()
/** The workers' log of the whole run, which is searched for secrets at the end. */
export const LOG_FILE = `.wrangler/browser-tests-${PORT}.log`
/**
 * Blocks requests to other hosts from pages and from the browser. Playwright's routes would turn
 * off Chromium's cache.
 */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Image processing takes a sixth of a run. pictures.test.ts starts a browser with images. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'

/** `npm test` runs the tests tagged `@fast`; `npm run test:thorough` runs all others. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/warm-lists.ts',
  globalTeardown: './tests/e2e/search-log.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, Math.min(4, availableParallelism())),
  // A machine with two processors runs the site, its backend and several browsers at the same time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fi-FI',
    trace: 'off',
    launchOptions: {
      // root cannot use the sandbox. The other switches stop Chromium's own requests.
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
    // The token is for tests/e2e/desk.test.ts.
    env: {
      PORT: String(PORT),
      SITE_LOG_FILE: LOG_FILE,
      DESK_TOKEN: 'the-token-of-the-browser-tests',
    },
    url: `http://localhost:${PORT}/_health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
