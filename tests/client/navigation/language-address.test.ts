import { expect, test } from 'vitest'
import { languageAddress } from '#client/navigation/language-address.ts'
import { aSite } from '../layout/render-on-site.tsx'

const paths = { 'fi-FI': '/tietoa-meista', 'en-EU': '/about-us' } as const
const site = aSite({ path: '/about-us', localizedPagePaths: paths })

test('a language links to the page’s localized path (§2.2), with a locale prefix if the host has no locale', () => {
  expect(languageAddress('fi-FI', site)).toEqual({ href: '/fi-FI/tietoa-meista', samePage: true })
})

test('a locale with its own domain has no prefix in the path', () => {
  const config = { ...site.config, localeOrigins: { 'fi-FI': 'https://st1.fi' } }
  expect(languageAddress('fi-FI', { ...site, config })).toEqual({
    href: 'https://st1.fi/tietoa-meista',
    samePage: true,
  })
})

test('a language without the page links to its landing page and says so', () => {
  expect(languageAddress('sv-SE', site)).toEqual({ href: '/sv-SE', samePage: false })
  const config = { ...site.config, localeOrigins: { 'sv-SE': 'https://st1.se' } }
  expect(languageAddress('sv-SE', { ...site, config })).toEqual({
    href: 'https://st1.se/',
    samePage: false,
  })
})

test('the current language links to the current page, whatever the content service says', () => {
  expect(languageAddress('en-EU', aSite({ path: '/lost' }))).toEqual({
    href: '/en-EU/lost',
    samePage: true,
  })
})
