import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { isPreview } from '../site/page-address.ts'

/** What is not published yet is in nobody's copy and in no index, whatever it is answered with (§2.1). */
export const previewHeaders = createMiddleware<AppEnv>(async function previewHeaders(c, next) {
  await next()
  if (!isPreview(c.req.url)) return
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})
