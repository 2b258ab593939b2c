// A page for editors with every kind of block and card list.
import { articleBlock, articleList, card, cards, dialog, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { storyArticles } from './articles-2.ts'
import { galleryDocument } from './gallery-document.ts'
import { md, path, question, shortcut, to } from './words.ts'
import { products } from './wash-products.ts'

const lunch = storyArticles.find((article) => article.key === 'articleLunch')

export const blockGalleryPages: PageSource[] = [
  {
    key: 'blockGallery',
    title: 'Innehållsblock',
    description: 'En översikt för redaktörer: alla block, kortlistor, länktyper och textformat som går att använda på webbplatsens sidor.',
    noIndex: true,
    body: [
      hero({
        title: 'Alla innehållsblock',
        text: md(`En toppbild i det **primära** temat, med bild och två länkar.`),
        image: picture('station-dusk', 'Station i skymning, bred bild'),
        links: [to('landing', 'Till startsidan'), to('articles', 'Till artiklarna')],
        theme: 'primary',
      }),
      hero({
        title: 'Toppbild i sekundärt tema',
        text: md(`Ljusgrå yta. Används på undersidor där bilden får vila.`),
        image: picture('charger-city', 'Laddplatser i stadsmiljö'),
        theme: 'secondary',
      }),
      hero({
        title: 'Toppbild i tertiärt tema',
        text: md(`Röd yta, bara för sådant som besökaren måste se.`),
        image: picture('safety-helmet', 'Skyddshjälm och handskar'),
        links: [to('productSafety', 'Produktsäkerhet')],
        theme: 'tertiary',
      }),
      hero({
        title: 'Toppbild utan bild',
        text: md(`Fungerar när texten är viktigast.`),
        theme: 'primary',
      }),
      hero({
        title: 'Toppbild med film',
        text: md(`Filmen startar utan ljud och stannar när den inte syns.`),
        video: {
          id: 'video-forecourt',
          ext: 'webm',
          src: '/media/forecourt.webm',
          width: 1280,
          height: 720,
          alt: 'Trafik på en station under ett dygn',
        },
        image: picture('station-winter-morning', 'Station en vintermorgon, stillbild ur filmen'),
        links: [to('stationLocator', 'Hitta station')],
        theme: 'secondary',
      }),
      richText(galleryDocument, 'Text med alla format'),
      richText(md(`Ett textblock utan rubrik, med [en länk till kundservice](page:contact).`)),
      cards('grid', 'Rutnät med färgade kort', [
        card('gallery-dark', {
          title: 'Mörkt kort',
          text: md(`Texten blir ljus på mörk botten.`),
          color: '#1a1a1a',
          links: [to('businessCard', 'Intern länk')],
        }),
        card('gallery-light', {
          title: 'Ljust kort',
          text: md(`Texten blir mörk på ljus botten.`),
          color: '#f3f3f3',
          links: [to('contact', 'Intern länk')],
        }),
        card('gallery-short', {
          title: 'Färg med tre tecken',
          text: md(`Gult skrivs kort som \`#fc0\`.`),
          color: '#fc0',
          links: [to('loyalty', 'Intern länk')],
        }),
        card('gallery-picture', {
          title: 'Kort med bild',
          text: md(`Bilden beskärs runt sitt motiv.`),
          image: picture('biogas-plant', 'Biogasanläggning i kvällssol'),
          links: [to('articleBiogas', 'Länk till artikel')],
        }),
      ]),
      cards('grid', 'Alla sorters länkar', [
        card('gallery-link-page', { title: 'Sida', links: [to('carWash', 'Biltvätt')] }),
        card('gallery-link-article', { title: 'Artikel', links: [to('articleApp', 'Den nya appen')] }),
        card('gallery-link-internal', {
          title: 'Intern länk med ankare',
          links: [{ text: 'Frågor till kundservice', target: { contentType: 'internalLink', url: `${path('contact')}#vanliga-fragor` } }],
        }),
        card('gallery-link-external', {
          title: 'Extern länk i ny flik',
          links: [external('https://www.energimyndigheten.se/', 'Energimyndigheten')],
        }),
        card('gallery-link-same-tab', {
          title: 'Extern länk i samma flik',
          links: [external('https://www.trafikverket.se/', 'Trafikverket', true)],
        }),
        card('gallery-link-dialog', {
          title: 'Dialogruta',
          links: [
            dialog(
              'Så räknar vi laddtiden',
              card('gallery-dialog', {
                title: 'Så räknar vi laddtiden',
                text: md(
                  `Tiden avser 10–80 procent med varmt batteri på 77 kWh.\n\n- Kallt batteri: räkna med tio minuter till.\n- Delad effekt: räkna med fem minuter till.`,
                ),
                image: picture('charger-snow', 'Laddare i snö'),
                links: [to('evCharging', 'Mer om laddning')],
              }),
            ),
          ],
        }),
      ]),
      cards('carousel', 'Karusell', [
        card('gallery-carousel-wash', {
          title: 'Tvätt',
          text: md(`Vägsalt bort på åtta minuter.`),
          image: picture('car-wash-foam', 'Skum på en motorhuv'),
          links: [to('carWash', 'Biltvätt')],
        }),
        card('gallery-carousel-food', {
          title: 'Mat',
          text: md(`Ärtsoppa och pannkakor på torsdagar.`),
          image: picture('lunch-counter', 'Lunchdisk'),
          links: [to('food', 'Mat och kaffe')],
        }),
        card('gallery-carousel-parcels', {
          title: 'Paket',
          text: md(`Hämta när butiken är öppen, eller i skåpet dygnet runt.`),
          image: picture('parcel-lockers', 'Paketskåp'),
          links: [to('services', 'Tjänster')],
        }),
        card('gallery-carousel-trailer', {
          title: 'Släp',
          text: md(`Från 15 € för fyra timmar.`),
          image: picture('trailer-rental', 'Släpvagn'),
          links: [to('services', 'Tjänster')],
        }),
      ]),
      cards('accordion', 'Dragspel', [
        question('gallery-q-short', 'Kort fråga', `Kort svar.`),
        question(
          'gallery-q-long',
          'En fråga som är så lång att den behöver två rader på en liten skärm, och som ändå ska gå att läsa',
          `Svaret kan ha flera stycken.\n\nOch listor:\n\n- första punkten\n- andra punkten`,
        ),
        question('gallery-q-link', 'En fråga med länk i svaret', `Svaret finns hos [kundservice](page:contact).`),
      ]),
      cards('quickNavigation', 'Genvägar', [
        shortcut('gallery-quick-station', 'Hitta station', 'stationLocator', 'Öppna kartan'),
        shortcut('gallery-quick-wash', 'Biltvätt', 'carWash', 'Köp tvättkod'),
        shortcut('gallery-quick-business', 'Företag', 'business', 'Till företag'),
        shortcut('gallery-quick-about', 'Om oss', 'about', 'Läs mer'),
      ]),
      cards('productList', 'Produktlista', [
        card('product-gallery-basic', { title: 'Bastvätt', text: md(`Snabb och enkel.`), product: products.basic }),
        card('product-gallery-perfect', { title: 'Perfect-tvätt', text: md(`Med skum, vax och underrede.`), product: products.perfect }),
        card('product-gallery-bundle', { title: '5 Perfect-tvättar', text: md(`Fem koder i ett mejl.`), product: products.perfect5 }),
      ]),
      articleList('Artikellista', ['berättelser']),
      ...(lunch === undefined
        ? []
        : [
            articleBlock({
              id: 'gallery-article',
              title: lunch.title,
              byline: lunch.byline,
              image: lunch.image,
              alt: 'Lunchdisken i Mora strax före öppning',
              created: lunch.created,
              articleContent: lunch.text,
              tags: lunch.tags,
            }),
          ]),
    ],
  },
]
