import { at, breaks, found, header, set, status } from '../planted-break.ts'

function document(...content: object[]) {
  return { nodeType: 'document', content }
}

const TEXT = { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'x' }] }
const PRICE = { product_name: 'A', price: '12.90', tax_class: ['25.5'], currency: ['EUR'] }
const PRODUCT = {
  code: 'A',
  name: 'A',
  attributes: PRICE,
  unitPrice: 12.9,
  isBundle: false,
  showUpsell: true,
}

/** Adds a block at the end of the page. */
function block(more: object) {
  return (page: { content: { body: unknown[] } }) => void page.content.body.push(more)
}

function richText(...content: object[]) {
  return block({ contentType: 'richText', text: document(...content) })
}

function hero(target: string) {
  return block({ contentType: 'hero', title: 'x', links: [{ text: 'x', target }] })
}

export const PAGE_BREAKS = [
  ...breaks('page', at('/'), [
    ['no title', set('content.title', undefined), '/: content.title: expected string'],
    ['a title that is null', set('content.title', null), 'content.title: expected string'],
    ['a title that is a number', set('content.title', 7), 'content.title: expected string'],
    ['a body that is an object', set('content.body', {}), 'content.body: expected array'],
    [
      'the page of another path',
      set('content.slug', '/other'),
      '/: content.slug: expected the requested path',
    ],
    ['no envelope', (b) => b.content, /^\/: content: /m],
    [
      'an unknown kind of block',
      block({ contentType: 'banner' }),
      'content.body[].contentType: Invalid discriminator',
    ],
    ['a link to another host', hero('//evil.example'), 'links[].target: '],
    ['a script as a link', hero('javascript:alert(1)'), 'links[].target: '],
    [
      'a path with a locale',
      set('localizedPagePaths.sv-SE', '/sv-SE/hem'),
      'localizedPagePaths.sv-SE: expected a site path',
    ],
    [
      'a picture without src',
      set('content.openGraphImage', { id: 'a', ext: 'png' }),
      'openGraphImage.src: expected string',
    ],
    [
      'an unknown rich-text node',
      richText({ nodeType: 'marquee' }),
      'text.content[].nodeType: Invalid discriminator',
    ],
    [
      'a list without items',
      richText({ nodeType: 'unordered-list', content: [TEXT] }),
      'text.content[].content[].nodeType',
    ],
    [
      'a price that is a text',
      block({
        contentType: 'cardList',
        display: { component: 'grid' },
        cards: [{ contentType: 'card', id: 'c', product: PRODUCT }],
      }),
      'product.attributes.price: expected number',
    ],
    [
      'two fields of one name',
      block({
        contentType: 'form',
        form: { id: 'f', fields: [1, 2].map(() => ({ name: 'a', label: 'A', type: 'text' })) },
      }),
      'form.fields: two fields have one name',
    ],
    ['Latin-1', { body: Uint8Array.of(0x22, 0xe4, 0x22) }, 'not JSON in UTF-8'],
  ]),
  ...breaks('page', status(404), [
    ['an unknown path that is found', { status: 200 }, 'expected status 404, received 200'],
    [
      'the error page of a proxy',
      header('content-type', 'text/html'),
      'content-type: expected application/json',
    ],
  ]),
  ...breaks('page', at('/haku'), [
    ['a search page without noIndex', set('content.noIndex', false), '/haku: expected noIndex'],
  ]),
  ...breaks('page', at('/kassa'), [
    ['no checkout', set('content.body', []), '/kassa: expected a block checkout'],
  ]),
  ...breaks('page', at('/terms'), [
    [
      'terms elsewhere',
      (b) => void b.content.body.unshift({ contentType: 'stationLocator' }),
      '/terms: expected the terms in content.body',
    ],
  ]),
  ...breaks('page', found, [
    [
      'a station page without the station',
      set('content.station', undefined),
      'content.station: expected object',
    ],
  ]),
]
