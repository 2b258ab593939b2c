import type { FullConfig } from '@playwright/test'
import { LOCALE_CODES } from '#shared/locale/locales.ts'

/**
 * Loads the station lists into the edge cache. A station page waits half a second for its list. At
 * the start of a run a list takes longer, and the page would be cached without its nearest
 * stations.
 */
export default async function warmLists({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL
  for (const locale of LOCALE_CODES) await (await fetch(`${origin}/stations/${locale}/find`)).text()
}
