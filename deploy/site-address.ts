import { z } from 'zod'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Settings } from './environment.ts'
import { Refusal } from './refusal.ts'

/** Where a path of a locale's site is reached; without a locale, what is the same for all (/_health). */
export type SiteAddress = (path: string, locale?: LocaleCode) => string

/**
 * By the locale's own domain; where there is none by the first domain of the environment, which names the locale in the path. `override`
 * (the variable SITE_ADDRESS): another address of the whole site, for as long as its domains do not lead there yet.
 */
export function siteAddress({ vars, routes, name }: Settings, override?: string): SiteAddress {
  const domains = Object.entries(z.record(z.string(), z.string()).parse(vars['LOCALE_DOMAINS'] ?? {}))
  const shared = override ?? (routes[0] && `https://${routes[0].pattern}`)
  return (path, locale) => {
    const [domain] = domains.find(([, code]) => code === locale) ?? []
    if (domain !== undefined && override === undefined) return `https://${domain}${path}`
    if (shared === undefined)
      throw new Refusal(`${name} has no domain: add routes = [{ pattern = "…", custom_domain = true }] to its environment.`)
    // the canonical address of a locale's first page has no slash at its end
    return locale === undefined ? shared + path : `${shared}/${locale}${path === '/' ? '' : path}`
  }
}
