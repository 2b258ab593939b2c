// Whatever is sent to the desk, the answer is a page, never a failure of the server.

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDesk, rowsOf } from './desk-client.ts'

const TEXTS = [
  '',
  '__proto__',
  '\0',
  '\ud800',
  '%00%ff',
  '//evil.example/x',
  '/../../etc',
  `/${'x'.repeat(3_000)}`,
  "'; DROP TABLE drafts; --",
  '/*',
  '-1',
  '1e400',
  '{"key":1}',
  'javascript:alert(1)',
  'http://[::1',
  '"><script>alert(1)</script>',
]

const QUERIES: Record<string, readonly string[]> = {
  rules: ['q', 'filter', 'sort', 'page'],
  rule: ['key', 'source', 'target'],
  wanted: ['filter'],
  export: ['of', 'format'],
  history: ['filter', 'limit'],
  version: ['seq'],
  explain: ['address'],
}

const FORMS: Record<string, readonly Record<string, string>[]> = {
  rules: [
    { do: 'remove', line: '?' },
    { do: 'target', line: '/a  /b', target: '?' },
    { do: 'fix', line: '?' },
    { do: '?' },
  ],
  rule: [
    { do: 'save', source: '?', target: '/b' },
    { do: 'save', source: '/a', target: '?', before: '/a  /b' },
    { do: 'save', source: '/n', target: '/b', note: '?', why: '?' },
    { do: 'fix', problem: '?', fix: '?' },
  ],
  wanted: [
    { add: '?' },
    { do: 'target', path: '?', target: '/b' },
    { do: 'target', path: '/x', target: '?' },
    { do: 'aside', path: '?' },
  ],
  import: [{ text: '?' }, { do: 'take', text: '?', name: '?' }],
  publish: [{ do: 'publish', revision: '?', why: '?' }, { out: '?' }],
  version: [
    { do: 'back', live: '?' },
    { do: 'restore', live: '?' },
  ],
  undo: [{ batch: '?', back: '?' }],
  site: [{ kind: 'set', name: 'notice', until: '?', 'fi-FI': '?' }],
  purge: [{ paths: '?' }, { tag: '?', where: '?' }],
}

test(
  'hostile values are answered without a failure, and shown as text',
  { tags: ['thorough'], timeout: 240_000 },
  async () => {
    const table = '/a  /b\n/p/*  /x\n'
    const client = await openDesk({ table, variables: { CONTROLS: env.CONTROLS } })
    const failed: string[] = []
    for (const text of TEXTS) {
      // a lone surrogate cannot be encoded, so it is sent as the bytes that it would have
      const value = text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
      for (const [view, names] of Object.entries(QUERIES))
        for (const name of names)
          note(`${view}?${name}=${value}`, await client.open(`${view}?${name}=${value}`))
      for (const [view, forms] of Object.entries(FORMS))
        for (const form of forms) {
          const fields = Object.fromEntries(
            Object.entries(form).map(([name, field]) => [name, field === '?' ? text : field]),
          )
          note(`${view} ${JSON.stringify(fields).slice(0, 80)}`, await client.post(view, fields))
        }
    }
    expect(failed).toEqual([])

    function note(request: string, { status, html }: { status: number; html: string }): void {
      if (status >= 500 || html.includes('<script>alert')) failed.push(`${status} ${request}`)
    }
  },
)

/** on an idle laptop a fifth of it */
const LIMIT_MS = 1_500

test(
  'a list of 9,900 rules and a search in them are fast, also after a change',
  { tags: ['thorough'] },
  async () => {
    const line = (index: number) => `/vanha/tuote-${index}  /asemahaku  # rivi ${index}`
    const table = Array.from({ length: 9_900 }, (_, index) => line(index)).join('\n')
    const client = await openDesk({ table })
    await client.post('rules', { do: 'target', line: line(7), target: '/yksityisille' })
    const times: number[] = []
    for (const query of 'q= q=tuote-1999 q=tuoet-1999 filter=draft sort=target&page=3'.split(' ')) {
      const start = performance.now()
      expect(rowsOf(await client.open(`rules?${query}`)).length).toBeGreaterThan(0)
      times.push(performance.now() - start)
    }
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS)
  },
)
