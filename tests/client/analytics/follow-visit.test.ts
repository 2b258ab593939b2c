import { beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '#client/analytics/consent-store.ts'
import { followVisit } from '#client/analytics/follow-visit.ts'
import type { Site } from '#client/navigation/site-context.tsx'

const append = vi.fn<() => void>()
const site = { addressing: { locale: 'fi-FI' }, config: { tagManagers: { 'fi-FI': 'GTM-TEST1' } }, path: '/asemahaku' } as unknown as Site

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(1) // no web vitals
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { href: 'https://site.example/asemahaku', hostname: 'site.example' })
  vi.stubGlobal('document', { title: 'Asemat', referrer: '', cookie: '', createElement: () => ({}), head: { append } })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

test('a page sends one page view, even when its query or the consent changes (§7)', async () => {
  setConsent({ choice: { statistics: true, marketing: false } })
  followVisit(site, { statistics: true, marketing: false })
  vi.stubGlobal('location', { href: 'https://site.example/asemahaku?q=turku', hostname: 'site.example' })
  followVisit(site, { statistics: true, marketing: true })
  const views = () => window.dataLayer?.filter((entry) => Object(entry).event === 'page_view').length
  expect([append.mock.calls.length, views()]).toEqual([1, 1])
  followVisit({ ...site, path: '/' }, { statistics: true, marketing: true })
  expect(views()).toBe(2)
})
