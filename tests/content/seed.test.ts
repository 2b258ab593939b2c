import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import { readArticleTeaser } from '#shared/contract/article.ts'
import { readForm } from '#shared/contract/form.ts'
import { readLayout } from '#shared/contract/layout.ts'
import { readPage } from '#shared/contract/page.ts'
import { readProduct } from '#shared/contract/product.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { PAGE_PATHS } from '../../backend/content/page-paths.ts'
import { withOrigin } from '../../backend/origin-placeholder.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { seedStatements } from '../../backend/seed/seed-statements.ts'
import { refillStatements } from '../../backend/seed/sql.ts'
import { storedJson } from '../../backend/seed/stored-json.ts'

const MIGRATIONS = 'backend/migrations'
const ORIGIN = 'https://backend.example'

const database = new DatabaseSync(':memory:')
const statements = seedStatements(EDITED_CONTENTS)

function texts(query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]))
}

function stored(query: string): unknown[] {
  return texts(query).map((text): unknown => JSON.parse(withOrigin(text, `${ORIGIN}/x`)))
}

beforeAll(() => {
  for (const file of readdirSync(MIGRATIONS).sort())
    database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
  // Seeds twice, which must leave the same rows.
  for (let round = 0; round < 2; round += 1)
    for (const statement of statements) database.exec(statement)
})

test('no statement exceeds the limit of D1', () => {
  expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(
    100_000,
  )
})

describe.each(LOCALE_CODES)('the content of %s', (locale) => {
  test('is read by the site without loss: pages, layout and articles', () => {
    const pages = stored(`SELECT body FROM pages WHERE locale = '${locale}'`)
    expect(pages.length).toBeGreaterThan(60)
    for (const page of pages)
      expect(lostParts(String(Object(page).content.slug), page, readPage(page))).toEqual([])
    for (const layout of stored(`SELECT body FROM layouts WHERE locale = '${locale}'`)) {
      expect(lostParts('layout', layout, readLayout(layout))).toEqual([])
    }
    for (const teaser of stored(`SELECT teaser FROM articles WHERE locale = '${locale}'`)) {
      expect(lostParts('teaser', teaser, readArticleTeaser(teaser))).toEqual([])
    }
  })

  test('has one draft, which is shown only in preview mode', () => {
    expect(texts(`SELECT path FROM pages WHERE locale = '${locale}' AND draft <> 0`)).toEqual([
      PAGE_PATHS.summerCampaign[locale],
    ])
  })

  test('has a layout with navigation, quick navigation and a footer', () => {
    const [layout] = stored(`SELECT body FROM layouts WHERE locale = '${locale}'`).map(readLayout)
    expect(layout?.navigation.length).toBeGreaterThanOrEqual(3)
    expect(layout?.quickNavigation.length).toBeGreaterThanOrEqual(3)
    expect(layout?.footer.appDownloads).toHaveLength(4)
  })

  test('has at least 12 articles with tags, and products with prices', () => {
    expect(
      texts(`SELECT COUNT(*) FROM articles WHERE locale = '${locale}'`).map(Number)[0],
    ).toBeGreaterThanOrEqual(12)
    expect(
      texts(
        `SELECT COUNT(*) FROM articles WHERE locale = '${locale}' AND slug NOT IN (SELECT slug FROM article_tags)`,
      ),
    ).toEqual(['0'])
    const products = stored(`SELECT body FROM products WHERE locale = '${locale}'`).map(readProduct)
    expect(products.length).toBeGreaterThanOrEqual(12)
    expect(
      new Set(products.map((product) => product?.attributes.tax_class.join())).size,
      'tax classes: general and food',
    ).toBe(2)
    expect(
      products.filter((product) => product?.bundleMembers?.length === 1).length,
    ).toBeGreaterThanOrEqual(3)
    expect(
      texts(
        `SELECT upsell_code FROM upsells EXCEPT SELECT code FROM products WHERE locale = '${locale}'`,
      ),
    ).toEqual([])
    expect(
      texts(`SELECT code FROM upsells EXCEPT SELECT code FROM products WHERE locale = '${locale}'`),
    ).toEqual([])
  })

  test('has the pages of §2.2 at the paths the site uses', () => {
    const written = Object.fromEntries(
      Object.entries(PAGE_PATHS).map(([key, row]) => [key, row[locale]]),
    )
    const { paths } = LOCALES[locale]
    // The stations' path has no page. Station pages are below it.
    expect({ ...written, stations: paths.stations }).toMatchObject(paths)
  })

  test('has a terms page whose first card the footer’s terms modal can show (§7)', () => {
    const [page] = stored(
      `SELECT body FROM pages WHERE locale = '${locale}' AND path = '${localizedPath('terms', locale)}'`,
    ).map((body) => readPage(body))
    const block = page?.content.body[0]
    const terms = block?.contentType === 'cardList' ? block.cards?.[0] : undefined
    expect(terms?.title).toBeTruthy()
    expect(terms?.text?.content.length).toBeGreaterThan(5)
  })
})

test('every second picture has a content-provider address in addition to its own (§7)', () => {
  const picture = (name: string) =>
    withOrigin(storedJson({ image: { name, ext: 'png', src: `/media/${name}.png` } }), ORIGIN)
  expect(picture('station-dusk')).toBe(
    `{"image":{"name":"station-dusk","ext":"png","src":"${ORIGIN}/media/station-dusk.png","dynamic_url":"${ORIGIN}/assets/station-dusk.png"}}`,
  )
  expect(picture('station-winter-morning')).not.toContain('dynamic_url')
})

test('rows keep their quotes and line breaks, however many rows there are', () => {
  const rows = Array.from({ length: 500 }, (_, index) => [
    `it's\n${index}${'å'.repeat(500)}`,
    index,
    null,
  ])
  const [empty, ...inserts] = refillStatements({ table: 't', columns: ['a', 'b', 'c'], rows })
  expect(empty).toBe('DELETE FROM t;')
  expect(inserts.length).toBeGreaterThan(3)
  const copy = new DatabaseSync(':memory:')
  copy.exec('CREATE TABLE t (a, b, c)')
  for (const insert of inserts) copy.exec(insert)
  expect(
    copy
      .prepare('SELECT a, b, c FROM t ORDER BY b')
      .all()
      .map((row) => [row['a'], row['b'], row['c']]),
  ).toEqual(rows)
  expect(() =>
    refillStatements({ table: 't', columns: ['a'], rows: [['x'.repeat(100_000)]] }),
  ).toThrow(/more than D1 takes/)
})

test('every form has a title for the mail to customer service', () => {
  const untitled = stored('SELECT body FROM forms').filter((form) => !readForm(form)?.title)
  expect(untitled).toEqual([])
})

/**
 * The paths of the innermost parts that the site's readers drop or change. The result may contain
 * more than the content.
 */
function lostParts(path: string, written: unknown, read: unknown): string[] {
  if (isNone(written) && isNone(read)) return []
  if (typeof written !== 'object' || written === null) return Object.is(written, read) ? [] : [path]
  if (typeof read !== 'object' || read === null) return [path]
  if (Array.isArray(written) && (!Array.isArray(read) || read.length !== written.length))
    return [path]
  return Object.entries(written).flatMap(([name, part]) =>
    lostParts(`${path}.${name}`, part, Reflect.get(read, name)),
  )
}

function isNone(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
