import { readErrorCode } from '../contract/endpoints.ts'

/** What an operator has switched off or tells all visitors, in the language of the page. */
export interface ShownSwitches {
  /** the sentence that is shown while orders are refused */
  checkout?: string
  /** shown above the header */
  notice?: string
  map?: 'off'
  /** forms and orders are refused because the backends store nothing */
  writes?: 'off'
}

/**
 * Error codes (503) of a refused order or form, for tabs that were opened before the switch was
 * set.
 */
export const CHECKOUT_OFF = 'CHECKOUT_OFF'
export const WRITES_OFF = 'WRITES_OFF'

/**
 * Whether a call was refused because of a switch. Nothing was done, and an immediate retry is
 * useless.
 */
export function isSwitchedOff(answer: unknown): boolean {
  const code = readErrorCode(answer)
  return code === CHECKOUT_OFF || code === WRITES_OFF
}
