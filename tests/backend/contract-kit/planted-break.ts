import { type EndpointKey, ENDPOINTS } from '#shared/contract/endpoints.ts'

/** One fault of a backend. */
export interface PlantedBreak {
  key: EndpointKey
  name: string
  /** selects the responses to break */
  when: When
  change: Change
  /** a part of the problem that the check finds */
  finding: string | RegExp
}

export type When = (asked: { body: string; address: URL }, status: number) => boolean

/**
 * A function changes the response's JSON or returns a replacement. A header that is null is
 * removed.
 */
type Change =
  | ((body: Json) => unknown)
  | {
      status?: number
      headers?: Record<string, string | null>
      body?: string | Uint8Array<ArrayBuffer> | undefined
    }

/** The JSON of any response, which tests change. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

/** A row per break of the same responses. */
export function breaks(
  key: EndpointKey,
  when: When,
  rows: [name: string, change: Change, finding: string | RegExp][],
): PlantedBreak[] {
  return rows.map(([name, change, finding]) => ({ key, name, when, change, finding }))
}

/** Changes a value of the JSON: `set('stations.0.location.lat', 91)`. `undefined` removes it. */
export function set(path: string, value: unknown): Change {
  return (body) => {
    const owners = path.split('.')
    const name = owners.pop() ?? ''
    owners.reduce((owner, key) => owner[key], body)[name] = value
  }
}

/** Sends the header with another value, or without one. */
export function header(name: string, value: string | null): Change {
  return { headers: { [name]: value } }
}

export const found: When = (_, status) => status === 200

export function status(expected: number): When {
  return (_, received) => received === expected
}

/** Requests with these words in the body. */
export function asked(words: string): When {
  return ({ body }) => body.includes(words)
}

/** Requests for the page. */
export function at(path: string): When {
  return ({ address }, received) => received === 200 && address.searchParams.get('path') === path
}

/** A fetch of the backend with one break. */
export function plant(
  fetch: typeof globalThis.fetch,
  { key, when, change }: PlantedBreak,
): typeof globalThis.fetch {
  const path = new RegExp(`^${ENDPOINTS[key].path.replace(':token', '[^/]+')}$`)
  return async function broken(input, init) {
    const response = await fetch(input, init)
    const address = new URL(String(input))
    const isMeant =
      path.test(address.pathname) &&
      when({ body: String(init?.body ?? ''), address }, response.status)
    return isMeant ? changed(response, change) : response
  }
}

async function changed(response: Response, change: Change): Promise<Response> {
  const { status, headers } = response
  if (typeof change === 'function') {
    const body: Json = await response.json()
    return new Response(JSON.stringify(change(body) ?? body), { status, headers })
  }
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return new Response(change.body ?? response.body, { status: change.status ?? status, headers })
}
