import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readPurgeRequest } from '#shared/controls/purge-request.ts'
import type { Changes } from '../../wire.ts'
import { refuse } from '../answers.ts'
import type { DeskEnv } from '../desk-env.ts'
import { readBody } from '../read-request.ts'

const schema = z.object({ content: z.unknown() })

/** Purges content. `content` is the same body as in `POST /ops/purge`, which content services sign. */
export async function purge(c: Context<DeskEnv>): Promise<Response> {
  const { content } = await readBody(c, schema)
  const request = readPurgeRequest(content)
  if (request.kind === 'refused') return refuse(c, 400, { error: 'bad-request', detail: request.sentence })
  await c.env.site.purge(request.names)
  return c.json({ purged: request.names } satisfies Changes['purge'])
}
