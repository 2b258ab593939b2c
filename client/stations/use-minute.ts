import { startTransition, useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * The time, updated at each full minute. Undefined on the server and in the first render, because cached HTML must not say whether a station
 * is open.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    function tick(): void {
      const moment = new Date()
      startTransition(() => setNow(moment))
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
