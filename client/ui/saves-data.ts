import { readRecord } from '#shared/contract/read-values.ts'
import { mediaQuery } from './use-breakpoints.ts'

/**
 * Whether the visitor saves data: data saver or 2g (§9), which only Chromium reports, or the media
 * query that may replace them.
 */
export function savesData(): boolean {
  const { saveData, effectiveType } = readRecord(Reflect.get(navigator, 'connection')) ?? {}
  return (
    saveData === true ||
    String(effectiveType).endsWith('2g') ||
    mediaQuery('(prefers-reduced-data: reduce)')?.matches === true
  )
}
