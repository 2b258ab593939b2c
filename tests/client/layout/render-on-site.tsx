import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { LocaleContext } from '#client/i18n/use-translate.ts'
import { type Site, SiteProvider } from '#client/navigation/site-context.tsx'

await Promise.all([preloadMessages('common', 'en-EU'), preloadMessages('errors', 'en-EU')])

export function aSite(site: Partial<Site> = {}): Site {
  return {
    addressing: { locale: 'en-EU', prefix: '/en-EU' },
    config: {
      buildId: 'b',
      localeCookie: 'locale',
      localeOrigins: {},
      accountHubs: {},
      myPagesHubs: {},
      siteOrigin: 'https://www.st1.example',
      imageFolders: [],
      paymentHosts: [],
    },
    path: '/',
    localizedPagePaths: {},
    switches: {},
    ...site,
  }
}

/** The server's HTML of a part of the page, on the English site. */
export function renderOnSite(part: ReactNode, site: Partial<Site> = {}): string {
  return renderToString(
    <LocaleContext value="en-EU">
      <SiteProvider value={aSite(site)}>{part}</SiteProvider>
    </LocaleContext>,
  )
}
