import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { log, loggablePath } from '../log.ts'

/** One line a request, when its answer is ready. */
export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const start = performance.now()
  await next()
  const { pathname } = new URL(c.req.url)
  log(c.res.status >= 500 ? 'error' : 'info', 'request', {
    id: c.get('requestId'),
    method: c.req.method,
    path: loggablePath(pathname),
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    locale: c.get('site')?.addressing.locale,
    cache: c.get('cacheStatus'),
  })
})
