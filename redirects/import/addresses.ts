import { localeForHost } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Fault } from '../table/fault.ts'
import { tidyTarget } from '../table/tidy-target.ts'

type Hosts = Partial<Record<string, LocaleCode>>

/**
 * The path of an old address in the form of a rule's source, and the locale of its host if the host
 * is one of ours.
 */
export function oldAddress(
  text: string,
  hosts: Hosts,
): { path: string; locale?: LocaleCode } | Fault {
  const address = splitAddress(text.trim(), hosts)
  if (address.host === undefined) return { path: written(address.rest) }
  const locale = localeForHost(address.host, hosts)
  return locale === undefined
    ? { fault: 'foreignHost', words: { host: address.host } }
    : { path: written(address.rest || '/'), locale }
}

/** A target in the form of a rule's target. An address of the locale's own host becomes a path. */
export function newAddress(text: string, hosts: Hosts, locale: LocaleCode | undefined): string {
  const { host, rest } = splitAddress(text.trim(), hosts)
  if (host !== undefined && locale !== undefined && localeForHost(host, hosts) === locale)
    return tidyTarget((rest || '/').normalize('NFC'))
  return text.trim().startsWith('/') ? tidyTarget(text.trim().normalize('NFC')) : text.trim()
}

/**
 * In an address without a scheme (www.st1.fi/a) the first segment is the host, if it is one of
 * ours.
 */
function splitAddress(text: string, hosts: Hosts): { host?: string; rest: string } {
  const [, host, rest = ''] = /^https?:\/\/([^/?#\s]+)(.*)$/is.exec(text) ?? []
  if (host !== undefined)
    return { host, rest: rest.startsWith('/') || rest === '' ? rest : `/${rest}` }
  const bare = text.split('/', 1)[0] ?? ''
  return bare.includes('.') && localeForHost(bare, hosts) !== undefined
    ? { host: bare, rest: text.slice(bare.length) }
    : { rest: text }
}

/** A space separates the words of a table, so in a path it is %20. */
function written(path: string): string {
  return path.normalize('NFC').replace(/[ \u00a0]/g, encodeURIComponent)
}
