import { localeForHost } from '#shared/locale/locale-links.ts'
import { configuredOrigin, defaultOrigin, localeOrigins } from '#shared/locale/locale-origins.ts'
import { withoutWww } from '#shared/navigation/canonical-url.ts'
import type { TargetSuggestion } from '../check/suggest-target.ts'
import { countryLocale, isOwnHost } from '../table/own-hosts.ts'
import type { ENDS } from '../words/sentences.ts'
import { readAddress } from './read-address.ts'
import { type ExplainedSite, siteAnswer } from './site-answer.ts'
import type { Step } from './step.ts'

interface Hop {
  address: string
  steps: Step[]
}

export interface Explanation {
  hops: Hop[]
  end: {
    kind: keyof typeof ENDS
    address: string
    suggestion?: TargetSuggestion
  }
}

/** Browsers stop after twenty redirects. */
const MAX_REQUESTS = 20
/** A placeholder for the site's host, if neither the address nor the configuration has one. */
const ANY_SITE = 'https://site.invalid'

/** Follows an address until there is no further redirect. undefined: it is no address */
export async function explainAddress(
  pasted: string,
  site: ExplainedSite,
): Promise<Explanation | undefined> {
  const origin =
    localeOrigins(site, 'https:')[site.locale] ??
    defaultOrigin(site, 'https:') ??
    site.origin ??
    ANY_SITE
  const read = readAddress(pasted, origin)
  if (!read) return undefined
  const hops: Hop[] = []
  const { url: first, said } = onTheSite(read, origin, site)
  const home = configuredOrigin(first, site).replace('://www.', '://')
  for (let url: URL = first; hops.length < MAX_REQUESTS;) {
    const isOurs = hops.length === 0 || isOfSite(url, home, site)
    if (!isOurs) return { hops, end: { kind: 'outside', address: url.href } }
    const { steps, location, end } = await siteAnswer(url, site)
    hops.push({ address: url.href, steps: hops.length === 0 ? [...said, ...steps] : steps })
    if (location === undefined) {
      const suggestion = end === 'not-found' ? await suggestionFor(steps, site) : undefined
      return {
        hops,
        end: {
          kind: end === 'redirect' ? 'page' : end,
          address: url.href,
          ...(suggestion && { suggestion }),
        },
      }
    }
    url = new URL(location)
  }
  return { hops, end: { kind: 'too-many', address: hops.at(-1)?.address ?? pasted } }
}

/** An address of one of our other hosts as an address of the site. */
function onTheSite(url: URL, origin: string, site: ExplainedSite): { url: URL; said: Step[] } {
  const isOther =
    isOwnHost(url.host, site.ownHosts ?? []) &&
    localeForHost(withoutWww(url.host), site.LOCALE_DOMAINS) === undefined
  if (!isOther) return { url, said: [] }
  const locale = countryLocale(url.host) ?? site.locale
  const own = localeOrigins(site, 'https:')[locale]
  // without domains of its own, another locale is named by the path
  const start = own ?? (locale === site.locale ? origin : `${origin}/${locale}`)
  return {
    url: new URL(start + url.pathname + url.search + url.hash),
    said: [{ kind: 'own-host', host: url.host }],
  }
}

async function suggestionFor(
  steps: readonly Step[],
  { suggest }: ExplainedSite,
): Promise<TargetSuggestion | undefined> {
  const asked = steps.find((step) => step.kind === 'locale')
  return asked && (await suggest?.(asked.locale, asked.path))
}

function isOfSite(url: URL, home: string, site: ExplainedSite): boolean {
  return (
    localeForHost(withoutWww(url.host), site.LOCALE_DOMAINS) !== undefined ||
    url.origin.replace('://www.', '://') === home
  )
}
