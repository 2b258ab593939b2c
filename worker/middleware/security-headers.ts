import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../app-env.ts'
import { type Config, readConfig } from '../env.ts'
import { INLINE_STYLE } from '../render/client-assets.ts'
import { imageOrigins } from '../site/site-origin.ts'
import { isPreview } from '../site/page-address.ts'

/** Strict: no inline script, no style but its own, nothing framed; pictures and vendors' scripts only from the hosts the configuration names. */
export const securityHeaders: MiddlewareHandler<AppEnv> = function securityHeaders(c, next) {
  return headersFor(readConfig(c.env))(c, next)
}

/** What is not published yet is in nobody's copy and in no index, whatever the response is (§2.1). */
export const previewHeaders = createMiddleware<AppEnv>(async function previewHeaders(c, next) {
  await next()
  if (!isPreview(c.req.url)) return
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})

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
      connectSrc: ["'self'", ...mapOrigins(config), ...vendors('connect')],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: vendors('frame').length > 0 ? vendors('frame') : ["'none'"],
      // data: the icons of the style sheet
      imgSrc: ["'self'", 'data:', ...images, ...vendors('image')],
      mediaSrc: ["'self'", ...images],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", ...vendors('script')],
      styleSrc: ["'self'", ...inlineStyles(vendors('style'))],
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

/** A vendor's 'unsafe-inline' allows the build's own, too; beside a hash it would not count. */
function inlineStyles(ofVendors: string[]): string[] {
  // `vite dev` writes <style> elements
  if (import.meta.env.MODE === 'development') return ["'unsafe-inline'"]
  return ofVendors.length === 0 && INLINE_STYLE ? [`'sha256-${INLINE_STYLE.sha256}'`] : ofVendors
}

/** Of the configured maps service: its style, tiles, glyphs and sprites are all fetched. */
function mapOrigins({ MAP_STYLE_URL, MAP_HOSTS }: Config): string[] {
  return MAP_STYLE_URL ? [new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS.map((host) => `https://${host}`)] : []
}

type Sources = Partial<Record<'script' | 'connect' | 'image' | 'frame' | 'style', string[]>>

/** `https://*.host` does not match the host itself. */
function withSubdomains(host: string): string[] {
  return [`https://${host}`, `https://*.${host}`]
}

/** Anything else that a tag of the tag manager loads must be added here: only Google's statistics are. */
const TAG_MANAGER: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', ...withSubdomains('google-analytics.com'), ...withSubdomains('analytics.google.com')],
  image: ['https://www.googletagmanager.com', ...withSubdomains('google-analytics.com'), ...withSubdomains('analytics.google.com')],
}

const CONSENT_VENDOR: Sources = {
  script: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  connect: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  image: ['https://imgsct.cookiebot.com'],
  frame: ['https://consentcdn.cookiebot.com'],
  // its dialog is drawn with <style> elements and style attributes; without them it could not be read
  style: ["'unsafe-inline'"],
}

/** The sources of scripts that are not the site's own. Nothing where none is configured. */
function vendorSources({ GTM_IDS, CONSENT_ID }: Config): (directive: keyof Sources) => string[] {
  const vendors = [Object.keys(GTM_IDS).length > 0 ? TAG_MANAGER : {}, CONSENT_ID ? CONSENT_VENDOR : {}]
  return (directive) => vendors.flatMap((vendor) => vendor[directive] ?? [])
}
