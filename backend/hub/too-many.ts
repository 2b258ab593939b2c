import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import type { Attempt } from '../queries/count-attempt.ts'
import { fillIn } from './messages/messages-of.ts'

/** 429, and in words when to come back. */
export function tooMany(c: Context<BackendEnv>, sentence: string, { waitMs }: Attempt): { errors: { text: string }; status: 429 } {
  c.header('Retry-After', String(Math.ceil(waitMs / 1_000)))
  return { errors: { text: fillIn(sentence, { minutes: Math.ceil(waitMs / 60_000) }) }, status: 429 }
}
