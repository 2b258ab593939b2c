// All outgoing calls go through here, with a time limit and a size limit. Redirects are not
// followed.

import type { Endpoint } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { readLimited } from '../read-body.ts'

export interface UpstreamRequest {
  /** method and limits */
  endpoint: Pick<Endpoint, 'method' | 'timeLimitMs' | 'answerLimitBytes'>
  url: string
  locale: LocaleCode
  headers?: Record<string, string>
  /** JSON */
  body?: string
}

export interface UpstreamResponse {
  kind: 'response'
  status: number
  headers: Headers
  bytes: Uint8Array
}

interface UpstreamFailure {
  kind: 'failed'
  reason: 'timeout' | 'unreachable' | 'too-large' | 'cut-off'
  /** of a response whose body failed */
  status: number | undefined
}

export type UpstreamResult = UpstreamResponse | UpstreamFailure

export function textOf({ bytes }: UpstreamResponse): string {
  return new TextDecoder().decode(bytes)
}

export async function fetchUpstream({
  endpoint,
  url,
  locale,
  headers,
  body,
}: UpstreamRequest): Promise<UpstreamResult> {
  const signal = AbortSignal.timeout(endpoint.timeLimitMs)
  let response: Response | undefined
  try {
    response = await fetch(url, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        'x-st1-locale': locale,
      },
      redirect: 'manual', // a redirect could lead into another network
      signal,
      ...(body !== undefined && { body }),
    })
    const bytes = await readLimited(response, endpoint.answerLimitBytes)
    if (bytes)
      return { kind: 'response', status: response.status, headers: response.headers, bytes }
    await response.body?.cancel()
    return { kind: 'failed', reason: 'too-large', status: response.status }
  } catch {
    const reason = signal.aborted ? 'timeout' : response ? 'cut-off' : 'unreachable'
    return { kind: 'failed', reason, status: response?.status }
  }
}
