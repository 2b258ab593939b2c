import { startTransition, useEffect, useState } from 'react'
import { serverNow } from '../../navigation/server-clock.ts'

const MINUTE_MS = 60_000

/**
 * The server's time, updated at each full minute. Undefined on the server and in the first render, because cached HTML must not say whether a station
 * is open. A page that is rendered for each request has `first`, the server's time.
 */
export function useMinute(first: string): Date
export function useMinute(): Date | undefined
export function useMinute(first?: string): Date | undefined {
  const [now, setNow] = useState(() => (first === undefined ? undefined : new Date(first)))
  useEffect(() => {
    let timer = 0
    function tick(): void {
      const moment = serverNow()
      startTransition(() => setNow((shown) => (shown && minuteOf(shown) === minuteOf(moment) ? shown : moment)))
      timer = window.setTimeout(tick, MINUTE_MS - (moment.getTime() % MINUTE_MS))
    }
    // after the paint that follows hydration, because one frame is too short for both
    const forget = afterPaint(tick)
    return () => {
      forget()
      clearTimeout(timer)
    }
  }, [])
  return now
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS)
}

/** Calls back in its own task after the next frame. Returns the function that cancels it. */
function afterPaint(callback: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
