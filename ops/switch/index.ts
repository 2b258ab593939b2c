// npm run switch -- checkout off --until …: changes the site for all visitors within a minute, without a deployment.
import type { KVNamespace } from '@cloudflare/workers-types'
import { readRecord } from '#shared/contract/read-values.ts'
import { CommandError, runCommand } from '../../scripts/command-line.ts'
import { openBindings } from '../../scripts/open-bindings.ts'
import { changeSwitches, setSwitches, type StoredSwitches } from './change-switches.ts'
import { readCommandLine, USAGE } from './command-line.ts'

/** One value contains all switches. */
const KEY = 'switches'

await runCommand(USAGE, async (args) => {
  const { place, change } = readCommandLine(args)
  const { env, close } = await openBindings<{ CONTROLS: KVNamespace }>(['CONTROLS'], place)
  try {
    const stored = readSwitches(await env.CONTROLS.get(KEY).catch(kvFailed))
    const now = Date.now()
    if (!change) return console.log(summary(stored, now))
    const next = changeSwitches(stored, change, now)
    await env.CONTROLS.put(KEY, JSON.stringify(next)).catch(kvFailed)
    console.log(summary(next, now))
    console.log(`${place.environment ?? 'On this machine'}: visible within a minute, on open pages after the next navigation.`)
  } finally {
    await close()
  }
})

/** Ignores a damaged value; the next change replaces it. */
function readSwitches(text: string | null): StoredSwitches {
  try {
    return readRecord(JSON.parse(text ?? '{}')) ?? {}
  } catch {
    return {}
  }
}

function kvFailed(cause: unknown): never {
  throw new CommandError(`KV failed. Nothing was changed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
}

function summary(switches: StoredSwitches, now: number): string {
  const set = setSwitches(switches, now)
  if (set.length === 0) return 'No switch is active.'
  const lines = set.flatMap(({ name, until, texts = {} }) => [
    `${name}  until ${new Date(until).toISOString()}`,
    ...Object.entries(texts).map(([locale, text]) => `    ${locale}  ${text}`),
  ])
  return lines.join('\n')
}
