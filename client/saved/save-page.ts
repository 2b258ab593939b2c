import { localizedHref, type SiteAddressing } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { payloadAddress } from '#shared/navigation/payload.ts'
import { CACHE, forgetSaved } from './forget-saved.ts'
import { MOST_SAVED, type SavedPage, savedPages } from './saved-pages.ts'

/**
 * The messages of pages that can be saved, and of the list. A document contains its messages, but
 * after a click from one saved page to another they are loaded as files.
 */
const MESSAGES = ['saved', 'stations', 'amounts', 'checkout', 'orders'] as const

/**
 * Saves a page with all its files in the browser's cache, and the page that lists saved pages.
 * public/sw.js reads them while offline. Resolves to false if that fails: no connection, no space,
 * not allowed, or too many saved pages.
 */
export async function savePage(page: SavedPage, addressing: SiteAddressing): Promise<boolean> {
  const others = savedPages.read().filter(({ href }) => href !== page.href)
  if (others.length >= MOST_SAVED) return false
  const list = localizedHref(localizedPath('saved', addressing.locale), addressing)
  try {
    const cache = await caches.open(CACHE)
    // the list may be missing in the content service; saved pages still open by their addresses
    await Promise.all([
      addPage(cache, pathOf(page.href)),
      addPage(cache, list).catch(() => undefined),
      loadedFiles(addressing.locale).then((files) => cache.addAll(files)),
    ])
    await navigator.serviceWorker.register(`/sw.js?${new URLSearchParams({ list })}`)
    return savedPages.write([page, ...savedPages.read().filter(({ href }) => href !== page.href)])
  } catch {
    return false
  }
}

const SAVE_LIMIT_MS = 30_000

export async function removePage({ href, data }: Pick<SavedPage, 'href' | 'data'>): Promise<void> {
  const others = savedPages.read().filter((page) => page.href !== href)
  if (others.length === 0) return forgetSaved()
  savedPages.write(others)
  const cache = await caches.open(CACHE)
  if (data !== undefined) await cache.delete(data)
  // pages that differ only in their query share one document, for example the pages of orders
  const path = pathOf(href)
  if (others.some((page) => pathOf(page.href) === path)) return
  await Promise.all([cache.delete(path), cache.delete(payloadAddress(path, ''))])
}

/** A page's document, its payload, and every file that the document links to. */
async function addPage(cache: Cache, path: string): Promise<void> {
  const [page, payload] = await Promise.all([load(path), load(payloadAddress(path, ''))])
  const html = new DOMParser().parseFromString(await page.clone().text(), 'text/html')
  // inline style sheets too: after a click from another page the browser loads them as files
  const named = [
    ...html.querySelectorAll(
      '[src^="/assets/"], [src^="/images/"], link[href^="/assets/"], style[data-href]',
    ),
  ]
  const files = named.map(
    (element) =>
      ['src', 'href', 'data-href'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
  )
  await cache.addAll([...new Set(files)])
  await Promise.all([cache.put(path, page), cache.put(payloadAddress(path, ''), payload)])
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(SAVE_LIMIT_MS) })
  if (!response.ok) throw new Error(`the page to save responded with ${response.status}`)
  return response
}

/** Files that this page has loaded so far: fonts, messages. */
async function loadedFiles(locale: LocaleCode): Promise<string[]> {
  await Promise.all(MESSAGES.map((namespace) => loadMessages(namespace, locale)))
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(files)].filter((file) => file.startsWith(`${location.origin}/assets/`))
}

/**
 * Without query and hash. The query (of an order) is personal, and the document is the same for any
 * query.
 */
function pathOf(href: string): string {
  return href.replace(/[?#].*/s, '')
}
