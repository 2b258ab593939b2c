/** Caches responses of requests that only read. Requests that match `writes` are always sent. */
export function rememberFetch(writes: RegExp): typeof fetch {
  const answers = new Map<string, Promise<Stored>>()
  return async function remembered(input, init) {
    const address = String(input)
    const key = JSON.stringify([init?.method, address, init?.headers, init?.body])
    const stored = writes.test(address)
      ? store(input, init)
      : (answers.get(key) ?? store(input, init))
    if (!writes.test(address)) answers.set(key, stored)
    const { status, headers, bytes } = await stored
    return new Response(bytes.length === 0 ? null : bytes, { status, headers })
  }
}

interface Stored {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

async function store(
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Stored> {
  const { signal: _, ...request } = init ?? {}
  const response = await fetch(input, request)
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}
