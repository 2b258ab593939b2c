// A browser for the tests: one of Debian's that is installed, else Debian's package, else Playwright's own download.
import { existsSync } from 'node:fs'
import { run, SetUpError } from './run.mjs'

/** The shell draws pages as Chromium does, without a window around them: the browser tests take two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const DEBIAN_BROWSERS = [`/usr/bin/${HEADLESS_SHELL}`, '/usr/bin/chromium']

/** The program's path; undefined where Playwright's own browser has to serve. */
export function debianBrowser() {
  return DEBIAN_BROWSERS.find((path) => existsSync(path))
}

export async function ensureBrowser() {
  if (debianBrowser() !== undefined || (await playwrightBrowserIsThere())) return
  console.log('• Installing Chromium for the browser tests …')
  const isInstalled = (await aptInstall(HEADLESS_SHELL)) || (await playwrightDownload())
  if (!isInstalled)
    throw new SetUpError(`No browser for the browser tests: install Chromium (apt-get install ${HEADLESS_SHELL}) and run npm test again.`)
  console.log('• Installing Chromium: done')
}

/** The W3C HTML checker runs on Java. Without it, and without the right to install it, that one test is skipped and says so. */
export async function ensureJava() {
  if (await works('java', ['-version'])) return
  console.log('• Installing Java for the W3C HTML checker …')
  const isInstalled = await aptInstall('default-jre-headless')
  console.log(isInstalled ? '• Installing Java: done' : '• Java cannot be installed: the HTML checker will be skipped')
}

/** @param {string} debianPackage */
async function aptInstall(debianPackage) {
  if (process.getuid?.() !== 0 || !(await works('apt-get', ['--version']))) return false
  await works('apt-get', ['update', '-qq'])
  return works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage])
}

async function playwrightBrowserIsThere() {
  return works('node', ['-e', "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath()) ? 0 : 1)"])
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
