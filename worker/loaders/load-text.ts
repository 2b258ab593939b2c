import { ENDPOINTS, type EndpointKey } from '#shared/contract/endpoints.ts'
import { FATAL_ERROR_STATUS, NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { TextOrStatus } from '../cache/cached-text.ts'
import type { LoadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { fetchUpstream, type UpstreamAnswer, type UpstreamRequest } from '../upstream/fetch-upstream.ts'

export interface ContentRequest {
  endpoint: EndpointKey
  search?: string
  body?: string
}

/** A content endpoint's JSON text, or the status its failure is shown with. */
export async function loadText(context: LoadContext, request: ContentRequest): Promise<TextOrStatus> {
  const answer = await fetchUpstream(upstreamRequest(context, request))
  if (answer.kind === 'answer' && answer.status === 200 && answer.body !== '') return { status: 200, text: answer.body }
  return { status: failedStatus(context, request, answer) }
}

function upstreamRequest({ config, locale, preview }: LoadContext, { endpoint, search = '', body }: ContentRequest): UpstreamRequest {
  const { method, path, timeLimitMs, answerLimitBytes } = ENDPOINTS[endpoint]
  return {
    url: `${config.BACKEND_URL}${path}${search}`,
    locale,
    method,
    timeLimitMs,
    answerLimitBytes,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(preview ? { 'x-st1-preview': 'true' } : {}), // §7
    },
    ...(body === undefined ? {} : { body }),
  }
}

function failedStatus({ config, locale }: LoadContext, { endpoint }: ContentRequest, answer: UpstreamAnswer<unknown>): number {
  const status = answer.kind === 'failed' ? (answer.reason === 'timeout' ? 504 : 502) : shownStatus(answer.status)
  if (status !== NOT_FOUND_STATUS)
    log('warn', 'upstream', {
      endpoint,
      locale,
      status,
      reason: answer.kind === 'failed' ? answer.reason : answer.status,
      ...(answer.kind === 'failed' &&
        answer.reason === 'unreachable' && {
          message: `No backend answers at ${config.BACKEND_URL}: start one (npm run backend), or set BACKEND_URL.`,
        }),
    })
  return status
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
