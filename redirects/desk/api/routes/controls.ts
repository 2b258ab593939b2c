import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readControls, storeSwitch } from '#redirects/controls/store-switch.ts'
import { CONTROL_NAMES, type SwitchRefusal } from '#shared/controls/change-switches.ts'
import { MAX_SWITCH_DAYS } from '#shared/controls/switch-schema.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import type { Controls } from '../../wire.ts'
import { failure, refuse } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { readBody } from '../read-request.ts'

/** Switches and notices that are set, and their last changes. */
export async function controls(c: Context<DeskEnv>): Promise<Response> {
  return c.json(await controlsOf(c))
}

const switchSchema = z.object({
  name: z.enum(CONTROL_NAMES),
  kind: z.enum(['set', 'clear']),
  until: z.optional(z.number()),
  texts: z._default(z.partialRecord(z.enum(LOCALE_CODES), z.string().check(z.maxLength(2_000))), {}),
})

/** Closes or opens something, sets or ends a notice: live at once. */
export async function setSwitch(c: Context<DeskEnv>): Promise<Response> {
  const { until, ...change } = await readBody(c, switchSchema)
  const entry = { ...change, ...(until !== undefined && { until }), who: c.get('session').who, at: Date.now() }
  const result = await storeSwitch(storesFor(c), entry)
  return result.kind === 'changed' ? c.json(await controlsOf(c)) : refuse(c, 422, { error: 'unfit', detail: REFUSALS[result.because] })
}

const REFUSALS: Record<SwitchRefusal, string> = {
  'no-end': 'A switch needs a time when it ends.',
  past: 'The end is in the past.',
  'too-late': `A switch may last at most ${MAX_SWITCH_DAYS} days.`,
  text: 'A text is missing, longer than 300 characters, or not allowed.',
}

async function controlsOf(c: Context<DeskEnv>): Promise<Controls> {
  return { ...(await readControls(storesFor(c), Date.now())), maxDays: MAX_SWITCH_DAYS }
}

function storesFor(c: Context<DeskEnv>) {
  const { site, DESK_DB: db } = c.env
  if (!site.switches) throw failure(503, { error: 'store-failed', detail: 'the site has no namespace CONTROLS' })
  return { kv: site.switches, db }
}
