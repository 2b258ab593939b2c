// Over 200 lines: the pages of one topic stay together, word for word.
import type { Article } from '#shared/contract/article.ts'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { Card, RichTextBranchType, RichTextDocument, RichTextMark, RichTextNode } from '#shared/contract/rich-text.ts'
import { articleBlock, articleList, card, cards, contentFor, dialog, external, hero, type PageSource, richText } from '../source.ts'
import { picture } from '../pictures.ts'
import { articleWashWinter } from './articles-3.ts'
import { products } from './wash-products.ts'

const { md, path, to } = contentFor('no-NO')

const forecourt: ImageAsset = {
  id: 'video-forecourt',
  alt: 'Biler kjører inn på forplassen',
  ext: 'webm',
  src: '/media/forecourt.webm',
  width: 1280,
  height: 720,
}

const openingHours: Card = card('gallery-dialog', {
  title: 'Åpningstider i julen',
  text: md('Julaften og nyttårsaften stenger butikkene klokka 16. Pumper og ladere er åpne hele døgnet.'),
  image: picture('station-winter-morning', 'Stasjon med nysnø på taket'),
  links: [to('stationLocator', 'Finn stasjon')],
})

const washArticle: Article = {
  id: articleWashWinter.key,
  title: articleWashWinter.title,
  byline: articleWashWinter.byline,
  image: articleWashWinter.image,
  created: articleWashWinter.created,
  articleContent: articleWashWinter.text,
  tags: articleWashWinter.tags,
}

export const blockGalleryPages: PageSource[] = [
  {
    key: 'blockGallery',
    title: 'Innholdsblokker',
    description: 'Oversikt for redaktører: alle blokker, kortlister, lenker og tekstformater som kan brukes på sidene.',
    noIndex: true,
    body: [
      hero({
        title: 'Innholdsblokker',
        text: md('Her ser du hver blokk slik den vises på en side. Bruk oversikten når du planlegger nytt innhold.'),
        image: picture('station-dusk', 'Stasjon i skumringen, med lys over pumpene'),
        links: [to('landing', 'Til forsiden'), external('https://www.vegvesen.no/', 'Statens vegvesen')],
        theme: 'primary',
      }),
      hero({ title: 'Toppfelt uten bilde', text: md('Det andre temaet, med bare tekst.'), theme: 'secondary' }),
      hero({
        title: 'Toppfelt for varsler',
        text: md('Det tredje temaet brukes sparsomt, til det som haster.'),
        image: picture('truck-night', 'Vogntog i snødrev om natten'),
        links: [to('serviceNotices', 'Se driftsmeldinger')],
        theme: 'tertiary',
      }),
      hero({
        title: 'Toppfelt med video',
        text: md('Videoen er uten lyd og stanser når den er ute av bildet.'),
        image: picture('station-express', 'Biler på vei inn til en automatstasjon'),
        video: forecourt,
        theme: 'primary',
      }),
      richText(
        md(`
          Et avsnitt med **fet**, *kursiv* og \`kode\`, en lenke til [bilvask](page:carWash) og en til [Yr](https://www.yr.no/).

          ![Drivstoffbrygge en sommerkveld](scene:marina)
        `),
        'Tekst skrevet av redaktør',
      ),
      richText(everyNode(), 'Alle tekstelementer'),
      cards('grid', 'Rutenett', [
        card('gallery-grid-dark', {
          title: 'Mørk bakgrunn',
          text: md('Teksten blir lys når bakgrunnen er mørk.'),
          color: '#1d3557',
          links: [to('evCharging', 'Lading')],
        }),
        card('gallery-grid-light', {
          title: 'Lys bakgrunn',
          text: md('Teksten blir mørk når bakgrunnen er lys.'),
          color: '#ffe680',
          links: [to('food', 'Mat og kaffe')],
        }),
        card('gallery-grid-short', {
          title: 'Kort fargekode',
          text: md('Tre sifre holder også.'),
          color: '#063',
          links: [to('windPower', 'Vindkraft')],
        }),
        card('gallery-grid-picture', {
          title: 'Kort med bilde',
          text: md('Bilde, tittel, tekst og to lenker.'),
          image: picture('marina', 'Båt ved brygga'),
          links: [to('fuels', 'Drivstoff'), to('stationLocator', 'Finn stasjon')],
        }),
      ]),
      cards('carousel', 'Karusell', [
        card('gallery-carousel-parcel', {
          title: 'Pakker',
          text: md('Hent døgnet rundt.'),
          image: picture('parcel-lockers', 'Pakkebokser ved inngangen'),
        }),
        card('gallery-carousel-trailer', {
          title: 'Tilhenger',
          text: md('Bestill i appen.'),
          image: picture('trailer-rental', 'Tilhengere på rekke'),
        }),
        card('gallery-carousel-van', {
          title: 'Varebil',
          text: md('Lading om natten.'),
          image: picture('van-fleet', 'Varebiler på en terminal'),
        }),
        card('gallery-carousel-refinery', {
          title: 'Raffineri',
          text: md('Fornybart av avfall.'),
          image: picture('refinery', 'Raffineri i kveldslys'),
        }),
      ]),
      cards('accordion', 'Trekkspill', [
        card('gallery-accordion-first', { title: 'Et kort svar', text: md('Én setning er ofte nok.') }),
        card('gallery-accordion-long', {
          title: 'Et svar med liste',
          text: md(`
            Noen svar trenger flere ledd:

            1. Åpne appen
            2. Velg stasjon
            3. Start lading
          `),
          links: [to('contact', 'Fortsatt usikker?')],
        }),
        card('gallery-accordion-picture', {
          title: 'Et svar med bilde',
          text: md('Bildet vises under teksten.'),
          image: picture('app-phone', 'Mobil med appen åpen'),
        }),
      ]),
      cards('quickNavigation', 'Snarveier og lenketyper', [
        card('gallery-quick-page', { title: 'Side', links: [to('products', 'Produkter')] }),
        card('gallery-quick-article', { title: 'Artikkel', links: [to('articleLunch', 'Lunsj langs veien')] }),
        card('gallery-quick-external', { title: 'Ekstern lenke', links: [external('https://www.nobil.no/', 'Nobil')] }),
        card('gallery-quick-same-tab', { title: 'Ekstern i samme fane', links: [external('https://www.enova.no/', 'Enova', true)] }),
        card('gallery-quick-hash', { title: 'Intern med anker', links: [to('blockGallery', 'Til listene', '#lister')] }),
        card('gallery-quick-query', { title: 'Intern med søk', links: [to('stationLocator', 'Truckstasjoner', '?service=TRUCK')] }),
        card('gallery-quick-dialog', { title: 'Dialog', links: [dialog('Åpningstider i julen', openingHours)] }),
      ]),
      {
        contentType: 'cardList',
        title: 'Produktliste',
        display: { component: 'productList' },
        cards: [
          card('product-gallery-basic', {
            title: 'Basisvask',
            text: md('Et enkelt produkt.'),
            image: picture('car-wash-foam', 'Bil i skum'),
            product: products.basic,
          }),
          card('product-gallery-bundle', {
            title: 'Fem Perfect-vasker',
            text: md('En pakke med flere koder.'),
            image: picture('car-wash-arcs', 'Bil under vaskebuene'),
            product: products.perfect5,
          }),
        ],
      },
      articleList('Artikkelliste', ['bilvask']),
      articleBlock(washArticle),
    ],
  },
]

/** Every node and mark of a rich-text document, also those that markdown does not have. */
function everyNode(): RichTextDocument {
  return {
    nodeType: 'document',
    content: [
      node('heading-1', text('Overskrift 1')),
      node('heading-2', text('Overskrift 2')),
      node('heading-3', text('Overskrift 3')),
      node('heading-4', text('Overskrift 4')),
      node('heading-5', text('Overskrift 5')),
      node('heading-6', text('Overskrift 6')),
      paragraph(
        text('Fet', 'bold'),
        text(', '),
        text('kursiv', 'italic'),
        text(', '),
        text('understreket', 'underline'),
        text(', '),
        text('kode', 'code'),
        text(', '),
        text('fet og kursiv', 'bold', 'italic'),
        text('. CO'),
        text('2', 'subscript'),
        text(' og 150 m'),
        text('2', 'superscript'),
        text('.'),
      ),
      paragraph(
        text('Lenker: '),
        { nodeType: 'hyperlink', data: { uri: 'https://www.nve.no/' }, content: [text('NVE')] },
        text(', '),
        {
          nodeType: 'entry-hyperlink',
          data: { target: { contentType: 'standardPage', slug: path('windPower') } },
          content: [text('vindkraft')],
        },
        text(', '),
        {
          nodeType: 'entry-hyperlink',
          data: { target: { contentType: 'articlePage', slug: path('articleForest') } },
          content: [text('skogen')],
        },
        text(', '),
        { nodeType: 'entry-hyperlink', data: { target: openingHours }, content: [text('åpningstider i julen')] },
        text(' og '),
        { nodeType: 'asset-hyperlink', data: { target: picture('wind-turbines', 'Vindturbiner på fjellet') }, content: [text('et bilde')] },
        text('.'),
      ),
      node('heading-2', text('Lister')),
      node(
        'unordered-list',
        item(paragraph(text('Drivstoff')), node('unordered-list', item(paragraph(text('Bensin'))), item(paragraph(text('Diesel'))))),
        item(
          paragraph(text('Lading')),
          node('ordered-list', item(paragraph(text('Sett i kontakten'))), item(paragraph(text('Start økten')))),
        ),
      ),
      node('ordered-list', item(paragraph(text('Første punkt'))), item(paragraph(text('Andre punkt')))),
      node('heading-2', text('Sitat')),
      node('blockquote', paragraph(text('Det viktigste er at lyset står på når folk kommer fram.'))),
      node('hr'),
      node('heading-2', text('Tabell')),
      node(
        'table',
        node('table-row', headerCell('Stasjon'), headerCell('Ladere'), headerCell('Vask')),
        node('table-row', headerCell('Dombås'), cell('12'), cell('Ja')),
        node('table-row', headerCell('Kirkenes'), cell('4'), cell('Fra mars')),
      ),
      { nodeType: 'embedded-asset-block', data: { target: picture('customer-service', 'Kundebehandler med hodesett') } },
    ],
  }
}

function text(value: string, ...marks: RichTextMark[]): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })) }
}

function node(nodeType: RichTextBranchType, ...content: RichTextNode[]): RichTextNode {
  return { nodeType, content }
}

function paragraph(...content: RichTextNode[]): RichTextNode {
  return node('paragraph', ...content)
}

function item(...content: RichTextNode[]): RichTextNode {
  return node('list-item', ...content)
}

function cell(value: string): RichTextNode {
  return node('table-cell', paragraph(text(value)))
}

function headerCell(value: string): RichTextNode {
  return node('table-header-cell', paragraph(text(value)))
}
