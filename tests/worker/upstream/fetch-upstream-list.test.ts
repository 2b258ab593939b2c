import { afterEach, expect, test, vi } from 'vitest'
import { fetchUpstreamList } from '../../../worker/upstream/fetch-upstream.ts'

afterEach(() => vi.unstubAllGlobals())

const REQUEST = { url: 'https://backend.example/list', locale: 'fi-FI', timeLimitMs: 400, answerLimitBytes: 1_000 } as const

/** A backend that sends a piece every 100 ms, and hangs where a piece is missing. */
function backendSends(pieces: (string | undefined)[]): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    signal.addEventListener('abort', () => void writer.abort(signal.reason))
    // refused when nobody reads any more
    send(writer, pieces).catch(() => undefined)
    return new Response(body.readable)
  })
}

async function send(writer: WritableStreamDefaultWriter<Uint8Array>, pieces: (string | undefined)[]): Promise<void> {
  for (const piece of pieces) {
    if (piece === undefined) return
    await new Promise((resolve) => setTimeout(resolve, 100))
    await writer.write(new TextEncoder().encode(piece))
  }
  await writer.close()
}

async function fetched() {
  const items: unknown[] = []
  return { answer: await fetchUpstreamList(REQUEST, 'list', (item) => items.push(item)), items }
}

test('a list may take longer than the time limit, as long as it comes', async () => {
  backendSends(['{"list":[', '1,', '2,', '3,', '4,', '5', ']}'])
  expect(await fetched()).toMatchObject({ answer: { kind: 'answer', status: 200, body: true }, items: [1, 2, 3, 4, 5] })
})

test('one that stops coming is a timeout', async () => {
  backendSends(['{"list":[', '1,', undefined])
  expect(await fetched()).toEqual({ answer: { kind: 'failed', reason: 'timeout' }, items: [1] })
})

test('one that ends too early is not whole, one with broken items is cut off, one too long is refused', async () => {
  backendSends(['{"list":[1'])
  expect((await fetched()).answer).toMatchObject({ kind: 'answer', body: false })
  backendSends(['{"list":[1 2,'])
  expect((await fetched()).answer).toEqual({ kind: 'failed', reason: 'cut-off' })
  backendSends([`{"list":[${'1,'.repeat(600)}`])
  expect((await fetched()).answer).toEqual({ kind: 'failed', reason: 'too-large' })
})
