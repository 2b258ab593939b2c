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
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
