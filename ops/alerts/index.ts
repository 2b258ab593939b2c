// npm run alarms -- site.log: which alarms fire over the lines of a log, as SITE_LOG_FILE or a tail has written them.
import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { readRecord } from '#shared/contract/read-values.ts'
import { type Alert, alertFires } from './alert-fires.ts'

const FOLDER = new URL('./', import.meta.url)
const [file] = process.argv.slice(2)

if (file === undefined) {
  console.error('Usage: npm run alarms -- <log file>     the lines of one window, of the workers themselves; exit code 1 when one fires')
  process.exitCode = 2
} else if (!existsSync(file)) {
  console.error(`There is no file ${file}.`)
  process.exitCode = 2
} else {
  const lines = await readLines(file)
  if (lines.length === 0) {
    console.error(`${file} has no line of the workers' log.`)
    process.exit(2)
  }
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const alert: Alert = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))
    const isFiring = alertFires(alert, lines)
    if (isFiring) process.exitCode = 1
    console.log(`${isFiring ? 'FIRES ' : 'quiet '} ${name.replace('.json', '').padEnd(15)} ${alert.says}`)
  }
}

/** Of a folder there are none. */
async function readLines(path: string): Promise<Record<string, unknown>[]> {
  const text = statSync(path).isFile() ? await readFile(path, 'utf8') : ''
  return text
    .split('\n')
    .map(logLine)
    .filter((line) => line !== undefined)
}

/** wrangler puts colours and a word around a warning's JSON. */
function logLine(text: string): Record<string, unknown> | undefined {
  const json = /\{.*\}/.exec(text)?.[0]
  try {
    return json === undefined ? undefined : readRecord(JSON.parse(json))
  } catch {
    return undefined
  }
}
