import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { EditRefusal } from '#redirects/drafts/edit-draft.ts'
import { faultText } from '#redirects/messages/describe.ts'
import { english } from '#redirects/messages/english.ts'
import type { DeskError } from '../wire.ts'
import type { DeskEnv } from './desk-env.ts'

export function refuse(c: Context<DeskEnv>, status: ContentfulStatusCode, error: DeskError): Response {
  return c.json(error, status)
}

/** A response to throw, for code that cannot return one. */
export function failure(status: ContentfulStatusCode, error: DeskError): HTTPException {
  return new HTTPException(status, { res: Response.json(error, { status }) })
}

export function refuseEdit(c: Context<DeskEnv>, refusal: EditRefusal): Response {
  return refusal.kind === 'draft-changed'
    ? refuse(c, 409, { error: refusal.kind, now: refusal.now })
    : refuse(c, 422, { error: refusal.kind, detail: faultText(english, refusal) })
}
