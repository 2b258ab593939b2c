// Runs programs with Node 24 (the npm package `node`) first on the PATH, because the machine may
// have another Node.

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const TAIL_LINES = 120

/** @param {Record<string, string>} [more] */
export function environment(more = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    NO_UPDATE_NOTIFIER: '1',
    // Without it, workers ask Cloudflare where this machine is, and report that they cannot.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    ...more,
  }
}

/**
 * Runs without output. If the program fails, the error has the last lines of its output.
 *
 * @param {string} command @param {string[]} args @param {{ env?: Record<string, string>, because?:
 *   string }} [options]
 * @returns {Promise<string>} its output
 */
export function run(command, args, { env = {}, because } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment({ CI: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) =>
      reject(new SetUpError(because ?? `Cannot start ${command}: ${error.message}`)),
    )
    child.on('close', (code) => {
      if (code === 0) return resolve(output)
      const tail = output.trim().split('\n').slice(-TAIL_LINES).join('\n')
      reject(
        new SetUpError(
          `${because ?? `${command} ${args.join(' ')} failed (exit ${code}).`}\n${tail}`,
        ),
      )
    })
  })
}

/**
 * Runs with the terminal's input and output. SIGTERM is passed to the program, and this process
 * waits for it, so that a deployment does not continue after this process has ended. The terminal
 * sends Ctrl-C to both.
 *
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env] @returns
 *   {Promise<number>}
 */
export function runShown(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment(env), stdio: 'inherit' })
    const end = () => child.kill('SIGTERM')
    const wait = () => undefined
    process.on('SIGTERM', end).on('SIGINT', wait)
    const done = (/** @type {number} */ code) => {
      process.off('SIGTERM', end).off('SIGINT', wait)
      resolve(code)
    }
    child.on('error', () => done(127))
    child.on('close', (code) => done(code ?? 1))
  })
}

/** An error that a person can fix. Its message is shown without a stack. */
export class SetUpError extends Error {}

/** @param {() => Promise<void>} main @param {() => Promise<unknown>} [cleanUp] */
export async function mainProgram(main, cleanUp) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof SetUpError ? `\n✗ ${error.message}` : error)
    await cleanUp?.()
    process.exit(1)
  }
}
