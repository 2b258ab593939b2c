import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { readConfig } from '../../worker/env.ts'
import { openSite } from './site.ts'

function read(variables: Record<string, unknown>) {
  return readConfig({ ...env, BACKEND_URL: 'http://backend.test', ...variables })
}

describe('an invalid variable is named in the error', () => {
  test.each<[string, unknown]>([
    ['BACKEND_URL', undefined],
    ['BACKEND_URL', ''],
    ['BACKEND_URL', 'backend'],
    ['BACKEND_URL', 'ftp://backend'],
    ['BACKEND_URL', 'https://backend:99999'],
    ['LOCALE_COOKIE', 'a b'],
    ['LOCALE_COOKIE', 'a;b'],
    ['LOCALE_COOKIE', ''],
    ['LOCALE_DOMAINS', { 'st1.fi': 'fi' }],
    ['LOCALE_DOMAINS', { 'https://st1.fi': 'fi-FI' }],
    ['LOCALE_DOMAINS', { 'st1.fi:99999': 'fi-FI' }],
    ['LOCALE_DOMAINS', '{"st1.fi":'],
    ['LOCALE_DOMAINS', '[]'],
    ['ROOT_PAGES', { fi: '/x' }],
    ['ROOT_PAGES', { 'fi-FI': '' }],
    ['ROOT_PAGES', 7],
    ['ACCOUNT_HUBS', { 'xx-XX': 'http://hub' }],
    ['ACCOUNT_HUBS', { 'fi-FI': 'https://hub.test:99999/login' }],
    ['MY_PAGES_HUBS', { 'fi-FI': 'javascript:alert(1)' }],
    ['CAR_WASH_DOMAINS', { 'fi-FI': 'javascript:alert(1)' }],
    ['CAR_WASH_DOMAINS', { 'fi-FI': 'https://1.2.3.999/' }],
    ['IMAGE_HOSTS', 'https://img.test'],
    ['IMAGE_HOSTS', "img.test;script-src *'"],
    ['IMAGE_HOSTS', 'img.test:99999'],
    ['PAYMENT_HOSTS', 'https://pay.test'],
    ['PAYMENT_HOSTS', '1.2.3.999'],
    ['MAP_STYLE_URL', 'https://maps.test:99999/style.json'],
    ['MAP_STYLE_URL', 'https://{key}.maps.test/style.json'],
    ['MAP_PMTILES_URL', 'nordics.pmtiles'],
    ['MAP_HOSTS', 'tiles.test:99999'],
    ['GTM_IDS', { 'fi-FI': 'UA-1' }],
    ['GTM_IDS', { 'fi-FI': "GTM-X' https://evil.test" }],
    ['GTM_IDS', { fi: 'GTM-X' }],
    ['CONSENT_ID', '<script>'],
    ['THEME', 'green'],
  ])('%s: %o', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name)
  })

  test('all invalid variables are named at once', () => {
    expect(() => read({ THEME: 'green', BACKEND_URL: 'x' })).toThrow(/BACKEND_URL.*THEME/)
  })

  test('the visitor gets the bare error page, and the variable is logged', async () => {
    const { ask, logged } = openSite({}, { THEME: 'green' })
    const response = await ask('/x')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('THEME')
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'unexpected', message: expect.stringContaining('THEME') }),
    )
    expect(logged).toContainEqual(expect.objectContaining({ event: 'request', status: 500 }))
  })
})

describe('a table is accepted as TOML table and as JSON text', () => {
  test.each<[string, unknown, unknown]>([
    [
      'LOCALE_DOMAINS',
      { 'WWW.ST1.fi': 'fi-FI', 'localhost:8787': 'sv-SE' },
      { 'st1.fi': 'fi-FI', 'localhost:8787': 'sv-SE' },
    ],
    ['LOCALE_DOMAINS', '{"st1.fi":"fi-FI"}', { 'st1.fi': 'fi-FI' }],
    ['LOCALE_DOMAINS', '', {}],
    ['ROOT_PAGES', '{"fi-FI":"/yksityisille"}', { 'fi-FI': '/yksityisille' }],
    ['ROOT_PAGES', undefined, {}],
    ['IMAGE_HOSTS', 'a.test, b.test:8080', ['a.test', 'b.test:8080']],
    ['IMAGE_HOSTS', ['a.test'], ['a.test']],
    ['IMAGE_HOSTS', undefined, []],
    ['PAYMENT_HOSTS', 'pay.test, pay.test:8443', ['pay.test', 'pay.test:8443']],
    ['PAYMENT_HOSTS', undefined, []],
    ['BACKEND_URL', 'https://backend.test/', 'https://backend.test'],
    ['LOCALE_COOKIE', undefined, 'st1_locale'],
    [
      'GTM_IDS',
      '{"fi-FI":"GTM-ABC1","sv-SE":"G-XYZ2"}',
      { 'fi-FI': 'GTM-ABC1', 'sv-SE': 'G-XYZ2' },
    ],
    ['GTM_IDS', undefined, {}],
    [
      'MAP_STYLE_URL',
      'https://maps.test/style.json?key={key}',
      'https://maps.test/style.json?key={key}',
    ],
    ['MAP_STYLE_URL', '', undefined],
    ['CONSENT_ID', '', undefined],
    ['THEME', undefined, 'yellow'],
  ])('%s: %o', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject({ [name]: expected })
  })
})

test('without account hubs, login and details are pages of the embedded backend, in each language (§2.2)', () => {
  const { ACCOUNT_HUBS, MY_PAGES_HUBS } = read({
    ACCOUNT_HUBS: undefined,
    MY_PAGES_HUBS: undefined,
  })
  expect(Object.keys(ACCOUNT_HUBS)).toEqual(LOCALE_CODES)
  expect(ACCOUNT_HUBS).toMatchObject({
    'fi-FI': 'http://backend.test/login/fi',
    'en-EU': 'http://backend.test/login/en',
    'sv-SE': 'http://backend.test/login/sv',
    'no-NO': 'http://backend.test/login/no',
  })
  expect(MY_PAGES_HUBS).toEqual({
    'fi-FI': 'http://backend.test/account/fi',
    'en-EU': 'http://backend.test/account/en',
  })
  expect(read({ ACCOUNT_HUBS: '' }).ACCOUNT_HUBS).toEqual({})
})
