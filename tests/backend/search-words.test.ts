import { beforeAll, describe, expect, test } from 'vitest'
import { readSearchResult } from '#shared/contract/search.ts'
import { prepareDatabase, readAnswer, send } from './ask.ts'

/** slug, category, words of title, description and text */
const ENTRIES = [
  ['/pesu', 'Page', 'autopesu', 'ohjelmat hinnat pesu', 'harjapesu kesto'],
  ['/talvi', 'Article', 'pesu pakkasella', 'autopesu talvella', 'suola'],
  ['/lataus', 'Page', 'sahkoauton lataus', 'hinnat', 'teho pesu'],
  ['/pesu#perfect', 'Product', 'perfect pesu', 'harjaton', ''],
  ['/pesu#kuorma', 'Product', 'kuormaautopesu', '', ''],
  ['/lammitys', 'Page', 'lammitysoljy', 'toimitus', 'hinta'],
  ['/varaa', 'Product', 'varaus', '', ''],
  ['/aikataulu', 'Product', 'varaus', '', ''],
  ['/vartti', 'Page', 'varaus', '', ''],
] as const

beforeAll(() =>
  prepareDatabase(
    ...ENTRIES.map(
      ([slug, category, title, lead, text]) =>
        `INSERT INTO search_entries (locale, slug, category, title, hit, title_words, lead_words, text_words) VALUES ('fi-FI', '${slug}',
        '${category}', '${title}', '{"category":"${category}","title":"${title}","slug":"${slug}"}', '${title}', '${lead}', '${text}')`,
    ),
  ),
)

async function found(query: string, more: object = { filter: { category: 'All' } }): Promise<string> {
  const { items } = await readAnswer(send('/cms-view/v1/search', { query, ...more }), readSearchResult)
  return items.map(({ slug }) => slug).join(' ')
}

describe('a search by words', () => {
  test.each([
    ['a word of a title before one of a text', 'lataus', '/lataus'],
    ['letter case and marks do not matter', 'LÄMMITYSÖLJY', '/lammitys'],
    ['a word that is written with an error', 'lämitysöljy', '/lammitys'],
    ['two letters that changed places', 'latuas', '/lataus'],
    ['a beginning', 'sähkö', '/lataus'],
    ['a part of a compound', 'öljy', '/lammitys'],
    ['what fits all words, not one of them', 'autopesu hinnat', '/pesu'],
    ['of many words those that fit most', 'miten pesu pakkasella onnistuu', '/talvi'],
    ['a word that is nowhere', 'xyzzy', ''],
    ['one word of three is too little', 'xyzzy blorb pesu', ''],
    ['only marks', '?!', ''],
    ['nothing of SQL', "' OR 1=1 --", ''],
  ])('%s: %s', async (_, query, slugs) => {
    expect(await found(query)).toBe(slugs)
  })

  test('finds the page about it first, then whole words of titles, parts of them, and last what only mentions it', async () => {
    expect(await found('pesu')).toBe('/pesu /talvi /pesu#perfect /pesu#kuorma /lataus')
    expect(await found('autopesu')).toBe('/pesu /pesu#kuorma /talvi')
  })

  test('of equals a page comes first, then what editors have put first', async () => {
    expect(await found('varaus')).toBe('/vartti /varaa /aikataulu')
  })

  test.each([
    ['Page', '/pesu /lataus'],
    ['Product', '/pesu#perfect /pesu#kuorma'],
    ['Article', '/talvi'],
  ])('of the category %s alone', async (category, slugs) => {
    expect(await found('pesu', { filter: { category } })).toBe(slugs)
  })

  test('page by page, with the number of all, and names the words it looked for', async () => {
    const answer = await (await send('/cms-view/v1/search', { query: 'pesu', page: 2, limit: 3, filter: { category: 'All' } })).json()
    expect(answer).toMatchObject({ query: 'pesu', total: 5, page: 2, limit: 3, items: [{ slug: '/pesu#kuorma' }, { slug: '/lataus' }] })
  })

  test('in another locale finds nothing of this one', async () => {
    const answer = await readAnswer(
      send('/cms-view/v1/search', { query: 'pesu', filter: { category: 'All' } }, { locale: 'sv-SE' }),
      readSearchResult,
    )
    expect(answer).toEqual({ items: [], total: 0 })
  })
})

test('without words a category is listed by title', async () => {
  const answer = await (await send('/cms-view/v1/search', { filter: { category: 'Page' } })).json()
  expect(answer).toMatchObject({ total: 4, items: [{ slug: '/pesu' }, { slug: '/lammitys' }, { slug: '/lataus' }, { slug: '/vartti' }] })
})
