import { expect, test } from 'vitest'
import ErrorPage from '#client/errors/error-page.block.tsx'
import { PageNotLoaded } from '#client/errors/page-not-loaded.tsx'
import { aLayout, anItem } from '../layout/a-layout.ts'
import { renderOnSite } from '../layout/render-on-site.tsx'

test('an unknown route reads "Page not found: {path}" (§8)', () => {
  const html = renderOnSite(
    <ErrorPage status={404} path="/lost" layout={undefined} elsewhere={[]} />,
  )
  expect(html).toContain('Page not found: /lost')
  expect(html).toMatch(/class="errors-status">404</)
})

test.each([
  [401, 'Unauthorized'],
  [403, 'Access Forbidden'],
  [500, 'Internal server error'],
  [503, 'Page not found'],
  [418, 'Page not found'],
])('status %i shows the translated message of its name (§8): %s', (status, message) => {
  expect(
    renderOnSite(<ErrorPage status={status} path="/x" layout={undefined} elsewhere={[]} />),
  ).toContain(message)
})

test('details appear only when a stack exists (§2.5)', () => {
  expect(
    renderOnSite(<ErrorPage status={500} path="/x" layout={undefined} elsewhere={[]} />),
  ).not.toContain('<details')
  expect(
    renderOnSite(
      <ErrorPage status={500} path="/x" layout={undefined} elsewhere={[]} stack="at f" />,
    ),
  ).toMatch(/<details.*at f/s)
})

test('the error page has all labels of §2.5, and a logo that links to the landing page', () => {
  const html = renderOnSite(<ErrorPage status={404} path="/x" layout={undefined} elsewhere={[]} />)
  const labels = [
    'Back to previous page',
    'To front page',
    'Report a problem',
    'Useful links',
    '24h customer service',
    'Feedback contact',
  ]
  for (const label of labels) expect(html).toContain(label)
  expect(html).toMatch(/<a [^>]*href="\/en-EU"[^>]*><img/)
})

test('"report a problem", "24h customer service" and "feedback" link to the targets in the layout (§2.5)', () => {
  const errorLinks = {
    reportProblem: {
      text: 'Contact form',
      target: { contentType: 'standardPage', slug: '/about-us/contact' },
    },
    customerService24h: { text: '+358 10 555 0140', target: 'tel:+358105550140', sameTab: true },
    feedbackContact: {
      text: 'About a station',
      target: { contentType: 'internalLink', url: '/about-us/feedback' },
    },
  } as const
  const html = renderOnSite(
    <ErrorPage status={404} path="/x" layout={aLayout({ errorLinks })} elsewhere={[]} />,
  )
  expect(errorLinksOf(html)).toEqual([
    ['/en-EU/about-us/contact', 'Report a problem Contact form'],
    ['tel:+358105550140', '24h customer service +358 10 555 0140'],
    ['/en-EU/about-us/feedback', 'Feedback contact About a station'],
    ['/en-EU/stationsearch?service=MAIN', 'Search for stations'],
  ])
})

test('a label without a link in the layout links to the contact page (§2.2)', () => {
  const feedbackContact = { text: 'About a station', target: '/feedback' }
  const html = renderOnSite(
    <ErrorPage
      status={500}
      path="/x"
      layout={aLayout({ errorLinks: { feedbackContact } })}
      elsewhere={[]}
    />,
  )
  const contact = '/en-EU/about-us/company-info/contact-us'
  expect(errorLinksOf(html).map(([href]) => href)).toEqual([
    contact,
    contact,
    '/en-EU/feedback',
    '/en-EU/stationsearch?service=MAIN',
  ])
})

test('the error page links to stations of the MAIN network in Finland and abroad, and to all in Sweden (§2.2)', () => {
  for (const [locale, href] of [
    ['fi-FI', '/asemahaku?service=MAIN'],
    ['sv-SE', '/hitta-station'],
  ] as const) {
    const site = { addressing: { locale, prefix: '' } } as const
    expect(
      renderOnSite(<ErrorPage status={404} path="/x" layout={undefined} elsewhere={[]} />, site),
    ).toContain(`href="${href}"`)
  }
})

test('a 404 links to the path in other languages, and to the most similar pages', () => {
  const layout = aLayout({ navigation: [anItem('/privat/biltvatt')] })
  const html = renderOnSite(
    <ErrorPage status={404} path="/privat/biltvat" layout={layout} elsewhere={['sv-SE']} />,
  )
  expect(html).toContain('href="/sv-SE/privat/biltvat"')
  expect(html).toContain('href="/en-EU/privat/biltvatt"')
})

test('a page without an answer shows the reason, "try again" and a link to the landing page', () => {
  const html = renderOnSite(<PageNotLoaded kind="unreachable" />)
  expect(html).toContain('The page could not be loaded')
  expect(html).toContain('The site cannot be reached')
  expect(html).toContain('Try again')
  expect(html).toContain('href="/en-EU"')
})

function errorLinksOf(html: string): [href: string | undefined, words: string | undefined][] {
  return [...html.matchAll(/<a ([^>]*errors-link[^"]*"[^>]*)>(.*?)<\/a>/gs)].map(
    ([, attributes = '', words]) => [
      /href="([^"]*)"/.exec(attributes)?.[1],
      words
        ?.replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ],
  )
}
