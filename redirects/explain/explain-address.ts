import { localeForHost } from '#shared/locale/locale-links.ts'
import { configuredOrigin, defaultOrigin, localeOrigins } from '#shared/locale/locale-origins.ts'
import { withoutWww } from '#shared/navigation/canonical-url.ts'
import { readAddress } from './read-address.ts'
import { type ExplainedSite, siteAnswer } from './site-answer.ts'
import type { Step } from './step.ts'

/** One request with its steps. */
interface Hop {
  address: string
  steps: Step[]
}

export interface Explanation {
  hops: Hop[]
  end: {
    kind: 'page' | 'not-found' | 'answered-before' | 'outside' | 'too-many'
    address: string
  }
}

/** Browsers stop after twenty redirects. */
const MAX_REQUESTS = 20
/** A placeholder for the site's host, if neither the address nor the configuration has one. */
const ANY_SITE = 'https://site.invalid'

/** Follows an address request by request, until there is no further redirect. undefined: the text is not an address. */
export async function explainAddress(pasted: string, site: ExplainedSite): Promise<Explanation | undefined> {
  const origin = localeOrigins(site, 'https:')[site.locale] ?? defaultOrigin(site, 'https:') ?? site.origin ?? ANY_SITE
  const read = readAddress(pasted, origin)
  if (!read) return undefined
  const hops: Hop[] = []
  const home = configuredOrigin(read.url, site).replace('://www.', '://')
  for (let url: URL = read.url; hops.length < MAX_REQUESTS;) {
    const isOurs = hops.length === 0 || isOfSite(url, home, site)
    if (!isOurs) return { hops, end: { kind: 'outside', address: url.href } }
    const { steps, location, end } = await siteAnswer(url, site)
    hops.push({ address: url.href, steps })
    if (location === undefined) return { hops, end: { kind: end === 'redirect' ? 'page' : end, address: url.href } }
    url = new URL(location)
  }
  return { hops, end: { kind: 'too-many', address: hops.at(-1)?.address ?? pasted } }
}

function isOfSite(url: URL, home: string, site: ExplainedSite): boolean {
  return localeForHost(withoutWww(url.host), site.LOCALE_DOMAINS) !== undefined || url.origin.replace('://www.', '://') === home
}
