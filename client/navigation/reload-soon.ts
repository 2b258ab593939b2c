const QUICK_RELOAD_DELAY_MS = 100 // §9

/**
 * Loads the page anew, a moment after the route has changed. Query and hash stay with the address, and the browser scrolls to where the
 * page is now. A newer navigation calls it off: Back pressed three times is one load.
 */
export async function reloadSoon(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUICK_RELOAD_DELAY_MS))
  if (signal.aborted) return
  location.reload()
  await new Promise(() => undefined) // nothing more happens on this page
}
