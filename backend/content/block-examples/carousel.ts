import { picture } from '../pictures.ts'
import { card, cards } from '../source.ts'
import type { ExamplesOf } from './examples-of.ts'

export const carouselExamples: ExamplesOf<'carousel'> = {
  'fi-FI': ({ md, to }) => [
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
  ],
  'sv-SE': ({ md, to }) => [
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
        text: md(`Från 149,00 kr för fyra timmar.`),
        image: picture('trailer-rental', 'Släpvagn'),
        links: [to('services', 'Tjänster')],
      }),
    ]),
  ],
  'no-NO': ({ md }) => [
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
  ],
  'en-EU': ({ md, to }) => [
    cards('carousel', 'Carousel', [
      card('gallery-carousel-parcels', {
        title: 'Parcels',
        text: md(`Lockers open as long as the forecourt is lit.`),
        image: picture('parcel-lockers', 'Parcel lockers by an entrance'),
        links: [to('services', 'Services')],
      }),
      card('gallery-carousel-trailers', {
        title: 'Trailers',
        text: md(`Three hours from 12,00 €.`),
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
  ],
}
