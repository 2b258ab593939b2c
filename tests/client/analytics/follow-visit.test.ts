import { beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '#client/analytics/consent-store.ts'
import { followVisit } from '#client/analytics/follow-visit.ts'
import type { Site } from '#client/navigation/site-context.tsx'

const append = vi.fn<() => void>()
const site = {
  addressing: { locale: 'fi-FI' },
  config: { tagManagers: { 'fi-FI': 'GTM-TEST1' } },
  path: '/asemahaku',
} as unknown as Site

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(1) // no web vitals
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { href: 'https://site.example/asemahaku', hostname: 'site.example' })
  vi.stubGlobal('document', {
    title: 'Asemat',
    referrer: '',
    cookie: '',
    createElement: () => ({}),
    head: { append },
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const PRIVATE = '?orderId=17&signature=abc&near=60.17,24.94&q=me%40mail.fi&service=MAIN'

test('every tag of a container gets addresses without personal data, before it loads and for each page (§7)', async () => {
  vi.resetModules()
  const { followVisit: followNewVisit } = await import('#client/analytics/follow-visit.ts')
  const { setConsent: consent } = await import('#client/analytics/consent-store.ts')
  vi.stubGlobal('location', {
    href: `https://site.example/tilaus${PRIVATE}`,
    hostname: 'site.example',
  })
  Object.assign(document, { referrer: `https://site.example/maksu${PRIVATE}` })
  consent({ choice: { statistics: true, marketing: false } })
  followNewVisit(site, { statistics: true, marketing: false })
  vi.stubGlobal('location', {
    href: `https://site.example/asemahaku${PRIVATE}`,
    hostname: 'site.example',
  })
  followNewVisit({ ...site }, { statistics: true, marketing: false })

  const layer = [...(window.dataLayer ?? [])]
  const sets = layer.flatMap((entry) => (Object(entry)[0] === 'set' ? [Object(entry)[1]] : []))
  const [order, before, locator] = ['tilaus', 'maksu', 'asemahaku'].map(
    (page) => `https://site.example/${page}?service=MAIN`,
  )
  const first = { page_location: order, page_referrer: before }
  expect(sets).toMatchObject([first, first, { page_location: locator, page_referrer: order }])
  const start = layer.findIndex((entry) => Object(entry).event === 'gtm.js')
  expect(layer[start]).toMatchObject(first)
  expect(layer.slice(0, start)).toContainEqual(expect.objectContaining({ 0: 'set', 1: first }))
  expect(JSON.stringify(layer)).not.toMatch(/orderId|signature|near|mail/)
})

test('a page sends one page view, even when its query or the consent changes (§7)', async () => {
  setConsent({ choice: { statistics: true, marketing: false } })
  followVisit(site, { statistics: true, marketing: false })
  vi.stubGlobal('location', {
    href: 'https://site.example/asemahaku?q=turku',
    hostname: 'site.example',
  })
  followVisit(site, { statistics: true, marketing: true })
  const views = () =>
    window.dataLayer?.filter((entry) => Object(entry).event === 'page_view').length
  expect([append.mock.calls.length, views()]).toEqual([1, 1])
  followVisit({ ...site, path: '/' }, { statistics: true, marketing: true })
  expect(views()).toBe(2)
})
