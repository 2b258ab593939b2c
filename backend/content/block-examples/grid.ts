// Over 200 lines: the texts of four languages stay together.

import { picture } from '../pictures.ts'
import { card, cards, dialog, external } from '../source.ts'
import type { ExamplesOf } from './examples-of.ts'

export const gridExamples: ExamplesOf<'grid'> = {
  'fi-FI': ({ md, to }) => [
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
    cards('grid', 'Linkkityypit', [
      card('gallery-link-page', { title: 'Sivu', links: [to('terms', 'Käyttöehdot')] }),
      card('gallery-link-article', {
        title: 'Artikkeli',
        links: [to('articleWindFarm', 'Tuulipuisto pohjoisessa')],
      }),
      card('gallery-link-internal', {
        title: 'Osoite ja ankkuri',
        links: [
          to('blockGallery', 'Siirry taulukkoon', '#taulukko'),
          to('stationLocator', 'Asemahaku palvelulla', '?service=MAIN'),
        ],
      }),
      card('gallery-link-external', {
        title: 'Ulkoinen',
        links: [
          external('https://www.linkedin.com/', 'Uusi välilehti'),
          external('https://www.instagram.com/', 'Sama välilehti', true),
        ],
      }),
      card('gallery-link-dialog', {
        title: 'Ikkuna',
        links: [
          dialog(
            'Avaa lisätiedot',
            card('gallery-dialog', {
              title: 'Lahjakortin ehdot lyhyesti',
              text: md(`
      Lahjakortti on voimassa 24 kuukautta ja käy kaikilla asemilla Suomessa. Saldon näet kuitista.
    `),
              image: picture('business-card', 'Lahjakortti pöydällä'),
              links: [to('customerCards', 'Kaikki kortit')],
            }),
          ),
        ],
      }),
    ]),
  ],
  'sv-SE': ({ md, to, path }) => [
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
      card('gallery-link-article', {
        title: 'Artikel',
        links: [to('articleApp', 'Den nya appen')],
      }),
      card('gallery-link-internal', {
        title: 'Intern länk med ankare',
        links: [
          {
            text: 'Frågor till kundservice',
            target: { contentType: 'internalLink', url: `${path('contact')}#vanliga-fragor` },
          },
        ],
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
  ],
  'no-NO': ({ md, to }) => [
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
  ],
  'en-EU': ({ md, to }) => [
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
        links: [
          dialog(
            'Which programme suits me?',
            card('gallery-dialog-wash', {
              title: 'Which programme?',
              text: md(
                `Choose **Perfect** when the roads are salted, for its underbody rinse. **Basic** is enough for summer dust.`,
              ),
              image: picture('car-wash-foam', 'Foam on a car door'),
              links: [to('carWash', 'Buy a code')],
            }),
          ),
        ],
      }),
      card('gallery-grid-article', {
        title: 'Link to an article',
        text: md(`And a second link beneath it.`),
        image: picture('truck-night', 'A lorry at night'),
        links: [
          to('articleTruckers', 'The night belongs to the drivers'),
          to('stories', 'More stories'),
        ],
      }),
    ]),
  ],
}
