import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../app-env.ts'
import type { Config } from '../env.ts'
import { imageOrigins } from '../image-origins.ts'
import { vendorSources } from './vendor-sources.ts'

/** Strict: no inline script, no inline style, nothing framed; pictures and vendors' scripts only from the hosts the configuration names. */
export const securityHeaders: MiddlewareHandler<AppEnv> = function securityHeaders(c, next) {
  return headersFor(c.get('config'))(c, next)
}

/** One per configuration: building it costs more than using it. */
const built = new WeakMap<Config, MiddlewareHandler<AppEnv>>()

function headersFor(config: Config): MiddlewareHandler<AppEnv> {
  const known = built.get(config)
  if (known) return known
  const images = imageOrigins(config)
  const vendors = vendorSources(config)
  const handler = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", ...mapOrigins(config), ...vendors.connect],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: vendors.frame.length > 0 ? vendors.frame : ["'none'"],
      // data: the icons of the style sheet
      imgSrc: ["'self'", 'data:', ...images, ...vendors.image],
      mediaSrc: ["'self'", ...images],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", ...vendors.script],
      // `vite dev` writes <style> elements
      styleSrc: ["'self'", ...(import.meta.env.MODE === 'development' ? ["'unsafe-inline'"] : vendors.style)],
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

/** Of the configured maps service: its style, tiles, glyphs and sprites are all fetched. */
function mapOrigins({ MAP_STYLE_URL, MAP_HOSTS }: Config): string[] {
  if (!MAP_STYLE_URL) return []
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(MAP_STYLE_URL) ?? []
  return [origin, ...MAP_HOSTS.map((host) => `https://${host}`)]
}
