import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { SiteAddress } from './settings.ts'

export interface SmokeInput {
  addressOf: SiteAddress
  /** sent with each request; selects the version */
  headers: Record<string, string>
  /** ids that /_health of the right version contains: the client's build and the worker's version */
  ids: readonly string[]
  readyMs: number
}

/** An address and the expected response: a page, 404, or a redirect to an address. */
interface Check {
  address: string
  expects: 200 | 404 | string
}

/** Per locale, in addition to the examples of its redirect table. */
const SITEMAP_PAGES = 5
const TRIED_RULES = 3
const LIMIT_MS = 20_000

/** Requests some fifty addresses in all languages. @returns one sentence per failure */
export async function smokeTest({
  addressOf,
  headers,
  ids,
  readyMs,
}: SmokeInput): Promise<{ asked: number; failures: string[] }> {
  const ask = (address: string) =>
    fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
  const read = (address: string) => ask(address).then((response) => response.text(), String)

  const health = addressOf('/_health')
  const isReady = (text: string) => ids.every((id) => text.includes(`"${id}"`))
  let answer = await read(health)
  for (
    const limit = Date.now() + readyMs;
    !isReady(answer) && Date.now() < limit;
    answer = await read(health)
  )
    await setTimeout(1_000)
  if (!isReady(answer))
    return {
      asked: 1,
      failures: [
        `${health} does not contain ${ids.join(' and ')}. Response: ${answer.slice(0, 200)}`,
      ],
    }

  const failures: string[] = []
  const checks = (await Promise.all(LOCALE_CODES.map(checksOf))).flat()
  for (const check of checks) {
    const problem = await problemOf(check).catch((error: unknown) => `failed: ${String(error)}`)
    if (problem !== undefined) failures.push(`${check.address} ${problem}`)
  }
  return { asked: checks.length + 1, failures }

  async function checksOf(locale: LocaleCode): Promise<Check[]> {
    const own = (['stationLocator', 'cart', 'search'] as const).map((key) =>
      addressOf(localizedPath(key, locale), locale),
    )
    const sitemap = addressOf(`/sitemap-${locale}.xml`)
    const listed = addressesIn(await read(sitemap))
    // An empty or missing sitemap is checked as a page, so that it is reported as a failure.
    const pages = new Set([...own, ...(listed.length > 0 ? listed : [sitemap])])
    const redirects = redirectsOf(locale).map(({ path, target }) => ({
      address: addressOf(path, locale),
      expects: URL.canParse(target) ? target : addressOf(target, locale),
    }))
    const missing: Check = { address: addressOf('/there-is-no-such-page', locale), expects: 404 }
    return [
      ...[...pages].map((address): Check => ({ address, expects: 200 })),
      missing,
      ...redirects,
    ]
  }

  async function problemOf({ address, expects }: Check): Promise<string | undefined> {
    const response = await ask(address)
    const html = await response.text()
    const found = response.headers.get('location') ?? response.status
    if (found !== expects) return `responds with ${found} instead of ${expects}`
    if (expects !== 200) return undefined
    if (!/<title>[^<]+<\/title>/.test(html) || !/<main\b/.test(html))
      return 'has no title or no content'
    const [, script = ''] = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html) ?? []
    const loaded = await ask(new URL(script, address).href)
    await loaded.body?.cancel()
    const isScript = loaded.ok && loaded.headers.get('content-type')?.includes('javascript')
    return isScript ? undefined : `has the script "${script}", which responds with ${loaded.status}`
  }
}

/** Takes addresses from the whole sitemap, because the first ones are those of the menu. */
function addressesIn(sitemap: string): string[] {
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  const step = Math.max(1, Math.floor(all.length / SITEMAP_PAGES))
  return all.filter((_, index) => index % step === 0).slice(0, SITEMAP_PAGES)
}

/** Old addresses and targets of a few rules of the repository's tables. */
function redirectsOf(locale: LocaleCode): { path: string; target: string }[] {
  const { rules } = parseRedirectTable(readFileSync(`redirects/${locale}.txt`, 'utf8'))
  const plain = rules.filter(({ source }) => !source.endsWith('/*'))
  return plain.slice(0, TRIED_RULES).map(({ source, target }) => ({ path: source, target }))
}
