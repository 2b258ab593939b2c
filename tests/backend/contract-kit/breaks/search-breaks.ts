import { asked, breaks, status, type When } from '../planted-break.ts'

const withWords = asked('"query":"')
const withoutWords: When = (question, came) => came === 200 && !withWords(question, came)

export const SEARCH_BREAKS = [
  ...breaks('search', withoutWords, [
    ['a total that is a text', (b) => void (b.total = String(b.total)), /total: expected int|total: expected number, received string/],
    ['the oldest first', (b) => void (b.items = b.items.toReversed()), /items: the newest first expected/],
    ['more than were asked for', (b) => void b.items.push(...b.items, ...b.items), /items: at most the limit of 3/],
    ['fewer than there are', (b) => void b.items.splice(1), /items: as many as the limit expected/],
    ['the first page again', (b) => void (b.items[0].slug = '/artikkeli/x'), /items: others than on page 1 expected/],
    ["a country's own date", (b) => void (b.items[0].created = '4.11.2026'), /items\[\]\.created: expected an ISO 8601 date/],
  ]),
  ...breaks('search', asked('"tags":["'), [
    ['articles of every tag', (b) => void (b.items[0].tags = []), /items: articles with the tag expected/],
  ]),
  ...breaks('search', asked('"year":'), [
    ['articles of every year', (b) => void (b.items[0].created = '1999-01-01'), /filter\.year: only articles of the year expected/],
  ]),
  ...breaks('search', withWords, [
    ['words that are not named', (b) => void delete b.query, /^query: expected string, received undefined/m],
    ['hits of other words', (b) => void (b.query = 'other'), /query: the words that were asked for expected/],
  ]),
  ...breaks('search', status(422), [['page 0', { status: 200 }, /status 422 expected, 200 came/]]),
  ...breaks('search', status(413), [['a body of any size', { status: 500 }, /status 413 expected, 500 came/]]),
]
