import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'

const LIMIT_MS = 10_000
/** the error for a visitor over the rate limit */
export const LIMITED = new Error('stations: over the rate limit')

/** The address of the edge's answers, without a query. */
export function answersAddress({ locale, preview }: SiteAddressing): string {
  return `${preview ? '/preview' : ''}/stations/${locale}/find`
}

export async function loadAnswer(address: string): Promise<LocatorAnswer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (response.status === 429) throw LIMITED
  if (!response.ok) throw new Error(`stations: ${response.status}`)
  return response.json()
}
