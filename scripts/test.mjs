// npm test: sets up, then runs every check that a change must pass. npm run test:thorough: the slow
// tests. npm run test:firefox: all browser tests in Firefox. `npm test -- unit types` runs only
// these checks.

import { availableParallelism } from 'node:os'
import { ensureBrowser, ensureFirefox, ensureJava } from './browser.mjs'
import { localState, readPort } from './local-state.mjs'
import { mainProgram, run, runShown, SetUpError } from './run.mjs'
import { build, fillState, install } from './set-up.mjs'

const AT_ONCE = Math.max(2, availableParallelism())
const TEST_PORT = process.env.TEST_PORT ?? '8890'
const PLAIN = { CI: '1', FORCE_COLOR: '0', NO_COLOR: '1', TEST_PORT }
const BROWSER = 'browser'

/**
 * The longest checks come first, so that all end at about the same time. The browser tests come
 * last, because they use all processors.
 *
 * @type {Record<string, string[]>}
 */
const FAST = {
  worker: vitest('worker', '!thorough'),
  unit: vitest('unit', '!thorough'),
  types: ['tsc', '-b'],
  backend: vitest('backend', '!thorough'),
  contract: vitest('contract', '!thorough'),
  'dead-code': ['knip', '--no-progress'],
  // With --production, an import in a test does not count as a use.
  'unused-exports': ['knip', '--production', '--no-progress'],
  lint: ['oxlint', '--deny-warnings'],
  names: ['node', 'scripts/check-names.mjs'],
  classes: ['node', 'scripts/check-classes.ts'],
  redirects: ['node', 'redirects/cli/index.ts', 'check'],
  format: ['oxfmt', '--check', '.'],
  [BROWSER]: ['playwright', 'test', '--grep', '@fast'],
}

/** @type {Record<string, string[]>} */
const THOROUGH = {
  worker: vitest('worker', 'thorough'),
  backend: vitest('backend', 'thorough'),
  unit: vitest('unit', 'thorough'),
  contract: vitest('contract', 'thorough'),
  [BROWSER]: ['playwright', 'test', '--grep-invert', '@fast'],
}

/** @type {Record<string, string[]>} */
const IN_FIREFOX = {
  [BROWSER]: ['xvfb-run', '-a', 'playwright', 'test', '--config', 'playwright.firefox.ts'],
}

const withChromium = () => ensureBrowser().then(ensureJava)
const withFirefox = () => ensureFirefox().then(ensureJava)

/**
 * @typedef {{
 *   command: string
 *   checks: Record<string, string[]>
 *   ensureTools: () => Promise<void>
 * }} Suite
 */
/** @type {Suite} */
const FAST_SUITE = { command: 'npm test', checks: FAST, ensureTools: withChromium }
/** By the option of this program. @type {Record<string, Suite>} */
const SUITES = {
  '--thorough': { command: 'npm run test:thorough', checks: THOROUGH, ensureTools: withChromium },
  '--firefox': { command: 'npm run test:firefox', checks: IN_FIREFOX, ensureTools: withFirefox },
}

/** Checks that read the embedded backend's database. */
const NEEDS_STATE = new Set(['contract', BROWSER])

await mainProgram(async () => {
  const start = Date.now()
  const asked = process.argv.slice(2)
  const { command, checks, ensureTools } = SUITES[asked[0] ?? ''] ?? FAST_SUITE
  const wanted = wantedChecks(
    checks,
    asked.filter((argument) => !(argument in SUITES)),
  )
  const total = wanted.length

  await install()
  await build()
  // Runs in parallel to checks that do not need it. A check that needs it reports its failure.
  const filled = wanted.some((name) => NEEDS_STATE.has(name))
    ? fillState(localState(readPort(TEST_PORT)))
    : undefined
  filled?.catch(() => undefined)
  const tools = wanted.includes(BROWSER) ? ensureTools() : undefined
  tools?.catch(() => undefined)

  /** @type {string[]} */
  const failed = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => runNext({ checks, wanted, failed, filled, tools })),
  )
  console.log(`\n${total - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0)
    throw new SetUpError(
      `Failed: ${failed.join(', ')}. To run only these: ${command} -- ${failed.join(' ')}`,
    )
  console.log(`✓ ${command} passed in ${secondsSince(start)} s`)
})

/** @param {string} project @param {string} tags */
function vitest(project, tags) {
  return ['vitest', 'run', '--project', project, '--tags-filter', tags, '--silent']
}

/** @param {Record<string, string[]>} checks @param {string[]} asked */
function wantedChecks(checks, asked) {
  const names = Object.keys(checks)
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new SetUpError(`Unknown check: ${unknown.join(', ')}. Checks: ${names.join(', ')}.`)
  return names.filter((name) => asked.length === 0 || asked.includes(name))
}

/**
 * Runs checks until the queue is empty.
 *
 * @typedef {{
 *   checks: Record<string, string[]>
 *   wanted: string[]
 *   failed: string[]
 *   filled: Promise<void> | undefined
 *   tools: Promise<void> | undefined
 * }} Queue
 * @param {Queue} queue
 */
async function runNext(queue) {
  for (let name = queue.wanted.shift(); name; name = queue.wanted.shift()) {
    const start = Date.now()
    try {
      if (NEEDS_STATE.has(name)) await queue.filled
      if (name === BROWSER) await queue.tools
      const output = await runCheck(name, queue.checks[name] ?? [])
      console.log(`▸ ${name}: passed in ${secondsSince(start)} s${summaryOf(output)}`)
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error
      console.error(`\n✗ ${error.message}`)
      queue.failed.push(name)
    }
  }
}

/**
 * @param {string} name @param {string[]} command @returns {Promise<string>} its output; empty if it
 *   was already printed
 */
async function runCheck(name, [program = '', ...args]) {
  const because = `The check "${name}" failed.${name === 'format' ? ' `npm run format` fixes it.' : ''}`
  if (name !== BROWSER) return run(program, args, { env: PLAIN, because })
  if ((await runShown(program, args, PLAIN)) !== 0) throw new SetUpError(because)
  return ''
}

/** The number of tests, from vitest's last lines. @param {string} output */
function summaryOf(output) {
  const tests = /Tests +(.*)/.exec(output)
  return tests ? ` (${tests[1]} tests)` : ''
}

/** @param {number} start */
function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000)
}
