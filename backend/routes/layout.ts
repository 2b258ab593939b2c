import type { Context } from 'hono'
import { answerError } from '../answer-error.ts'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { findLayout } from '../queries/find-layout.ts'

export async function serveLayout(c: Context<BackendEnv>): Promise<Response> {
  const body = await findLayout(c.env.DB, c.get('locale'))
  return body === undefined ? answerError(c, 404, 'NOT_FOUND', 'This locale has no layout.') : answerStored(c, body)
}
