import { expect, test } from 'vitest'
import { readLayout } from '#shared/contract/layout.ts'
import { readPage } from '#shared/contract/page.ts'
import { isSafeHref } from '#shared/navigation/external-url.ts'
import { fullPage } from './full-page.ts'
import { seededRandom } from './seeded-random.ts'

const HOSTILE: unknown[] = [
  undefined,
  null,
  '',
  0,
  -1,
  NaN,
  Infinity,
  true,
  [],
  {},
  [[]],
  [null],
  'text',
  '__proto__',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\u0000',
  '\ud800',
  '1e999',
  1e21,
  { contentType: 'card' },
  { contentType: 'constructor' },
  { nodeType: 'text' },
  { nodeType: 'toString', content: 5 },
  JSON.parse('{"__proto__": {"contentType": "hero"}, "constructor": 1, "toString": null}'),
  { length: 5 },
  'x'.repeat(10_000),
]

test('a page with broken parts is still read: 200 mutations of a full page', () => {
  expectShown(200, seededRandom(20_261_121))
})

test('2,000 more mutations', { tags: ['thorough'], timeout: 240_000 }, () => {
  expectShown(2_000, seededRandom(20_261_122))
})

function expectShown(mutations: number, random: () => number): void {
  const original = JSON.stringify(fullPage)
  for (let round = 0; round < mutations; round += 1) {
    const page: Json = JSON.parse(original)
    for (let times = 1 + Math.floor(random() * 6); times > 0; times -= 1) mutate(page, random)
    const read = readPage(page)
    const content = page['content']
    const showable = typeof content === 'object' && content !== null && !Array.isArray(content)
    expect(read !== undefined, `round ${round}`).toBe(showable)
    expect(unsafeAddresses(read), `round ${round}`).toEqual([])
    readLayout(page)
  }
}

type Json = Record<string, unknown>

/** Every address in the result must be allowed in a link or an image (§5). */
function unsafeAddresses(read: unknown): string[] {
  const unsafe: string[] = []
  JSON.stringify(read, (key, value: unknown) => {
    const isAddress =
      /^(?:uri|url|src|slug|target|dynamic_url)$/.test(key) &&
      typeof value === 'string' &&
      value !== ''
    if (isAddress && !isSafeHref(value)) unsafe.push(value)
    return value
  })
  return unsafe
}

/** Replaces, removes or duplicates one random part. */
function mutate(page: Json, random: () => number): void {
  let parent: object = page
  for (;;) {
    const keys = Object.keys(parent)
    const key = keys[Math.floor(random() * keys.length)]
    if (key === undefined) return
    const child: unknown = Reflect.get(parent, key)
    if (typeof child === 'object' && child !== null && random() < 0.85) {
      parent = child
      continue
    }
    const what = random()
    if (what < 0.15) Reflect.deleteProperty(parent, key)
    else if (what < 0.25 && Array.isArray(parent)) parent.push(child, child)
    else Reflect.set(parent, key, HOSTILE[Math.floor(random() * HOSTILE.length)])
    return
  }
}
