// The namespace CONTROLS in memory. Tests can make it slow, broken or late.

import type { ControlStore } from '../../../worker/controls/purges.ts'

export function controlNamespace(values: Record<string, string> = {}) {
  const entries = new Map(
    Object.entries(values).map(([name, value]) => [name, { value, metadata: {} }]),
  )
  const namespace = {
    entries,
    reads: [] as string[],
    /** awaited before each answer: can hang or throw */
    before: async (_key: string): Promise<unknown> => undefined,
    /** written keys that are not visible yet */
    hidden: (_key: string): boolean => false,
    async get(key: string) {
      namespace.reads.push(key)
      await namespace.before(key)
      return namespace.hidden(key) ? null : (entries.get(key)?.value ?? null)
    },
    async put(name: string, value: string, options: { metadata?: object } = {}) {
      await namespace.before(name)
      entries.set(name, { value, metadata: options.metadata ?? {} })
    },
    async list({ prefix, cursor = '0' }: { prefix: string; cursor?: string }) {
      namespace.reads.push('list')
      await namespace.before(prefix)
      const found = [...entries].filter(
        ([name]) => name.startsWith(prefix) && !namespace.hidden(name),
      )
      const end = Number(cursor) + 2
      const keys = found
        .slice(Number(cursor), end)
        .map(([name, { metadata }]) => ({ name, metadata }))
      return end < found.length
        ? { keys, list_complete: false as const, cursor: String(end), cacheStatus: null }
        : { keys, list_complete: true as const, cacheStatus: null }
    },
  }
  return namespace satisfies ControlStore
}

const SECRET = 'a secret of the content service'

/** Bindings of a site with purging. */
export function purgeable(namespace: ControlStore = controlNamespace()) {
  return { CONTROLS: namespace, PURGE_SECRET: SECRET }
}

interface Signing {
  secret?: string
  timestamp?: number
  signed?: string
}

/** A purge request, signed as the content service does. */
export async function purgeRequest(
  body: unknown,
  { secret = SECRET, timestamp = Date.now(), signed = JSON.stringify(body) }: Signing = {},
): Promise<RequestInit> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey(
    'raw',
    encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, encode(`${timestamp}.${signed}`))
  const headers = {
    'x-timestamp': String(timestamp),
    'x-signature': new Uint8Array(signature).toHex(),
  }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
