import type * as z from 'zod'
import { refusalSchema } from './schemas/refusal.ts'

/** A correct response. */
export interface Expected<T = unknown> {
  status: number
  description: string
  headers?: Readonly<Record<string, { pattern: RegExp; description: string }>>
  /** absent: the response must have no body */
  body?: z.ZodType<T>
  /** the status alone is enough */
  mayBeEmpty?: true
}

/** Responses about one visitor are never cached. */
export const noStore = {
  'cache-control': { pattern: /(?:^|[\s,])no-store(?:[\s,]|$)/i, description: 'no-store' },
}

function refusal(status: number, description: string): Expected {
  return { status, description, body: refusalSchema, mayBeEmpty: true }
}

export const notJson = refusal(400, 'The body is not JSON')
export const unauthorized = refusal(401, 'No session has this token')
export const unknownThing = refusal(404, 'Not found')
export const tooLarge = refusal(413, 'The body is larger than the limit')
export const refused = refusal(422, 'The body does not match the schema')
