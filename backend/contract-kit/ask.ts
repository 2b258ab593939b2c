import { type EndpointKey, endpointPath, ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { isTooDeep } from './strip-absent.ts'

export interface Question {
  /** names the request in a finding */
  label?: string
  /** default: the endpoint of the check */
  key?: EndpointKey
  locale?: LocaleCode
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** sent as JSON */
  body?: unknown
  /** sent unchanged */
  rawBody?: string
  /** the session token in the endpoint's path */
  token?: string
}

export interface Answer {
  kind: 'answer'
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

export type Outcome =
  | Answer
  | { kind: 'failed'; problem: string }
  /** no response in time, now or earlier */
  | { kind: 'hung'; problem: string }
  | { kind: 'unreachable' }

export type Ask = (key: EndpointKey, question?: Question) => Promise<Outcome>

interface AskOptions {
  origin: string
  fetch: typeof globalThis.fetch
  timeLimitMs: (key: EndpointKey) => number
}

/**
 * Requests within the limits of the endpoint table. After an endpoint hangs once, its other
 * requests are skipped, so that a run ends.
 */
export function askBackend({ origin, fetch, timeLimitMs }: AskOptions): Ask {
  const hung = new Map<EndpointKey, Outcome>()
  return async function ask(key, question = {}) {
    const before = hung.get(key)
    if (before) return before
    const limit = timeLimitMs(key)
    const signal = AbortSignal.timeout(limit)
    let response: Response | undefined
    try {
      response = await fetch(addressOf(origin, key, question), {
        ...requestOf(key, question),
        signal,
      })
      return await readAnswer(key, response)
    } catch (error) {
      if (!signal.aborted)
        return response
          ? { kind: 'failed', problem: 'the response is incomplete' }
          : failureOf(error)
      const outcome: Outcome = {
        kind: 'hung',
        problem: `no complete response within ${limit / 1000} s; the endpoint's other checks were not run`,
      }
      hung.set(key, outcome)
      return outcome
    }
  }
}

/** Errors of Node that mean no server can be reached. */
const NO_SERVER =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CERT|TLS|SSL|UNABLE_TO|bad port/

function failureOf(error: unknown): Outcome {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return NO_SERVER.test(`${code} ${String(cause)}`)
    ? { kind: 'unreachable' }
    : { kind: 'failed', problem: 'the response is not HTTP or is incomplete' }
}

function addressOf(
  origin: string,
  key: EndpointKey,
  { query = {}, token = 'none' }: Question,
): URL {
  const address = new URL(origin + (endpointPath(key, token) ?? '/'))
  address.search = new URLSearchParams(query).toString()
  return address
}

function requestOf(
  key: EndpointKey,
  { locale = 'fi-FI', headers, body, rawBody }: Question,
): RequestInit {
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: ENDPOINTS[key].method,
    headers: {
      accept: 'application/json',
      // A server may close an idle connection while the next request is sent over it.
      connection: 'close',
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      'x-st1-locale': locale,
    },
    // The site does not follow redirects either.
    redirect: 'manual',
    ...(sent !== undefined && { body: sent }),
  }
}

async function readAnswer(key: EndpointKey, response: Response): Promise<Outcome> {
  const { answerLimitBytes } = ENDPOINTS[key]
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    // Leaving the loop cancels the download.
    if (size > answerLimitBytes)
      return { kind: 'failed', problem: `the response is larger than ${answerLimitBytes} bytes` }
    parts.push(part)
  }
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return { kind: 'answer', status: response.status, headers: response.headers, bytes }
}

/** Requests the same content once, because one page serves several checks. */
export function rememberAnswers(ask: Ask): Ask {
  const answers = new Map<string, Promise<Outcome>>()
  return function askOnce(key, question) {
    const { method, session } = ENDPOINTS[key]
    // Responses for a session may change.
    if (method !== 'GET' || session !== 'none') return ask(key, question)
    const asked = JSON.stringify([key, question])
    const answer = answers.get(asked) ?? ask(key, question)
    answers.set(asked, answer)
    return answer
  }
}

/**
 * Reads a response as leniently as the site, so that one mistake does not hide others. undefined if
 * the response is unreadable.
 */
export async function askAndRead<T>(
  ask: Ask,
  key: EndpointKey,
  question: Question,
  read: (answer: unknown) => T,
): Promise<T | undefined> {
  const answer = await ask(key, question)
  if (answer.kind !== 'answer' || answer.status !== 200) return undefined
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(answer.bytes))
    return isTooDeep(json) ? undefined : read(json)
  } catch {
    return undefined // The check of this endpoint reports a body that is not JSON.
  }
}

/** parallel requests: a test environment is small */
const AT_ONCE = 8

/** Runs a few at a time. Returns the results in the order of the list. */
export async function inTurn<T, R>(
  list: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>()
  const waiting = list.entries()
  async function workOff(): Promise<void> {
    for (const [index, item] of waiting) results.set(index, await work(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOff))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
