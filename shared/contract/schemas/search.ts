import * as z from 'zod'
import { readArticleTeaser } from '../read-article.ts'

/** The most that one search may ask for. */
export const MAX_SEARCH_LIMIT = 50

/** None, null and [] all ask for every article. */
const tagsSchema = z
  .array(z.string().max(100))
  .max(50)
  .nullish()
  .transform((tags) => tags ?? [])

/** §9: article lists ask for page 1, 9 items, newest first; an absent field means that. */
export const searchRequestSchema = z.object({
  page: z.int().min(1).max(10_000).default(1),
  limit: z.int().min(1).max(MAX_SEARCH_LIMIT).default(9),
  filter: z.object({ category: z.literal('Article').default('Article'), tags: tagsSchema }).prefault({}),
  sort: z
    .object({ sortBy: z.enum(['created', 'title']).default('created'), sortDirection: z.enum(['asc', 'desc']).default('desc') })
    .prefault({}),
})

export type SearchRequest = z.output<typeof searchRequestSchema>

/** Strict in its frame, lenient in its items, which are content: an unreadable teaser is dropped. */
export const searchAnswerSchema = z.object({
  items: z.array(z.unknown()).transform((items) => items.map(readArticleTeaser).filter((teaser) => teaser !== undefined)),
  total: z.int().min(0),
  page: z.int().min(1),
  limit: z.int().min(1),
})
