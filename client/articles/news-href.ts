import type { ShownCardList } from '#shared/navigation/shown-page.ts'

interface NewsChoice {
  year?: number | undefined
  topic?: string | undefined
  page?: number
}

/**
 * The address of a list of news with another choice. Another year or topic starts at its first
 * page.
 */
export function newsHref(
  path: string,
  list: ShownCardList,
  choice: NewsChoice,
  target: string,
): string {
  const { year, topic, page = 1 } = { year: list.year, topic: list.topic, ...choice }
  const query = new URLSearchParams()
  if (year !== undefined) query.set('year', String(year))
  if (topic !== undefined) query.set('topic', topic)
  if (page > 1) query.set(list.articleQuery ?? 'page', String(page))
  return `${path}${query.size > 0 ? `?${query}` : ''}#${target}`
}
