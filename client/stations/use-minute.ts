import { startTransition, useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, renewed with each minute of the clock. undefined on the server and in the first render: cached HTML holds no status. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    function tick(): void {
      const moment = new Date()
      startTransition(() => setNow(moment))
      timer = window.setTimeout(tick, MINUTE_MS - (moment.getTime() % MINUTE_MS))
    }
    // what scripts have just made visible is painted first: both at once are too much for one frame
    const forget = afterPaint(tick)
    return () => {
      forget()
      clearTimeout(timer)
    }
  }, [])
  return now
}

/** Calls back in a task of its own once the next frame has been drawn. Returns how to call it off. */
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
