import * as z from 'zod'
import { imageSchema } from './image.ts'
import { richTextSchema } from './rich-text.ts'
import { amount, count, moment, quantity, sitePath, text } from './values.ts'

export const articleSchema = z
  .object({
    id: text,
    title: text,
    byline: text.optional(),
    image: imageSchema.optional(),
    alt: text.optional(),
    created: moment,
    articleContent: richTextSchema,
    tags: z.array(text),
  })
  .meta({ id: 'Article' })

const teaser = z
  .object({
    id: text,
    title: text,
    slug: sitePath,
    image: imageSchema.optional(),
    created: moment,
    tags: z.array(text),
    summary: text.optional(),
    figure: text.optional().describe('the number that the article is about: 129 → 143'),
    figureText: text.optional().describe('what the figure counts'),
  })
  .meta({ id: 'ArticleTeaser' })

export const articleListSchema = z
  .object({
    items: z.array(teaser),
    total: count.describe('of all pages'),
    page: quantity,
    limit: quantity,
    years: z.array(z.int()).optional(),
    topics: z.array(text).optional(),
  })
  .meta({ id: 'ArticleList' })

const hit = z
  .object({
    title: text,
    slug: sitePath,
    category: z.enum(['Page', 'Article', 'Product']),
    summary: text.optional(),
    created: moment.optional(),
    price: amount.optional(),
    image: imageSchema.optional().describe('of a product'),
    facts: z
      .array(z.object({ name: text, value: text }))
      .max(8)
      .optional()
      .describe('of a page: prices, phone numbers or what else most visitors want to know'),
  })
  .meta({ id: 'SearchHit' })

export const searchResultSchema = z
  .object({
    query: text.describe('the requested words'),
    items: z.array(hit),
    total: count,
    corrected: text.optional().describe('the words that were searched instead of misspelt ones'),
    isAnswered: z
      .boolean()
      .optional()
      .describe('the first item is a page whose title or synonym is the query'),
    counts: z
      .object({ Page: count, Product: count, Article: count })
      .optional()
      .describe('hits by category'),
  })
  .meta({ id: 'SearchResult' })
