import { expect, test } from 'vitest'
import { CarWashLink } from '#client/customer/car-wash-link.tsx'
import { aSite, renderOnSite } from '../layout/render-on-site.tsx'

const link = <CarWashLink className="x" />

test('the car wash link opens the domain of the locale (§2.2)', () => {
  const config = { ...aSite().config, carWashDomains: { 'en-EU': 'https://wash.example.com' } }
  expect(renderOnSite(link, { config })).toContain('href="https://wash.example.com"')
})

test('without a domain for the locale there is no link to the car wash', () => {
  const config = { ...aSite().config, carWashDomains: { 'fi-FI': 'https://pesu.example.fi' } }
  expect(renderOnSite(link)).not.toContain('<a ')
  expect(renderOnSite(link, { config })).not.toContain('<a ')
})
