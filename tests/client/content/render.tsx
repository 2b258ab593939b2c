import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { LocaleContext } from '#client/i18n/use-translate.ts'
import { type Site, SiteProvider } from '#client/navigation/site-context.tsx'

await preloadMessages('common', 'en-EU')

export const SITE: Site = {
  addressing: { locale: 'en-EU', prefix: '/en-EU' },
  config: {
    buildId: 'test',
    localeCookie: 'st1_locale',
    localeOrigins: { 'sv-SE': 'https://www.st1.se', 'no-NO': 'https://www.st1.no' },
    accountHubs: {},
    myPagesHubs: {},
    siteOrigin: 'https://www.st1.example',
    imageFolders: ['https://images.example.com/'],
    paymentHosts: [],
  },
  path: '/',
  localizedPagePaths: {},
  switches: {},
}

/** The server's HTML of a part of the page, on the English site. */
export function render(part: ReactNode, site: Partial<Site> = {}): string {
  return renderToString(
    <LocaleContext value="en-EU">
      <SiteProvider value={{ ...SITE, ...site }}>{part}</SiteProvider>
    </LocaleContext>,
  ).replaceAll('<!-- -->', '')
}
