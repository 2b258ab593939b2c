import { localeForHost } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { isFolderSource } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'
import { countryLocale, isOwnHost } from '../table/own-hosts.ts'
import { tidyTarget } from '../table/tidy-target.ts'

/** What is fixed in an old address: our own host and the query go, lower case, no slash at the end. */
const MENDS = ['host', 'query', 'case', 'slash'] as const
export type Mend = (typeof MENDS)[number]

export interface OurHosts {
  /** the site's hosts (LOCALE_DOMAINS) */
  hosts: Partial<Record<string, LocaleCode>>
  /** our hosts outside the site (hosts.txt) */
  ownHosts: readonly string[]
}

/** An old address as a rule's source, what was fixed in it, and the locale of its host. */
export function oldAddress(
  text: string,
  ours: OurHosts,
): { path: string; mended: Mend[]; locale?: LocaleCode } | Fault {
  const { host, rest } = splitAddress(text, ours)
  if (host !== undefined && !isOurs(host, ours)) return { fault: 'foreignHost', words: { host } }
  const plain = rest.replace(/[?#].*$/s, '')
  // without its query, /?id=7 would be the front page; in /a?b/* the star belongs to the query
  const path = plain === '/' || plain === '' || isFolderSource(rest) ? rest : plain
  const lower = path.replace(/%[\da-f]{2}|[^%]+|%/gi, (part) =>
    /^%[\da-f]{2}$/i.test(part) ? part : part.toLowerCase(),
  )
  const short = lower.replace(/(?<=.)\/+$/s, '')
  const changed: Record<Mend, boolean> = {
    host: host !== undefined,
    query: path !== rest,
    case: lower !== path,
    slash: short !== lower,
  }
  const locale = host && (localeForHost(host, ours.hosts) ?? countryLocale(host))
  return {
    // a space separates the words of a table, so in a path it is %20
    path: short.normalize('NFC').replace(/[ \u00a0]/g, encodeURIComponent),
    mended: MENDS.filter((mend) => changed[mend]),
    ...(locale && { locale }),
  }
}

/** A target in the form of a rule's target. An address of the locale's own host becomes a path. */
export function newAddress(text: string, ours: OurHosts, locale: LocaleCode): string {
  const { host, rest } = splitAddress(text, ours)
  const isOwn = host === undefined || localeForHost(host, ours.hosts) === locale
  return isOwn && rest.startsWith('/') ? tidyTarget(rest.normalize('NFC')) : text.trim()
}

/** In an address without a scheme (www.st1.fi/a) the first segment is the host, if it is ours. */
function splitAddress(written: string, ours: OurHosts): { host?: string; rest: string } {
  const text = written.trim()
  const [, scheme, host, rest = ''] = /^((?:https?:)?\/\/)?([^/?#\s]+)(.*)$/is.exec(text) ?? []
  if (host === undefined || (scheme === undefined && !isOurs(host, ours))) return { rest: text }
  return { host, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

function isOurs(host: string, { hosts, ownHosts }: OurHosts): boolean {
  return isOwnHost(host, [...ownHosts, ...Object.keys(hosts)])
}
