import { localeForHost } from '#shared/locale/locale-links.ts'
import type { SiteDomains } from '#shared/locale/locale-origins.ts'
import { targetFault } from '#shared/navigation/redirect-rule.ts'
import { parseLine } from '../table/parse-table.ts'
import { ruleLine } from '../table/write-line.ts'

/** An unreadable line as it was probably meant; undefined: unknown. */
export function repairLine(text: string, domains: SiteDomains): string | undefined {
  const [, source = '', gap = '', target = '', rest = ''] =
    /^\s*(\S+)(\s+)(\S+)(.*)$/s.exec(text) ?? []
  const path = reduceAddress(source, domains) ?? repairPath(source)
  for (const to of [target, repairTarget(target) ?? target]) {
    const read = parseLine(path + gap + to + rest, 0)
    if (read !== undefined && 'source' in read) return ruleLine(read)
  }
  return undefined
}

/** The path of an address of our own hosts; undefined for any other text. */
function reduceAddress(address: string, { LOCALE_DOMAINS }: SiteDomains): string | undefined {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://site.invalid') : null
  // rules ignore query and hash, but dropping them silently would change the meaning
  if (!url || url.search !== '' || url.hash !== '' || !localeForHost(url.host, LOCALE_DOMAINS))
    return undefined
  return address.replace(/^(?:https?:)?\/\/[^/]*/i, '') || '/'
}

function repairPath(source: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) return source
  return `/${source.replaceAll('\\', '/').replace(/^\/+/, '')}`
}

/** A safe target for an unsafe one that lacks its scheme or a slash, or has backslashes. */
export function repairTarget(target: string): string | undefined {
  const slashed = target.replaceAll('\\', '/')
  const candidates = [
    slashed.replace(/^\/\//, 'https://'),
    slashed.replace(/^(https?):?\/*(?=[^:/])/i, '$1://'),
    /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(slashed) ? `https://${slashed}` : '',
    /^[\w%-]+(?:[/?#]|$)/.test(slashed) ? `/${slashed}` : '',
  ]
  return candidates.find(
    (candidate) => candidate !== target && targetFault(candidate) === undefined,
  )
}
