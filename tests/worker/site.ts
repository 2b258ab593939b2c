// The site in workerd: the worker with its bindings, and a backend and a redirect table from the
// test.

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveTableText } from '#shared/navigation/redirect-table.ts'
import worker from '../../worker/index.ts'

export type Answer = (request: Request) => Response | Promise<Response>

const endless = new WeakSet<Promise<Response>>()

/**
 * A call that never ends, not even by its time limit: a response of the site proves that it did not
 * wait for the call.
 */
export function hangsForGood(): Promise<Response> {
  const answer = new Promise<Response>(() => undefined)
  endless.add(answer)
  return answer
}

export interface Site {
  /** origin of the site; unique, so that tests do not share copies in the edge cache */
  origin: string
  backend: string
  /** the requests to the backend */
  requests: Request[]
  /** parsed JSON lines of the log */
  logged: Record<string, unknown>[]
  /** sends a request and waits for its background work; does not follow redirects */
  ask: (address: string, init?: RequestInit) => Promise<Response>
  /** the same without waiting for background work */
  answered: (address: string, init?: RequestInit) => Promise<Response>
  publish: (table: string, locale?: LocaleCode) => Promise<void>
}

let opened = 0

/** A separate site with a backend that answers by path. A path without an answer is 404. */
export function openSite(
  answers: Record<string, Answer>,
  variables: Record<string, unknown> = {},
): Site {
  const name = `site-${++opened}-${crypto.randomUUID().slice(0, 8)}`
  const origin = `http://${name}.test`
  const backend = `http://content.${name}.test`
  const requests = playBackend(new URL(backend).host, answers)
  const redirects = new Map<string, string>()
  const read = async (key: string) => ({ value: redirects.get(key) ?? null, metadata: null })
  // visits are only counted if the test provides a database
  const bindings = {
    ...env,
    DESK_DB: undefined,
    CONTROLS: undefined,
    REDIRECTS: { getWithMetadata: read },
    BACKEND_URL: backend,
    ...variables,
  }

  async function send(address: string, init: RequestInit = {}) {
    const url = /^https?:/.test(address) ? address : origin + address
    const context = createExecutionContext()
    return {
      response: await worker.fetch(
        new Request(url, { redirect: 'manual', ...init }),
        bindings,
        context,
      ),
      context,
    }
  }

  async function ask(address: string, init?: RequestInit): Promise<Response> {
    const { response, context } = await send(address, init)
    await waitOnExecutionContext(context)
    return response
  }

  async function answered(address: string, init?: RequestInit): Promise<Response> {
    return (await send(address, init)).response
  }

  async function publish(table: string, locale: LocaleCode = 'fi-FI'): Promise<void> {
    redirects.set(locale, liveTableText(parseRedirectTable(table).rules))
  }

  return { origin, backend, requests, logged: captureLog(), ask, answered, publish }
}

interface PlayedBackend {
  answers: Record<string, Answer>
  requests: Request[]
}

/**
 * Backends by host, so that a test can open several sites. Requests to other hosts (IMAGE_HOSTS) go
 * to the backend of the newest site.
 */
const played = new Map<string, PlayedBackend>()

function playBackend(host: string, answers: Record<string, Answer>): Request[] {
  const newest: PlayedBackend = { answers, requests: [] }
  played.set(host, newest)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const backend = played.get(url.host) ?? newest
    backend.requests.push(request.clone())
    const answer = backend.answers[url.pathname]
    if (!answer) return new Response(null, { status: 404 })
    const answering = answer(request)
    return answering instanceof Promise && endless.has(answering)
      ? answering
      : Promise.race([answering, aborted(init?.signal)])
  })
  return newest.requests
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  )
}

function captureLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) =>
      lines.push(JSON.parse(String(line))),
    )
  }
  return lines
}
