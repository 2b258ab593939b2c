// A press on "add to cart" whose code is one of an older build reloads the page (§4): the reloaded page makes the press again, once.
import { readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'

interface Press {
  code: string
  at: number
}

/** longer than a reload takes: later the visitor has gone elsewhere */
const VALID_MS = 15_000

const storedPress = storedValue('cart-press', readPress, 'sessionStorage')

/** While the code is on its way. */
export function keepPress(code: string): void {
  storedPress.write({ code, at: Date.now() })
}

export const forgetPress = storedPress.remove

/** Whether this product was pressed right before the page was reloaded; true once. */
export function takePress(code: string): boolean {
  const press = storedPress.read()
  const isPressed = press?.code === code && Date.now() - press.at < VALID_MS
  if (isPressed) forgetPress()
  return isPressed
}

function readPress(value: unknown): Press | undefined {
  const code = readText(readRecord(value)?.['code'])
  const at = readNumber(readRecord(value)?.['at'])
  return code !== undefined && at !== undefined ? { code, at } : undefined
}
