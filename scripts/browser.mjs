// A browser for the tests: an installed Chromium, else Debian's package, else Playwright's own download.
import { existsSync } from 'node:fs'
import { run, SetUpError } from './run.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

export async function ensureBrowser() {
  if (existsSync(DEBIAN_CHROMIUM) || (await playwrightBrowserIsThere())) return
  process.stdout.write('• Installing Chromium for the browser tests … ')
  const isInstalled = (await aptInstall('chromium')) || (await playwrightDownload())
  if (!isInstalled)
    throw new SetUpError('No browser for the browser tests: install Chromium (`apt-get install chromium`) and run npm test again.')
  console.log('done')
}

/** The W3C HTML checker runs on Java. Without it, and without the right to install it, that one test is skipped and says so. */
export async function ensureJava() {
  if (await works('java', ['-version'])) return
  process.stdout.write('• Installing Java for the W3C HTML checker … ')
  console.log((await aptInstall('default-jre-headless')) ? 'done' : 'not possible: the HTML checker will be skipped')
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
