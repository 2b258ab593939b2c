import { anySignal } from '#shared/any-signal.ts'
import { ENDPOINTS, type EndpointKey, proxyAddress } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface EndpointCall {
  key: EndpointKey
  query?: Record<string, string>
  /** makes the call a POST */
  body?: unknown
  /** includes unpublished content (§7) */
  preview?: boolean
}

interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** replaced in tests */
  fetch?: Fetch | undefined
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/**
 * `refused`: the backend rejected the request; `limited`: too many requests; `failed`: any other
 * failure
 */
type Outcome = 'ok' | 'refused' | 'limited' | 'failed'

/** longer than the proxy's own time limit, so that the browser gets its response */
const EXTRA_TIME_MS = 2_000
const LIMITED = 429
/** temporary 4xx: timeout, still in progress, too early */
const TEMPORARY = [408, 409, 425]

/**
 * One call through the proxy (§7). `answer` is undefined if it is not JSON. Rejects without a
 * response in time.
 */
export async function sendCall<Answer = unknown>(
  { key, query, body, preview }: EndpointCall,
  locale: LocaleCode,
  { headers, signal, fetch = globalThis.fetch }: CallOptions = {},
) {
  const limit = AbortSignal.timeout(ENDPOINTS[key].timeLimitMs + EXTRA_TIME_MS)
  const response = await fetch(
    proxyAddress(key) + (query ? `?${new URLSearchParams(query)}` : ''),
    {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'x-st1-locale': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(preview && { 'x-st1-preview': 'true' }),
        ...headers,
      },
      signal: signal ? anySignal(signal, limit) : limit,
    },
  )
  // always read: an unread body keeps the request open in the browser
  const answer: Answer | undefined = await response.json().catch(() => undefined)
  return {
    status: response.status,
    outcome: outcomeOf(response.status),
    headers: response.headers,
    answer,
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok'
  if (status === LIMITED) return 'limited'
  return status < 500 && !TEMPORARY.includes(status) ? 'refused' : 'failed'
}

/** The answer of a call. Rejects with an EndpointError. */
export async function callEndpoint<Answer = unknown>(
  call: EndpointCall,
  locale: LocaleCode,
): Promise<Answer | undefined> {
  const { status, outcome, answer } = await sendCall<Answer>(call, locale).catch(
    (cause: unknown) => {
      throw new EndpointError(undefined, 'the endpoint did not respond', { cause })
    },
  )
  if (outcome !== 'ok') throw new EndpointError(status, `the endpoint responded with ${status}`)
  return answer
}

/** An endpoint failed. `status` is undefined without a response. */
export class EndpointError extends Error {
  readonly status: number | undefined

  constructor(status: number | undefined, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
