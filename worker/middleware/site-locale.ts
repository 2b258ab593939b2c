import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { detectLocale } from '#shared/locale/detect-locale.ts'
import { localeForHost } from '#shared/locale/locale-links.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { PAYLOAD_SUFFIX } from '#shared/navigation/payload.ts'
import type { AppEnv } from '../app-env.ts'
import type { Config } from '../env.ts'
import { redirectResponse } from '../routes/redirect-response.ts'

/** Which site is asked for: host's domain → locale prefix in the path → cookie → Accept-Language → fi-FI. */
export const siteLocale = createMiddleware<AppEnv>(async function siteLocale(c, next) {
  const config = c.get('config')
  const url = new URL(c.req.url)
  const isPayload = url.pathname.endsWith(PAYLOAD_SUFFIX)
  const asked = parsePagePath(isPayload ? url.pathname.slice(0, -PAYLOAD_SUFFIX.length) : url.pathname)
  const hostLocale = localeForHost(url.host, config.LOCALE_DOMAINS)

  if (hostLocale && asked.locale && !isPayload) return redirectResponse(c, onItsOwnDomain(url, asked.locale, hostLocale, config))

  const locale = hostLocale ?? asked.locale ?? detectLocale(preferences(c.req.header('accept-language'), getCookie(c, config.LOCALE_COOKIE)))
  const prefix = hostLocale || locale === DEFAULT_LOCALE ? '' : (`/${locale}` as const)
  c.set('site', {
    addressing: { locale, prefix },
    path: asked.path,
    preview: asked.preview,
    hostBound: hostLocale !== undefined,
    explicit: hostLocale !== undefined || asked.locale !== undefined,
  })
  return next()
})

/** On a bound host the host decides: another locale's prefix leads to that locale's domain, its own to the bare path. */
function onItsOwnDomain(url: URL, asked: LocaleCode, own: LocaleCode, config: Config): string {
  const bare = withoutLocaleSegment(url.pathname) + url.search
  if (asked === own) return bare
  const domain = Object.entries(config.LOCALE_DOMAINS).find(([, locale]) => locale === asked)?.[0]
  return domain ? `${url.protocol}//${domain}${bare}` : bare
}

function withoutLocaleSegment(pathname: string): string {
  return pathname.replace(/^(\/preview)?\/[a-z]{2}-[a-z]{2}(?=\/|$)/i, '$1') || '/'
}

function preferences(acceptLanguage: string | undefined, cookie: string | undefined) {
  return { ...(cookie === undefined ? {} : { cookie }), ...(acceptLanguage === undefined ? {} : { acceptLanguage }) }
}
