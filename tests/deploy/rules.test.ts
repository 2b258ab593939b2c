import { expect, test } from 'vitest'
import { compareVersions } from '../../deploy/compare-versions.ts'
import type { Settings } from '../../deploy/environment.ts'
import { liveVersion, versionBefore, withoutEmptyWorker } from '../../deploy/live-version.ts'
import { provisionSteps, withId } from '../../deploy/provision-steps.ts'
import { type Facts, refusals } from '../../deploy/refusals.ts'
import { siteAddress } from '../../deploy/site-address.ts'

const ID = '0123456789abcdef0123456789abcdef'
const SETTINGS: Settings = {
  name: 'site-production',
  kv_namespaces: [{ binding: 'REDIRECTS', id: ID }],
  d1_databases: [],
  ratelimits: [{ name: 'FORM_LIMIT' }],
  images: { binding: 'IMAGES' },
  vars: { BACKEND_URL: 'https://backend.nordic.se', LOCALE_DOMAINS: { 'nordic.fi': 'fi-FI' } },
  routes: [{ pattern: 'nordic.fi' }],
}
const FACTS: Facts = { config: 'wrangler.toml', changes: [], secrets: [], neededSecrets: [], neededBindings: ['REDIRECTS'] }

test('an environment with all that it needs is deployed to', () => {
  expect(refusals('production', SETTINGS, FACTS)).toEqual([])
})

test.each<[string, Partial<Settings>, Partial<Facts>]>([
  ['Not committed: a.ts, b.ts. Commit or undo it', {}, { changes: ['a.ts', 'b.ts'] }],
  ['The binding CONTROLS is missing: add it to [env.production]', {}, { neededBindings: ['CONTROLS'] }],
  ['REDIRECTS has no id yet', { kv_namespaces: [{ binding: 'REDIRECTS', id: 'redirects-production' }] }, {}],
  ['BACKEND_URL has "http://localhost:8788"', { vars: { BACKEND_URL: 'http://localhost:8788' } }, {}],
  ['BACKEND_URL has "http://192.168.1.5": write an address', { vars: { BACKEND_URL: 'http://192.168.1.5' } }, {}],
  ['BACKEND_URL has "https://0.0.0.0"', { vars: { BACKEND_URL: 'https://0.0.0.0' } }, {}],
  ['BACKEND_URL has "nonsense"', { vars: { BACKEND_URL: 'nonsense' } }, {}],
  ['BACKEND_URL has ""', { vars: { BACKEND_URL: '' } }, {}],
  ['LOCALE_DOMAINS has "fi.example.com"', { vars: { LOCALE_DOMAINS: { 'fi.example.com': 'fi-FI' } } }, {}],
  ['SITE_ORIGINS has "https://www.site.test"', { vars: { SITE_ORIGINS: 'https://nordic.se https://www.site.test' } }, {}],
  ['The domain "fi.example.com" is an example', { routes: [{ pattern: 'fi.example.com' }] }, {}],
  ['IMAGE_HOSTS has "img.example.com"', { vars: { IMAGE_HOSTS: 'cdn.nordic.fi,img.example.com' } }, {}],
  ['Visitors of "www.nordic.fi" are led to nordic.fi, which has no route', { routes: [{ pattern: 'www.nordic.fi' }] }, {}],
  ['The secret PURGE_SECRET is not set: npm run provision', {}, { neededSecrets: ['PURGE_SECRET'] }],
])('it is refused with one sentence that says what to do: %s', (sentence, settings, facts) => {
  const problems = refusals('production', { ...SETTINGS, ...settings }, { ...FACTS, ...facts })
  expect(problems).toEqual([expect.stringContaining(sentence)])
})

test('of the embedded backend it is the backend’s provision that is missing', () => {
  const settings = { ...SETTINGS, kv_namespaces: [{ binding: 'DB', id: 'backend-staging' }] }
  expect(refusals('staging', settings, { ...FACTS, neededBindings: [], config: 'backend/wrangler.toml' })).toEqual([
    expect.stringContaining('npm run provision -- staging --backend --apply'),
  ])
})

test.each([
  ['good', { requests: 1_000, failures: 5, browserErrors: 3 }],
  ['worse', { requests: 1_000, failures: 30, browserErrors: 3 }],
  ['worse', { requests: 1_000, failures: 5, browserErrors: 40 }],
  ['too-little', { requests: 20, failures: 20, browserErrors: 0 }],
  // a single one is no wave, however few visitors there were
  ['good', { requests: 60, failures: 0, browserErrors: 1 }],
  ['good', { requests: 200, failures: 4, browserErrors: 4 }],
  // it ran into an error before it could log anything
  ['worse', { requests: 0, failures: 0, browserErrors: 0 }],
])('beside one with 0.5 %% of failures a version is %s: %o', (verdict, after) => {
  expect(compareVersions({ requests: 10_000, failures: 50, browserErrors: 30 }, after).verdict).toBe(verdict)
})

const full = (version_id: string) => [{ version_id, percentage: 100 }]
const tried = (a: string, b: string) => [
  { version_id: a, percentage: 100 },
  { version_id: b, percentage: 0 },
]
const shared = (a: string, b: string) => [
  { version_id: a, percentage: 75 },
  { version_id: b, percentage: 25 },
]

test.each([
  ['never deployed', [], undefined, undefined],
  ['deployed once', [full('a')], 'a', undefined],
  ['deployed twice', [full('b'), full('a')], 'b', 'a'],
  ['while visitors are shared', [shared('a', 'b'), full('a'), full('z')], 'a', 'a'],
  ['broken off before anybody had the new one', [tried('a', 'b'), full('a'), full('z')], 'a', 'a'],
  ['after a version was taken back', [full('a'), shared('a', 'b'), full('a'), full('z')], 'a', 'z'],
  ['after a rollback', [full('a'), full('b'), full('a'), full('z')], 'a', 'z'],
])('%s: the version that is live, and the one that a rollback leads to', (_, deployments, live, before) => {
  expect([liveVersion(deployments), versionBefore(deployments)]).toEqual([live, before])
})

test('the empty worker that a secret made is no version to go back to, and one that a secret made later is', () => {
  const tags = new Map([
    ['empty', undefined],
    ['a', 'commit'],
    ['secret', undefined],
  ])
  const kept = [full('secret'), full('a')]
  expect(withoutEmptyWorker([...kept, full('empty')], tags)).toEqual(kept)
  expect(withoutEmptyWorker([full('empty')], tags)).toEqual([])
  // older ones than the list of versions reaches are no empty worker
  expect(withoutEmptyWorker([...kept, full('long-ago')], tags)).toEqual([...kept, full('long-ago')])
})

test('what is there already is found by its name, what is not is made, and what is set stays', () => {
  const settings = { ...SETTINGS, kv_namespaces: ['new', 'known', ID].map((id) => ({ binding: id, id })) }
  const secrets = ['A', 'B'].map((name) => ({ name, meaning: '', isMadeHere: true }))
  const existing = { namespaces: new Map([['known', ID]]), databases: new Map<string, string>(), secrets: ['A'] }
  expect(provisionSteps(settings, secrets, existing)).toEqual([
    { kind: 'create-namespace', name: 'new' },
    { kind: 'write-id', name: 'known', id: ID },
    { kind: 'set-secret', secret: secrets[1] },
  ])
})

test('an id is written where its name stands as an id, once, and nowhere else', () => {
  const text = '{ database_name = "desk", database_id = "desk" }'
  expect(withId(text, 'desk', '1')).toBe('{ database_name = "desk", database_id = "1" }')
  expect(withId(text + text, 'desk', '1')).toBeUndefined()
  expect(withId(text, 'other', '1')).toBeUndefined()
})

test('a locale is reached at its domain, else below the first one; another address for the whole site comes first', () => {
  const addressOf = siteAddress(SETTINGS)
  expect([addressOf('/a', 'fi-FI'), addressOf('/a', 'sv-SE'), addressOf('/_health')]).toEqual([
    'https://nordic.fi/a',
    'https://nordic.fi/sv-SE/a',
    'https://nordic.fi/_health',
  ])
  const elsewhere = siteAddress(SETTINGS, 'http://1.2.3.4')
  expect([elsewhere('/a', 'fi-FI'), elsewhere('/', 'fi-FI')]).toEqual(['http://1.2.3.4/fi-FI/a', 'http://1.2.3.4/fi-FI'])
})
