import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { detectLocale, offeredLocale } from '#shared/locale/detect-locale.ts'
import { addressingOf, localeForHost } from '#shared/locale/locale-links.ts'
import { configuredOrigin } from '#shared/locale/locale-origins.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { PAYLOAD_SUFFIX } from '#shared/navigation/payload.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import { onItsOwnDomain } from '#shared/navigation/site-page.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'
import { redirectResponse } from '../routes/page.ts'
import { payloadResponse } from '../routes/payload.ts'

/**
 * Decides the locale: domain of the host → locale prefix of the path → cookie → Accept-Language →
 * fi-FI.
 */
export const siteLocale = createMiddleware<AppEnv>(async function siteLocale(c, next) {
  const config = readConfig(c.env)
  const url = c.get('url')
  const isPayload = url.pathname.endsWith(PAYLOAD_SUFFIX)
  const requested = parsePagePath(
    isPayload ? url.pathname.slice(0, -PAYLOAD_SUFFIX.length) : url.pathname,
  )
  const hostLocale = localeForHost(url.host, config.LOCALE_DOMAINS)

  if (hostLocale && requested.locale) {
    const location = onItsOwnDomain(url, requested, config)
    if (!isPayload) return redirectResponse(url, location)
    return payloadResponse(addressingOf(hostLocale, true), {
      kind: 'redirect',
      location,
      external: isExternalTarget(location),
    })
  }

  const signals = {
    // a payload request sends the locale of its tab in x-st1-locale (§7)
    cookie: c.req.header('x-st1-locale') ?? getCookie(c, config.LOCALE_COOKIE),
    acceptLanguage: c.req.header('accept-language'),
  }
  const explicit = hostLocale ?? requested.locale
  const locale = explicit ?? detectLocale(signals)
  const offered = explicit ? undefined : offeredLocale(signals)
  c.set('address', {
    origin: configuredOrigin(url, config),
    addressing: {
      ...addressingOf(locale, hostLocale !== undefined, requested.preview),
      ...(offered && { offered }),
    },
    path: requested.path,
    preview: requested.preview,
    explicit: explicit !== undefined,
  })
  return next()
})
