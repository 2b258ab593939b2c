import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { BUILD_ID } from '../build-id.ts'

/** For load balancers and people: the worker runs, with this build. It asks nothing of the backends. */
export function health(c: Context<AppEnv>): Response {
  return c.json({ status: 'ok', buildId: BUILD_ID }, 200, { 'Cache-Control': 'no-store' })
}
