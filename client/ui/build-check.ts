// §4, new builds: the manifest of the latest build is polled. After a new build the next navigation
// reloads the page, at most once per 10 s and path.

import { readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage/storage.ts'

// §9
const POLL_MS = 3_600_000
const POLL_LIMIT_MS = 10_000
const RELOAD_GUARD_MS = 10_000
const QUICK_RELOAD_DELAY_MS = 100

let newBuildIsOut = false
let reloading: Promise<boolean> | undefined

export function startBuildCheck(buildId: string): () => void {
  async function check(): Promise<void> {
    if (document.visibilityState === 'hidden' || newBuildIsOut) return
    const latest = await fetchLatestBuild()
    newBuildIsOut = latest !== undefined && latest !== buildId
  }
  const timer = setInterval(check, POLL_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/**
 * True if this navigation should load the whole page, to get the new build. False offline, so that
 * the page stays.
 */
export function loadedWithNewBuild(pathname: string): boolean {
  return newBuildIsOut && navigator.onLine && mayReload(pathname)
}

/**
 * §4: a chunk load error reloads the page, because the chunk is usually of an older build. It does
 * not reload if the site cannot be reached, which would lose the page, or while a form has unsent
 * input. Resolves to true when the page is reloading.
 */
export async function reloadAfterChunkError(): Promise<boolean> {
  // simultaneous failures share one check, because the reload aborts other requests
  reloading ??= reloadOnce()
  const isReloading = await reloading
  if (!isReloading) reloading = undefined
  return isReloading
}

/**
 * Reloads the page shortly after the address has changed. The browser keeps query and hash and
 * restores the scroll position. A newer navigation aborts it, so that pressing Back three times
 * reloads once.
 */
export async function reloadSoon(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUICK_RELOAD_DELAY_MS))
  if (signal.aborted) return
  location.reload()
  await new Promise(() => undefined) // the page is about to be replaced
}

async function reloadOnce(): Promise<boolean> {
  if (
    !navigator.onLine ||
    hasUnsent() ||
    (await fetchLatestBuild()) === undefined ||
    !mayReload(location.pathname)
  )
    return false
  location.reload()
  return true
}

function mayReload(pathname: string): boolean {
  const reloadedAt = storedValue(`reloaded-at:${pathname}`, Number, 'sessionStorage')
  if (Date.now() - reloadedAt.read() < RELOAD_GUARD_MS) return false
  // without storage nothing could stop a loop of reloads
  return reloadedAt.write(Date.now())
}

async function fetchLatestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, {
      signal: AbortSignal.timeout(POLL_LIMIT_MS),
    })
    return readText(readRecord(await response.json())?.['id'])
  } catch {
    return undefined // offline, or no manifest: the next poll decides
  }
}

/**
 * Whether a field has a value that the visitor has typed or chosen: then the page never reloads
 * automatically (§4). Controlled texts and selects do not count, because their view has stored the
 * value.
 */
function hasUnsent(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some(isChanged)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    // React sets no default option in a select that it controls
    return first !== -1 && field.selectedIndex !== first
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}
