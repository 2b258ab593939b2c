// A step of the set-up. It prints its title and is skipped if its sources have not changed since
// its last success.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.mjs'

/**
 * @typedef {{
 *   title: string
 *   stamp: string
 *   madeFrom: string[]
 *   makes: string[]
 *   run: () => Promise<unknown>
 * }} Step
 *   `stamp`: the file that records the success; `madeFrom`, `makes`: paths of files and folders
 *   from the project's root
 */

const PROGRESS_MS = 15_000

/** @param {Step} step */
export async function step(step) {
  if (isDone(step)) return
  const start = Date.now()
  console.log(`• ${step.title} …`)
  const seconds = () => (Date.now() - start) / 1000
  const timer = setInterval(
    () => console.log(`  still running after ${Math.round(seconds())} s`),
    PROGRESS_MS,
  )
  await step.run().finally(() => clearInterval(timer))
  remember(step)
  console.log(`• ${step.title}: done in ${seconds().toFixed(1)} s`)
}

/** Records the success of a step. @param {Step} step */
export function remember({ stamp, madeFrom }) {
  const file = join(ROOT, stamp)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fingerprintOf(madeFrom))
}

/** @param {Step} step */
export function isDone({ stamp, madeFrom, makes }) {
  const file = join(ROOT, stamp)
  if (!existsSync(file) || !makes.every((path) => existsSync(join(ROOT, path)))) return false
  return readFileSync(file, 'utf8') === fingerprintOf(madeFrom)
}

/** @param {string[]} paths */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))).sort())
    hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Skips names that begin with a dot, such as a worker's local state. @param {string} path @returns
 * {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !name.startsWith('.'))
  return names.flatMap((name) => filesBelow(join(path, name)))
}
