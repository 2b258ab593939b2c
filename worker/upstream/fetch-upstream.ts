// The only way out of the worker: every answer has a time limit and a size limit, and no redirect is followed.
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface UpstreamRequest {
  url: string
  locale: LocaleCode
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  /** until the whole answer is there */
  timeLimitMs: number
  answerLimitBytes: number
}

export type UpstreamAnswer<Body> =
  | { kind: 'answer'; status: number; headers: Headers; body: Body }
  | { kind: 'failed'; reason: 'timeout' | 'unreachable' | 'too-large' | 'cut-off' }

export async function fetchUpstream(request: UpstreamRequest): Promise<UpstreamAnswer<string>> {
  return fetchLimited(request, (response) => response.text())
}

export async function fetchUpstreamBytes(request: UpstreamRequest): Promise<UpstreamAnswer<ArrayBuffer>> {
  return fetchLimited(request, (response) => response.arrayBuffer())
}

async function fetchLimited<Body>(request: UpstreamRequest, read: (response: Response) => Promise<Body>): Promise<UpstreamAnswer<Body>> {
  const { url, locale, method = 'GET', headers, body, timeLimitMs, answerLimitBytes } = request
  const signal = AbortSignal.timeout(timeLimitMs)
  let failure: 'unreachable' | 'cut-off' = 'unreachable'
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers, 'x-st1-locale': locale },
      redirect: 'manual', // an upstream's redirect could lead into another network
      signal,
      ...(body === undefined ? {} : { body }),
    })
    failure = 'cut-off'
    const answer = await readLimited(response, answerLimitBytes, read)
    if (answer === undefined) return { kind: 'failed', reason: 'too-large' }
    return { kind: 'answer', status: response.status, headers: response.headers, body: answer.body }
  } catch {
    return { kind: 'failed', reason: signal.aborted ? 'timeout' : failure }
  }
}

/** undefined when the body is larger than it may be. A declared length is believed, and the body then not counted. */
async function readLimited<Body>(
  response: Response,
  limit: number,
  read: (response: Response) => Promise<Body>,
): Promise<{ body: Body } | undefined> {
  const declared = response.headers.has('content-encoding') ? null : response.headers.get('content-length')
  if (declared !== null || !response.body) {
    if (Number(declared) <= limit) return { body: await read(response) }
    await response.body?.cancel()
    return undefined
  }
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size <= limit) controller.enqueue(chunk)
        else controller.terminate()
      },
    }),
  )
  const body = await read(new Response(counted))
  return size <= limit ? { body } : undefined
}
