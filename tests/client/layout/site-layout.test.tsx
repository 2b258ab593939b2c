import { expect, test } from 'vitest'
import { SiteLayout } from '#client/layout/site-layout.tsx'
import type { Layout } from '#shared/contract/layout.ts'
import type { Page } from '#shared/contract/page.ts'
import { aLayout, anItem } from './a-layout.ts'
import { renderOnSite } from './render-on-site.tsx'

function render(layout: Layout | undefined, path = '/'): string {
  return renderOnSite(
    <SiteLayout layout={layout}>
      <main id="content" />
    </SiteLayout>,
    { path },
  )
}

test('without a layout the page has a logo, the four languages, the terms and the cookie settings', () => {
  const html = render(undefined)
  expect(html).toContain('/images/logo.svg')
  for (const word of [
    'Suomi',
    'English',
    'Svenska',
    'Norsk',
    'Terms and conditions',
    'Cookie settings',
  ])
    expect(html).toContain(word)
})

test('the default logo is /images/logo.svg with alt text "Main Logo" and links to the landing page (§3)', () => {
  expect(render(aLayout())).toMatch(
    /<a [^>]*href="\/en-EU"[^>]*><img src="\/images\/logo\.svg" alt="Main Logo"/,
  )
})

test('the logo’s link has the name of its target, and the logo has its own alt text', () => {
  const logo = { id: 'logo', ext: 'svg', src: '/images/logo.svg', alt: 'St1' }
  const [, link = ''] =
    /<a class="layout-logo"[^>]*>(.*?)<\/a>/.exec(render(aLayout({ logo }))) ?? []
  expect(link).toContain('alt="St1"')
  expect(link.replace(/<[^>]*>/g, '')).toBe('To front page')
})

test('a logo of a host that is not allowed is replaced by the default logo; an icon of such a host is omitted', () => {
  const image = { id: '1', ext: 'svg', src: 'https://elsewhere.example/a.svg', alt: 'Elsewhere' }
  const made = render(
    aLayout(
      { logo: image },
      { iconLinks: [{ text: 'Wash', target: 'https://wash.example/', image }] },
    ),
  )
  expect(made).not.toContain('elsewhere')
  expect(made).toMatch(/<img src="\/images\/logo\.svg" alt="Main Logo"/)
  expect(made).toContain('Wash')
})

test('visibleInNavigation false hides an item (§3)', () => {
  const html = render(
    aLayout({
      navigation: [
        anItem('/shown', [anItem('/hidden', [], { visibleInNavigation: false }), anItem('/kept')]),
      ],
    }),
  )
  expect(html).toContain('To /kept')
  expect(html).not.toContain('To /hidden')
})

test('the page has navigation, quick navigation and languages once, for both the bar and the drawer', () => {
  const quickNavigation = [
    { text: 'Prices', target: { contentType: 'standardPage', slug: '/prices' } as const },
  ]
  const html = render(
    aLayout({
      navigation: [anItem('/a', [anItem('/a/b', [anItem('/a/b/c', [anItem('/a/b/c/d')])])])],
      quickNavigation,
    }),
  )
  const addresses = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href)
  for (const path of ['/a', '/a/b', '/a/b/c', '/a/b/c/d', '/prices']) {
    expect(
      addresses.filter((address) => address === `/en-EU${path}`),
      path,
    ).toHaveLength(1)
  }
  expect(html.match(/hreflang="sv"/gi)).toHaveLength(1)
})

test('the current page has aria-current in navigation and breadcrumbs', () => {
  const html = render(
    aLayout({ navigation: [anItem('/private', [anItem('/private/wash')])] }),
    '/private/wash',
  )
  expect(html).toMatch(
    /<a class="layout-panel-group" aria-current="page" href="\/en-EU\/private\/wash"/,
  )
  expect(html).toContain('aria-label="Breadcrumbs"')
})

test('the quick navigation links to stations, of the MAIN network on the international site (§2.2)', () => {
  expect(render(undefined)).toContain('href="/en-EU/stationsearch?service=MAIN"')
})

test('only social links with a url are shown (§2.6)', () => {
  const html = render(
    aLayout(
      {},
      { socialLinks: [{ name: 'Facebook', url: 'https://www.facebook.com/' }, { name: 'TikTok' }] },
    ),
  )
  expect(html).toContain('Facebook')
  expect(html).not.toContain('TikTok')
})

test('the footer shows the company if the layout has it', () => {
  const company = {
    name: 'St1 Oy',
    address: 'Tapulikatu 4',
    facts: [{ label: 'Business ID', value: '1234567-1' }],
  }
  const html = render(aLayout({}, { company }))
  expect(html).toContain(
    '<p class="layout-company">St1 Oy\u00A0· Tapulikatu 4\u00A0· Business ID 1234567-1</p>',
  )
  expect(render(undefined)).not.toContain('layout-company')
})

test('the copyright has the current year (§2.6)', () => {
  expect(render(undefined)).toContain(`© ${new Date().getFullYear()} St1`)
})

test('no element has a style attribute, because the CSP blocks it', () => {
  const link = { text: 'Wash', target: { contentType: 'standardPage', slug: '/wash' } as const }
  const layout = aLayout(
    { navigation: [anItem('/a', [anItem('/a/b', [anItem('/a/b/c')])])] },
    { iconLinks: [link], linkGroups: [{ title: 'T', links: [link] }] },
  )
  expect(render(layout, '/a/b/c')).not.toMatch(/\sstyle="/)
})

test('the checkout’s header has only logo, back to the cart, help and languages, and its footer no apps', () => {
  const page: Page = {
    slug: '/checkout',
    title: 'Checkout',
    contentType: 'standardPage',
    body: [{ contentType: 'checkout' }],
  }
  const layout = aLayout(
    { navigation: [anItem('/private')] },
    { appDownloads: [{ title: 'App', store: 'appStore', url: 'https://apps.example/' }] },
  )
  const html = renderOnSite(
    <SiteLayout layout={layout} page={page}>
      <main id="content" />
    </SiteLayout>,
  )
  const addresses = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href)
  expect(addresses).toEqual([
    '/en-EU',
    '/en-EU/cart',
    '/en-EU/about-us/company-info/contact-us',
    '/fi-FI',
    '/en-EU',
    '/sv-SE',
    '/no-NO',
  ])
  expect(html).not.toMatch(/private|apps\.example|<nav/)
})

test('the panel of an item shows its image (§3), which loads when the panel is opened', () => {
  const image = { id: 'i', src: '/images/a.png', ext: 'png', alt: 'A car' }
  const html = render(aLayout({ navigation: [anItem('/a', [anItem('/a/b')], { image })] }))
  const [picture = ''] = /<img[^>]*layout-panel-picture[^>]*>/.exec(html) ?? []
  expect(picture).toContain('loading="lazy"')
  expect(picture).toContain('alt=""')
  expect(picture).toContain('/_ipx/f_webp,w_')
})

test('a preview has a bar that says so and closes it; other pages have none', () => {
  const html = renderOnSite(
    <SiteLayout layout={aLayout()}>
      <main id="content" />
    </SiteLayout>,
    { path: '/a', addressing: { locale: 'en-EU', prefix: '/en-EU', preview: true } },
  )
  expect(html).toMatch(
    /<section[^>]*aria-label="Preview"[^>]*>.*?<a class="ui-link" href="\/en-EU\/a">Close the preview<\/a>/,
  )
  expect(render(aLayout(), '/a')).not.toContain('Close the preview')
})
