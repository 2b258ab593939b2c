import { picture } from '../pictures.ts'
import { card, cards } from '../source.ts'
import type { ExamplesOf } from './examples-of.ts'

export const accordionExamples: ExamplesOf<'accordion'> = {
  'fi-FI': ({ md }) => [
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
  ],
  'sv-SE': ({ md }) => [
    cards('accordion', 'Dragspel', [
      card('gallery-q-short', { title: 'Kort fråga', text: md(`Kort svar.`) }),
      card('gallery-q-long', {
        title:
          'En fråga som är så lång att den behöver två rader på en liten skärm, och som ändå ska gå att läsa',
        text: md(
          `Svaret kan ha flera stycken.\n\nOch listor:\n\n- första punkten\n- andra punkten`,
        ),
      }),
      card('gallery-q-link', {
        title: 'En fråga med länk i svaret',
        text: md(`Svaret finns hos [kundservice](page:contact).`),
      }),
    ]),
  ],
  'no-NO': ({ md, to }) => [
    cards('accordion', 'Trekkspill', [
      card('gallery-accordion-first', {
        title: 'Et kort svar',
        text: md('Én setning er ofte nok.'),
      }),
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
  ],
  'en-EU': ({ md, to }) => [
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
  ],
}
