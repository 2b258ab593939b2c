import { createMiddleware } from 'hono/factory'
import type { DeskEnv } from './desk-env.ts'

/** Allows only the desk's own files and API. Inline scripts and styles: only under `vite dev`. */
const INLINE = import.meta.env.MODE === 'development' ? " 'unsafe-inline'" : ''
const POLICY = [
  "default-src 'none'",
  `script-src 'self'${INLINE}`,
  `style-src 'self'${INLINE}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The worker adds its other security headers, and keeps these. */
export const deskHeaders = createMiddleware<DeskEnv>(async function deskHeaders(c, next) {
  await next()
  c.header('Content-Security-Policy', POLICY)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  c.header('Referrer-Policy', 'no-referrer')
})
