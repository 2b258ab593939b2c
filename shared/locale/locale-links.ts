import { parsePagePath } from '../navigation/page-path.ts'
import type { LocaleCode } from './locales.ts'

/** How the site is addressed in this request. */
export interface SiteAddressing {
  locale: LocaleCode
  /** what links begin with */
  prefix: '' | `/${LocaleCode}`
  /** §2.1: links and payloads of a preview lead to previews */
  preview?: true
}

/**
 * On a locale's own domain links need no prefix. On any other host every link names its locale, the default one too: the locale cookie
 * is shared by all tabs, and a page keeps its language when another tab switches.
 */
export function addressingOf(locale: LocaleCode, onOwnDomain: boolean, preview = false): SiteAddressing {
  return { locale, prefix: onOwnDomain ? '' : `/${locale}`, ...(preview && { preview }) }
}

/**
 * The href of a page of this site: '/terms?x#y' becomes '/en-EU/terms?x#y' where links carry a prefix, '/en-EU/preview/terms?x#y' in a
 * preview, query and hash kept.
 * A path without its leading slash means the same path (contract), '' the landing page. Left alone: a path that names a locale
 * already (a preview stays one), '?query', '#hash', and whatever leaves the site ('https://…', 'mailto:…', '//…'). It judges no address: isSafeHref does.
 */
export function localizedHref(path: string, { prefix, preview }: SiteAddressing): string {
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|\\|[?#])/i.test(path)) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const rooted = pathname.startsWith('/') ? pathname : `/${pathname}`
  const named = parsePagePath(rooted)
  const beginning = (named.locale === undefined ? prefix : '') + (preview && !named.preview ? '/preview' : '')
  return beginning + (rooted === '/' && beginning !== '' ? '' : rooted) + rest
}

/**
 * The locale a host is bound to by LOCALE_DOMAINS, if any. `host` is a Host header: letter case, a leading 'www.', a trailing dot
 * and the port do not matter, unless a domain in the table names its port ('localhost:8787'), which then has to be the same.
 */
export function localeForHost(host: string, domains: Partial<Record<string, LocaleCode>>): LocaleCode | undefined {
  const withPort = plainHost(host)
  const withoutPort = plainHost(host.replace(/:\d*$/, ''))
  const bound = Object.entries(domains).map(([domain, locale]) => ({ domain: plainHost(domain), locale }))
  const match = bound.find(({ domain }) => domain === withPort) ?? bound.find(({ domain }) => domain === withoutPort)
  return match?.locale
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
}
