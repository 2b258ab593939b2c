import type { FullConfig } from '@playwright/test'
import { LOCALE_CODES } from '#shared/locale/locales.ts'

/**
 * The edge has its lists of stations before a browser comes: a station's page waits half a second for one and is then kept without the
 * stations around, and at the start of a run a list takes longer.
 */
export default async function warmLists({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL
  for (const locale of LOCALE_CODES) await (await fetch(`${origin}/stations/${locale}/latest.json`)).text()
}
