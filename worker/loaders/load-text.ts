import { ENDPOINTS, type EndpointKey } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { log } from '../log.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'

export interface ContentRequest {
  backendUrl: string
  locale: LocaleCode
  endpoint: EndpointKey
  search?: string
  headers?: Record<string, string>
  body?: string
}

/** A content endpoint's JSON text, or the status its failure is shown with. */
export type LoadedText = { status: 200; text: string } | { status: number; text?: undefined }

export async function loadText({ backendUrl, locale, endpoint, search = '', headers, body }: ContentRequest): Promise<LoadedText> {
  const { method, path, timeLimitMs, answerLimitBytes } = ENDPOINTS[endpoint]
  const answer = await fetchUpstream({
    url: `${backendUrl}${path}${search}`,
    locale,
    method,
    timeLimitMs,
    answerLimitBytes,
    headers: body === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  })
  if (answer.kind === 'answer' && answer.status === 200 && answer.body !== '') return { status: 200, text: answer.body }
  const status = answer.kind === 'failed' ? (answer.reason === 'timeout' ? 504 : 502) : shownStatus(answer.status)
  if (status >= 500) log('warn', 'upstream', { endpoint, locale, status, reason: answer.kind === 'failed' ? answer.reason : answer.status })
  return { status }
}

/** Request timeout, too early, too many requests: the page exists, it only cannot be had now. */
const TRY_LATER = [408, 425, 429]

/** §8: the backend's own status where a visitor can make sense of it. Any other refusal means there is no such page. */
function shownStatus(status: number): number {
  if (TRY_LATER.includes(status)) return 503
  if (status >= 500 && status <= 599) return status
  if (status === 401 || status === 403) return status
  return status >= 400 ? 404 : 502
}
