import { useSyncExternalStore } from 'react'
import { readItems, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import { isSafeHref } from '#shared/navigation/external-url.ts'
import { storedValue } from '../storage/storage.ts'

/** A page that opens on this device while offline. */
export interface SavedPage {
  /** path and query */
  href: string
  title: string
  /** saved while the visitor was logged in: deleted when the session ends */
  isOfSession?: true
  /** the cache key of data that the page's document does not contain, deleted with the page */
  data?: string
  /** ms since 1970: deleted after this time */
  until?: number
}

export const MOST_SAVED = 50
const NONE: readonly SavedPage[] = []

export const savedPages = storedValue('saved-pages', readSavedPages, 'localStorage')

/** Newest first. Empty on the server and in the first render. */
export function useSavedPages(): readonly SavedPage[] {
  return useSyncExternalStore(savedPages.subscribe, savedPages.read, () => NONE)
}

/** Reads stored data of any shape: only pages of this site are kept. */
export function readSavedPages(value: unknown): readonly SavedPage[] {
  return readItems(value, readSavedPage).slice(0, MOST_SAVED)
}

function readSavedPage(value: unknown): SavedPage | undefined {
  const page = readRecord(value)
  const [href, title] = [readText(page?.['href']), readText(page?.['title'])]
  if (!href?.startsWith('/') || !isSafeHref(href) || !title) return undefined
  const [data, until] = [readText(page?.['data']), readNumber(page?.['until'])]
  return {
    href,
    title,
    ...(page?.['isOfSession'] === true && { isOfSession: true }),
    ...(data !== undefined && { data }),
    ...(until !== undefined && { until }),
  }
}
