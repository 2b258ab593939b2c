import type { NavigationItem } from '#shared/contract/layout.ts'

const MIN_SIMILARITY = 0.45
const MAX_PAGES = 3

/**
 * The visible pages of the navigation tree whose last segments are most similar to that of an
 * unknown path, most similar first.
 */
export function nearestPages(navigation: NavigationItem[], path: string): NavigationItem[] {
  const wanted = letterPairs(path)
  const byUrl = new Map(pagesOf(navigation).map((item) => [item.url, item]))
  return [...byUrl.values()]
    .map((item) => ({ item, similarity: diceCoefficient(letterPairs(item.url), wanted) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_PAGES)
    .map(({ item }) => item)
}

/** Only plain paths of the site: a filtered list or an external address is not a suggestion. */
function pagesOf(items: NavigationItem[]): NavigationItem[] {
  return items
    .filter((item) => item.visibleInNavigation)
    .flatMap((item) => [...(/^\/[^?#]+$/.test(item.url) ? [item] : []), ...pagesOf(item.children)])
}

/** Similarity by pairs of letters: it finds words that are misspelt, shortened or in another order. */
function diceCoefficient(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return (2 * shared) / Math.max(1, a.size + b.size)
}

/** The letter pairs of a path's last segment, which names the page. */
function letterPairs(path: string): Set<string> {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const pairs = new Set<string>()
  for (let at = 0; at < name.length - 1; at++) pairs.add(name.slice(at, at + 2))
  return pairs
}
