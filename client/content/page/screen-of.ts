import type { Page } from '#shared/contract/page.ts'

/**
 * The page of the locator or of a station, whose frame differs. A class and not :has(), because the
 * frame is painted before the block arrives.
 */
export function screenOf(page: Page | undefined): 'locator' | 'station' | undefined {
  const has = (kind: Page['body'][number]['contentType']) =>
    page?.body.some(({ contentType }) => contentType === kind)
  if (has('stationLocator')) return 'locator'
  return page?.station && has('stationHeader') ? 'station' : undefined
}
