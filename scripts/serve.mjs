// Starts the site and its embedded backend, each on its port with its own local state.

import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { environment, ROOT, SetUpError } from './run.mjs'

const READY_LIMIT_MS = 60_000
/**
 * Without this, wrangler would store the full address of every request, with order signatures and
 * tokens, on the disk.
 */
const NO_TRACES = { X_LOCAL_OBSERVABILITY: 'false' }

/** @type {import('node:child_process').ChildProcess[]} */
const running = []
let isEnding = false

/**
 * Resolves when the worker responds. `main` replaces the entry of the configuration.
 * `showsProblems` prints warnings and errors of wrangler and the worker. `secrets` are variables
 * that a file passes, because every user of the machine can read a program's arguments.
 *
 * @param {{
 *   name: string
 *   main?: string | undefined
 *   config: string
 *   port: number
 *   state: string
 *   vars?: Record<string, string>
 *   secrets?: Record<string, string>
 *   showsProblems?: boolean
 * }} worker
 */
export async function serveWorker({
  name,
  main,
  config,
  port,
  state,
  vars = {},
  secrets = {},
  showsProblems = false,
}) {
  await refuseBusyPort(port, name)
  const args = [
    'dev',
    ...(main ? [main] : []),
    '--config',
    config,
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--inspector-port',
    '0',
    '--persist-to',
    state,
  ]
  const { SITE_LOG, SITE_LOG_FILE } = process.env
  const showsLog = SITE_LOG === '1'
  const logFile = SITE_LOG_FILE ? createWriteStream(SITE_LOG_FILE, { flags: 'a' }) : undefined
  args.push(
    '--show-interactive-dev-session=false',
    '--log-level',
    showsLog || logFile ? 'info' : 'warn',
  )
  for (const [variable, value] of Object.entries(vars)) args.push('--var', `${variable}:${value}`)
  if (Object.keys(secrets).length > 0) args.push('--env-file', writeSecrets(port, secrets))
  const child = spawnGroup('wrangler', args, ['ignore', 'pipe', 'pipe'], { CI: '1', ...NO_TRACES })
  let output = ''
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      output = `${output}${line}\n`.slice(-8_000)
      // wrangler's request lines contain paths, and some contain a session token.
      if (line.includes('[wrangler:info]')) return
      if (showsLog || showsProblems) console.log(line)
      logFile?.write(`${line}\n`)
    })
  }
  await answers(port, child, () => `${name} did not start.\n${output.trim()}`)
  child.once(
    'exit',
    () => isEnding || console.error(`\n✗ ${name} stopped: start it again.\n${output.trim()}`),
  )
}

/**
 * @param {number} port @param {Record<string, string>} secrets @returns {string} the file, readable
 *   by this user only
 */
function writeSecrets(port, secrets) {
  const file = join(ROOT, '.wrangler', `secrets-${port}.env`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  // escaped, because wrangler replaces $NAME in such a file by a variable
  const lines = Object.entries(secrets).map(
    ([name, value]) => `${name}='${value.replaceAll('$', String.raw`\$`)}'\n`,
  )
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return file
}

/**
 * Runs `vite dev`: the worker in workerd, the client with fast refresh. `seedToken` authenticates
 * edited content at the backend.
 *
 * @param {{
 *   port: number
 *   state: string
 *   variables: Record<string, string>
 *   seedToken?: string | undefined
 * }} site
 */
export async function serveSources({ port, ...development }) {
  await refuseBusyPort(port, 'the site')
  // with CI, vite does not end when its input ends
  const env = { CI: 'true', DEVELOPMENT: JSON.stringify(development), ...NO_TRACES }
  const child = spawnGroup(
    'vite',
    ['--port', String(port), '--strictPort', '--logLevel', 'warn'],
    ['ignore', 'inherit', 'inherit'],
    env,
  )
  await answers(port, child, () => 'the site did not start.')
  child.once('exit', () => isEnding || console.error('\n✗ the site stopped: start it again.'))
}

/**
 * Starts a program in a new process group, which stopAll ends.
 *
 * @param {string} command @param {string[]} args @param {import('node:child_process').StdioOptions}
 *   stdio @param {Record<string, string>} [env]
 */
export function spawnGroup(command, args, stdio, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, env: environment(env), stdio, detached: true })
  running.push(child)
  return child
}

/** Ends every worker with its process group, because wrangler's children would survive it. */
export function stopAll() {
  isEnding = true
  return Promise.all(running.map(stop))
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve(undefined)
    child.once('exit', resolve)
    process.kill(-child.pid, 'SIGTERM')
    setTimeout(
      () =>
        child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
      5_000,
    ).unref()
  })
}

/** @param {number} port @param {string} name */
function refuseBusyPort(port, name) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new SetUpError(
          `Port ${port} (${name}) is in use. Stop the program that uses it, or choose another port: PORT=9000 npm start`,
        ),
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(resolve))
  })
}

/**
 * @param {number} port @param {import('node:child_process').ChildProcess} child @param {() =>
 *   string} whatHappened
 */
async function answers(port, child, whatHappened) {
  const limit = Date.now() + READY_LIMIT_MS
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new SetUpError(whatHappened())
    const response = await fetch(`http://localhost:${port}/_health`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined)
    if (response && response.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new SetUpError(whatHappened())
}
