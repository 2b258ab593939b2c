import type { NavigationItem } from '#shared/contract/layout.ts'

const LEAST_LIKENESS = 0.35

/** The visible pages of the navigation tree whose paths are most like one that was not found: the nearest first, none of chance. */
export function nearestPages(navigation: NavigationItem[], path: string, most = 3): NavigationItem[] {
  const known = new Map(pagesOf(navigation).map((item) => [item.url, item]))
  return [...known.values()]
    .map((item) => ({ item, likeness: likeness(item.url, path) }))
    .filter((candidate) => candidate.likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ item }) => item)
}

/** Those with a plain site path: a ready-made search, an external address are no page that could have been meant. */
function pagesOf(items: NavigationItem[]): NavigationItem[] {
  return items
    .filter((item) => item.visibleInNavigation)
    .flatMap((item) => [...(/^\/[^?#]+$/.test(item.url) ? [item] : []), ...pagesOf(item.children)])
}

/** 0 to 1: how alike the last segments are, which name the page, and a little of how alike the ways to it are. */
function likeness(url: string, path: string): number {
  const [a, b] = [url.toLowerCase(), path.toLowerCase()]
  return 0.8 * pairLikeness(lastSegment(a), lastSegment(b)) + 0.2 * pairLikeness(a, b)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Dice's coefficient over pairs of letters: right for words misspelt, shortened or put in another order. */
function pairLikeness(a: string, b: string): number {
  const [inA, inB] = [letterPairs(a), letterPairs(b)]
  const common = [...inA].filter((pair) => inB.has(pair)).length
  return inA.size + inB.size === 0 ? 0 : (2 * common) / (inA.size + inB.size)
}

function letterPairs(text: string): Set<string> {
  const pairs = new Set<string>()
  // a path of thousands of letters names nothing
  for (let at = 0; at < Math.min(text.length, 200) - 1; at++) pairs.add(text.slice(at, at + 2))
  return pairs
}
