// Over 200 lines: the pages of one topic stay together, word for word.
import type { Card } from '#shared/contract/rich-text.ts'
import { articleBlock, articleList, card, cards, dialog, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { md, to } from './words.ts'
import { everyNode } from './block-gallery-document.ts'
import { products } from './wash-products.ts'

export const blockGalleryPages: PageSource[] = [
  {
    key: 'blockGallery',
    title: 'Sisältölohkot',
    description: 'Toimituksen malli: kaikki sisältölohkot, korttilistat, tekstin muotoilut ja linkkityypit samalla sivulla nähtävissä.',
    noIndex: true,
    body: [
      hero({
        title: 'Päälohko, ensisijainen väri',
        text: md(`
          Kuva oikealla, kaksi linkkiä. Näin alkaa useimpien sivujen sisältö.
        `),
        image: picture('station-dusk', 'Asema iltahämärässä'),
        links: [to('landing', 'Etusivulle'), external('https://www.youtube.com/', 'Katso videot YouTubessa')],
        theme: 'primary',
      }),
      hero({
        title: 'Päälohko, toissijainen väri',
        text: md(`
          Rauhallisempi tausta sivuille, joilla teksti on pääasia.
        `),
        image: picture('report-desk', 'Työpöytä, jolla raportteja'),
        links: [to('reporting', 'Raportointi')],
        theme: 'secondary',
      }),
      hero({
        title: 'Päälohko, korosteväri',
        text: md(`
          Käytetään säästeliäästi: häiriöihin ja muuhun, mikä pitää huomata heti.
        `),
        image: picture('station-express', 'Automaattiasema yöllä'),
        links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')],
        theme: 'tertiary',
      }),
      hero({
        title: 'Päälohko ja video',
        text: md(`
          Video toistuu äänettä. Kuva näkyy, kunnes video on ladattu tai jos liike on kytketty pois.
        `),
        image: picture('station-winter-morning', 'Asemapiha talviaamuna'),
        video: { id: 'video-forecourt', ext: 'webm', src: '/media/forecourt.webm', width: 1280, height: 720 },
        theme: 'secondary',
      }),
      richText(everyNode, 'Tekstin muotoilut'),
      cards('grid', 'Ruudukko, eriväriset kortit', [
        card('gallery-grid-dark', {
          title: 'Tumma tausta',
          color: '#1a1a1a',
          text: md(`
          Teksti on vaaleaa.
        `),
          image: picture('road-aurora', 'Revontulet tien yllä'),
          links: [to('about', 'Tietoa meistä')],
        }),
        card('gallery-grid-light', {
          title: 'Vaalea tausta',
          color: '#f3f3f3',
          text: md(`
          Teksti on tummaa.
        `),
          image: picture('marina', 'Venelaituri'),
          links: [to('services', 'Palvelut')],
        }),
        card('gallery-grid-short', {
          title: 'Kolmen merkin väri',
          color: '#fc0',
          text: md(`
          Keltainen pinta, tumma teksti.
        `),
          image: picture('trailer-rental', 'Peräkärryjä'),
          links: [to('services', 'Peräkärryt')],
        }),
        card('gallery-grid-plain', {
          title: 'Ilman väriä',
          text: md(`
          Tavallinen kortti, ei taustaväriä.
        `),
          image: picture('parcel-lockers', 'Pakettiautomaatti'),
          links: [to('services', 'Pakettiautomaatit')],
        }),
      ]),
      cards('carousel', 'Karuselli', [
        card('gallery-carousel-1', {
          title: 'Ensimmäinen',
          text: md(`
          Selataan painikkeilla tai pyyhkäisemällä.
        `),
          image: picture('charger-snow', 'Laturi lumessa'),
        }),
        card('gallery-carousel-2', {
          title: 'Toinen',
          text: md(`
          Kuva rajautuu aiheen kohdalta.
        `),
          image: picture('lunch-counter', 'Lounaslinjasto'),
        }),
        card('gallery-carousel-3', {
          title: 'Kolmas',
          text: md(`
          Viimeinen kortti, tästä palataan taaksepäin.
        `),
          image: picture('wind-turbines', 'Tuulivoimaloita'),
          links: [to('windPower', 'Tuulivoima')],
        }),
      ]),
      cards('accordion', 'Haitari', [
        card('gallery-accordion-1', {
          title: 'Kysymys, jossa on pitkä otsikko ja sen takia kaksi riviä puhelimen näytöllä',
          text: md(`
          Vastaus, jossa on [linkki](page:contact) ja **lihavointi**.
        `),
        }),
        card('gallery-accordion-2', {
          title: 'Lyhyt kysymys',
          text: md(`
          - Luettelo
          - vastauksessa
        `),
        }),
      ]),
      cards('quickNavigation', 'Pikalinkit', [
        card('gallery-quick-1', { title: 'Sivu', links: [to('carWash', 'Autopesu')] }),
        card('gallery-quick-2', { title: 'Ankkuri', links: [to('blockGallery', 'Tämän sivun taulukko', '#taulukko')] }),
        card('gallery-quick-3', { title: 'Artikkeli', links: [to('articleApp', 'Uusi sovellus')] }),
        card('gallery-quick-4', { title: 'Ulkoinen', links: [external('https://www.facebook.com/', 'Facebook')] }),
      ]),
      {
        contentType: 'cardList',
        title: 'Tuoteluettelo',
        display: { component: 'productList' },
        cards: [
          card('gallery-product-basic', {
            title: products.basic.name,
            product: products.basic,
            image: picture('car-wash-arcs', 'Pesukaaret'),
          }),
          card('gallery-product-perfect', {
            title: products.perfect.name,
            product: products.perfect,
            image: picture('car-wash-foam', 'Vaahtoa konepellillä'),
          }),
          card('gallery-product-bundle', {
            title: products.perfect5.name,
            product: products.perfect5,
            image: picture('car-wash-foam', 'Vaahtoinen auto'),
          }),
        ],
      },
      cards('grid', 'Linkkityypit', [
        card('gallery-link-page', { title: 'Sivu', links: [to('terms', 'Käyttöehdot')] }),
        card('gallery-link-article', { title: 'Artikkeli', links: [to('articleWindFarm', 'Tuulipuisto pohjoisessa')] }),
        card('gallery-link-internal', {
          title: 'Osoite ja ankkuri',
          links: [to('blockGallery', 'Siirry taulukkoon', '#taulukko'), to('stationLocator', 'Asemahaku palvelulla', '?service=MAIN')],
        }),
        card('gallery-link-external', {
          title: 'Ulkoinen',
          links: [external('https://www.linkedin.com/', 'Uusi välilehti'), external('https://www.instagram.com/', 'Sama välilehti', true)],
        }),
        card('gallery-link-dialog', { title: 'Ikkuna', links: [dialog('Avaa lisätiedot', giftCardTerms())] }),
      ]),
      articleBlock({
        id: 'gallery-article',
        title: 'Artikkeli lohkona',
        byline: 'Toimitus',
        created: '2026-11-10T08:00:00Z',
        image: picture('coffee-bakery', 'Kahvia ja pullaa'),
        alt: 'Kahvikuppi ja korvapuusti',
        tags: ['uutiset', 'ruoka'],
        articleContent: md(`
          ## Kahvia tunnin välein

          Keitin tyhjennetään, kun kahvi on seissyt tunnin. Sääntö on yksinkertainen, ja siitä pidetään kiinni.

          > Vanhaa kahvia ei tarjoilla edes omalle väelle.
        `),
      }),
      articleList('Artikkeliluettelo, yksi aihe', ['tarinat']),
      articleList('Artikkeliluettelo, kaikki'),
    ],
  },
]

/** The card of the link that opens a dialog. */
function giftCardTerms(): Card {
  return card('gallery-dialog', {
    title: 'Lahjakortin ehdot lyhyesti',
    text: md(`
      Lahjakortti on voimassa 24 kuukautta ja käy kaikilla asemilla Suomessa. Saldon näet kuitista.
    `),
    image: picture('business-card', 'Lahjakortti pöydällä'),
    links: [to('customerCards', 'Kaikki kortit')],
  })
}
