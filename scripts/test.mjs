// npm test: set up, then every check, two at a time. The browser tests, which take both halves of the machine, come last; those before them
// may still be on their way; they are left out when one has failed. `npm test -- unit` runs the named checks only.
import { ensureBrowser, ensureJava } from './browser.mjs'
import { build, install } from './set-up.mjs'
import { mainProgram, run, runShown, SetUpError } from './run.mjs'

const AT_ONCE = 3

/** The longest first. @type {Record<string, [command: string, ...args: string[]]>} */
const CHECKS = {
  backend: ['vitest', 'run', '--project', 'backend', '--silent'],
  // wrangler against a stand-in for Cloudflare's API
  deploy: ['vitest', 'run', '--project', 'deploy'],
  contract: ['vitest', 'run', '--project', 'contract'],
  worker: ['vitest', 'run', '--project', 'worker', '--silent'],
  unit: ['vitest', 'run', '--project', 'unit'],
  types: ['tsc', '-b'],
  'dead-code': ['knip', '--no-progress'],
  // here tests are no reason to export
  'unused-exports': ['knip', '--production', '--no-progress'],
  redirects: ['node', 'redirects/cli/index.ts', 'check'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['oxfmt', '--check', '.'],
}
const BROWSER = 'browser'
const PLAIN = { CI: '1', FORCE_COLOR: '0', NO_COLOR: '1' }

await mainProgram(async () => {
  const names = [...Object.keys(CHECKS), BROWSER]
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new SetUpError(`There is no check named ${unknown.join(', ')}. The checks: ${names.join(', ')}.`)
  const wanted = names.filter((name) => asked.length === 0 || asked.includes(name))

  await install()
  await build()
  const start = Date.now()
  /** @type {string[]} */
  const failed = []
  await Promise.all(Array.from({ length: AT_ONCE }, () => checkNext(wanted, failed)))
  if (failed.length > 0) throw new SetUpError(`Failed: ${failed.join(', ')}. Again alone: npm test -- ${failed.join(' ')}`)
  console.log(`\n✓ Every check passed in ${secondsSince(start)} s`)
})

/** Takes one check after the other, until there is none. @param {string[]} waiting @param {string[]} failed */
async function checkNext(waiting, failed) {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const start = Date.now()
    if (name === BROWSER && failed.length > 0) return console.log(`▸ ${name}: not run, because another check failed`)
    try {
      const output = name === BROWSER ? await checkBrowser() : await check(name)
      console.log(`▸ ${name}: passed in ${secondsSince(start)} s${summaryOf(output)}`)
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error
      console.error(`\n✗ ${error.message}`)
      failed.push(name)
    }
  }
}

/** @param {string} name */
function check(name) {
  const [command = '', ...args] = CHECKS[name] ?? []
  return run(command, args, { env: PLAIN, because: failure(name) })
}

async function checkBrowser() {
  await ensureBrowser()
  await ensureJava()
  console.log(`\n▸ ${BROWSER}`)
  if ((await runShown('playwright', ['test'], PLAIN)) !== 0) throw new SetUpError(failure(BROWSER))
  return '' // its lines have been shown
}

/** @param {string} name */
function failure(name) {
  return `The check "${name}" failed.${name === 'format' ? ' `npm run format` mends it.' : ''}`
}

/** How many tests a test program says there were. @param {string} output */
function summaryOf(output) {
  const tests = /Tests +(.*)/.exec(output)
  return tests ? ` (${tests[1]} tests)` : ''
}

/** @param {number} start */
function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000)
}
