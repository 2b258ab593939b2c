import { expect, test } from 'vitest'
import { type Ask, verify, type Verified } from '#redirects/explain/verify.ts'

const SITE = 'https://st1.fi'

function answer(status: number, location?: string) {
  return { status, headers: { get: () => location ?? null }, body: null }
}

/** The response of each path: a status, or a redirect's location. */
function siteOf(answers: Record<string, number | string>): Ask {
  return async (address) => {
    const found = answers[new URL(address).pathname] ?? 404
    return typeof found === 'number' ? answer(found) : answer(307, found)
  }
}

async function verified(addresses: string[], ask: Ask, wanted: Verified['wanted'], more = {}): Promise<Verified[]> {
  const results: Verified[] = []
  await verify(addresses, { ask, site: SITE, language: 'fi', wantedFor: async () => wanted, report: (one) => results.push(one), ...more })
  return results
}

test('redirects of the running site are followed to their end and compared with the table', async () => {
  const ask = siteOf({ '/a': '/b', '/b': 'https://st1.fi/c', '/c': 200, '/out': 'https://elsewhere.test/x', '/loop': '/loop' })
  const wanted = { kind: 'page' as const, address: 'https://st1.fi/c' }
  expect(await verified(['/a', 'https://www.st1.fi/a'], ask, wanted)).toMatchObject([{ agrees: true }, { agrees: true }])
  expect(await verified(['/out'], ask, wanted)).toMatchObject([
    { agrees: false, found: { kind: 'outside', address: 'https://elsewhere.test/x' } },
  ])
  expect(await verified(['/gone'], ask, wanted)).toMatchObject([{ agrees: false, found: { kind: 'not-found' } }])
  expect(await verified(['/loop'], ask, wanted)).toMatchObject([{ agrees: false, found: { kind: 'too-many' } }])
})

test('files and endpoints are not reported as differences, but a rule that a file hides is', async () => {
  const file: Ask = async () => ({ ...answer(200), headers: { get: (name) => (name === 'content-type' ? 'image/png' : null) } })
  const at = (kind: 'answered-before' | 'not-found' | 'page') => ({ kind, address: `${SITE}/x` })
  expect(await verified(['/logo.png'], file, at('not-found'))).toMatchObject([{ agrees: true, found: { kind: 'answered-before' } }])
  expect(await verified(['/logo.png'], file, at('page'))).toMatchObject([{ agrees: false }])
  expect(await verified(['/assets/gone.js'], siteOf({}), at('answered-before'))).toMatchObject([{ agrees: true }])
  expect(await verified(['/proxy/x'], async () => answer(503), at('answered-before'))).toMatchObject([{ agrees: false }])
})

test('a site that fails, or does not answer, is reported', async () => {
  const failing: Ask = async () => answer(503)
  expect(await verified(['/a'], failing, undefined)).toMatchObject([
    { agrees: false, found: { kind: 'failed', reason: 'the site answered 503' } },
  ])
  const hanging: Ask = (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('too late'))))
  expect(await verified(['/a'], hanging, undefined, { limitMs: 10 })).toMatchObject([{ found: { kind: 'failed' } }])
})

test('only a few requests run at the same time, and verify can be stopped', async () => {
  const stop = new AbortController()
  let [asked, atOnce, most] = [0, 0, 0]
  const ask: Ask = async () => {
    most = Math.max(most, ++atOnce)
    if (++asked === 8) stop.abort()
    await Promise.resolve()
    atOnce--
    return answer(200)
  }
  const results = await verified(
    Array.from({ length: 100 }, (_, n) => `/${n}`),
    ask,
    undefined,
    { signal: stop.signal },
  )
  expect(most).toBe(4)
  expect(results.length).toBeLessThan(15)
})
