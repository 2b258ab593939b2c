import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { readControls } from '../controls/read-controls.ts'

/** Provides purges and switches to the following routes. */
export const withControls = createMiddleware<AppEnv>(async function withControls(c, next) {
  c.set(
    'controls',
    await readControls(c.env.CONTROLS, Date.now(), (work) => c.executionCtx.waitUntil(work)),
  )
  return next()
})
