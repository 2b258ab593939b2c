import type * as z from 'zod'
import { refusalSchema } from './schemas/refusal.ts'

/** An answer that is right. */
export interface Expected<T = unknown> {
  status: number
  description: string
  headers?: Readonly<Record<string, { pattern: RegExp; description: string }>>
  /** none: there must be no body */
  body?: z.ZodType<T>
  /** a status that says enough by itself */
  mayBeEmpty?: true
}

/** What concerns one visitor is stored nowhere on its way. */
export const noStore = { 'cache-control': { pattern: /(?:^|[\s,])no-store(?:[\s,]|$)/i, description: 'no-store' } }

// What every endpoint answers when it refuses.
function refusal(status: number, description: string): Expected {
  return { status, description, body: refusalSchema, mayBeEmpty: true }
}

export const notJson = refusal(400, 'The body is no JSON')
export const unauthorized = refusal(401, 'No session has this token')
export const unknownThing = refusal(404, 'There is none')
export const tooLarge = refusal(413, 'The body is larger than the limit')
export const refused = refusal(422, 'The body is not what the endpoint asks for')
