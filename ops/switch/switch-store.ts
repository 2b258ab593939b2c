import type { KVNamespace } from '@cloudflare/workers-types'
import { readRecord } from '#shared/contract/read-values.ts'
import { CommandError } from '../../scripts/command-line.ts'
import { openBindings, type Place } from '../../scripts/open-bindings.ts'
import type { StoredSwitches } from './change-switches.ts'

const KEY = 'switches'

/** All switches are one key of the namespace CONTROLS. */
export async function openSwitches(place: Place) {
  const { env, close } = await openBindings<{ CONTROLS: KVNamespace }>(['CONTROLS'], place)
  return {
    close,
    async read(): Promise<StoredSwitches> {
      return readSwitchesText(await env.CONTROLS.get(KEY).catch(kvFailed))
    },
    async write(switches: StoredSwitches): Promise<void> {
      await env.CONTROLS.put(KEY, JSON.stringify(switches)).catch(kvFailed)
    },
  }
}

/** A damaged value counts as none: the next change replaces it. */
function readSwitchesText(text: string | null): StoredSwitches {
  try {
    return readRecord(JSON.parse(text ?? '{}')) ?? {}
  } catch {
    return {}
  }
}

function kvFailed(cause: unknown): never {
  throw new CommandError(`KV failed, and nothing was changed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
}
