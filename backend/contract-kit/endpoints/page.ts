import type * as z from 'zod'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { type Check, type EndpointContract, oneRequest, withSample } from '../endpoint-contract.ts'
import { type Expected, unknownThing } from '../expected.ts'
import type { Probe } from '../probe.ts'
import { SAMPLE_LOCALE } from '../samples.ts'
import { layoutSchema } from '../schemas/layout.ts'
import { pageSchema } from '../schemas/page.ts'

type Page = z.output<typeof pageSchema>

const page: Expected<Page> = { status: 200, description: 'The page', body: pageSchema }

/** Pages that the site needs, with the block that each must contain. */
const SCREENS = {
  stationLocator: 'stationLocator',
  cart: 'cart',
  checkout: 'checkout',
  orderStatus: 'orderStatus',
  myPages: 'customerPages',
  saved: 'savedPages',
  search: 'search',
} as const

function ask(
  { call }: Probe,
  locale: LocaleCode,
  path: string,
  headers: Record<string, string> = {},
) {
  return call({ label: path, locale, query: { path }, headers }, page)
}

const everyPage = LOCALE_CODES.map((locale): Check => ({
  name: `the pages of ${locale}`,
  async run(probe) {
    for (const { path } of probe.samples.pages.filter((one) => one.locale === locale)) {
      const slug = (await ask(probe, locale, path))?.body?.content.slug
      if (slug !== undefined && slug.replace(/^\/?/, '/') !== path)
        probe.wrong(`${path}: content.slug: expected the requested path`)
    }
  },
}))

const screens = LOCALE_CODES.map((locale): Check => ({
  name: `the screens of ${locale}`,
  async run(probe) {
    const { paths } = LOCALES[locale]
    for (const [name, kind] of Object.entries(SCREENS)) {
      const path = Object.entries(paths).find(([key]) => key === name)?.[1] ?? '/'
      const content = (await ask(probe, locale, path))?.body?.content
      if (content && !content.body.some(({ contentType }) => contentType === kind))
        probe.wrong(`${path}: expected a block ${kind}`)
      if (content && kind === 'search' && !content.noIndex) probe.wrong(`${path}: expected noIndex`)
    }
    const terms = (await ask(probe, locale, paths.terms))?.body?.content.body[0]
    if (terms && (terms.contentType !== 'cardList' || !terms.cards?.[0]?.text)) {
      probe.wrong(`${paths.terms}: expected the terms in content.body[0].cards[0]`)
    }
    const path = WITHDRAWAL_PATHS[locale]
    const withdrawal = (await ask(probe, locale, path))?.body?.content.body
    const confirmed = withdrawal?.some(
      (block) => block.contentType === 'form' && block.form.confirm !== undefined,
    )
    if (withdrawal && !confirmed) probe.wrong(`${path}: expected a form with confirm`)
  },
}))

const withArticle = withSample(({ samples }) => samples.article, 'the search returned no article')
const withStation = withSample(({ samples }) => samples.station, 'the list has no station')

const others: Check[] = [
  {
    name: 'the landing page in other locales',
    async run(probe) {
      const landing = (await ask(probe, SAMPLE_LOCALE, '/'))?.body
      for (const locale of LOCALE_CODES) {
        const path = landing?.localizedPagePaths[locale]
        const other = path === undefined ? undefined : (await ask(probe, locale, path))?.body
        if (
          other &&
          other.localizedPagePaths[SAMPLE_LOCALE] !== landing?.localizedPagePaths[SAMPLE_LOCALE]
        ) {
          probe.wrong(`${locale}: localizedPagePaths does not link back`)
        }
      }
    },
  },
  withArticle('the newest article', async (probe, article) => {
    const content = (await ask(probe, SAMPLE_LOCALE, article.slug))?.body?.content
    if (content && content.contentType !== 'articlePage')
      probe.wrong('content.contentType: expected articlePage')
  }),
  withStation('the page of a station', async (probe, station) => {
    const content = (await ask(probe, SAMPLE_LOCALE, station.path))?.body?.content
    if (content && (content.contentType !== 'stationPage' || content.station.id !== station.id)) {
      probe.wrong('content.station: expected the station of the list')
    }
  }),
  {
    name: 'a page in preview',
    run: async (probe) => void (await ask(probe, SAMPLE_LOCALE, '/', { 'x-st1-preview': 'true' })),
  },
  oneRequest('an unknown path', { query: { path: '/no-page-has-this-path' } }, unknownThing),
  oneRequest('an invalid path', { query: { path: '/../\u0000' } }, unknownThing),
]

export const pageContract: EndpointContract = {
  key: 'page',
  summary: 'A page by its path',
  section: 'pages',
  query: ['path'],
  requestHeaders: [
    {
      name: 'x-st1-preview',
      required: false,
      description: "'true' also returns unpublished pages",
    },
  ],
  answers: [page, unknownThing],
  checks: [...everyPage, ...screens, ...others],
}

const layout: Expected = {
  status: 200,
  description: 'Navigation, footer and the links of the error page',
  body: layoutSchema,
}

export const layoutContract: EndpointContract = {
  key: 'layout',
  summary: 'The frame of every page of a locale',
  section: 'layout',
  answers: [layout],
  checks: LOCALE_CODES.map((locale) => oneRequest(`the layout of ${locale}`, { locale }, layout)),
}
