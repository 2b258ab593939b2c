import { describe, expect, test } from 'vitest'
import {
  readArticle,
  readArticleSearchResult,
  readArticleTeaser,
} from '#shared/contract/article.ts'
import { readCard, readLink, readLinkTarget } from '#shared/contract/card.ts'
import { readForm } from '#shared/contract/form.ts'
import { readImage } from '#shared/contract/image.ts'
import { readProduct } from '#shared/contract/product.ts'
import { readStation, readStationSummary } from '#shared/contract/station.ts'
import { article, card, image } from './full-page.ts'

const NOTHING = [undefined, null, '', 'text', 5, true, [], {}, { __proto__: null }]

test.each(NOTHING)('%j is read as nothing', (value) => {
  for (const read of [
    readImage,
    readCard,
    readLink,
    readLinkTarget,
    readProduct,
    readArticle,
    readArticleTeaser,
    readForm,
  ]) {
    if (typeof value !== 'string' || read !== readLinkTarget) expect(read(value)).toBeUndefined()
  }
  expect(readStation(value, '/x')).toBeUndefined()
  expect(readStationSummary(value)).toBeUndefined()
  expect(readArticleSearchResult(value)).toBeUndefined()
})

describe('images', () => {
  test.each([
    ['as sent', { width: 1920, height: 1200 }, { width: 1920, height: 1200 }],
    ['as numeric text', { width: '1920', height: '1200' }, { width: 1920, height: 1200 }],
    ['one side only', { width: 1920, height: null }, {}],
    ['zero', { width: 0, height: 1200 }, {}],
    ['negative', { width: -5, height: 1200 }, {}],
    ['absurd', { width: 1e9, height: 1200 }, {}],
    ['an extreme ratio', { width: 10_000, height: 2 }, {}],
  ])('an image size: %s', (_name, size, expected) => {
    const { width, height } = readImage({ ...image, ...size }) ?? {}
    expect({ width, height }).toEqual({ width: undefined, height: undefined, ...expected })
  })

  const point = (x: unknown, y: unknown) => ({ x, y })

  test.each([
    [point(0.2, 0.8), point(0.2, 0.8)],
    [point(-3, 7), point(0, 1)],
    [point('0.5', 0.5), point(0.5, 0.5)],
    [{ x: NaN, y: 0.5 }, undefined],
    [{ x: 0.5 }, undefined],
    [null, undefined],
  ])(
    'the focal point %j becomes %j: clamped, or absent for the default in the middle (§3)',
    (focalPoint, expected) => {
      expect(readImage({ ...image, focalPoint })?.focalPoint).toEqual(expected)
    },
  )

  test.each([
    ...'javascript:alert(1) data:image/png;base64,x mailto:a@b.example #x'.split(' '),
    '//evil.example/x.png',
    '',
    null,
  ])('an image at %j is dropped', (src) => {
    expect(readImage({ id: 'x', src })).toBeUndefined()
  })

  test.each([
    ['https://img.example/asema aamulla.png', 'https://img.example/asema%20aamulla.png'],
    ['https://img.example/a\u00A0b.png?name=x y', 'https://img.example/a%C2%A0b.png?name=x%20y'],
    ['/images/a b.png', '/images/a%20b.png'],
    ['https://img.example/a%20b.png', 'https://img.example/a%20b.png'],
    ['https://img .example/a.png', undefined],
    ['https://img.example/a\tb.png', undefined],
  ])('the spaces in the address of an image are encoded: %j', (address, src) => {
    expect(readImage({ src: address })?.src).toBe(src)
    expect(readImage({ dynamic_url: address })?.dynamic_url).toBe(src)
  })

  test('the spaces in the address of a link to a file are encoded', () => {
    expect(readLinkTarget('https://files.example/hinnasto 2026.pdf')).toBe(
      'https://files.example/hinnasto%202026.pdf',
    )
    expect(readLinkTarget('tel:+358 40 123')).toBe('tel:+358 40 123')
  })

  test('an image without src uses its other addresses, and the extension in the address', () => {
    expect(readImage({ generic_url: 'https://img.example/a/B.JPG?x=1' })).toEqual({
      id: 'https://img.example/a/B.JPG?x=1',
      ext: 'jpg',
      src: 'https://img.example/a/B.JPG?x=1',
    })
  })

  test('the fields of §3 are read, and no others', () => {
    expect(Object.keys(readImage(image) ?? {}).toSorted()).toEqual([
      ...'alt appVersion copyright created description dynamic_url ext focalPoint'.split(' '),
      ...'height id licenses name src tags title type width'.split(' '),
    ])
  })
})

describe('links (§2.7)', () => {
  const slugged = (contentType: string, slug: unknown) => ({ contentType, slug })
  const titledCard = { contentType: 'card', title: 'T' }
  const internal = (url: string) => ({ contentType: 'internalLink', url })

  test.each([
    ['https://www.st1.example/', 'https://www.st1.example/'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    [slugged('standardPage', 'asemahaku'), slugged('standardPage', '/asemahaku')],
    [slugged('articlePage', '//evil.example'), undefined],
    [slugged('articlePage', null), undefined],
    [slugged('mystery', '/x'), undefined],
    [internal('/x?y#z'), internal('/x?y#z')],
    [internal('#z'), internal('#z')],
    [internal('https://st1.example/'), 'https://st1.example/'],
    [{ contentType: 'card' }, undefined],
    [titledCard, { ...titledCard, id: '' }],
  ])('the target %j is read as %j', (target, expected) => {
    expect(readLinkTarget(target)).toEqual(expected)
    expect(readLink({ text: 'x', target })).toEqual(
      expected === undefined ? undefined : { text: 'x', target: expected },
    )
  })

  test('a link without text is named by its image, or dropped', () => {
    expect(readLink({ text: '', target: '/x', image })?.text).toBe('Asema aamulla')
    expect(readLink({ text: null, target: '/x' })).toBeUndefined()
  })
})

describe('cards', () => {
  test.each(['#fff', '#FFCA00'])('the colour %s is kept', (color) => {
    expect(readCard({ ...card, color })?.color).toBe(color)
  })

  test.each(['red', '#ffff', 'url(x)', '#ffca00;x', 5])('the colour %j is dropped', (color) => {
    expect(readCard({ ...card, color })).not.toHaveProperty('color')
  })

  test('a card with a broken link is kept', () => {
    expect(
      readCard({ title: 'T', links: [null, { text: 'x' }, { text: 'ok', target: '/ok' }] })?.links,
    ).toEqual([{ text: 'ok', target: '/ok' }])
  })
})

test('a product needs a code, a name and a price; the price may be text', () => {
  expect(readProduct(card.product)).toMatchObject({
    code: 'WASH-BUNDLE-5',
    bundleMembers: [{ amount: 5 }],
  })
  expect(
    readProduct({ code: 7, name: 'Pesu', unitPrice: '12.90', attributes: { tax_class: '25.5' } }),
  ).toEqual({
    code: '7',
    name: 'Pesu',
    unitPrice: 12.9,
    isBundle: false,
    showUpsell: true,
    attributes: { product_name: 'Pesu', price: 12.9, tax_class: ['25.5'], currency: [] },
  })
  expect(readProduct({ ...card.product, unitPrice: -1, attributes: {} })).toBeUndefined()
  expect(readProduct({ ...card.product, code: null })).toBeUndefined()
})

test('an article is kept with a broken date or without text', () => {
  expect(readArticle({ ...article, created: 'yesterday', articleContent: null })).toMatchObject({
    created: '',
    articleContent: { content: [] },
  })
})

test('the total of a search is at least its number of items', () => {
  const teaser = { title: 'T', slug: 'artikkeli/t', created: '2026-01-01T00:00:00Z', summary: '' }
  expect(
    readArticleSearchResult({
      items: [teaser, null, { title: 'T' }, { slug: '/x' }],
      total: '0',
      page: null,
    }),
  ).toEqual({
    items: [
      {
        id: '/artikkeli/t',
        title: 'T',
        slug: '/artikkeli/t',
        created: '2026-01-01T00:00:00Z',
        tags: [],
      },
    ],
    total: 1,
    page: 1,
    limit: 1,
  })
})
