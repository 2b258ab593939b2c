import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../app-env.ts'
import type { Config } from '../env.ts'

/** Strict: no inline script, no inline style, nothing framed; pictures only from the hosts the configuration names. */
export const securityHeaders: MiddlewareHandler<AppEnv> = function securityHeaders(c, next) {
  return headersFor(c.get('config'))(c, next)
}

/** One per configuration: building it costs more than using it. */
const built = new WeakMap<Config, MiddlewareHandler<AppEnv>>()

function headersFor(config: Config): MiddlewareHandler<AppEnv> {
  const known = built.get(config)
  if (known) return known
  const dev = config.CLIENT_DEV_ORIGIN ? [config.CLIENT_DEV_ORIGIN, config.CLIENT_DEV_ORIGIN.replace(/^http/, 'ws')] : []
  const images = [new URL(config.BACKEND_URL).origin, ...config.IMAGE_HOSTS.map((host) => `https://${host}`)]
  const handler = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", ...dev],
      fontSrc: ["'self'", ...dev],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: ["'none'"],
      // data: the icons of the style sheet
      imgSrc: ["'self'", 'data:', ...images, ...dev],
      mediaSrc: ["'self'", ...images],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", ...dev],
      // Vite's dev server writes <style> elements
      styleSrc: dev.length > 0 ? ["'self'", "'unsafe-inline'", ...dev] : ["'self'"],
      workerSrc: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [], geolocation: ['self'] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    // a picture's own, stricter policy stays
    overwrite: false,
  })
  built.set(config, handler)
  return handler
}
