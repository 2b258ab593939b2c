// The pages asked for ahead of a click, and the ones just seen: a click within half a minute needs no second request.
import type { Payload } from '#shared/navigation/payload.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { fetchPayload, type PayloadRequest } from './fetch-payload.ts'

const FRESH_MS = 30_000
const MAX_HELD = 50

const held = new Map<string, { payload: Promise<Payload>; at: number }>()

export function loadPayload(address: string, request: PayloadRequest = {}): Promise<Payload> {
  // an editor looks at what was written a moment ago
  if (isPreview(address)) return fetchPayload(address, request)
  return freshOne(address) ?? hold(address, fetchPayload(address, request))
}

export function isPreview(address: string): boolean {
  return parsePagePath(new URL(address, location.origin).pathname).preview
}

export function isHeld(address: string): boolean {
  return freshOne(address) !== undefined
}

function freshOne(address: string): Promise<Payload> | undefined {
  const known = held.get(address)
  return known && Date.now() - known.at < FRESH_MS ? known.payload : undefined
}

function hold(address: string, payload: Promise<Payload>): Promise<Payload> {
  held.delete(address)
  held.set(address, { payload, at: Date.now() })
  payload.catch(() => held.delete(address)) // a failure is not remembered
  const [oldest] = held.keys()
  if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest)
  return payload
}
