// Whatever is sent to the desk's API, the answer is a sentence for the page, never a failure of the server.
import { afterEach, expect, test, vi } from 'vitest'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const TEXTS = [
  '',
  '__proto__',
  'constructor',
  '\0',
  '\ud800',
  '%',
  '%00%ff',
  '//evil.example/x',
  '/../../etc',
  `/${'x'.repeat(3_000)}`,
  "'; DROP TABLE drafts; --",
  '/*',
  ':splat',
  '-1',
  '1e400',
  '2026-02-31',
  'javascript:alert(1)',
  'http://[::1',
  '[](x)',
]

const READS = [
  'rules?q=',
  'rules?filter=',
  'rules?filter=below:',
  'rules?sort=',
  'rules?offset=',
  'rules?limit=',
  'rule?key=',
  'pages?q=',
  'check-rule?source=',
  'check-rule?source=/a&target=',
  'check-rule?source=/a&target=/b&key=',
  'history?limit=',
  'history?limit=2&key=',
  'restoration?version=',
  'compare?to=draft&from=',
  'compare?from=live&to=',
  'explain?address=',
  'explain?address=/a&version=',
  'explain?address=/a&day=',
  'visited?days=',
  'export?of=live&format=',
  'export?format=csv&of=',
]

test('a hostile value in a query is answered without a failure', { tags: ['thorough'], timeout: 240_000 }, async () => {
  const { stores, get } = await openDeskSite()
  await publish(stores, '/a  /b\n/p/*  /x/:splat\n')
  const failed: string[] = []
  for (const read of READS) {
    for (const text of TEXTS) {
      // a lone surrogate cannot be encoded, so it is sent as the bytes that it would have
      const value = text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
      const { status } = await get(`${read}${value}&locale=fi-FI`)
      if (status >= 500) failed.push(`${status} ${read}${value}`)
    }
  }
  expect(failed).toEqual([])
})

const VALUES: unknown[] = [...TEXTS, null, 7, -1, 1.5, [], {}, [null], [{}], [['/a', 'x']], { key: '/a' }, true]

const CHANGES: [string, Record<string, unknown>, string][] = [
  ['changes', { changes: [{ key: '/n', after: '/n  /' }], why: '' }, 'changes'],
  ['changes', { changes: [{ key: '/n', after: '/n  /' }] }, 'why'],
  ['undo', {}, 'batch'],
  ['discard', {}, 'revision'],
  ['rebase', {}, 'choices'],
  ['stage', { why: '' }, 'revision'],
  ['publish', { why: '', revision: 0 }, 'accepted'],
  ['publish', { why: '' }, 'revision'],
  ['take-back', { why: '' }, 'live'],
  ['live', { why: '' }, 'version'],
  ['bring', { why: '' }, 'version'],
  ['set-aside', { isAside: true }, 'paths'],
  ['set-aside', { isAside: true }, 'findings'],
  ['set-aside', { paths: ['/a'] }, 'isAside'],
  ['purge', {}, 'content'],
  ['replay', {}, 'addresses'],
  ['replay', { addresses: [] }, 'version'],
  ['import', {}, 'rules'],
]

test('a hostile value in a body is answered without a failure', { tags: ['thorough'], timeout: 240_000 }, async () => {
  const { stores, post } = await openDeskSite()
  await publish(stores, '/a  /b\n')
  const failed: string[] = []
  for (const [path, body, field] of CHANGES) {
    for (const value of VALUES) {
      const { status } = await post(path, { locale: 'fi-FI', ...body, [field]: value })
      if (status >= 500) failed.push(`${status} ${path} ${field} ${JSON.stringify(value)}`)
    }
  }
  expect(failed).toEqual([])
})
