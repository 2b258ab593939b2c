import { MessagesProvider } from '#client/i18n/use-translate.tsx'
import { type Site, SiteProvider } from '#client/navigation/site-context.tsx'
import { messages } from '#shared/messages/site/en-EU.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'

const SITE: Site = {
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
  search: '',
  localizedPagePaths: {},
}

/** The HTML of a part of the page on the English site, as the server writes it. */
export function render(part: ReactNode, site: Partial<Site> = {}): string {
  return renderToString(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MessagesProvider locale="en-EU" messages={messages}>
        <SiteProvider value={{ ...SITE, ...site }}>{part}</SiteProvider>
      </MessagesProvider>
    </SWRConfig>,
  ).replaceAll('<!-- -->', '')
}
