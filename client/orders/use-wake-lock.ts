import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is shown. False without the Wake Lock API, and if the
 * browser refuses (low battery).
 */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isShown = true

    async function request(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (!isShown) return await acquired.release()
        lock = acquired
        setAwake(true)
      } catch {
        setAwake(false) // refused
      }
    }

    void request()
    // the browser releases the lock when the page is hidden
    const onVisible = () => void request()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', onVisible)
      lock?.release().catch(() => undefined) // the browser has released it before
    }
  }, [])
  return isAwake
}
