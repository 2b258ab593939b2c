// §4 builds: the manifest is polled; when a new build is out, the next navigation loads the page anew, at most once per 10 s and path.
import { readNumber } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'
import { hasUnsent } from './unsent.ts'

const POLL_MS = 3_600_000
const RELOAD_GUARD_MS = 10_000
const GUARD_KEY = 'reloaded-at'

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

/** True when this navigation should load the whole page, to get the new build. Without network the page there is says so itself. */
export function loadedWithNewBuild(pathname: string): boolean {
  return newBuildIsOut && navigator.onLine && mayReload(pathname)
}

/**
 * §4: a chunk load error reloads the page; it is mostly one of an older build. Not where the site cannot be reached, which would lose the
 * page, and not while something typed is unsent. Resolves to true when the page is on its way.
 */
export async function reloadAfterChunkError(): Promise<boolean> {
  // what fails at the same time gets the same answer: the reload itself cuts other questions off
  reloading ??= reloadOnce()
  const isReloading = await reloading
  if (!isReloading) reloading = undefined
  return isReloading
}

async function reloadOnce(): Promise<boolean> {
  if (!navigator.onLine || hasUnsent() || (await fetchLatestBuild()) === undefined || !mayReload(location.pathname)) return false
  location.reload()
  return true
}

function mayReload(pathname: string): boolean {
  const reloadedAt = storedValue(`${GUARD_KEY}:${pathname}`, (value) => readNumber(value) ?? 0, 'sessionStorage')
  if (Date.now() - reloadedAt.read() < RELOAD_GUARD_MS) return false
  // without storage nothing could stop a loop of reloads
  return reloadedAt.write(Date.now())
}

async function fetchLatestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`)
    const latest: unknown = await response.json()
    const id: unknown = Reflect.get(Object(latest), 'id')
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined // offline, or no manifest: the next poll will tell
  }
}
