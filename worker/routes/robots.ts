import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** Everything may be read but previews and the machine's own addresses. */
export function robots(c: Context<AppEnv>): Response {
  const { origin } = new URL(c.req.url)
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
