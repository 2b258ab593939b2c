import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { RedirectTry } from './redirect-examples.ts'
import type { SiteAddress } from './site-address.ts'

export interface SmokeInput {
  addressOf: SiteAddress
  /** go along with each request: which version is to answer */
  headers: Record<string, string>
  /** ids that the version answers with when it is the right one: of the client, and of the worker where it is known */
  ids: readonly string[]
  /** old addresses that must lead somewhere */
  examples: readonly RedirectTry[]
  /** how long a version, or a new domain, may take until it answers */
  readyMs: number
}

/** Of each locale, the first page among them, besides the pages of the site's own applications: over thirty addresses in all. */
const PAGES_OF_SITEMAP = 5
const AT_ONCE = 4
const LIMIT_MS = 20_000

type Ask = (address: string) => Promise<Response>
/** What is wrong; undefined: nothing. */
type Failure = Promise<string | undefined>

/** Asks a deployed site for real addresses in every language. @returns what is wrong, a sentence each */
export async function smokeTest({
  addressOf,
  headers,
  ids,
  examples,
  readyMs,
}: SmokeInput): Promise<{ asked: number; failures: string[] }> {
  const ask: Ask = (address) => fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
  const unready = await answersWith(ask, addressOf('/_health'), ids, readyMs)
  if (unready !== undefined) return { asked: 1, failures: [unready] }

  const tests: (() => Failure)[] = []
  for (const locale of LOCALE_CODES) {
    const own = (['stationLocator', 'cart', 'search'] as const).map((key) => addressOf(localizedPath(key, locale), locale))
    const listed = await listedPages(ask, addressOf(`/sitemap-${locale}.xml`))
    if (listed.length === 0) tests.push(async () => `the sitemap of ${locale} lists no page`)
    for (const address of new Set([...own, ...listed])) tests.push(() => page(ask, address))
    tests.push(() => missing(ask, addressOf('/there-is-no-such-page', locale)))
  }
  for (const { locale, path, target } of examples)
    tests.push(() => redirected(ask, addressOf(path, locale), URL.canParse(target) ? target : addressOf(target, locale)))

  const failures: string[] = []
  const waiting = [...tests]
  await Promise.all(Array.from({ length: AT_ONCE }, testNext))
  return { asked: tests.length + 1, failures }

  async function testNext(): Promise<void> {
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const failure = await test().catch((error: unknown) => `no answer: ${String(error)}`)
      if (failure !== undefined) failures.push(failure)
    }
  }
}

/** A deployment takes seconds to reach every data centre, and a new domain minutes. */
async function answersWith(ask: Ask, address: string, ids: readonly string[], readyMs: number): Failure {
  const limit = Date.now() + readyMs
  for (;;) {
    const text = await ask(address).then((response) => response.text(), String)
    if (ids.every((id) => text.includes(`"${id}"`))) return undefined
    if (Date.now() >= limit) return `${address} does not answer with ${ids.join(' and ')}, but with: ${text.slice(0, 200)}`
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

async function page(ask: Ask, address: string): Failure {
  const response = await ask(address)
  const html = await response.text()
  if (response.status !== 200) return `${address} answered ${response.status} instead of 200`
  if (!/<title>[^<]+<\/title>/.test(html) || !/<main\b/.test(html)) return `${address} has no title or no content`
  const [, script] = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html) ?? []
  if (script === undefined) return `${address} loads no script`
  const { status, headers, body } = await ask(new URL(script, address).href)
  await body?.cancel()
  return status === 200 && headers.get('content-type')?.includes('javascript')
    ? undefined
    : `${address}: its script ${script} answered ${status}`
}

async function missing(ask: Ask, address: string): Failure {
  const response = await ask(address)
  await response.body?.cancel()
  return response.status === 404 ? undefined : `${address} answered ${response.status} instead of 404`
}

async function redirected(ask: Ask, address: string, target: string): Failure {
  const response = await ask(address)
  await response.body?.cancel()
  const location = response.headers.get('location')
  return location === target ? undefined : `${address} leads to ${location ?? `nowhere (${response.status})`} instead of ${target}`
}

/** Spread over the whole list: the first are the menu's. */
async function listedPages(ask: Ask, sitemap: string): Promise<string[]> {
  const xml = await ask(sitemap).then(
    (response) => response.text(),
    () => '',
  )
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  const step = Math.max(1, Math.floor(all.length / PAGES_OF_SITEMAP))
  return all.filter((_, index) => index % step === 0).slice(0, PAGES_OF_SITEMAP)
}
