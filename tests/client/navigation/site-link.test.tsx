import { expect, test } from 'vitest'
import { TargetLink } from '#client/content/links/target-link.tsx'
import { SiteLink } from '#client/navigation/site-link.tsx'
import { renderOnSite } from '../layout/render-on-site.tsx'

const site = { addressing: { locale: 'fi-FI', prefix: '' } } as const

test.each([
  ['the purpose', <SiteLink key="" page="stationLocator" />],
  ['a path', <SiteLink key="" to="/asemahaku" />],
  [
    'a page of the content',
    <TargetLink key="" target={{ contentType: 'standardPage', slug: '/asemahaku' }} />,
  ],
  [
    'an address of the content',
    <TargetLink key="" target={{ contentType: 'internalLink', url: '/asemahaku' }} />,
  ],
])('a link to the locator has the service suffix (§2.2): %s', (_, link) => {
  expect(renderOnSite(link, site)).toContain('href="/asemahaku?service=MAIN"')
})

test('a link to the locator with a query of its own keeps it', () => {
  expect(renderOnSite(<SiteLink to="/asemahaku?service=TRUCK" />, site)).toContain(
    'href="/asemahaku?service=TRUCK"',
  )
})
