import type { Context } from 'hono'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { CHECKOUT_OFF, WRITES_OFF } from '#shared/controls/shown-switches.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { isSet } from '../controls/switches.ts'
import { refusal } from './forward-call.ts'

/** Endpoints that the switch `writes` refuses. `complete` and `logout` always work. */
const WRITES: readonly EndpointKey[] = ['createOrder', 'submitForm']

/**
 * The refusal of a call that an operator has switched off: a tab opened earlier can still send it.
 * undefined when it is allowed.
 */
export function switchedOff(
  c: Context<AppEnv>,
  key: EndpointKey,
  locale: LocaleCode,
): Response | undefined {
  const { switches } = c.get('controls')
  const now = Date.now()
  if (key === 'createOrder' && isSet(switches, 'checkout', now))
    return refusal(503, CHECKOUT_OFF, {}, { sentence: switches.checkout?.texts?.[locale] })
  return WRITES.includes(key) && isSet(switches, 'writes', now)
    ? refusal(503, WRITES_OFF)
    : undefined
}
