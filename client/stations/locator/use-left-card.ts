import { useEffect } from 'react'

/** Back from a station the list is as it was left, where the browser keeps its history in a way that can be written to. */
export function useLeftCard(): void {
  useEffect(() => {
    if (!('navigation' in window)) return
    let stop: (() => void) | undefined
    let isGone = false
    import('#browser/stations/locator/left-card.ts').then(
      ({ keepLeftCard }) => {
        if (!isGone) stop = keepLeftCard()
      },
      () => undefined, // the browser's own place is near enough
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
}
