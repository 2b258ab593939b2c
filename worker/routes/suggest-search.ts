import type { Context } from 'hono'
import { isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import {
  type ContentKind,
  type FoundContent,
  readSearchQuery,
  type SearchKind,
  type SearchSuggestion,
} from '#shared/search/search-answer.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { loadLayout } from '../loaders/load-content.ts'
import { type Found, searchSite } from '../loaders/search-site.ts'
import { refuseOverLimit } from './visitor-limit.ts'

const CACHED_SECONDS = 60
const FEWEST_LETTERS = 2
const MOST_SUGGESTIONS = 6
const MOST: Record<SearchKind | 'words', number> = {
  words: 2,
  stations: 2,
  pages: 2,
  products: 1,
  news: 1,
}

/** `/search/{locale}/suggest?q=…`: suggestions while a visitor types (SearchSuggestion[]). */
export async function suggestSearch(c: Context<AppEnv>): Promise<Response> {
  const locale = c.req.param('locale') ?? ''
  if (!isLocaleCode(locale)) return c.notFound()
  const query = { ...readSearchQuery(c.get('url').search), kind: undefined }
  if (query.q.length < FEWEST_LETTERS) return c.json([], 200, { 'Cache-Control': 'no-store' })
  const limited = await refuseOverLimit(c, 'SUGGEST_LIMIT')
  if (limited) return limited
  const context = loadContext(c, locale)
  const menu = loadLayout(context).then(({ value }) => value?.navigation ?? [])
  const found = await searchSite(context, query, menu)
  const { kinds } = await loadMessages('search', locale)
  const suggestions = suggestionsFor(query.q, found, { locale, stationsName: kinds.stations })
  return c.json(suggestions, 200, {
    'Cache-Control': `public, max-age=${CACHED_SECONDS}`,
    'X-Robots-Tag': 'noindex',
  })
}

interface Shown {
  locale: LocaleCode
  stationsName: string
}

/** The page with this name first, and at most six. */
function suggestionsFor(
  q: string,
  { page, content = [], stations }: Found,
  shown: Shown,
): SearchSuggestion[] {
  const hits = content.flatMap(({ kind, items }) =>
    items.slice(0, MOST[kind]).map((hit) => ({ kind, hit })),
  )
  const titles = content.flatMap(({ items }) => items.map(({ title }) => title))
  return [
    ...(page ? [contentSuggestion('pages', page)] : []),
    ...completions(q, titles).map((text) => ({ kind: 'words' as const, text })),
    ...stationSuggestions(q, stations, shown),
    ...hits.map(({ kind, hit }) => contentSuggestion(kind, hit)),
  ].slice(0, MOST_SUGGESTIONS)
}

function contentSuggestion(
  kind: ContentKind,
  { title, slug, trail }: FoundContent,
): SearchSuggestion {
  return { kind, text: title, path: slug, ...(trail && { note: trail.join(' › ') }) }
}

/** Stations of a place or a name; one row with their number for a service alone. */
function stationSuggestions(
  q: string,
  stations: Found['stations'],
  { locale, stationsName }: Shown,
): SearchSuggestion[] {
  if (!stations || stations.total === 0) return []
  const isService = !stations.areNamed && stations.services.length > 0
  if (isService)
    return [
      {
        kind: 'stations',
        text: q,
        path: locatorPath(locale, `${new URLSearchParams({ q })}`),
        note: `${stationsName}: ${stations.total}`,
      },
    ]
  return stations.items.slice(0, MOST.stations).map(({ name, path, address: { city } }) => ({
    kind: 'stations',
    text: name,
    path,
    ...(city !== '' && { note: city }),
  }))
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
