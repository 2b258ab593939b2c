import { describe, expect, test } from 'vitest'
import { contentService, LAYOUT, pageResponse } from '../content-service.ts'
import { shownHtml } from '../shown-html.ts'
import { openSite } from '../site.ts'

const PATHS = {
  'fi-FI': '/yhteys',
  'en-EU': '/contact',
  'sv-SE': '/kontakt',
  'no-NO': '/kontakt-oss',
}
const DOMAINS = {
  LOCALE_DOMAINS: {
    'st1.fi': 'fi-FI',
    'www.st1.com': 'en-EU',
    'st1.se': 'sv-SE',
    'st1.no': 'no-NO',
  },
}

interface Head {
  title: string | undefined
  canonical: string | undefined
  alternates: Record<string, string>
  meta: Record<string, string>
  jsonLd: Record<string, unknown>[]
  html: string
}

async function headOf(response: Response): Promise<Head> {
  const html = await response.text()
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, key = '', value = '']) => [key, unescaped(value)])
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
    ),
    meta: Object.fromEntries(all(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text),
    ),
    html,
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test('browsers make no links of numbers that look like phone numbers, dates or addresses', async () => {
  const { ask } = openSite(contentService({ '/x': pageResponse('X') }))
  const { meta } = await headOf(await ask('/x'))
  expect(meta['format-detection']).toBe('telephone=no, date=no, address=no, email=no')
})

test('title, description and Open Graph come from the page (§3)', async () => {
  const image = { id: '1', ext: 'png', src: '/images/a.png', alt: 'A car' }
  const more = {
    slug: '/x',
    description: 'Words & "more"',
    openGraphTitle: 'Shared',
    openGraphDescription: 'Shared words',
    openGraphImage: image,
  }
  const { ask, origin } = openSite(contentService({ '/x': pageResponse('Fuel <cards>', more) }))
  const { title, meta } = await headOf(await ask('/x'))
  expect(title).toBe('Fuel <cards> – St1')
  expect(meta).toMatchObject({
    description: 'Words & "more"',
    'og:title': 'Shared',
    'og:description': 'Shared words',
    'og:image': `${origin}/_ipx/f_jpeg,fit_cover,w_1200,h_630,q_80,b_ffffff/images/a.png`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A car',
    'og:url': `${origin}/fi-FI/x`,
    'og:locale': 'fi_FI',
    'og:type': 'website',
    'og:site_name': 'St1',
  })
})

test.each([
  [
    'of another host',
    { src: 'https://elsewhere.example/a.png', dynamic_url: 'https://elsewhere.example/a' },
    undefined,
  ],
  [
    'of an allowed host',
    { src: 'https://images.example/a.png' },
    '{site}/_ipx/f_jpeg,fit_cover,w_1200,h_630,q_80,b_ffffff/https%3A%2F%2Fimages.example%2Fa.png',
  ],
  [
    'of the provider',
    { src: 'https://elsewhere.example/a.png', dynamic_url: 'https://images.example/a?format=webp' },
    'https://images.example/a?width=1200&height=630&crop=fp&fp=0.5,0.5',
  ],
  ['in SVG', { src: 'https://images.example/a.svg', ext: 'svg' }, undefined],
])(
  'an image %s is shared in 1,200 × 630 pixels and never as WebP, or not at all',
  async (_, addresses, expected) => {
    const image = { id: '1', ext: 'png', alt: 'A car', ...addresses }
    const body = [{ contentType: 'hero', title: 'Hero', image }]
    const site = openSite(
      contentService({ '/x': pageResponse('Title', { openGraphImage: image, body }) }),
      { IMAGE_HOSTS: 'images.example' },
    )
    const response = await site.ask('/x')
    expect((await headOf(response.clone())).meta['og:image']).toBe(
      (expected ?? '{site}/og-default.png').replace('{site}', site.origin),
    )
    expect(await shownHtml(response)).not.toContain('elsewhere')
  },
)

test('without Open Graph fields the fields of the page are used', async () => {
  const { ask, origin } = openSite(
    contentService({ '/x': pageResponse('Title', { description: 'Words' }) }),
  )
  expect((await headOf(await ask('/sv-SE/x'))).meta).toMatchObject({
    'og:title': 'Title',
    'og:description': 'Words',
    'og:locale': 'sv_SE',
    'og:image': `${origin}/og-default.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'St1',
  })
})

describe('canonical and hreflang (fi, en, also x-default, sv, nb) come from localizedPagePaths', () => {
  const pages = Object.fromEntries(
    Object.entries(PATHS).map(([locale, path]) => [
      `${locale} ${path}`,
      pageResponse(locale, {}, PATHS),
    ]),
  )

  test.each([
    ['/yhteys?utm=1', '/fi-FI/yhteys'],
    ['/en-EU/contact', '/en-EU/contact'],
    ['/no-NO/kontakt-oss', '/no-NO/kontakt-oss'],
  ])('with prefixes if no domain is bound: %s', async (address, canonical) => {
    const { ask, origin } = openSite(contentService(pages))
    const head = await headOf(await ask(address))
    expect(head.canonical).toBe(origin + canonical)
    expect(head.alternates).toEqual({
      fi: `${origin}/fi-FI/yhteys`,
      en: `${origin}/en-EU/contact`,
      'x-default': `${origin}/en-EU/contact`,
      sv: `${origin}/sv-SE/kontakt`,
      nb: `${origin}/no-NO/kontakt-oss`,
    })
  })

  test('on the domains of the locales, without www.', async () => {
    const { ask } = openSite(contentService(pages), DOMAINS)
    const head = await headOf(await ask('https://st1.com/contact'))
    expect(head.canonical).toBe('https://st1.com/contact')
    expect(head.alternates).toEqual({
      fi: 'https://st1.fi/yhteys',
      en: 'https://st1.com/contact',
      'x-default': 'https://st1.com/contact',
      sv: 'https://st1.se/kontakt',
      nb: 'https://st1.no/kontakt-oss',
    })
  })

  test('different spellings of a path in content become the same address', async () => {
    const { ask, origin } = openSite(
      contentService({
        '/ä b': pageResponse('x', {}, { 'sv-SE': '/%C3%A4%20b/', 'en-EU': 'a?service=MAIN' }),
      }),
    )
    const head = await headOf(await ask('/%C3%A4%20b'))
    expect(head.canonical).toBe(`${origin}/fi-FI/%C3%A4%20b`)
    expect(head.alternates).toMatchObject({
      sv: `${origin}/sv-SE/%C3%A4%20b`,
      en: `${origin}/en-EU/a`,
    })
  })

  test('a page in one language only has no hreflang', async () => {
    expect(
      (await headOf(await openSite(contentService({ '/x': pageResponse('x') })).ask('/x')))
        .alternates,
    ).toEqual({})
  })
})

test('a noIndex page has noindex and no hreflang', async () => {
  const head = await headOf(
    await openSite(contentService({ '/x': pageResponse('x', { noIndex: true }, PATHS) })).ask('/x'),
  )
  expect(head.meta).toMatchObject({ robots: 'noindex' })
  expect(head.alternates).toEqual({})
})

test('the theme of the configuration colours the page and the browser (§9)', async () => {
  for (const [THEME, color] of [
    ['yellow', '#ffca00'],
    ['blue', '#2863bf'],
  ]) {
    const head = await headOf(
      await openSite(contentService({ '/x': pageResponse('x') }), { THEME }).ask('/x'),
    )
    expect(head.html).toContain(
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: light)"/>`,
    )
    expect(head.html).toContain(`data-theme="${THEME}"`)
  }
})

describe('structured data', () => {
  const hostile = 'Fuel </script><script>alert(1)</script><!--'
  const navigation = [
    {
      id: '1',
      url: '/a',
      text: hostile,
      children: [{ id: '2', url: '/a/b', text: 'B', children: [] }],
    },
  ]
  const layout = {
    ...LAYOUT,
    navigation,
    footer: {
      ...LAYOUT.footer,
      socialLinks: [{ name: 'X', url: 'https://x.com/st1' }, { name: 'None' }],
    },
  }
  const article = {
    id: '1',
    title: hostile,
    byline: 'Ann',
    created: '2026-01-02T03:04:05Z',
    articleContent: { nodeType: 'document', data: {}, content: [] },
    tags: [],
  }
  const pages = {
    '/': pageResponse('Landing'),
    '/a/b': pageResponse('B', { contentType: 'articlePage', article }),
  }

  test('the landing page has the Organization with its social links', async () => {
    const { ask, origin } = openSite(contentService(pages, layout))
    expect((await headOf(await ask('/'))).jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'St1',
        url: `${origin}/`,
        logo: `${origin}/images/logo.svg`,
        sameAs: ['https://x.com/st1'],
      },
    ])
  })

  test('other pages have a BreadcrumbList, articles an Article, also with </script> in a title', async () => {
    const { ask, origin } = openSite(contentService(pages, layout))
    const [trail, story] = (await headOf(await ask('/sv-SE/a/b'))).jsonLd
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: hostile, item: `${origin}/sv-SE/a` },
        { '@type': 'ListItem', position: 2, name: 'B', item: `${origin}/sv-SE/a/b` },
      ],
    })
    expect(story).toMatchObject({
      '@type': 'Article',
      headline: hostile,
      datePublished: expect.stringMatching(/^2026-01-02T03:04:05/),
      mainEntityOfPage: `${origin}/sv-SE/a/b`,
      author: { name: 'Ann' },
    })
  })

  test('a vacancy is a JobPosting of schema.org; one that a search engine would reject is none', async () => {
    const job = {
      title: 'Cook',
      description: 'Cook lunch.',
      employer: 'St1 Oy',
      employmentType: 'PART_TIME',
      datePosted: '2026-11-16',
      validThrough: '2026-12-20',
      places: [{ city: 'Turku', country: 'FI' }],
    }
    const vacancies = {
      '/a/cook': pageResponse('Cook', { job }),
      '/a/none': pageResponse('None', { job: { ...job, places: [] } }),
    }
    const { ask, origin } = openSite(contentService(vacancies, layout))
    expect((await headOf(await ask('/sv-SE/a/cook'))).jsonLd.at(-1)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      url: `${origin}/sv-SE/a/cook`,
      title: 'Cook',
      description: 'Cook lunch.',
      datePosted: '2026-11-16',
      validThrough: '2026-12-20',
      employmentType: 'PART_TIME',
      directApply: false,
      hiringOrganization: {
        '@type': 'Organization',
        name: 'St1 Oy',
        sameAs: `${origin}/`,
        logo: `${origin}/images/logo.svg`,
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Turku', addressCountry: 'FI' },
        },
      ],
    })
    expect((await headOf(await ask('/sv-SE/a/none'))).html).not.toContain('JobPosting')
  })

  test('the state cannot end its script element, and is the loaded data', async () => {
    const { ask } = openSite(contentService(pages, layout))
    const { html } = await headOf(await ask('/a/b'))
    expect(html).not.toContain('<script>alert')
    const state =
      /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({
      addressing: { locale: 'fi-FI' },
      result: { page: { content: { article: { title: hostile } } } },
    })
  })
})
