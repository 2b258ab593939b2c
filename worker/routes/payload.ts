import type { Context } from 'hono'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Payload } from '#shared/navigation/payload.ts'
import type { AppEnv } from '../app-env.ts'
import { shownSwitches, type Switches } from '../controls/switches.ts'
import { isLimited } from '../page-blocks.ts'
import { visitorResult } from './visitor-result.ts'

/**
 * `{path}/_payload.json`: the same result as the page, as data for navigation inside the site
 * (§2.3).
 */
export async function payload(c: Context<AppEnv>): Promise<Response> {
  const { value: result } = await visitorResult(c)
  return payloadResponse(c.get('address').addressing, result, c.get('controls').switches)
}

/** 200, because the status of the page is in the result; 429 for a search over the rate limit. */
export function payloadResponse(
  addressing: SiteAddressing,
  result: PageResult,
  switches: Switches = {},
): Response {
  const body: Payload = {
    addressing,
    result,
    ...shownSwitches(switches, addressing.locale, Date.now()),
  }
  const noindex = { 'X-Robots-Tag': 'noindex' }
  if (result.kind === 'page' && isLimited(result.page))
    return Response.json(body, {
      status: 429,
      headers: { ...noindex, 'Cache-Control': 'no-store' },
    })
  return Response.json(body, { headers: { ...noindex, 'Cache-Control': 'private, no-cache' } })
}
