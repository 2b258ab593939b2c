import { expect, test } from 'vitest'
import type { NavigationItem } from '#shared/contract/layout.ts'
import type { Page } from '#shared/contract/page.ts'
import { pageTrail } from '#shared/navigation/page-trail.ts'

const item = (url: string, ...children: NavigationItem[]) => ({
  id: url,
  url,
  text: url,
  children,
  visibleInNavigation: true,
})
const tree = [item('/privat', item('/finn-stasjon')), item('/stasjoner')]
const page: Page = { slug: '', title: 'Title', body: [], contentType: 'stationPage' }

const trail = (path: string, content?: Page) =>
  pageTrail(tree, path, 'no-NO', content).map(({ text }) => text)

test('the breadcrumbs of a station are those of the locator and then the station', () => {
  expect(trail('/stasjoner/alta', page)).toEqual(['/privat', '/finn-stasjon', 'Title'])
})

test('the breadcrumbs of other pages are navigation items', () => {
  expect(trail('/finn-stasjon/x', { ...page, contentType: 'standardPage' })).toEqual([
    '/privat',
    '/finn-stasjon',
  ])
  expect(trail('/stasjoner/alta')).toEqual(['/stasjoner'])
})

test('a station without a name adds no breadcrumb', () => {
  expect(trail('/stasjoner/alta', { ...page, title: '' })).toEqual(['/privat', '/finn-stasjon'])
})
