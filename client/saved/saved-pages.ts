import { useSyncExternalStore } from 'react'
import { readItems, readRecord, readText } from '#shared/contract/read-values.ts'
import { isSafeHref } from '#shared/navigation/external-url.ts'
import { storedValue } from '../storage.ts'

/** A page that opens on this device while offline. */
export interface SavedPage {
  /** path and query */
  href: string
  title: string
  /** saved while the visitor was logged in: deleted when the session ends */
  isOfSession?: true
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
  return { href, title, ...(page?.['isOfSession'] === true && { isOfSession: true }) }
}
