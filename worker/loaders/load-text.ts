import { ENDPOINTS, type EndpointKey } from '#shared/contract/endpoints.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LoadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { fetchUpstream, textOf } from '../upstream/fetch-upstream.ts'

export interface ContentRequest {
  endpoint: EndpointKey
  /** of a page */
  path?: string
  search?: string
  body?: string
}

/** The JSON text of a content endpoint, or the status of its failure. */
export async function loadText(
  context: LoadContext,
  { endpoint, search = '', body }: ContentRequest,
): Promise<{ status: number; text?: string }> {
  const { config, locale, preview } = context
  const start = performance.now()
  const result = await fetchUpstream({
    endpoint: ENDPOINTS[endpoint],
    url: `${config.BACKEND_URL}${ENDPOINTS[endpoint].path}${search}`,
    locale,
    headers: preview ? { 'x-st1-preview': 'true' } : {}, // §7
    ...(body !== undefined && { body }),
  })
  context.noteUpstream(endpoint, performance.now() - start)
  const text = result.kind === 'response' && result.status === 200 ? textOf(result) : ''
  if (text !== '') return { status: 200, text }
  const status =
    result.kind === 'failed'
      ? result.reason === 'timeout'
        ? 504
        : 502
      : shownStatus(result.status)
  const reason = result.kind === 'failed' ? result.reason : result.status
  const message =
    reason === 'unreachable' &&
    `No backend answers at ${config.BACKEND_URL}: start one (npm run backend), or set BACKEND_URL.`
  if (message) context.noteNoBackend(message)
  if (status !== NOT_FOUND_STATUS)
    log('warn', 'upstream', { endpoint, locale, status, reason, ...(message && { message }) })
  return { status }
}

/** Statuses on which a browser acts by itself: it repeats the request, or asks for a proxy. */
const REPLACED: Partial<Record<number, number>> = { 407: 502, 408: 503, 421: 502, 425: 503 }

/** §8: the status to show. Only 404 and 410 mean that the page does not exist. */
function shownStatus(status: number): number {
  if (status === NOT_FOUND_STATUS || status === 410) return NOT_FOUND_STATUS
  return REPLACED[status] ?? (status >= 400 && status <= 599 ? status : 502)
}
