// The site's answer to one request: the same steps as in worker/index.ts, with the same rules from
// #shared.

import { addressingOf, localeForHost } from '#shared/locale/locale-links.ts'
import { configuredOrigin, defaultOrigin, type SiteDomains } from '#shared/locale/locale-origins.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { canonicalUrl, withoutWww } from '#shared/navigation/canonical-url.ts'
import { pageAddress, parsePagePath } from '#shared/navigation/page-path.ts'
import { chooseRedirect } from '#shared/navigation/page-result.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import { onItsOwnDomain, redirectFault, sitePage } from '#shared/navigation/site-page.ts'
import { siteRedirect } from '#shared/navigation/site-redirect.ts'
import type { TargetSuggestion } from '../check/suggest-target.ts'
import { isAnsweredBefore } from '../table/answered-before.ts'
import type { Step } from './step.ts'

export type PageAt = { kind: 'page' } | { kind: 'card-list'; url: string } | { kind: 'none' }

export interface ExplainedSite extends SiteDomains {
  rootPages?: Partial<Record<LocaleCode, string>>
  /** the origin of the running site, if the configuration names no host */
  origin?: string
  /** our hosts outside the site (hosts.txt): their addresses are explained as addresses of the site */
  ownHosts?: readonly string[]
  /** the locale of visitors whose address has none */
  locale: LocaleCode
  /** the likely target of a path without page and rule */
  suggest?(
    locale: LocaleCode,
    path: string,
  ): TargetSuggestion | undefined | Promise<TargetSuggestion | undefined>
  lookUp(
    locale: LocaleCode,
    path: string,
  ): RedirectRule | undefined | Promise<RedirectRule | undefined>
  pageAt(locale: LocaleCode, path: string): Promise<PageAt>
}

/** `location`: the full address of the redirect; undefined: no redirect. */
interface SiteAnswer {
  steps: Step[]
  location?: string
  end: 'redirect' | 'page' | 'not-found' | 'answered-before'
}

export async function siteAnswer(url: URL, site: ExplainedSite): Promise<SiteAnswer> {
  const origin = defaultOrigin(site, url.protocol)
  const hostLocale = localeForHost(url.host, site.LOCALE_DOMAINS)
  if (origin !== undefined && !localeForHost(withoutWww(url.host), site.LOCALE_DOMAINS)) {
    const address = new URL(origin + url.pathname + url.search)
    return sentTo({ kind: 'unknown-host', host: url.host }, canonicalUrl(address) ?? address.href)
  }
  if (/^\/(?:_health|_ipx|proxy)(?:\/|$)/.test(url.pathname))
    return { steps: [{ kind: 'answered-before' }], end: 'answered-before' }
  const canonical = canonicalUrl(url)
  if (canonical !== undefined) return sentTo({ kind: 'canonical' }, canonical)
  if (isAnsweredBefore(url.pathname))
    return { steps: [{ kind: 'answered-before' }], end: 'answered-before' }
  const asked = parsePagePath(url.pathname)
  if (hostLocale && asked.locale) {
    const location = onItsOwnDomain(url, asked, site)
    return sentTo(
      { kind: 'own-domain', locale: asked.locale },
      isExternalTarget(location) ? location : url.origin + location,
    )
  }
  const locale = hostLocale ?? asked.locale ?? site.locale
  const said: Step = {
    kind: 'locale',
    locale,
    by: hostLocale ? 'host' : asked.locale ? 'prefix' : 'visitor',
    path: asked.path,
  }
  const { steps, ...answer } = await pageAnswer(url, site, {
    origin: configuredOrigin(url, site),
    addressing: addressingOf(locale, hostLocale !== undefined, asked.preview),
    path: asked.path,
    preview: asked.preview,
    explicit: hostLocale !== undefined || asked.locale !== undefined,
  })
  return { steps: [said, ...steps], ...answer }
}

type Asked = Parameters<typeof siteRedirect>[1]

/** The redirects of a page, in the order of §2.3. */
async function pageAnswer(
  url: URL,
  site: ExplainedSite,
  asked: Omit<Asked, 'domains'> & { preview: boolean },
): Promise<SiteAnswer> {
  const { locale } = asked.addressing
  const { path, origin, preview } = asked
  const { found, steps, choice } = await lookAround(site, locale, path)
  const redirect = siteRedirect(chooseRedirect({ ...choice, path, search: url.search }), {
    ...asked,
    domains: site,
  })
  if (redirect) {
    const pageOf = (from: LocaleCode, address: string) =>
      sitePage(address, { domains: site, origin, locale: from })
    const fault = await redirectFault(
      { locale, path },
      pageOf(locale, redirect.location),
      async (page) => {
        const there = await lookAround(site, page.locale, page.path)
        const next = chooseRedirect({ ...there.choice, path: page.path, search: '' })
        return next && pageOf(page.locale, next.location)
      },
    )
    if (fault === undefined) return sentTo(steps, inFull(url, redirect.location))
    steps.push({ kind: 'cut', because: fault })
  }
  if (found.kind !== 'none') return { steps, end: 'page' }
  const elsewhere = await firstLocaleThatKnows(site, locale, path)
  if (elsewhere === undefined || asked.explicit) return { steps, end: 'not-found' }
  const addressing = addressingOf(elsewhere, false, preview)
  const there = await lookAround(site, elsewhere, path)
  steps.push({ kind: 'other-locale', locale: elsewhere }, ...there.steps)
  const own =
    there.choice.tableTarget === undefined
      ? undefined
      : chooseRedirect({ ...there.choice, path, search: url.search })
  const onwards = siteRedirect(own, { ...asked, addressing, explicit: true, domains: site })
  return sentTo(
    steps,
    inFull(
      url,
      onwards?.location ?? pageAddress({ prefix: addressing.prefix, path, preview }) + url.search,
    ),
  )
}

async function lookAround(site: ExplainedSite, locale: LocaleCode, path: string) {
  const rootPage = path === '/' ? site.rootPages?.[locale] : undefined
  const [found, rule] = await Promise.all([
    site.pageAt(locale, path),
    rootPage === undefined ? site.lookUp(locale, path) : undefined,
  ])
  const steps: Step[] = [
    found.kind === 'card-list' ? found : { kind: found.kind === 'page' ? 'page' : 'no-page' },
  ]
  if (rootPage !== undefined) steps.push({ kind: 'root-page', target: rootPage })
  else steps.push(rule ? { kind: 'rule', locale, rule } : { kind: 'no-rule' })
  return {
    found,
    steps,
    choice: {
      cardListUrl: found.kind === 'card-list' ? found.url : undefined,
      tableTarget: rootPage ?? rule?.target,
    },
  }
}

async function firstLocaleThatKnows(
  site: ExplainedSite,
  locale: LocaleCode,
  path: string,
): Promise<LocaleCode | undefined> {
  const others = LOCALE_CODES.filter((other) => other !== locale)
  const known = await Promise.all(others.map((other) => lookAround(site, other, path)))
  return others.find(
    (_, index) =>
      known[index]?.found.kind !== 'none' || known[index]?.choice.tableTarget !== undefined,
  )
}

function inFull(url: URL, location: string): string {
  return new URL(isExternalTarget(location) ? location : url.origin + location).href
}

function sentTo(steps: Step | Step[], location: string): SiteAnswer {
  return { steps: [...(Array.isArray(steps) ? steps : [steps])], location, end: 'redirect' }
}
