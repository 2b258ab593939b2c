// A page that uses every kind of block, node and field of the content contract.

import type { Block, CardListComponent } from '#shared/contract/block.ts'
import { blockExamples, type KindElsewhere } from '../../../backend/content/block-examples.ts'

export const image = {
  id: 'img-1',
  title: 'Asema',
  alt: 'Asema aamulla',
  name: 'station',
  ext: 'png',
  width: 1920,
  height: 1200,
  created: '2026-01-01',
  metadataValues: { camera: 'x' },
  focalPoint: { x: 0.25, y: 0.75 },
  tags: ['a'],
  copyright: 'St1',
  licenses: ['l'],
  description: 'd',
  type: 'image',
  appVersion: '1',
  generic_url: 'https://img.example/g',
  preview_url: 'https://img.example/p',
  dynamic_url: 'https://img.example/d',
  src: 'https://img.example/station.png',
}

export function text(value: string, ...marks: string[]) {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

export function node(nodeType: string, content: unknown[], data: unknown = {}) {
  return { nodeType, data, content }
}

export function documentOf(...content: unknown[]) {
  return { nodeType: 'document', data: {}, content }
}

const everyNode = documentOf(
  ...[1, 2, 3, 4, 5, 6].map((level) => node(`heading-${level}`, [text(`Otsikko ${level}`)])),
  node('paragraph', [
    text('Lihava', 'bold', 'italic', 'underline', 'code', 'superscript', 'subscript'),
    node('hyperlink', [text('ulos')], { uri: 'https://www.st1.example/' }),
    node('entry-hyperlink', [text('sivu')], {
      target: { contentType: 'standardPage', slug: '/asemahaku' },
    }),
    node('asset-hyperlink', [text('tiedosto')], { target: { ...image, ext: 'pdf' } }),
  ]),
  node('ordered-list', [node('list-item', [node('paragraph', [text('yksi')])])]),
  node('unordered-list', [node('list-item', [node('paragraph', [text('kaksi')])])]),
  node('blockquote', [node('paragraph', [text('lainaus')])]),
  node('hr', []),
  node('table', [
    node('table-row', [
      node('table-header-cell', [node('paragraph', [text('Päivä')])], { colspan: 2 }),
    ]),
    node('table-row', [
      node('table-cell', [node('paragraph', [text('ma')])]),
      node('table-cell', [node('paragraph', [text('6–22')])]),
    ]),
  ]),
  node('embedded-asset-block', [], { target: image }),
)

const product = {
  code: 'WASH-BUNDLE-5',
  name: 'Viisi pesua',
  attributes: { product_name: 'Viisi pesua', price: 89, tax_class: ['25.5'], currency: ['EUR'] },
  unitPrice: 89,
  image,
  images: [image],
  isBundle: true,
  showUpsell: true,
  bundleMembers: [
    { amount: 5, product: { code: 'WASH-PERFECT', globalName: 'Perfect', sku: ['SKU-PERFECT'] } },
  ],
  mostBought: true,
  features: [{ name: 'Kesto', included: true, value: '10 min' }],
}

export const card = {
  contentType: 'card',
  id: 'card-1',
  title: 'Kortti',
  text: everyNode,
  image,
  color: '#ffca00',
  product,
  links: [
    {
      text: 'sivu',
      target: { contentType: 'articlePage', slug: '/artikkeli/x' },
      image,
      sameTab: true,
    },
    { text: 'ulos', target: 'https://www.st1.example/' },
    {
      text: 'täällä',
      target: { contentType: 'internalLink', url: '/asemahaku?service=MAIN#kartta' },
    },
    { text: 'ikkuna', target: { contentType: 'card', id: 'dialog-1', title: 'Ikkuna' } },
  ],
}

const hours = [{ date: '2026-01-05', openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] }]

export const station = {
  id: 's-1',
  name: 'St1 Tornio',
  path: '/asemahaku/st1-tornio',
  brand: 'St1',
  network: 'MAIN',
  location: { lat: 65.8, lon: 24.1 },
  address: { street: 'Länsiranta 9', postalCode: '95400', city: 'Tornio', country: 'FI' },
  services: ['lunch'],
  timeZone: 'Europe/Helsinki',
  openingHours: hours,
  phone: '+358 10 555 0100',
  email: 'tornio@st1.example',
  image,
  fuels: ['95'],
  store24h: false,
  storeOpeningHours: [{ date: '2026-01-05', hours: [{ opens: '06:00:00', closes: '22:00:00' }] }],
  kitchenHours: hours,
  lunchHours: hours,
  breakfastHours: hours,
  lunchMenu: [
    { date: '2026-01-05', dishes: [{ name: 'Lohikeitto', price: 12.9, diets: ['L', 'G'] }] },
  ],
  foodMenu: [{ title: 'Pizzat', dishes: [{ name: 'Kinkku', description: 'juustoa', price: 9.9 }] }],
}

export const form = {
  id: 'form-1',
  title: 'Lomake',
  intro: everyNode,
  submitText: 'Lähetä',
  confirm: { title: 'Ovatko tiedot oikein?', text: everyNode, submitText: 'Vahvista' },
  estimate: {
    amount: 'litres',
    unit: 'l',
    currency: 'SEK',
    day: '2026-11-26',
    prices: [{ label: 'Öljy', price: 17.9, when: { field: 'topic', value: 'a' } }],
    fees: [{ label: 'Rahti', price: 495, when: { field: 'topic', value: 'a' }, below: 1500 }],
    note: 'Arvio',
  },
  successTitle: 'Kiitos',
  successText: everyNode,
  fields: [
    {
      name: 'email',
      label: 'Sähköposti',
      hint: 'nimi@…',
      type: 'email',
      required: true,
      rules: [{ rule: 'email' }, { rule: 'maxLength', ruleValue: 254 }],
      autocomplete: 'email',
      width: 'half',
    },
    {
      name: 'again',
      label: 'Uudestaan',
      type: 'email',
      rules: [{ rule: 'match', ruleValue: 'email' }],
    },
    { name: 'topic', label: 'Aihe', type: 'select', options: [{ value: 'a', label: 'A' }] },
    { name: 'litres', label: 'Litroja', type: 'number' },
  ],
}

export const article = {
  id: 'a-1',
  title: 'Artikkeli',
  byline: 'Aino',
  image,
  alt: 'alt',
  created: '2026-01-01T08:00:00Z',
  articleContent: everyNode,
  tags: ['uutiset'],
}

/** Blocks with every field. The compiler requires a new kind here or in the page of examples. */
const BLOCKS: Partial<Record<Block['contentType'], object>> &
  Record<Exclude<KindElsewhere, CardListComponent>, object> = {
  hero: {
    title: 'Hero',
    text: everyNode,
    image,
    video: { ...image, ext: 'webm' },
    links: card.links,
    theme: 'primary',
  },
  richText: { title: 'Teksti', text: everyNode },
  articleBlock: { article },
  stationHeader: {},
  stationLunch: {},
  stationFunctions: {},
  stationMap: {},
  cart: { links: card.links },
  checkout: {},
  orderStatus: {},
  customerPages: {},
  savedPages: {},
  stationLocator: { title: 'Asemahaku' },
  holidayHours: { title: 'Asemasi ajat' },
  search: {},
  form: { form },
}

/** Every kind of card list. */
const LISTS: Record<CardListComponent, { url?: string; [name: string]: unknown }> = {
  grid: { title: 'Kortit', cards: [card] },
  carousel: { cards: [card] },
  accordion: { cards: [card] },
  quickNavigation: { cards: [card] },
  productList: { cards: [card] },
  articleList: { title: 'Artikkelit', tags: ['uutiset'], links: card.links },
  newsList: { title: 'Tiedotteet', tags: ['tiedotteet'], url: '/tiedotteet' },
  redirect: { url: '/muualle' },
}

export const fullPage = {
  localizedPagePaths: { 'fi-FI': '/sivu', 'sv-SE': '/sida', 'no-NO': '/side', 'en-EU': '/page' },
  content: {
    slug: '/sivu',
    title: 'Sivu',
    noIndex: true,
    description: 'Kuvaus',
    openGraphTitle: 'OG',
    openGraphDescription: 'OGD',
    openGraphImage: image,
    contentType: 'stationPage',
    station,
    article,
    job: {
      title: 'Kokki',
      description: 'Teet lounaan.',
      employer: 'St1 Oy',
      employmentType: 'PART_TIME',
      datePosted: '2026-11-16',
      validThrough: '2026-12-20',
      places: [{ city: 'Turku', country: 'FI' }],
    },
    body: [
      ...Object.entries(BLOCKS).map(([contentType, block]) => ({ contentType, ...block })),
      // a kind that is only in the page of examples
      ...blockExamples('fi-FI').filter(
        ({ contentType }) => !(contentType in BLOCKS) && contentType !== 'cardList',
      ),
      ...Object.entries(LISTS).map(([component, { url, ...list }]) => ({
        contentType: 'cardList',
        display: { component, url },
        ...list,
      })),
    ],
  },
}
