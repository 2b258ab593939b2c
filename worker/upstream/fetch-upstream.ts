// The only way out of the worker: every answer has a time limit and a size limit, and no redirect is followed.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createListReader } from './list-reader.ts'

export interface UpstreamRequest {
  url: string
  locale: LocaleCode
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  /** until the whole answer is there; of a list until its next piece is */
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

/** in all, however steadily a list comes */
const LIST_LIMIT_MS = 20_000

/** The items of the list that the answer has under `name`, as they arrive. The body says whether the answer was whole. */
export async function fetchUpstreamList(
  request: UpstreamRequest,
  name: string,
  take: (item: unknown) => void,
): Promise<UpstreamAnswer<boolean>> {
  const silence = new AbortController()
  const startTimer = () => setTimeout(() => silence.abort(), request.timeLimitMs)
  let timer = startTimer()

  async function read({ body }: Response): Promise<boolean> {
    const reader = createListReader(name, take)
    if (!body) return false
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      reader.read(piece)
      clearTimeout(timer)
      timer = startTimer()
    }
    return reader.isWhole()
  }

  const answer = await fetchLimited(request, read, AbortSignal.any([silence.signal, AbortSignal.timeout(LIST_LIMIT_MS)]))
  clearTimeout(timer)
  return answer
}

async function fetchLimited<Body>(
  request: UpstreamRequest,
  read: (response: Response) => Promise<Body>,
  signal = AbortSignal.timeout(request.timeLimitMs),
): Promise<UpstreamAnswer<Body>> {
  const { url, locale, method = 'GET', headers, body, answerLimitBytes } = request
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
