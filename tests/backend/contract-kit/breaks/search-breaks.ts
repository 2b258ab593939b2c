import { asked, breaks, set, status, type When } from '../planted-break.ts'

const withWords = asked('"query":"')
const withoutWords: When = (question, received) =>
  received === 200 && !withWords(question, received)

export const SEARCH_BREAKS = [
  ...breaks('search', withoutWords, [
    [
      'a total that is a string',
      (b) => void (b.total = String(b.total)),
      /total: expected int|total: expected number/,
    ],
    [
      'the oldest first',
      (b) => void (b.items = b.items.toReversed()),
      'items: expected the newest first',
    ],
    [
      'more than requested',
      (b) => void b.items.push(...b.items, ...b.items),
      'items: expected at most the limit of 3',
    ],
    ['fewer than the limit', (b) => void b.items.splice(1), 'items: expected min'],
    [
      'the first page again',
      set('items.0.slug', '/artikkeli/x'),
      'items: expected other items than on page 1',
    ],
    [
      'a national date format',
      set('items.0.created', '4.11.2026'),
      'items[].created: expected an ISO 8601 date',
    ],
  ]),
  ...breaks('search', asked('"tags":["'), [
    [
      'articles of every tag',
      set('items.0.tags', []),
      'items: expected only articles with the tag',
    ],
  ]),
  ...breaks('search', asked('"year":'), [
    [
      'articles of every year',
      set('items.0.created', '1999-01-01'),
      'filter.year: expected only articles of the year',
    ],
  ]),
  ...breaks('search', withWords, [
    ['a response without the query', set('query', undefined), /^query: expected string/m],
    ['hits of other words', set('query', 'other'), 'query: expected the requested words'],
  ]),
  ...breaks('search', asked('"exact":true'), [
    ['a correction of exact words', set('corrected', 'other'), 'corrected: expected none'],
  ]),
  ...breaks('search', status(422), [
    ['page 0', { status: 200 }, 'expected status 422, received 200'],
  ]),
  ...breaks('search', status(413), [
    ['a body of any size', { status: 500 }, 'expected status 413, received 500'],
  ]),
]
