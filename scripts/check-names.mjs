// Part of the lint step: lists exported names that client/, worker/ and shared/ declare more than
// once, and files of the same name in client/ and shared/. One word means one thing.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const EXPORT = /^export (?:async )?(?:function\*?|class|const|let|interface|type) (\w+)/gm
/** The files of a namespace have the same names in each locale. */
const LOCALE_FILE = /^shared\/messages\/.+\/[a-z]{2}-[A-Z]{2}\.ts$/

/** @type {Map<string, Set<string>>} */
const homes = new Map()
for (const file of execFileSync('git', ['ls-files', 'client', 'worker', 'shared'], {
  encoding: 'utf8',
}).split('\n')) {
  if (!/\.tsx?$/.test(file) || LOCALE_FILE.test(file)) continue
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT)) add(name, file)
  if (!file.startsWith('worker/'))
    add(`the file name ${basename(file).replace(/\.tsx?$/, '')}`, file)
}

const doubles = [...homes].filter(([, files]) => files.size > 1)
for (const [name, files] of doubles) console.error(`${name}: ${[...files].join(', ')}`)
process.exit(doubles.length > 0 ? 1 : 0)

/** @type {(name: string, file: string) => void} */
function add(name, file) {
  homes.set(name, (homes.get(name) ?? new Set()).add(file))
}
