import { startTransition, useEffect, useState } from 'react'
import { serverNow } from '../../navigation/server-clock.ts'

const MINUTE_MS = 60_000

/**
 * The server's time: in the first render `first`, the time of the answer. It is corrected after
 * hydration, and at each full minute.
 */
export function useMinute(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    let timer = 0
    function tick(): void {
      const moment = serverNow()
      startTransition(() =>
        setNow((shown) => (minuteOf(shown) === minuteOf(moment) ? shown : moment)),
      )
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
