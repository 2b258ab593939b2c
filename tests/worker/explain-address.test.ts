import { expect, test } from 'vitest'
import { explainAddress } from '#redirects/explain/explain-address.ts'
import type { ExplainedSite } from '#redirects/explain/site-answer.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  pageResponse,
  redirectPage,
} from './content-service.ts'
import { openSite, type Site } from './site.ts'

const CHAIN = Array.from({ length: 8 }, (_, n) => `/${n}  /${n + 1}`).join('\n')
const TABLES: Partial<Record<LocaleCode, string>> = {
  'fi-FI': `/old  /yritys\n/P%C3%A4  /yritys?x=1#h\n/a  /b\n/b  /a\n/c  /c/\n/x  /a\n/list  /yritys\n/gone  /nowhere\n${CHAIN}
/folder/*  /yritys/\n/folder/deep/*  /\n/out  https://example.com/%C3%A4?y\n/sv  /sv-SE/gammal\n/past  /yritys  until 2020-01-01\n/case  /CASE\n/round  /list2`,
  'sv-SE': '/gammal  /privat\n/bara-svensk  /privat?z=1',
}
const PAGES: Record<string, string> = {
  'fi-FI /': '',
  'fi-FI /yritys': '',
  'fi-FI /list': '/list-end',
  'fi-FI /list-end': '',
  'fi-FI /list2': '/round',
  'fi-FI /2': '/yritys',
  'sv-SE /privat': '',
  'sv-SE /bara-sida': '',
}
const ADDRESSES = [
  ...'/ /old /OLD /old/ //old /old// /old?q=1 /yritys /yritys/?a=/b/ /nowhere /gone'.split(' '),
  ...'/fi-FI/old /FI-fi/old/ /p%C3%A4 /pa%CC%88 /P%C3%84?q /%6Fld /p%25C3%25A4 /v%E4'.split(' '),
  ...'/a /b /c /x /list /list2 /round /out?u=1 /0 /1 /3 /7'.split(' '),
  ...'/folder /folder/ /folder/a%20b/%C3%A4 /folder/deep/x /folder/../old'.split(' '),
  ...'/sv /gammal /bara-svensk?q /bara-sida /sv-SE/bara-sida /sv-SE/old'.split(' '),
  ...'/fi-FI/gammal /preview/old /past /case /__proto__ /constructor /old/_payload'.split(' '),
  ...'/stations/id/10231 /sv-SE /sv-SE/ /fi-FI//old /en-EU/gammal'.split(' '),
  ...'/%2Fold /folder/%2e%2e/x'.split(' '),
]

/** The final address and status of a visit. */
async function visited(site: Site, address: string): Promise<{ address: string; kind: string }> {
  let url = address
  for (let hop = 0; hop < 20; hop++) {
    const response = await site.ask(url)
    const location = response.headers.get('location')
    await response.body?.cancel()
    if (location === null)
      return { address: new URL(url).href, kind: response.status === 200 ? 'page' : 'not-found' }
    if (new URL(location).host === 'example.com') return { address: location, kind: 'outside' }
    url = location
  }
  return { address: url, kind: 'too-many' }
}

function explained(domains: ExplainedSite['LOCALE_DOMAINS']): ExplainedSite {
  return {
    LOCALE_DOMAINS: domains,
    locale: 'fi-FI',
    lookUp: (locale, path) => createFindEntry(readEntries(TABLES[locale] ?? ''))(path),
    async pageAt(locale, path) {
      const key = `${locale} ${path}`
      if (!Object.hasOwn(PAGES, key)) return { kind: 'none' }
      return PAGES[key] ? { kind: 'card-list', url: PAGES[key] } : { kind: 'page' }
    },
  }
}

async function siteWith(variables: Record<string, unknown>): Promise<Site> {
  const pages = Object.entries(PAGES).map(([key, url]) => [
    key,
    url === '' ? pageResponse(key) : redirectPage(url),
  ])
  const answers = { ...contentService(Object.fromEntries(pages)), [LAYOUT_ENDPOINT]: layoutOf }
  const site = openSite(answers, variables)
  await site.publish(TABLES['fi-FI'] ?? '')
  await site.publish(TABLES['sv-SE'] ?? '', 'sv-SE')
  return site
}

/** The navigation of each locale contains all its pages. */
function layoutOf(request: Request): Response {
  const locale = request.headers.get('x-st1-locale')
  const paths = Object.keys(PAGES).flatMap((key) =>
    key.startsWith(`${locale} `) ? key.slice(`${locale} `.length) : [],
  )
  return Response.json({
    ...LAYOUT,
    navigation: paths.map((url) => ({
      id: url,
      url,
      text: url,
      children: [],
      visibleInNavigation: true,
    })),
  })
}

test('the explanation of an address matches the answer of the site, with locale prefixes', async () => {
  const site = await siteWith({})
  const host = new URL(site.origin).host
  for (const address of [
    ...ADDRESSES.map((path) => site.origin + path),
    `http://www.${host}/old/`,
    `http://www.${host}//folder/x?q`,
  ]) {
    const explanation = await explainAddress(address, explained({}))
    expect(explanation?.end, address).toEqual(await visited(site, address))
  }
})

test('the explanation of an address matches the answer of the site, with locale domains', async () => {
  const domains: ExplainedSite['LOCALE_DOMAINS'] = { 'st1.test': 'fi-FI', 'st1-se.test': 'sv-SE' }
  const site = await siteWith({ LOCALE_DOMAINS: domains })
  const addresses = ADDRESSES.flatMap((path) => [
    `http://st1.test${path}`,
    `http://www.st1-se.test${path}`,
    `http://other.test${path}`,
  ])
  for (const address of addresses) {
    const explanation = await explainAddress(address, explained(domains))
    expect(explanation?.end, address).toEqual(await visited(site, address))
  }
})
