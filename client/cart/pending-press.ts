// A press on "add to cart" whose code is one of an older build reloads the page (§4): the reloaded page makes the press again, once.
import { withTabStorage } from '../ui/tab-storage.ts'

const KEY = 'cart-press'
/** longer than a reload takes: later the visitor has gone elsewhere */
const VALID_MS = 15_000

/** While the code is on its way. */
export function keepPress(code: string): void {
  withTabStorage((storage) => storage.setItem(KEY, JSON.stringify({ code, at: Date.now() })))
}

export function forgetPress(): void {
  withTabStorage((storage) => storage.removeItem(KEY))
}

/** Whether this product was pressed right before the page was reloaded; true once. */
export function takePress(code: string): boolean {
  const isPressed = withTabStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isPress(kept) && kept.code === code && Date.now() - kept.at < VALID_MS
  })
  if (isPressed) forgetPress()
  return isPressed === true
}

function isPress(kept: unknown): kept is { code: string; at: number } {
  return typeof kept === 'object' && kept !== null && 'code' in kept && 'at' in kept && typeof kept.at === 'number'
}
