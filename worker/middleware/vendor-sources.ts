import type { Config } from '../env.ts'

type Directive = 'script' | 'connect' | 'image' | 'frame' | 'style'

const NONE: Record<Directive, string[]> = { script: [], connect: [], image: [], frame: [], style: [] }

/** What a tag of the tag manager may load besides its own script has to be named here too: only Google's statistics are. */
const TAG_MANAGER: typeof NONE = {
  ...NONE,
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

const CONSENT_VENDOR: typeof NONE = {
  script: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  connect: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  image: ['https://imgsct.cookiebot.com'],
  frame: ['https://consentcdn.cookiebot.com'],
  // its dialog is drawn with <style> elements and style attributes; without them it could not be read
  style: ["'unsafe-inline'"],
}

/** The sources of scripts that are not the site's own. Nothing where none is configured. */
export function vendorSources({ GTM_IDS, CONSENT_ID }: Config): Record<Directive, string[]> {
  const vendors = [Object.keys(GTM_IDS).length > 0 ? TAG_MANAGER : NONE, CONSENT_ID ? CONSENT_VENDOR : NONE]
  const of = (directive: Directive) => [...new Set(vendors.flatMap((vendor) => vendor[directive]))]
  return { script: of('script'), connect: of('connect'), image: of('image'), frame: of('frame'), style: of('style') }
}
