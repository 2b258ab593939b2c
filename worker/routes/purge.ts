import type { Context } from 'hono'
import { readPurgeRequest } from '#shared/controls/purge-request.ts'
import type { AppEnv } from '../app-env.ts'
import { storePurges } from '../controls/purges.ts'
import { signatureProblem } from '../controls/signed-purge.ts'
import { log, loggableReason } from '../log.ts'
import { parseJson } from '../parse-json.ts'
import { readTextBody } from '../read-body.ts'
import { withinLimit } from '../within-limit.ts'
import { refusal } from './forward-call.ts'
import { refuseOverLimit } from './visitor-limit.ts'

const MAX_BODY_BYTES = 64 * 1024
/** Longer means that KV hangs: several writes with retries take less. */
const LIMIT_MS = 10_000
/** The sender then repeats the same request. */
const RETRY_SECONDS = '5'

/** `POST /ops/purge` with a signature (docs/contract.md, "Purge"). A repeated request is harmless. */
export async function purge(c: Context<AppEnv>): Promise<Response> {
  const { CONTROLS: kv, PURGE_SECRET: secret } = c.env
  if (!kv || !secret) return c.notFound()
  const limited = await refuseOverLimit(c, 'PURGE_LIMIT')
  if (limited) return limited
  const body = await readTextBody(c.req.raw, MAX_BODY_BYTES)
  if (body === undefined) return refusal(413, 'BODY_TOO_LARGE')
  const [timestamp = '', signature = ''] = ['x-timestamp', 'x-signature'].map((name) =>
    c.req.header(name),
  )
  const now = Date.now()
  const problem = await signatureProblem({ body, timestamp, signature }, secret, now)
  if (problem) return refusal(401, problem)
  const request = readPurgeRequest(parseJson(body))
  if (request.kind === 'refused')
    return refusal(400, 'BAD_PURGE', {}, { sentence: request.sentence })

  const storing = storePurges(kv, request.names, now).then(
    () => 'stored' as const,
    (error: unknown) => ({ failed: loggableReason(error) }),
  )
  c.executionCtx.waitUntil(storing)
  const outcome = (await withinLimit(storing, LIMIT_MS)) ?? {
    failed: `no answer in ${LIMIT_MS / 1000} s`,
  }
  if (outcome !== 'stored') {
    log('error', 'purge-not-stored', { reason: outcome.failed })
    return refusal(503, 'PURGE_NOT_STORED', { 'Retry-After': RETRY_SECONDS })
  }
  log('info', 'purge', { count: request.names.length })
  return Response.json(
    { purged: request.names, at: now },
    { status: 202, headers: { 'Cache-Control': 'no-store' } },
  )
}
