// npm run switch -- checkout off --until …: changes the site for all visitors within a minute,
// without a deployment.

import { userInfo } from 'node:os'
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { readControls, storeSwitch } from '#redirects/controls/store-switch.ts'
import { setSwitches } from '#shared/controls/change-switches.ts'
import { CommandError, runCommand } from '../../scripts/command-line.ts'
import { openBindings } from '../../scripts/open-bindings.ts'
import { readCommandLine, USAGE } from './command-line.ts'

await runCommand(USAGE, async (args) => {
  const now = Date.now()
  const { place, change } = readCommandLine(args)
  const { env, close } = await openBindings<{ CONTROLS: KVNamespace; DESK_DB: D1Database }>(
    ['CONTROLS', 'DESK_DB'],
    place,
  )
  try {
    const { CONTROLS: kv, DESK_DB: db } = env
    if (!change) return console.log(summary((await readControls(db, now).catch(storeFailed)).set))
    const entry = { ...change, who: userInfo().username, at: now }
    const result = await storeSwitch({ kv, db }, entry).catch(storeFailed)
    if (result.kind === 'refused') throw new CommandError(`${result.sentence}\n\n${USAGE}`)
    console.log(summary(setSwitches(result.switches, now)))
    console.log(
      `${place.environment ?? 'On this machine'}: visible within a minute, on open pages after the next navigation.`,
    )
  } finally {
    await close()
  }
})

function storeFailed(cause: unknown): never {
  throw new CommandError(
    `KV or D1 failed. It is safe to run the same command again: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  )
}

function summary(set: ReturnType<typeof setSwitches>): string {
  if (set.length === 0) return 'No switch is active.'
  const lines = set.flatMap(({ name, until, texts = {} }) => [
    `${name}  until ${new Date(until).toISOString()}`,
    ...Object.entries(texts).map(([locale, text]) => `    ${locale}  ${text}`),
  ])
  return lines.join('\n')
}
