import type { Context } from 'hono'
import { isLocaleCode } from '#shared/locale/locales.ts'
import { readSearchQuery, type SearchKind, type SearchSuggestion } from '#shared/search/search-answer.ts'
import { foldedWords } from '#shared/stations/fold-text.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { loadLayout } from '../loaders/load-content.ts'
import { type Found, searchSite } from '../loaders/search-site.ts'
import { refuseOverLimit } from './visitor-limit.ts'

const CACHED_SECONDS = 60
const FEWEST_LETTERS = 2
const MOST: Record<SearchKind | 'words', number> = { words: 2, stations: 2, pages: 2, products: 1, news: 1 }

/** `/search/{locale}/suggest?q=…`: suggestions while a visitor types (SearchSuggestion[]). */
export async function suggestSearch(c: Context<AppEnv>): Promise<Response> {
  const locale = c.req.param('locale') ?? ''
  if (!isLocaleCode(locale)) return c.notFound()
  const query = { ...readSearchQuery(new URL(c.req.url).search), kind: undefined }
  if (query.q.length < FEWEST_LETTERS) return c.json([], 200, { 'Cache-Control': 'no-store' })
  const limited = await refuseOverLimit(c, 'SUGGEST_LIMIT')
  if (limited) return limited
  const context = loadContext(c, locale)
  const { value: layout } = await loadLayout(context)
  const suggestions = suggestionsFor(query.q, await searchSite(context, query, layout?.navigation ?? []))
  return c.json(suggestions, 200, { 'Cache-Control': `public, max-age=${CACHED_SECONDS}`, 'X-Robots-Tag': 'noindex' })
}

function suggestionsFor(q: string, { content = [], stations }: Found): SearchSuggestion[] {
  const hits = content.flatMap(({ kind, items }) => items.slice(0, MOST[kind]).map((hit) => ({ kind, hit })))
  const titles = content.flatMap(({ items }) => items.map(({ title }) => title))
  return [
    ...completions(q, titles).map((text) => ({ kind: 'words' as const, text })),
    ...(stations?.items ?? [])
      .slice(0, MOST.stations)
      .map(({ name, path, address: { city } }) => ({ kind: 'stations' as const, text: name, path, ...(city !== '' && { note: city }) })),
    ...hits.map(({ kind, hit: { title, slug, trail } }) => ({ kind, text: title, path: slug, ...(trail && { note: trail.join(' › ') }) })),
  ]
}

/** The query with its last word completed by words of found titles: 'char' → 'charging'. */
function completions(q: string, titles: readonly string[]): string[] {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/s.exec(q) ?? []
  const start = foldedWords(last).join('')
  if (start === '') return []
  const words = titles.flatMap((title) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const longer = words.filter((word) => {
    const folded = foldedWords(word).join('')
    return folded.startsWith(start) && folded !== start
  })
  return [...new Set(longer)].slice(0, MOST.words).map((word) => before + word)
}
