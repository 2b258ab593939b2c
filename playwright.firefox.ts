// `npm run test:firefox`: the browser tests in Debian's Firefox. Playwright controls it through
// WebDriver BiDi, because Playwright's own Firefox is not in Debian. It has a window, because a
// headless Firefox has no WebGL.

import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'
import { FIREFOX } from './scripts/browser.mjs'

export default defineConfig({
  ...chromium,
  // They need Chromium's back/forward cache, Chromium without WebGL, and the way in which Chromium
  // reports what is cut off.
  testIgnore: [
    'back-forward-cache.test.ts',
    'no-map.test.ts',
    'covered-words.test.ts',
    'hidden-words.test.ts',
  ],
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    headless: false,
    launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: { 'webgl.force-enabled': true } },
  },
})
