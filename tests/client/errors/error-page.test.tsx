import { expect, test } from 'vitest'
import { ErrorPage } from '#client/errors/error-page.tsx'
import { PageNotLoaded } from '#client/errors/page-not-loaded.tsx'
import { renderOnSite } from '../layout/render-on-site.tsx'
import { aLayout, anItem } from '../layout/a-layout.ts'

test('an unknown route reads "Page not found: {path}" (§8)', () => {
  const html = renderOnSite(<ErrorPage status={404} path="/lost" layout={undefined} elsewhere={[]} />)
  expect(html).toContain('Page not found: /lost')
  expect(html).toMatch(/class="errors-status">404</)
})

test.each([
  [401, 'Unauthorized'],
  [403, 'Access Forbidden'],
  [500, 'Internal server error'],
  [503, 'Internal server error'],
  [418, 'Something went wrong'],
])('status %i shows the translated message of its name (§8): %s', (status, message) => {
  expect(renderOnSite(<ErrorPage status={status} path="/x" layout={undefined} elsewhere={[]} />)).toContain(message)
})

test('details appear only when a stack exists (§2.5)', () => {
  expect(renderOnSite(<ErrorPage status={500} path="/x" layout={undefined} elsewhere={[]} />)).not.toContain('<details')
  expect(renderOnSite(<ErrorPage status={500} path="/x" layout={undefined} elsewhere={[]} stack="at f" />)).toMatch(/<details.*at f/s)
})

test('all labels of §2.5 are there, and a logo that leads to the landing page', () => {
  const html = renderOnSite(<ErrorPage status={404} path="/x" layout={undefined} elsewhere={[]} />)
  const labels = ['Back to previous page', 'To front page', 'Report a problem', 'Useful links', '24h customer service', 'Feedback contact']
  for (const label of labels) expect(html).toContain(label)
  expect(html).toMatch(/<a [^>]*href="\/en-EU"[^>]*><img/)
})

test('a 404 names the other languages that know the path, and the nearest known pages', () => {
  const layout = aLayout({ navigation: [anItem('/privat/biltvatt')] })
  const html = renderOnSite(<ErrorPage status={404} path="/privat/biltvat" layout={layout} elsewhere={['sv-SE']} />)
  expect(html).toContain('href="/sv-SE/privat/biltvat"')
  expect(html).toContain('href="/en-EU/privat/biltvatt"')
})

test('a page that could not be had says so and offers to try again', () => {
  const html = renderOnSite(<PageNotLoaded />)
  expect(html).toContain('The page could not be loaded')
  expect(html).toContain('Try again')
})
