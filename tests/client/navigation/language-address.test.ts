import { expect, test } from 'vitest'
import { languageAddress } from '#client/navigation/language-address.ts'
import { aSite } from '../layout/render-on-site.tsx'

const paths = { 'fi-FI': '/tietoa-meista', 'en-EU': '/about-us' } as const
const site = aSite({ path: '/about-us', localizedPagePaths: paths })

test('switching language leads to the matching localized path (§2.2), with the locale named on a host bound to none', () => {
  expect(languageAddress('fi-FI', site)).toEqual({ href: '/fi-FI/tietoa-meista', samePage: true })
})

test('a locale with a domain of its own is reached there, without its name in the path', () => {
  const config = { ...site.config, localeOrigins: { 'fi-FI': 'https://st1.fi' } }
  expect(languageAddress('fi-FI', { ...site, config })).toEqual({ href: 'https://st1.fi/tietoa-meista', samePage: true })
})

test('a language without a counterpart leads to its landing page and says so', () => {
  expect(languageAddress('sv-SE', site)).toEqual({ href: '/sv-SE', samePage: false })
  const config = { ...site.config, localeOrigins: { 'sv-SE': 'https://st1.se' } }
  expect(languageAddress('sv-SE', { ...site, config })).toEqual({ href: 'https://st1.se/', samePage: false })
})

test('the language of the page leads to the page itself, whatever the content service says', () => {
  expect(languageAddress('en-EU', aSite({ path: '/lost' }))).toEqual({ href: '/en-EU/lost', samePage: true })
})
