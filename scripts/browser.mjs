// Finds a browser for the tests: an installed Debian package, else installs one, else downloads
// Playwright's.

import { existsSync } from 'node:fs'
import { run, SetUpError } from './run.mjs'

/** Chromium without a window. The browser tests take a third less time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const DEBIAN_BROWSERS = [`/usr/bin/${HEADLESS_SHELL}`, '/usr/bin/chromium']

export const FIREFOX = '/usr/bin/firefox-esr'
const XVFB = '/usr/bin/xvfb-run'

/** The path of the program; undefined: use Playwright's browser. */
export function debianBrowser() {
  return DEBIAN_BROWSERS.find((path) => existsSync(path))
}

export async function ensureBrowser() {
  if (debianBrowser() !== undefined || (await hasPlaywrightBrowser())) return
  console.log('• Installing Chromium for the browser tests …')
  const isInstalled = (await aptInstall(HEADLESS_SHELL)) || (await playwrightDownload())
  if (!isInstalled)
    throw new SetUpError(
      `The browser tests need Chromium: install it (apt-get install ${HEADLESS_SHELL}) and run npm test again.`,
    )
  console.log('• Installing Chromium: done')
}

/** Xvfb is a screen for its window. */
export async function ensureFirefox() {
  if (existsSync(FIREFOX) && existsSync(XVFB)) return
  console.log('• Installing Firefox …')
  if (!(await aptInstall('firefox-esr', 'xvfb', 'xauth')))
    throw new SetUpError(
      'npm run test:firefox needs Firefox and Xvfb: apt-get install firefox-esr xvfb xauth',
    )
  console.log('• Installing Firefox: done')
}

/**
 * The W3C HTML checker needs Java. Without Java and the right to install it, its test is skipped
 * with a message.
 */
export async function ensureJava() {
  if (await works('java', ['-version'])) return
  console.log('• Installing Java for the W3C HTML checker …')
  const isInstalled = await aptInstall('default-jre-headless')
  console.log(
    isInstalled
      ? '• Installing Java: done'
      : '• Java cannot be installed, so the HTML checker is skipped',
  )
}

/** @param {string[]} debianPackages */
async function aptInstall(...debianPackages) {
  if (process.getuid?.() !== 0 || !(await works('apt-get', ['--version']))) return false
  await works('apt-get', ['update', '-qq'])
  return works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages])
}

async function hasPlaywrightBrowser() {
  return works('node', [
    '-e',
    "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath()) ? 0 : 1)",
  ])
}

function playwrightDownload() {
  return works('playwright', ['install', 'chromium'])
}

/** @param {string} command @param {string[]} args */
function works(command, args) {
  return run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).then(
    () => true,
    () => false,
  )
}
