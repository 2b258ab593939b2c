import * as z from 'zod'
import { articleSearch } from '#shared/contract/article.ts'
import { searchRequestSchema } from '#shared/contract/requests.ts'
import { contentSearch } from '#shared/contract/search.ts'
import {
  bodyOverLimit,
  type Check,
  type EndpointContract,
  oneRequest,
  withSample,
} from '../endpoint-contract.ts'
import { type Expected, notJson, refused, tooLarge } from '../expected.ts'
import { articleListSchema, searchResultSchema } from '../schemas/article.ts'

type ArticleList = z.output<typeof articleListSchema>
type SearchResult = z.output<typeof searchResultSchema>

const articles: Expected<ArticleList> = {
  status: 200,
  description: 'Articles',
  body: articleListSchema,
}
const hits: Expected<SearchResult> = {
  status: 200,
  description: 'The hits',
  body: searchResultSchema,
}
const either: Expected = {
  ...articles,
  description: 'Articles; with a query: hits',
  body: z.union([searchResultSchema, articleListSchema]).meta({ id: 'SearchAnswer' }),
}

const withTag = withSample(({ samples }) => samples.article?.tags[0], 'no article has a tag')
const withWord = withSample(
  ({ samples }) => samples.article?.title.split(/\s+/).find((word) => word.length > 4),
  'the search returned no article',
)

const lists: Check[] = [
  {
    name: 'the newest articles',
    async run({ call, wrong }) {
      const list = (await call({ body: articleSearch([], 1, {}, 3) }, articles))?.body
      if (!list) return
      const created = list.items.map((item) => Date.parse(item.created))
      if (created.some((time, index) => time > (created[index - 1] ?? Infinity)))
        wrong('items: expected the newest first')
      if (list.items.length > 3) wrong('items: expected at most the limit of 3')
      if (list.items.length < Math.min(3, list.total))
        wrong('items: expected min(limit, total) items')
      if (list.page !== 1 || list.limit !== 3)
        wrong('page and limit: expected the requested values')
    },
  },
  {
    name: 'the second page',
    async run({ call, wrong, skip }) {
      const first = (await call({ body: articleSearch([], 1, {}, 1) }, articles))?.body
      if (first && first.total < 2) return skip('there are fewer than two articles')
      const second = (await call({ body: articleSearch([], 2, {}, 1) }, articles))?.body
      if (!first || !second) return
      if (second.items[0]?.slug === first.items[0]?.slug)
        wrong('items: expected other items than on page 1')
      if (second.total !== first.total) wrong('total: expected the same on every page')
    },
  },
  withTag('the articles of a tag', async ({ call, wrong }, tag) => {
    const list = (await call({ body: articleSearch([tag], 1) }, articles))?.body
    if (list?.items.some(({ tags }) => !tags.includes(tag)) || list?.items.length === 0)
      wrong('items: expected only articles with the tag')
  }),
  {
    name: 'the articles of a year and of a topic',
    async run({ call, wrong, skip }) {
      const list = (await call({ body: articleSearch([], 1) }, articles))?.body
      const [year, topic] = [list?.years?.[0], list?.topics?.[0]]
      if (list && year === undefined && topic === undefined)
        return skip('the response has no years and topics')
      if (year !== undefined) {
        const ofYear = (
          await call({ label: 'filter.year', body: articleSearch([], 1, { year }) }, articles)
        )?.body
        if (ofYear?.items.some(({ created }) => !created.startsWith(String(year))))
          wrong('filter.year: expected only articles of the year')
      }
      if (topic !== undefined) {
        const ofTopic = (
          await call({ label: 'filter.topic', body: articleSearch([], 1, { topic }) }, articles)
        )?.body
        if (ofTopic?.items.some(({ tags }) => !tags.includes(topic)))
          wrong('filter.topic: expected only articles of the topic')
      }
    },
  },
  oneRequest('an empty body', { body: {} }, articles),
  oneRequest(
    'null and "" as absent values',
    { body: { query: '', filter: { tags: null, topic: '' } } },
    articles,
  ),
]

const words: Check[] = [
  withWord('a search by words', async ({ call, wrong }, query) => {
    const result = (await call({ body: contentSearch(query) }, hits))?.body
    if (result && result.query !== query) wrong('query: expected the requested words')
    if (result?.items.length === 0) wrong('items: expected the article with the word in its title')
  }),
  withWord('misspelt words', async ({ call, wrong, skip }, word) => {
    const misspelt = `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`.toLowerCase()
    const result = (await call({ body: contentSearch(misspelt) }, hits))?.body
    if (result && result.corrected === undefined) return skip('the response has no corrected words')
    const exact = (await call({ label: 'exact', body: contentSearch(misspelt, true) }, hits))?.body
    if (exact?.corrected !== undefined) wrong('corrected: expected none for a request with `exact`')
  }),
  {
    name: 'words without a hit',
    async run({ call, wrong }) {
      const result = (await call({ body: contentSearch('qqxzwvjk') }, hits))?.body
      if (result && result.total > 0) wrong('total: expected 0')
    },
  },
]

const broken: Check[] = [
  oneRequest('a body that is not JSON', { rawBody: '{"page":' }, notJson, refused),
  oneRequest('page 0', { body: { page: 0 } }, refused),
  oneRequest('a limit of 51', { body: { limit: 51 } }, refused),
  oneRequest('a page that is a string', { body: { page: 'first' } }, refused),
  bodyOverLimit('search'),
]

export const searchContract: EndpointContract = {
  key: 'search',
  summary: 'Lists of articles, and search by words',
  section: 'search',
  request: searchRequestSchema.meta({ id: 'SearchRequest' }),
  answers: [either, notJson, tooLarge, refused],
  checks: [...lists, ...words, ...broken],
}
