import type { CheckContext } from '#redirects/check/check-context.ts'

/** The pages and hosts that the tests check their tables against. */
export function contextOf(overrides: Partial<CheckContext> = {}): CheckContext {
  const pages = new Set([
    '/',
    '/yritys',
    '/asemahaku',
    '/yksityisille',
    '/yksityisille/tuotteet',
    '/pä',
  ])
  return {
    locale: 'fi-FI',
    pages: { 'fi-FI': pages, 'sv-SE': new Set(['/', '/privat']) },
    LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' },
    hosts: new Set(['www.st1.com']),
    ...overrides,
  }
}
