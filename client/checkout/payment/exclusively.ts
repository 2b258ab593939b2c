const LOCK = 'checkout-pay'

/**
 * Only one tab of the site runs the work at a time. Undefined if another tab runs it. A browser
 * without locks, or that refuses them (all cookies are blocked), runs the work: the order's key
 * prevents a second order.
 */
export async function exclusively<T>(work: () => Promise<T>): Promise<T | undefined> {
  let isGranted = false
  try {
    return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      isGranted = true
      return lock ? work() : undefined
    })
  } catch (error) {
    if (isGranted) throw error
    return work()
  }
}
