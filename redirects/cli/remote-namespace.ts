import { z } from 'zod'
import type { Namespace } from '../versions/kv-store.ts'
import { type CallCloudflare, CloudflareError } from './cloudflare-api.ts'

const NO_SUCH_KEY = 10_009

const pageSchema = z.object({
  result: z.array(z.object({ name: z.string(), metadata: z.unknown().optional() })),
  result_info: z.object({ cursor: z.string().optional() }).optional(),
})

/** A KV namespace at Cloudflare, by its API. */
export function remoteNamespace(call: CallCloudflare, id: string): Namespace {
  const path = `/storage/kv/namespaces/${id}`
  const pathOf = (key: string) => `${path}/values/${encodeURIComponent(key)}`
  return {
    async list(options) {
      const response = await call(`${path}/keys?${new URLSearchParams(options)}`)
      const { result, result_info: { cursor } = {} } = pageSchema.parse(await response.json())
      return { keys: result, list_complete: !cursor, ...(cursor && { cursor }) }
    },
    async get(key) {
      try {
        return await (await call(pathOf(key))).text()
      } catch (error) {
        if (error instanceof CloudflareError && error.codes.includes(NO_SUCH_KEY)) return null
        throw error
      }
    },
    async put(key, value, { metadata } = {}) {
      const body = new FormData()
      // as it is: a form gives the lines of a text other ends
      body.set('value', new Blob([value]))
      body.set('metadata', JSON.stringify(metadata ?? {}))
      await call(pathOf(key), { method: 'PUT', body })
    },
  }
}
