import { articleBlock, articleList, card, cards, contentFor, dialog, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { galleryText } from './gallery-text.ts'
import { products } from './wash-products.ts'

const { md, to } = contentFor('en-EU')

const washDialog = card('gallery-dialog-wash', {
  title: 'Which programme?',
  text: md(`Choose **Perfect** when the roads are salted, for its underbody rinse. **Basic** is enough for summer dust.`),
  image: picture('car-wash-foam', 'Foam on a car door'),
  links: [to('carWash', 'Buy a code')],
})

export const blockGalleryPages: PageSource[] = [
  {
    key: 'blockGallery',
    title: 'Content blocks',
    description: 'All the content blocks editors of the St1 website can use, shown one after another with real texts and pictures.',
    noIndex: true,
    body: [
      hero({
        title: 'All blocks on one page',
        text: md(`For editors: this is what each block looks like. The first hero uses the *primary* theme.`),
        image: picture('station-dusk', 'A lit station at dusk'),
        links: [to('articles', 'All articles'), external('https://www.linkedin.com/', 'St1 on LinkedIn')],
        theme: 'primary',
      }),
      hero({
        title: 'Hero with the secondary theme',
        text: md(`Calm and grey, for pages where the text matters more than the welcome.`),
        image: picture('marina', 'A boat at a fuel jetty on a still evening'),
        theme: 'secondary',
      }),
      hero({
        title: 'Hero with the tertiary theme',
        text: md(`For recalls and safety. Use it seldom.`),
        links: [to('productSafety', 'Product safety')],
        theme: 'tertiary',
      }),
      hero({
        title: 'Hero with a video',
        text: md(`The video is silent and stops when it is out of sight. The picture is shown until it starts.`),
        image: picture('station-express', 'A small unmanned station beside a road'),
        video: {
          id: 'video-forecourt',
          ext: 'webm',
          src: '/media/forecourt.webm',
          width: 1280,
          height: 720,
          alt: 'Cars coming and going on a forecourt in the evening',
        },
        theme: 'primary',
      }),
      richText(galleryText, 'Rich text with every element'),
      cards('grid', 'Grid, with colours and every kind of link', [
        card('gallery-grid-dark', {
          title: 'Dark colour',
          text: md(`The text turns light by itself.`),
          color: '#1f3d2b',
          links: [to('windPower', 'A page')],
        }),
        card('gallery-grid-light', {
          title: 'Light colour',
          text: md(`The text stays dark.`),
          color: '#ffe9a3',
          links: [external('https://www.youtube.com/', 'An external address')],
        }),
        card('gallery-grid-short', {
          title: 'Three-digit colour',
          text: md(`A colour can be written with three digits.`),
          color: '#06c',
          links: [external('https://www.instagram.com/', 'External, in the same tab', true)],
        }),
        card('gallery-grid-hash', {
          title: 'Link to a part of a page',
          text: md(`An internal address with a hash.`),
          image: picture('car-wash-arcs', 'Light arcs in a wash hall'),
          links: [to('carWash', 'How to use a code', '#how-to-use-a-code')],
        }),
        card('gallery-grid-dialog', {
          title: 'Link to a dialog',
          text: md(`A card opens on top of the page.`),
          image: picture('customer-service', 'A customer adviser listening'),
          links: [dialog('Which programme suits me?', washDialog)],
        }),
        card('gallery-grid-article', {
          title: 'Link to an article',
          text: md(`And a second link beneath it.`),
          image: picture('truck-night', 'A lorry at night'),
          links: [to('articleTruckers', 'The night belongs to the drivers'), to('stories', 'More stories')],
        }),
      ]),
      cards('carousel', 'Carousel', [
        card('gallery-carousel-parcels', {
          title: 'Parcels',
          text: md(`Lockers open as long as the forecourt is lit.`),
          image: picture('parcel-lockers', 'Parcel lockers by an entrance'),
          links: [to('services', 'Services')],
        }),
        card('gallery-carousel-trailers', {
          title: 'Trailers',
          text: md(`Three hours from 12,00 €.`),
          image: picture('trailer-rental', 'Trailers for hire'),
          links: [to('services', 'Services')],
        }),
        card('gallery-carousel-coffee', {
          title: 'Coffee',
          text: md(`Every sixth cup is free for members.`),
          image: picture('coffee-bakery', 'Coffee and a bun'),
          links: [to('loyalty', 'Membership')],
        }),
        card('gallery-carousel-school', {
          title: 'Heat',
          text: md(`A school on twenty-four wells.`),
          image: picture('school-winter', 'A school in winter'),
          links: [to('articleGeothermalSchool', 'Read more')],
        }),
      ]),
      cards('accordion', 'Accordion', [
        card('gallery-accordion-text', {
          title: 'An answer with text only',
          text: md(`Opening hours are those of the shop. Pumps work at any hour.`),
        }),
        card('gallery-accordion-list', {
          title: 'An answer with a list',
          text: md(`
          You will need:

          - a card or the app
          - the pump’s number
        `),
        }),
        card('gallery-accordion-link', {
          title: 'An answer with a picture and a link',
          text: md(`The station search shows them all.`),
          image: picture('station-staff', 'Staff behind the counter'),
          links: [to('stationLocator', 'Station Locator', '?service=MAIN')],
        }),
      ]),
      cards('quickNavigation', 'Quick navigation', [
        card('gallery-quick-fuels', { title: 'Fuels', links: [to('fuels', 'Grades')] }),
        card('gallery-quick-charging', { title: 'Charging', links: [to('evCharging', 'Prices')] }),
        card('gallery-quick-cards', { title: 'Cards', links: [to('customerCards', 'Compare')] }),
        card('gallery-quick-contact', { title: 'Contact', links: [to('contact', 'Call us')] }),
      ]),
      cards('productList', 'Product list', [
        card('product-gallery-perfect', {
          title: 'Perfect wash',
          text: md(`With underbody rinse and wax.`),
          image: picture('car-wash-arcs', 'A car under lit arcs'),
          product: products.perfect,
        }),
        card('product-gallery-basic', {
          title: 'Basic wash',
          text: md(`Quick and thorough.`),
          image: picture('car-wash-foam', 'A car in foam'),
          product: products.basic,
        }),
        card('product-gallery-bundle', {
          title: 'Five Perfect washes',
          text: md(`Five codes in one purchase.`),
          image: picture('car-wash-foam', 'Foam on a windscreen'),
          product: products.perfect5,
        }),
      ]),
      articleList('Article list', ['sustainability']),
      articleBlock({
        id: 'gallery-article-boats',
        title: 'Article block: the boating season begins',
        byline: 'Joanna Reed',
        created: '2026-05-04T07:00:00Z',
        image: picture('marina', 'A marine station on the first warm evening of May'),
        alt: 'A marine station on the first warm evening of May',
        tags: ['news', 'stations'],
        articleContent: md(`
          Our 38 marine stations open during May, the southernmost first. All sell 98 petrol, which keeps better than 95 in a boat that is used seldom.

          > Fill the tank in spring, not in autumn. The engine will thank you.

          Choose *Boat station* in the [station search](page:stationLocator).
        `),
      }),
    ],
  },
]
