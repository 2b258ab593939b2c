// npm run alarms -- site.log: which alarms fire over the lines of a log, as SITE_LOG_FILE or `wrangler tail` writes them.
import { readFile, stat } from 'node:fs/promises'
import { readRecord } from '#shared/contract/read-values.ts'
import { CommandError, readOptions, runCommand } from '../../scripts/command-line.ts'
import { alarmFires } from './alarm-fires.ts'
import { ALARMS } from './alarms.ts'

const USAGE = `Usage: npm run alarms -- <log file>     the lines of one window, as the workers wrote them
       npm run alarms -- --json         the alarms, with the filters of Cloudflare's query

Exit codes: 0 no alarm fires, 1 an alarm fires, 2 the log could not be read`

await runCommand(USAGE, async (args) => {
  const { values, positionals } = readOptions(args, { json: { type: 'boolean' } }, USAGE)
  if (values.json) return console.log(JSON.stringify(ALARMS, null, 2))
  const [file] = positionals
  if (file === undefined) throw new CommandError(USAGE)
  const lines = await readLines(file)
  if (lines.length === 0) throw new CommandError(`${file} has no line of the workers' log.`)
  const results = Object.entries(ALARMS).map(([name, alarm]) => ({ name, alarm, isFiring: alarmFires(alarm, lines) }))
  for (const { name, alarm, isFiring } of results) console.log(`${isFiring ? 'FIRES ' : 'quiet '} ${name.padEnd(20)} ${alarm.says}`)
  return results.some(({ isFiring }) => isFiring) ? 1 : 0
})

async function readLines(path: string): Promise<Record<string, unknown>[]> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) throw new CommandError(`There is no file ${path}.`)
  const text = await readFile(path, 'utf8')
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
