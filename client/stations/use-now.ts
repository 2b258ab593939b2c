import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time: first the server's, so that the first render equals the HTML, then updated at each full minute. */
export function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    let timer = 0
    function tick(): void {
      const moment = new Date()
      setNow((shown) => (minuteOf(shown) === minuteOf(moment) ? shown : moment))
      timer = window.setTimeout(tick, MINUTE_MS - (moment.getTime() % MINUTE_MS))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS)
}
