import { localeForHost } from '#shared/locale/locale-links.ts'
import { targetFault } from '#shared/navigation/redirect-rule.ts'
import type { SiteDomains } from '#shared/locale/locale-origins.ts'
import { parseLine } from '../table/parse-table.ts'
import { ruleLine } from '../table/write-line.ts'

/** A line that cannot be read, as it must have been meant; undefined where nobody knows. */
export function repairLine(text: string, domains: SiteDomains): string | undefined {
  const [, source = '', gap = '', target = '', rest = ''] = /^\s*(\S+)(\s+)(\S+)(.*)$/s.exec(text) ?? []
  const path = reduceAddress(source, domains) ?? repairPath(source)
  for (const to of [target, repairTarget(target) ?? target]) {
    const read = parseLine(path + gap + to + rest, 0)
    if (read !== undefined && 'source' in read) return ruleLine(read)
  }
  return undefined
}

/** An address of one of our own hosts as the path that a rule is for; undefined for any other text. */
function reduceAddress(address: string, { LOCALE_DOMAINS }: SiteDomains): string | undefined {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://site.invalid') : null
  // a query and a hash are not looked at, and not let fall in silence either
  if (!url || url.search !== '' || url.hash !== '' || !localeForHost(url.host, LOCALE_DOMAINS)) return undefined
  return address.replace(/^(?:https?:)?\/\/[^/]*/i, '') || '/'
}

function repairPath(source: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) return source
  return `/${source.replaceAll('\\', '/').replace(/^\/+/, '')}`
}

/** An unsafe target as the safe one that it must have been: without its scheme, with one slash or with backslashes. */
export function repairTarget(target: string): string | undefined {
  const slashed = target.replaceAll('\\', '/')
  const candidates = [
    slashed.replace(/^\/\//, 'https://'),
    slashed.replace(/^(https?):?\/*(?=[^:/])/i, '$1://'),
    /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(slashed) ? `https://${slashed}` : '',
    /^[\w%-]+(?:[/?#]|$)/.test(slashed) ? `/${slashed}` : '',
  ]
  return candidates.find((candidate) => candidate !== target && targetFault(candidate) === undefined)
}
