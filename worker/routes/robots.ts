import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { configuredOrigin } from '../site/site-origin.ts'

/** Everything may be read but previews and the machine's own addresses. */
export function robots(c: Context<AppEnv>): Response {
  const origin = configuredOrigin(new URL(c.req.url), c.get('config'))
  const lines = [
    'User-agent: *',
    'Disallow: /preview/',
    'Disallow: /*/preview/',
    'Disallow: /proxy/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
}
