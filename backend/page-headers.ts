import type { Context, Next } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { type BackendEnv, siteOrigins } from './env.ts'

/** No script, no inline style, no framing, no caching. */
export async function pageHeaders(c: Context<BackendEnv>, next: Next): Promise<Response | void> {
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      fontSrc: ["'self'"],
      // the sites too: browsers check the redirect after a login against this
      formAction: ["'self'", ...siteOrigins(c.env.SITE_ORIGINS)],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'"],
      styleSrc: ["'self'"],
    },
    // csrf() needs the origin of our own forms; the full address, with its returnUrl, stays private
    referrerPolicy: 'same-origin',
    strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
  })(c, next)
}
