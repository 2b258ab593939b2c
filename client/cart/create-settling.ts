import { LIMIT_PERIOD_SECONDS } from '#shared/limits/visitor-network.ts'
import type { CartOutcome } from './cart-state.ts'

interface Settling {
  /** asks after the delay; whoever waits for an older question gets the answer to this one */
  start: (delayMs: number) => Promise<CartOutcome>
  /** nothing is left to ask */
  end: (outcome: CartOutcome) => void
}

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** The newest question wins: an older one is given up, a burst is one. After an outage it is asked again, more and more seldom. */
export function createSettling(ask: (signal: AbortSignal) => Promise<() => CartOutcome>): Settling {
  let newest: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: PromiseWithResolvers<CartOutcome> | undefined
  let retryMs = FIRST_RETRY_MS

  function plan(delayMs: number): void {
    newest?.abort()
    clearTimeout(timer)
    newest = new AbortController()
    const { signal } = newest
    if (delayMs === 0) void run(signal)
    else timer = setTimeout(() => void run(signal), delayMs)
  }

  async function run(signal: AbortSignal): Promise<void> {
    const conclude = await ask(signal)
    const outcome = signal.aborted ? undefined : conclude()
    // the conclusion itself may have led to a newer question
    if (outcome === undefined || signal.aborted) return
    if (outcome === 'outage') {
      plan(retryMs)
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2)
    } else if (outcome === 'limited') plan(LIMIT_PERIOD_SECONDS * 1000)
    else retryMs = FIRST_RETRY_MS
    settle(outcome)
  }

  function settle(outcome: CartOutcome): void {
    waiting?.resolve(outcome)
    waiting = undefined
  }

  return {
    async start(delayMs) {
      waiting ??= Promise.withResolvers()
      const { promise } = waiting
      plan(delayMs)
      return promise
    },
    end(outcome) {
      newest?.abort()
      clearTimeout(timer)
      settle(outcome)
    },
  }
}
