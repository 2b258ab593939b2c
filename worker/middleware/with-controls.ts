import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { readControls } from '../controls/read-controls.ts'

/** What operators have purged and switched, for every route that follows. */
export const withControls = createMiddleware<AppEnv>(async function withControls(c, next) {
  c.set('controls', await readControls(c.env.CONTROLS, Date.now(), (work) => c.executionCtx.waitUntil(work)))
  return next()
})
