import { parsePagePath } from '../navigation/page-path.ts'
import type { LocaleCode } from './locales.ts'

/** How links of this request are written. */
export interface SiteAddressing {
  locale: LocaleCode
  /** the start of every link */
  prefix: '' | `/${LocaleCode}`
  /** §2.1: links and payloads of a preview are previews too */
  preview?: true
  /** a language that the visitor may prefer to the detected one (offeredLocale) */
  offered?: LocaleCode
}

/**
 * On a locale's own domain, links have no prefix. On any other host every link has the locale as
 * prefix, even the default locale: all tabs share the locale cookie, and a page must keep its
 * language when another tab switches to another one.
 */
export function addressingOf(
  locale: LocaleCode,
  onOwnDomain: boolean,
  preview = false,
): SiteAddressing {
  return { locale, prefix: onOwnDomain ? '' : `/${locale}`, ...(preview && { preview }) }
}

/** Paths that may begin with a locale or with `preview`, also if encoded. */
const MAY_NAME_A_LOCALE = /%|^[/\\]*(?:preview|[a-z]{2}-[a-z]{2})(?:[/\\]|$)/i

/**
 * The href of a page of this site. '/terms?x#y' becomes '/en-EU/terms?x#y' with a prefix, and
 * '/en-EU/preview/terms?x#y' in a preview. A missing leading slash is added; '' is the landing
 * page. Unchanged: a path with a locale prefix (a preview stays one), '?query', '#hash' and other
 * addresses ('https://…', 'mailto:…', '//…'). Does not check whether the address is safe:
 * isSafeHref does.
 */
export function localizedHref(path: string, { prefix, preview }: SiteAddressing): string {
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|\\|[?#])/i.test(path)) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const rooted = pathname.startsWith('/') ? pathname : `/${pathname}`
  // a page has hundreds of links, and hardly any is worth parsing
  const named = MAY_NAME_A_LOCALE.test(rooted)
    ? parsePagePath(rooted)
    : { locale: undefined, preview: false }
  const beginning =
    (named.locale === undefined ? prefix : '') + (preview && !named.preview ? '/preview' : '')
  return beginning + (rooted === '/' && beginning !== '' ? '' : rooted) + rest
}

/**
 * The locale of a host in LOCALE_DOMAINS, if any. `host` is a Host header: letter case, a leading
 * 'www.', a trailing dot and the port are ignored. If a domain of the table has a port
 * ('localhost:8787'), the port must be the same.
 */
export function localeForHost(
  host: string,
  domains: Partial<Record<string, LocaleCode>>,
): LocaleCode | undefined {
  const withPort = plainHost(host)
  const withoutPort = plainHost(host.replace(/:\d*$/, ''))
  const bound = Object.entries(domains).map(([domain, locale]) => ({
    domain: plainHost(domain),
    locale,
  }))
  const match =
    bound.find(({ domain }) => domain === withPort) ??
    bound.find(({ domain }) => domain === withoutPort)
  return match?.locale
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
}
