import { ENDPOINTS, type EndpointKey } from '#shared/contract/endpoints.ts'
import { FATAL_ERROR_STATUS, NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LoadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { fetchUpstream, type UpstreamResult } from '../upstream/fetch-upstream.ts'

export interface ContentRequest {
  endpoint: EndpointKey
  search?: string
  body?: string
}

/** A content endpoint's JSON text, or the status its failure is shown with. */
export async function loadText(
  context: LoadContext,
  { endpoint, search = '', body }: ContentRequest,
): Promise<{ status: number; text?: string }> {
  const { config, locale, preview } = context
  const result = await fetchUpstream({
    endpoint: ENDPOINTS[endpoint],
    url: `${config.BACKEND_URL}${ENDPOINTS[endpoint].path}${search}`,
    locale,
    headers: preview ? { 'x-st1-preview': 'true' } : {}, // §7
    ...(body !== undefined && { body }),
  })
  if (result.kind === 'response' && result.status === 200 && result.body !== '') return { status: 200, text: result.body }
  const status = result.kind === 'failed' ? (result.reason === 'timeout' ? 504 : 502) : shownStatus(result.status)
  if (status !== NOT_FOUND_STATUS) log('warn', 'upstream', { endpoint, locale, status, ...reasonOf(result, config.BACKEND_URL) })
  return { status }
}

function reasonOf(result: UpstreamResult<unknown>, backendUrl: string): { reason: string | number; message?: string } {
  if (result.kind === 'response') return { reason: result.status }
  const { reason } = result
  if (reason !== 'unreachable') return { reason }
  return { reason, message: `No backend answers at ${backendUrl}: start one (npm run backend), or set BACKEND_URL.` }
}

/** Request timeout, too early, too many requests: the page exists, it only cannot be had now. */
const TRY_LATER = [408, 425, 429]

/** §8: the backend's own status where a visitor can make sense of it. Only 404 and 410 say that there is no such page, any other refusal is a fault. */
function shownStatus(status: number): number {
  if (status === NOT_FOUND_STATUS || status === 410) return NOT_FOUND_STATUS
  if (TRY_LATER.includes(status)) return 503
  const isShown = status === 401 || status === 403 || (status >= FATAL_ERROR_STATUS && status <= 599)
  return isShown ? status : 502
}
