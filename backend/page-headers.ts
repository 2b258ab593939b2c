import type { Context, Next } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { type BackendEnv, siteOrigins } from './env.ts'

/** Forbids scripts, inline styles, framing and caching. */
export function pageHeaders(c: Context<BackendEnv>, next: Next): Promise<Response | void> {
  return headers(c, next, ["'none'"])
}

/** The same, and allows script files of this origin. */
export function scriptedPageHeaders(c: Context<BackendEnv>, next: Next): Promise<Response | void> {
  return headers(c, next, ["'self'"])
}

async function headers(
  c: Context<BackendEnv>,
  next: Next,
  scriptSrc: string[],
): Promise<Response | void> {
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      fontSrc: ["'self'"],
      // The sites are included because browsers check the redirect after a login against
      // form-action.
      formAction: ["'self'", ...siteOrigins(c.env.SITE_ORIGINS)],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'"],
      scriptSrc,
      styleSrc: ["'self'"],
    },
    // csrf() needs the origin of our forms. The full address with its returnUrl stays private.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
  })(c, next)
}
