import { readErrorCode } from '../contract/endpoints.ts'

/** What an operator has switched off, or says to all visitors, as the page in one language shows it. */
export interface ShownSwitches {
  /** no order is taken: the sentence that says so */
  checkout?: string
  /** stands above the header */
  notice?: string
  map?: 'off'
  /** forms and orders are refused: the backends store nothing now */
  writes?: 'off'
}

/** What the worker answers to an order or a form meanwhile (503), for tabs that were opened before. */
export const CHECKOUT_OFF = 'CHECKOUT_OFF'
export const WRITES_OFF = 'WRITES_OFF'

/** Whether a call was refused because an operator has switched off what it does: nothing was done, and trying at once again helps nobody. */
export function isSwitchedOff(answer: unknown): boolean {
  const code = readErrorCode(answer)
  return code === CHECKOUT_OFF || code === WRITES_OFF
}
