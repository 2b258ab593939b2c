import type { Context } from 'hono'
import { readReference } from '#shared/forms/check-form.ts'
import { REFERENCE_QUERY_NAME, SENT_QUERY_NAME } from '#shared/forms/form-values.ts'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Payload } from '#shared/navigation/payload.ts'
import type { AppEnv } from '../app-env.ts'
import { shownSwitches, type Switches } from '../controls/switches.ts'
import { loadContext } from '../load-context.ts'
import { attachLocator } from '../loaders/attach-locator.ts'
import { attachSearch } from '../loaders/attach-search.ts'
import { type ResolvedPage, resolvePage } from '../loaders/resolve-page.ts'
import { findForm, isLimited, withFormAnswer, withLinkedValues } from '../site/page-blocks.ts'
import { countVisit } from '../visits/count-visit.ts'
import { isOverLimit } from './visitor-limit.ts'

/** `{path}/_payload.json`: the same result as the page, as data for navigation inside the site (§2.3). */
export async function payload(c: Context<AppEnv>): Promise<Response> {
  const { result } = await visitorResult(c)
  return payloadResponse(c.get('site').addressing, result, c.get('controls').switches)
}

/** 200, because the status of the page is in the result; 429 for a search over the rate limit. */
export function payloadResponse(addressing: SiteAddressing, result: PageResult, switches: Switches = {}): Response {
  const body: Payload = { addressing, result, ...shownSwitches(switches, addressing.locale, Date.now()) }
  const noindex = { 'X-Robots-Tag': 'noindex' }
  if (result.kind === 'page' && isLimited(result.page))
    return Response.json(body, { status: 429, headers: { ...noindex, 'Cache-Control': 'no-store' } })
  return Response.json(body, { headers: { ...noindex, 'Cache-Control': 'private, no-cache' } })
}

/** The result for page and payload, with everything that depends on this visitor: stations, search results, a form that a link fills in, thanks for a form. */
export async function visitorResult(c: Context<AppEnv>): Promise<ResolvedPage> {
  const context = loadContext(c)
  const { search, searchParams } = new URL(c.req.url)
  const { result: found, version } = await resolvePage(context, c.get('site'), search)
  countVisit(c, context, found)
  const located = await attachLocator(context, search, found, {
    cf: c.req.raw.cf,
    isOverLimit: () => isOverLimit(c, 'STATION_LIMIT'),
  })
  const result = await attachSearch(context, search, located, {
    cf: c.req.raw.cf,
    isOverLimit: () => isOverLimit(c, 'SEARCH_LIMIT'),
  })
  const sent = searchParams.get(SENT_QUERY_NAME)
  // an id that is not a form of this page is ignored
  if (result.kind !== 'page') return { result, version }
  if (sent === null || !findForm(result.page.content, sent))
    return { result: { ...result, page: withLinkedValues(result.page, searchParams) }, version }
  const reference = readReference(searchParams.get(REFERENCE_QUERY_NAME))
  return { result: { ...result, page: withFormAnswer(result.page, sent, { kind: 'sent', reference }) }, version }
}
