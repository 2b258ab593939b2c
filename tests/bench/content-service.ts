// The backends in this process, so that their CPU time is not counted as the worker's: a page of
// about 500 elements for every address except /missing-…, the stations of the embedded backend, and
// the prices of a cart.

import { createServer } from 'node:http'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { stationRow } from '../../backend/seed/station-rows.ts'
import { stationListJson } from '../../backend/stations/station-list.ts'

const PRICED = {
  items: [
    { quantity: 2, unitPrice: 12.9, product: { code: 'WASH', name: 'Pesu', upsellProducts: [] } },
  ],
  totals: { discount: 0, taxAmount: 5.24, totalWithTax: 25.8, totalWithoutTax: 20.56 },
}

export interface ContentService {
  url: string
  stop: () => void
}

/**
 * A page contains its address, so that each address has a different text. Responses are chunked, as
 * from most backends.
 */
export async function startContentService(): Promise<ContentService> {
  const others: Record<string, string> = {
    '/cms-view/v1/content/layout': JSON.stringify(benchLayout()),
    '/cms-view/v1/search': JSON.stringify({ items: [], total: 0 }),
    '/cms-view/v1/stations': stationListJson(STATIONS.map(stationRow), 'fi-FI', new Date()),
    '/digital-order/v1/cart/validate': JSON.stringify(PRICED),
  }
  const [head = '', tail = ''] = JSON.stringify(benchPage('@@')).split('@@')
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend')
    const path = searchParams.get('path') ?? ''
    const isMissing = path.startsWith('/missing') || path === '/vanha'
    response.writeHead(isMissing ? 404 : 200, { 'content-type': 'application/json' })
    response.write(isMissing ? '{}' : pathname in others ? others[pathname] : head + path + tail)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('the content service has no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

function text(value: string) {
  return { nodeType: 'text', value, marks: [], data: {} }
}

function paragraph(value: string) {
  return { nodeType: 'paragraph', data: {}, content: [text(value)] }
}

function link(index: number) {
  return {
    text: `Lue lisää aiheesta ${index}`,
    target: { contentType: 'standardPage', slug: `/sivu-${index}` },
  }
}

function image(index: number) {
  return {
    id: `image-${index}`,
    ext: 'png',
    alt: `Kuva ${index}`,
    width: 1920,
    height: 1200,
    src: `https://media.example/kuva-${index}.png`,
  }
}

function cards(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    contentType: 'card',
    id: `card-${index}`,
    title: `Kortti ${index}`,
    text: {
      nodeType: 'document',
      data: {},
      content: [paragraph('Lämmitysöljy tulee perille silloin, kun se sopii.')],
    },
    image: image(index),
    links: [link(index)],
  }))
}

function benchPage(marker: string): object {
  const section = (index: number) => ({
    contentType: 'richText',
    title: `Osio ${index}`,
    text: {
      nodeType: 'document',
      data: {},
      content: [
        paragraph(
          `${marker === '@@' && index === 0 ? marker : ''} Asemia on koko maassa, ja uusia avataan joka vuosi.`,
        ),
        {
          nodeType: 'unordered-list',
          data: {},
          content: Array.from({ length: 6 }, (_, item) => ({
            nodeType: 'list-item',
            data: {},
            content: [paragraph(`Kohta ${item}`)],
          })),
        },
        paragraph(
          'Kortilla maksat tankkauksen, latauksen ja autopesun, ja kuitit löytyvät yhdestä paikasta.',
        ),
      ],
    },
  })
  return {
    localizedPagePaths: { 'fi-FI': '/bench', 'en-EU': '/bench' },
    content: {
      slug: '/bench',
      title: 'Mittaussivu',
      contentType: 'standardPage',
      description: 'Sivu, jolla mitataan.',
      body: [
        {
          contentType: 'hero',
          title: 'Mittaussivu',
          text: { nodeType: 'document', data: {}, content: [paragraph('Lyhyt johdanto.')] },
          image: image(99),
          links: [link(1), link(2)],
        },
        ...Array.from({ length: 6 }, (_, index) => section(index)),
        {
          contentType: 'cardList',
          title: 'Kortit',
          display: { component: 'grid' },
          cards: cards(9),
        },
        {
          contentType: 'cardList',
          title: 'Kysymykset',
          display: { component: 'accordion' },
          cards: cards(6),
        },
      ],
    },
  }
}

function benchLayout(): object {
  const item = (id: string, children: object[] = []) => ({
    id,
    url: `/${id}`,
    text: `Kohta ${id}`,
    children,
    visibleInNavigation: true,
  })
  return {
    navigation: Array.from({ length: 4 }, (_, top) =>
      item(
        `osa-${top}`,
        Array.from({ length: 6 }, (_, child) => item(`osa-${top}-${child}`)),
      ),
    ),
    quickNavigation: [link(1), link(2), link(3)],
    footer: {
      iconLinks: [link(1), link(2)],
      linkGroups: Array.from({ length: 4 }, (_, group) => ({
        title: `Ryhmä ${group}`,
        links: Array.from({ length: 5 }, (_, index) => link(group * 10 + index)),
      })),
      appDownloads: [],
      socialLinks: [],
      extraLinks: [],
    },
  }
}
