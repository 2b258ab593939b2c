import type { NavigationItem } from '#shared/contract/content.ts'

/** What a navigation item is to the page shown: the page itself, on the way to it, or neither. */
export function navigationMark(item: NavigationItem, trail: NavigationItem[], path: string): 'page' | 'true' | undefined {
  const place = trail.findIndex(({ id }) => id === item.id)
  if (place < 0) return undefined
  return place === trail.length - 1 && item.url.replace(/[?#].*$/s, '') === path ? 'page' : 'true'
}
