import type { NavigationItem } from '#shared/contract/layout.ts'

const MIN_SIMILARITY = 0.35
const MAX_PAGES = 3
/** letters; a longer path names nothing */
const MAX_LENGTH = 200

/** The visible pages of the navigation tree whose paths are most like one that was not found, the nearest first. */
export function nearestPages(navigation: NavigationItem[], path: string): NavigationItem[] {
  const byUrl = new Map(pagesOf(navigation).map((item) => [item.url, item]))
  return [...byUrl.values()]
    .map((item) => ({ item, similarity: similarity(item.url.toLowerCase(), path.toLowerCase()) }))
    .filter((candidate) => candidate.similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_PAGES)
    .map(({ item }) => item)
}

/** Those with a plain site path: a filtered list or an external address is no page that could have been meant. */
function pagesOf(items: NavigationItem[]): NavigationItem[] {
  return items
    .filter((item) => item.visibleInNavigation)
    .flatMap((item) => [...(/^\/[^?#]+$/.test(item.url) ? [item] : []), ...pagesOf(item.children)])
}

/** 0 to 1: mostly how alike the last segments are, which name the page, and a little the whole paths. */
function similarity(a: string, b: string): number {
  return 0.8 * diceCoefficient(lastSegment(a), lastSegment(b)) + 0.2 * diceCoefficient(a, b)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Over pairs of letters: it finds words misspelt, shortened or in another order. */
function diceCoefficient(a: string, b: string): number {
  const [inA, inB] = [letterPairs(a), letterPairs(b)]
  const common = [...inA].filter((pair) => inB.has(pair)).length
  return common === 0 ? 0 : (2 * common) / (inA.size + inB.size)
}

function letterPairs(text: string): Set<string> {
  const letters = text.slice(0, MAX_LENGTH)
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}
