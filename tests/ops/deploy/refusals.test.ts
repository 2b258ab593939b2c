import { expect, test } from 'vitest'
import { readCommandLine } from '../../../ops/deploy/command-line.ts'
import { refusals } from '../../../ops/deploy/refusals.ts'
import { readSettings, type Settings, siteAddress } from '../../../ops/deploy/settings.ts'
import { CommandError } from '../../../scripts/command-line.ts'

const SETTINGS: Settings = {
  name: 'site-production',
  kv_namespaces: [{ binding: 'REDIRECTS' }],
  d1_databases: [],
  ratelimits: [{ name: 'FORM_LIMIT' }],
  images: { binding: 'IMAGES' },
  vars: { BACKEND_URL: 'https://backend.nordic.se', LOCALE_DOMAINS: { 'nordic.fi': 'fi-FI' } },
  routes: [{ pattern: 'nordic.fi' }],
}

test('an environment with all bindings and real values passes', () => {
  expect(refusals('production', SETTINGS, SETTINGS, [])).toEqual([])
})

test('uncommitted changes are rejected', () => {
  expect(refusals('production', SETTINGS, SETTINGS, ['M a.ts', '?? b.ts'])).toEqual([
    'Not committed: M a.ts, ?? b.ts. Commit or undo these changes.',
  ])
})

test.each<[string, Partial<Settings>]>([
  ['The binding REDIRECTS is missing: add it to [env.production]', { kv_namespaces: [] }],
  ['The binding FORM_LIMIT is missing', { ratelimits: [] }],
  ['The binding IMAGES is missing', { images: undefined }],
  [
    'BACKEND_URL has the example value "http://localhost:8788": write the real value',
    { vars: { BACKEND_URL: 'http://localhost:8788' } },
  ],
  [
    'BACKEND_URL is "http://192.168.1.5": write an address',
    { vars: { BACKEND_URL: 'http://192.168.1.5' } },
  ],
  ['BACKEND_URL is "https://0.0.0.0"', { vars: { BACKEND_URL: 'https://0.0.0.0' } }],
  ['BACKEND_URL is "nonsense"', { vars: { BACKEND_URL: 'nonsense' } }],
  ['BACKEND_URL is ""', { vars: { BACKEND_URL: '' } }],
  [
    'LOCALE_DOMAINS has the example value "fi.example.com"',
    { vars: { LOCALE_DOMAINS: { 'fi.example.com': 'fi-FI' } } },
  ],
  [
    'SITE_ORIGINS has the example value "https://www.site.test"',
    { vars: { SITE_ORIGINS: 'https://nordic.se https://www.site.test' } },
  ],
  [
    'IMAGE_HOSTS has the example value "img.example.com"',
    { vars: { IMAGE_HOSTS: 'cdn.nordic.fi,img.example.com' } },
  ],
  ['The domain "fi.example.com" is an example', { routes: [{ pattern: 'fi.example.com' }] }],
  [
    'The site redirects "www.nordic.fi" to nordic.fi, which has no route',
    { routes: [{ pattern: 'www.nordic.fi' }] },
  ],
])('an environment is rejected with one message that says what to do: %s', (sentence, settings) => {
  expect(refusals('production', { ...SETTINGS, ...settings }, SETTINGS, [])).toEqual([
    expect.stringContaining(sentence),
  ])
})

test('the repository’s example values are rejected', () => {
  expect(refusals('staging', readSettings('staging'), readSettings(), [])).toContainEqual(
    expect.stringContaining(
      'BACKEND_URL has the example value "https://backend.staging.example.com"',
    ),
  )
})

test.each([
  ['no environment', []],
  ['an environment that does not exist', ['prod']],
  ['two environments', ['staging', 'production']],
  ['no percentage', ['staging', '--percent', 'all']],
  ['more than all visitors', ['staging', '--percent', '101']],
])('%s is rejected', (_, args) => {
  expect(() => readCommandLine(args)).toThrow(CommandError)
})

test('a locale is reached at its domain, else under the first domain; SITE_ADDRESS replaces both', () => {
  const addressOf = siteAddress(SETTINGS)
  expect([addressOf('/a', 'fi-FI'), addressOf('/a', 'sv-SE'), addressOf('/_health')]).toEqual([
    'https://nordic.fi/a',
    'https://nordic.fi/sv-SE/a',
    'https://nordic.fi/_health',
  ])
  const elsewhere = siteAddress(SETTINGS, 'http://1.2.3.4')
  expect([elsewhere('/a', 'fi-FI'), elsewhere('/', 'fi-FI')]).toEqual([
    'http://1.2.3.4/fi-FI/a',
    'http://1.2.3.4/fi-FI',
  ])
})
