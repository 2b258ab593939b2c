import type { LocaleCode } from '#shared/locale/locales.ts'
import { isFolderSource } from '#shared/navigation/redirect-rule.ts'
import { countryLocale, isOwnHost } from '../table/own-hosts.ts'

/**
 * What a machine can fix in an old address: take off our own host, drop the query, write it in
 * lower case, take off the last slash.
 */
export const MENDS = ['host', 'query', 'case', 'slash'] as const
export type Mend = (typeof MENDS)[number]

interface Mended {
  address: string
  needs: Mend[]
  /** of the host's country; undefined: no host, or one of no country */
  locale?: LocaleCode
}

/** An old address as a rule can have it. `needs` says what was fixed, in the order of MENDS. */
export function mendAddress(written: string, ownHosts: readonly string[]): Mended {
  const text = written.trim()
  const { host, rest } = withoutOwnHost(text, ownHosts)
  const plain = rest.replace(/[?#].*$/s, '')
  // without its query, /?id=7 would be the front page; in /a?b/* the star belongs to the query
  const path = plain === '/' || plain === '' || isFolderSource(rest) ? rest : plain
  const lower = path.replace(/%[\da-f]{2}|[^%]+|%/gi, (part) =>
    /^%[\da-f]{2}$/i.test(part) ? part : part.toLowerCase(),
  )
  const address = lower.replace(/(?<=.)\/+$/s, '')
  const changed: Record<Mend, boolean> = {
    host: host !== undefined,
    query: path !== rest,
    case: lower !== path,
    slash: address !== lower,
  }
  const locale = host === undefined ? undefined : countryLocale(host)
  return { address, needs: MENDS.filter((mend) => changed[mend]), ...(locale && { locale }) }
}

/** Takes off one of our hosts, with or without a scheme and `www.`. Another host stays. */
function withoutOwnHost(
  text: string,
  ownHosts: readonly string[],
): { host?: string; rest: string } {
  const [, host, rest = ''] = /^(?:(?:https?:)?\/\/)?([^/?#\s]+)(.*)$/is.exec(text) ?? []
  if (host === undefined || !isOwnHost(host, ownHosts)) return { rest: text }
  return { host, rest: rest.startsWith('/') ? rest : `/${rest}` }
}
