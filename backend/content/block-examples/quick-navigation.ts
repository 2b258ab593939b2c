import { openingHours } from '../no-NO/every-node.ts'
import { card, cards, dialog, external } from '../source.ts'
import type { ExamplesOf } from './examples-of.ts'

export const quickNavigationExamples: ExamplesOf<'quickNavigation'> = {
  'fi-FI': ({ to }) => [
    cards('quickNavigation', 'Pikalinkit', [
      card('gallery-quick-1', { title: 'Sivu', links: [to('carWash', 'Autopesu')] }),
      card('gallery-quick-2', {
        title: 'Ankkuri',
        links: [to('blockGallery', 'Tämän sivun taulukko', '#taulukko')],
      }),
      card('gallery-quick-3', { title: 'Artikkeli', links: [to('articleApp', 'Uusi sovellus')] }),
      card('gallery-quick-4', {
        title: 'Ulkoinen',
        links: [external('https://www.facebook.com/', 'Facebook')],
      }),
    ]),
  ],
  'sv-SE': ({ to }) => [
    cards('quickNavigation', 'Genvägar', [
      card('gallery-quick-station', {
        title: 'Hitta station',
        links: [to('stationLocator', 'Öppna kartan')],
      }),
      card('gallery-quick-wash', { title: 'Biltvätt', links: [to('carWash', 'Köp tvättkod')] }),
      card('gallery-quick-business', { title: 'Företag', links: [to('business', 'Till företag')] }),
      card('gallery-quick-about', { title: 'Om oss', links: [to('about', 'Läs mer')] }),
    ]),
  ],
  'no-NO': ({ to }) => [
    cards('quickNavigation', 'Snarveier og lenketyper', [
      card('gallery-quick-page', { title: 'Side', links: [to('products', 'Produkter')] }),
      card('gallery-quick-article', {
        title: 'Artikkel',
        links: [to('articleLunch', 'Lunsj langs veien')],
      }),
      card('gallery-quick-external', {
        title: 'Ekstern lenke',
        links: [external('https://www.nobil.no/', 'Nobil')],
      }),
      card('gallery-quick-same-tab', {
        title: 'Ekstern i samme fane',
        links: [external('https://www.enova.no/', 'Enova', true)],
      }),
      card('gallery-quick-hash', {
        title: 'Intern med anker',
        links: [to('blockGallery', 'Til listene', '#lister')],
      }),
      card('gallery-quick-query', {
        title: 'Intern med søk',
        links: [to('stationLocator', 'Truckstasjoner', '?service=TRUCK')],
      }),
      card('gallery-quick-dialog', {
        title: 'Dialog',
        links: [dialog('Åpningstider i julen', openingHours)],
      }),
    ]),
  ],
  'en-EU': ({ to }) => [
    cards('quickNavigation', 'Quick navigation', [
      card('gallery-quick-fuels', { title: 'Fuels', links: [to('fuels', 'Grades')] }),
      card('gallery-quick-charging', { title: 'Charging', links: [to('evCharging', 'Prices')] }),
      card('gallery-quick-cards', { title: 'Cards', links: [to('customerCards', 'Compare')] }),
      card('gallery-quick-contact', { title: 'Contact', links: [to('contact', 'Call us')] }),
    ]),
  ],
}
