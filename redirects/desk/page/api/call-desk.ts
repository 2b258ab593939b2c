import type { Changes, DeskError, Reads } from '../../wire.ts'
import { anySignal } from '#shared/any-signal.ts'

const API = '/ops/redirects/api'
const LIMIT_MS = 30_000

/** A response with an error status, or no response. */
export class DeskFailure extends Error {
  readonly kind: DeskError['error'] | 'offline'

  constructor(kind: DeskFailure['kind'], detail?: string) {
    super(detail ?? kind)
    this.kind = kind
  }
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** GET. Responses are not validated: page and API come from the same build (wire.ts). */
export function askDesk<Path extends keyof Reads>(path: Path, query: Query = {}): Promise<Reads[Path]> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return call(`${API}/${path}?${new URLSearchParams(given)}`)
}

/** POST. Pages of other sites cannot send this header (api/guard-changes.ts). */
export function tellDesk<Path extends keyof Changes>(path: Path, body: unknown, signal?: AbortSignal): Promise<Changes[Path]> {
  return call(`${API}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk': '1' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

async function call<Answer>(address: string, { signal, ...init }: RequestInit = {}): Promise<Answer> {
  const limit = AbortSignal.timeout(LIMIT_MS)
  const response = await fetch(address, { ...init, signal: signal ? anySignal(signal, limit) : limit }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new DeskFailure('offline', String(cause))
  })
  const answer = await response.json().catch(() => ({ error: 'store-failed', detail: `status ${response.status}` }))
  if (!response.ok) throw new DeskFailure(answer?.error ?? 'store-failed', answer?.detail)
  return answer
}

export function failureKind(error: unknown): DeskFailure['kind'] {
  return error instanceof DeskFailure ? error.kind : 'store-failed'
}
