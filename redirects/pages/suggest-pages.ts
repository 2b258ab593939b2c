import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'
import { searchItems } from '../search/search-items.ts'

/** A page of the site as the target of a rule. */
export interface PageSuggestion {
  path: string
  title?: string
}

/** The pages that a typed target can mean: those whose path begins with it, then those with a part that does, then all others with its words. */
export function suggestPages(pages: ReadonlySet<string>, typed: string, limit: number): string[] {
  const q = typed.trim()
  const wanted = foldRedirectKey(q)
  const words = wanted.replaceAll('/', ' ')
  const { items } = searchItems([...pages], /^https?:/i.test(q) ? q : words, (path) => path)
  const rankOf = (path: string) => {
    const folded = foldRedirectKey(path)
    if (folded === wanted) return 0
    if (folded.startsWith(wanted)) return 1
    return folded.includes(`/${wanted.replace(/^\//, '')}`) ? 2 : 3
  }
  const ranked = items.map((path) => ({ path, rank: rankOf(path) }))
  return ranked
    .sort((a, b) => a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, limit)
    .map(({ path }) => path)
}
