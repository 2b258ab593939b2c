import { type Layout, readLayout } from '#shared/contract/layout.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { createJsonReader } from './read-json.ts'
import { loadText } from './load-text.ts'
import type { LoadContext } from './load-page.ts'

const readLayoutText = createJsonReader(readLayout)

/** Module state: the layout each locale had a moment ago, so that a busy isolate does not ask the shared cache for every page. */
const held = new Map<string, { layout: Layout; at: number }>()
const HELD_MS = 5_000

/** The locale's header and footer, from the edge cache: an outage of the content service keeps the last good one. A preview's is asked for anew. */
export async function loadLayout(context: LoadContext, locale: LocaleCode): Promise<Layout | undefined> {
  if (context.preview) return layoutOf(locale, (await fetchLayout(context, locale)).response)
  const key = edgeCacheKey({ buildId: 'any', kind: 'layout', locale, path: context.config.BACKEND_URL })
  const recent = held.get(key)
  if (recent && Math.abs(context.now - recent.at) < HELD_MS) return recent.layout
  const { response } = await fromEdgeCache({ ...context, key, produce: () => fetchLayout(context, locale) })
  // §4: a layout failure is swallowed, the page is shown without it
  const layout = await layoutOf(locale, response)
  if (layout) held.set(key, { layout, at: context.now })
  return layout
}

async function layoutOf(locale: LocaleCode, response: Response): Promise<Layout | undefined> {
  return response.ok ? readLayoutText(locale, await response.text()) : undefined
}

async function fetchLayout({ config, preview }: LoadContext, locale: LocaleCode): Promise<Produced> {
  const { status, text } = await loadText({ backendUrl: config.BACKEND_URL, locale, preview, endpoint: 'layout' })
  if (text === undefined || readLayoutText(locale, text) === undefined) return { kind: 'broken', response: new Response(null, { status }) }
  return { kind: 'ready', response: new Response(text), storable: true }
}
