import { localeForHost } from '#shared/locale/locale-links.ts'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'

/** A leading `www.`, letter case and the port do not matter. */
export function isOwnHost(host: string, ownHosts: readonly string[]): boolean {
  return (
    localeForHost(host, Object.fromEntries(ownHosts.map((own) => [own, LOCALE_CODES[0]]))) !==
    undefined
  )
}

/** st1.se has the addresses of the Swedish table. undefined: a host of no country */
export function countryLocale(host: string): LocaleCode | undefined {
  const end = host.replace(/:\d*$/, '').split('.').at(-1)?.toUpperCase()
  return LOCALE_CODES.find((code) => LOCALES[code].country === end)
}

/** The hosts of hosts.txt: one per line; comments are skipped. */
export function readHosts(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).filter((line) => /^[^#\s]/.test(line))
  return new Set(lines.map((line) => line.trim()))
}
