import type { ArticleSearchResult } from '#shared/contract/content.ts'

/** The search's answer through the proxy. The worker has read and cleaned its items; here it is only told from something else. */
export function readSearchAnswer(answer: unknown): ArticleSearchResult | undefined {
  return isSearchResult(answer) ? answer : undefined
}

function isSearchResult(answer: unknown): answer is ArticleSearchResult {
  if (typeof answer !== 'object' || answer === null) return false
  return 'items' in answer && Array.isArray(answer.items) && 'total' in answer && typeof answer.total === 'number'
}
