import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { isPreview } from '../address/page-address.ts'
import { imageOrigins } from '../address/site-origin.ts'
import type { AppEnv } from '../app-env.ts'
import { type Config, readConfig } from '../env.ts'
import { STYLE_HASHES } from '../render/client-assets.ts'

/**
 * A strict policy: no inline scripts, only the site's own styles, no frames. Images and vendor
 * scripts only from configured hosts.
 */
export const securityHeaders: MiddlewareHandler<AppEnv> = function securityHeaders(c, next) {
  return headersFor(readConfig(c.env))(c, next)
}

/** §2.1: no response to a preview is cached or indexed. */
export const previewHeaders = createMiddleware<AppEnv>(async function previewHeaders(c, next) {
  await next()
  if (!isPreview(c.get('url'))) return
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})

/** Module state: one middleware per configuration, because building it is slower than using it. */
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
      // data: is for the icons of the style sheet
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
    // an image response keeps its own, stricter policy
    overwrite: false,
  })
  built.set(config, handler)
  return handler
}

/**
 * If a vendor needs 'unsafe-inline', there is no hash: browsers ignore 'unsafe-inline' beside a
 * hash.
 */
function inlineStyles(ofVendors: string[]): string[] {
  // `vite dev` writes <style> elements
  if (import.meta.env.MODE === 'development') return ["'unsafe-inline'"]
  return ofVendors.length === 0 ? STYLE_HASHES.map((hash) => `'sha256-${hash}'`) : ofVendors
}

/**
 * The origins of the configured maps service (style, tiles, glyphs and sprites), or of the archive
 * with street maps.
 */
function mapOrigins({ MAP_STYLE_URL, MAP_HOSTS, MAP_PMTILES_URL }: Config): string[] {
  if (MAP_STYLE_URL)
    return [new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS.map((host) => `https://${host}`)]
  return MAP_PMTILES_URL ? [new URL(MAP_PMTILES_URL).origin] : []
}

type Sources = Partial<Record<'script' | 'connect' | 'image' | 'frame' | 'style', string[]>>

/** `https://*.host` does not match the host itself. */
function withSubdomains(host: string): string[] {
  return [`https://${host}`, `https://*.${host}`]
}

/** Sources for Google's statistics. Sources of other tags must be added here. */
const TAG_MANAGER: Sources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    ...withSubdomains('google-analytics.com'),
    ...withSubdomains('analytics.google.com'),
  ],
  image: [
    'https://www.googletagmanager.com',
    ...withSubdomains('google-analytics.com'),
    ...withSubdomains('analytics.google.com'),
  ],
}

const CONSENT_VENDOR: Sources = {
  script: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  connect: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  image: ['https://imgsct.cookiebot.com'],
  frame: ['https://consentcdn.cookiebot.com'],
  // the dialog uses <style> elements and style attributes
  style: ["'unsafe-inline'"],
}

/** The sources of configured vendors (tag manager, consent). */
function vendorSources({ GTM_IDS, CONSENT_ID }: Config): (directive: keyof Sources) => string[] {
  const vendors = [
    Object.keys(GTM_IDS).length > 0 ? TAG_MANAGER : {},
    CONSENT_ID ? CONSENT_VENDOR : {},
  ]
  return (directive) => vendors.flatMap((vendor) => vendor[directive] ?? [])
}
