import { beforeAll, describe, expect, test } from 'vitest'
import { readSearchResult } from '#shared/contract/search.ts'
import { prepareDatabase, readAnswer, send } from './ask.ts'

/** slug, category, words of title, description and text, synonyms */
const ENTRIES = [
  ['/pesu', 'Page', 'autopesu', 'ohjelmat hinnat pesu', 'harjapesu kesto'],
  ['/talvi', 'Article', 'pesu pakkasella', 'autopesu talvella', 'suola'],
  ['/lataus', 'Page', 'sahkoauton lataus', 'hinnat', 'teho pesu'],
  ['/pesu#perfect', 'Product', 'perfect pesu', 'harjaton', ''],
  ['/pesu#kuorma', 'Product', 'kuormaautopesu', '', ''],
  ['/lammitys', 'Page', 'lammitysoljy', 'toimitus', 'hinta', 'Polttoöljy, öljyn hinta'],
  ['/varaa', 'Product', 'varaus', '', ''],
  ['/aikataulu', 'Product', 'varaus', '', ''],
  ['/vartti', 'Page', 'varaus', '', ''],
] as const

beforeAll(() =>
  prepareDatabase(
    ...ENTRIES.map(
      ([slug, category, title, lead, text, synonyms = '']) =>
        `INSERT INTO search_entries (locale, slug, category, title, synonyms, hit, title_words, lead_words, text_words) VALUES ('fi-FI', '${slug}',
        '${category}', '${title}', '${synonyms}', '{"category":"${category}","title":"${title}","slug":"${slug}"}', '${title}', '${lead}', '${text}')`,
    ),
  ),
)

async function found(
  query: string,
  more: object = { filter: { category: 'All' } },
): Promise<string> {
  const { items } = await readAnswer(
    send('/cms-view/v1/search', { query, ...more }),
    readSearchResult,
  )
  return items.map(({ slug }) => slug).join(' ')
}

describe('a search by words', () => {
  test.each([
    ['a word of a title before one of a text', 'lataus', '/lataus'],
    ['letter case and marks do not matter', 'LÄMMITYSÖLJY', '/lammitys'],
    ['a word with a typing error', 'lämitysöljy', '/lammitys'],
    ['two swapped letters', 'latuas', '/lataus'],
    ['the beginning of a word', 'sähkö', '/lataus'],
    ['a part of a compound', 'öljy', '/lammitys'],
    ['entries with all words, not with one of them', 'autopesu hinnat', '/pesu'],
    ['entries with the most of many words', 'miten pesu pakkasella onnistuu', '/talvi'],
    ['an unknown word', 'xyzzy', ''],
    ['one word of three is not enough', 'xyzzy blorb pesu', ''],
    [
      'the page whose name is in the query, before pages with more of its words',
      'polttoöljy ohjelmat kesto',
      '/lammitys /pesu',
    ],
    ['a number or a short word alone is not enough', 'xyzzy 24 ha', ''],
    ['no word is corrected to one of a text', 'hsrjapesu', ''],
    ['no word is corrected to one with another first letter', 'vesu', ''],
    ['only punctuation', '?!', ''],
    ['SQL is text', "' OR 1=1 --", ''],
  ])('%s: %s', async (_, query, slugs) => {
    expect(await found(query)).toBe(slugs)
  })

  test('finds the page about the word first, then whole words of titles, parts of words, and texts that mention it', async () => {
    expect(await found('pesu')).toBe('/pesu /talvi /pesu#perfect /pesu#kuorma /lataus')
    expect(await found('autopesu')).toBe('/pesu /pesu#kuorma /talvi')
  })

  test('sorts equal hits with pages first, then in the editors’ order', async () => {
    expect(await found('varaus')).toBe('/vartti /varaa /aikataulu')
  })

  test.each([
    ['Page', '/pesu /lataus'],
    ['Product', '/pesu#perfect /pesu#kuorma'],
    ['Article', '/talvi'],
  ])('of the category %s only', async (category, slugs) => {
    expect(await found('pesu', { filter: { category } })).toBe(slugs)
  })

  test('returns pages with the total, and the words of the query', async () => {
    const answer = await (
      await send('/cms-view/v1/search', {
        query: 'pesu',
        page: 2,
        limit: 3,
        filter: { category: 'All' },
      })
    ).json()
    expect(answer).toMatchObject({
      query: 'pesu',
      total: 5,
      page: 2,
      limit: 3,
      items: [{ slug: '/pesu#kuorma' }, { slug: '/lataus' }],
    })
  })

  test('finds nothing of another locale', async () => {
    const answer = await readAnswer(
      send(
        '/cms-view/v1/search',
        { query: 'pesu', filter: { category: 'All' } },
        { locale: 'sv-SE' },
      ),
      readSearchResult,
    )
    expect(answer).toMatchObject({ items: [], total: 0 })
  })
})

test('a search without words lists a category by title', async () => {
  const answer = await (await send('/cms-view/v1/search', { filter: { category: 'Page' } })).json()
  expect(answer).toMatchObject({
    total: 4,
    items: [{ slug: '/pesu' }, { slug: '/lammitys' }, { slug: '/lataus' }, { slug: '/vartti' }],
  })
})

describe('a query that is the title or a synonym of a page', () => {
  const answer = (query: string) =>
    readAnswer(
      send('/cms-view/v1/search', { query, filter: { category: 'All' } }),
      readSearchResult,
    )

  test.each([
    ['autopesu', '/pesu'],
    ['Sähköauton  LATAUS', '/lataus'],
    ['polttoöljy', '/lammitys'],
    ['öljynhinta', '/lammitys'],
    ['plottoöljy', '/lammitys'],
  ])('%s: the page comes first and is the answer', async (query, slug) => {
    const { isAnswered, items } = await answer(query)
    expect([isAnswered, items[0]?.slug]).toEqual([true, slug])
  })

  test.each(['lataus', 'öljy', 'perfect pesu', 'xyzzy'])(
    '%s is only a part of a name, or the name of no page',
    async (query) => {
      expect((await answer(query)).isAnswered).toBe(false)
    },
  )

  test('a misspelt synonym is corrected to its letters as written', async () => {
    expect((await answer('plottoöljy')).corrected).toBe('polttoöljy')
  })
})

describe('a misspelt word', () => {
  const answer = (query: string, more: object = {}) =>
    readAnswer(
      send('/cms-view/v1/search', { query, filter: { category: 'All' }, ...more }),
      readSearchResult,
    )

  test('is replaced by the most similar word, which the answer names as content writes it; `exact` searches it as typed', async () => {
    expect((await answer('latuas hinnat')).corrected).toBe('lataus hinnat')
    expect((await answer('lataus')).corrected).toBeUndefined()
    expect((await answer('xyzzy')).corrected).toBeUndefined()
    expect(await answer('latuas', { exact: true })).toMatchObject({ items: [], total: 0 })
  })

  test('the answer counts the results of each category, also with a small limit', async () => {
    expect(await answer('varaus', { limit: 1 })).toMatchObject({
      total: 3,
      counts: { Page: 1, Product: 2, Article: 0 },
    })
  })
})
