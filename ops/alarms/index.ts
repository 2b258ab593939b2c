// npm run alarms -- site.log: shows which alarms fire for a log of SITE_LOG_FILE or `wrangler tail`.
import { readFile } from 'node:fs/promises'
import { readRecord } from '#shared/contract/read-values.ts'
import { CommandError, readOptions, runCommand } from '../../scripts/command-line.ts'
import { ALARMS, figuresText, judgeAlarm } from './alarms.ts'

const USAGE = `Usage: npm run alarms -- <log file>     which alarms fire for the log, read as one time window, with the figures they judged
       npm run alarms -- --json         the alarms with filters for Cloudflare's queries

Exit codes: 0 no alarm fires, 1 an alarm fires, 2 the log cannot be read`

await runCommand(USAGE, async (args) => {
  const { values, positionals } = readOptions(args, { json: { type: 'boolean' } }, USAGE)
  if (values.json) return console.log(JSON.stringify(ALARMS, null, 2))
  const [file] = positionals
  if (file === undefined) throw new CommandError(USAGE)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`Cannot read ${file}: ${String(cause)}`, { cause })
  })
  const read = text.split('\n').map(logLine)
  const lines = read.filter((line) => line !== undefined)
  if (lines.length === 0) throw new CommandError(`${file} contains no log line of the workers.`)
  const results = Object.entries(ALARMS).map(([name, alarm]) => ({ name, alarm, judged: judgeAlarm(alarm, lines) }))
  for (const { name, alarm, judged } of results) {
    const figures = figuresText(alarm, judged)
    console.log(`${judged.isFiring ? 'FIRES ' : 'quiet '} ${name.padEnd(20)} ${figures.padEnd(44)} ${alarm.message}`)
  }
  console.log(`${lines.length} log lines were judged as one window.`)
  return results.some(({ judged }) => judged.isFiring) ? 1 : 0
})

/** wrangler surrounds the JSON of a warning with colours and a word. */
function logLine(text: string): Record<string, unknown> | undefined {
  const json = /\{.*\}/.exec(text)?.[0]
  try {
    return json === undefined ? undefined : readRecord(JSON.parse(json))
  } catch {
    return undefined
  }
}
