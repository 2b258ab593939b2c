// A step of the set-up: says what it does, and is skipped when what it is made from has not changed since it last succeeded.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.mjs'

/**
 * @param {{ title: string, stamp: string, madeFrom: string[], makes: string[], run: () => Promise<unknown> }} step
 * `stamp`: the file that remembers; `madeFrom`, `makes`: files and folders from the project's root
 */
export async function step({ title, stamp, madeFrom, makes, run }) {
  const stampFile = join(ROOT, stamp)
  const fingerprint = fingerprintOf(madeFrom)
  const isDone =
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint && makes.every((path) => existsSync(join(ROOT, path)))
  if (isDone) return
  const start = Date.now()
  process.stdout.write(`• ${title} … `)
  await run()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint)
  console.log(`${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/** @param {string[]} paths */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))).sort())
    hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Without what begins with a dot: a worker's local state. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !name.startsWith('.'))
  return names.flatMap((name) => filesBelow(join(path, name)))
}
