import { noticeTable } from '../service-notices.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const safetyAndNoticesPages: PageSource[] = [
  {
    key: 'productSafety',
    title: 'Produktsikkerhet',
    synonyms: 'sikkerhetsdatablad, HMS-datablad',
    description:
      'Sikkerhetsdatablad, råd om oppbevaring av drivstoff, hva du gjør ved søl eller svelging, og meldinger om tilbakekall.',
    body: [
      hero({
        title: 'Trygg bruk av det vi selger',
        text: md(
          'Ved forgiftning: ring Giftinformasjonen på [22 59 13 00](tel:+4722591300), hele døgnet. Ved fare for liv, ring 113.',
        ),
      }),
      richText(
        md(`
          ## Oppbevaring hjemme

          - Bruk godkjente kanner med tett lokk. Aldri drikkeflasker.
          - I boligen kan du ha inntil 10 liter bensin, i frittstående garasje eller uthus inntil 50.
          - Spylervæske med metanol er giftig. Sett den utenfor barns rekkevidde.
          - Fyll kanna på bakken, ikke i bilen eller på hengeren.

          ## Ved uhell

          1. **Svelget:** Ikke framkall brekninger. Skyll munnen og ring Giftinformasjonen.
          2. **I øynene:** Skyll med lunkent vann i minst 15 minutter.
          3. **På huden:** Ta av klærne og vask med såpe.
          4. **Søl på bakken:** Stans kilden, bruk absorbenter, og ring 110 hvis det kan nå vann eller kloakk.

          ## Sikkerhetsdatablad

          | Produkt | Sist endret |
          | --- | --- |
          | Bensin 95 og 98 | 12.02.2026 |
          | Diesel og anleggsdiesel | 12.02.2026 |
          | HVO100 | 03.03.2026 |
          | Bioolje | 18.08.2026 |
          | AdBlue | 05.11.2025 |
          | Spylervæske | 01.10.2026 |

          Datablad på norsk eller engelsk får du av [kundeservice](page:contact), vanligvis samme dag.
        `),
      ),
      cards('accordion', 'Meldinger', [
        card('safety-notice-washer', {
          title: 'Spylervæske, 4 liter: ny kork fra 1. oktober 2026',
          text: md(
            'Korken er nå barnesikret på alle kanner. Gamle kanner kan byttes i butikken uten kvittering.',
          ),
        }),
        card('safety-notice-cable', {
          title: 'Ladekabel Type 2, 5 meter: tilbakekall fra mai 2026',
          text: md(
            'Kabler med partinummer 2541–2548 kan bli varme. Slutt å bruke kabelen og lever den i butikken, så får du pengene tilbake.',
          ),
        }),
        card('safety-notice-e10', {
          title: 'E10 i båt og småmaskiner',
          text: md(
            'Etanol trekker vann når motoren står lenge. Bruk 98 E5 eller alkylatbensin i båt, gressklipper og motorsag.',
          ),
        }),
        card('safety-notice-paraffin', {
          title: 'Parafin skal ikke i ovn i bolig med strøm',
          text: md(
            'Forbudet mot mineralolje til oppvarming gjelder også parafin. Se [bioolje og alternativer](page:heatingOil).',
          ),
        }),
      ]),
    ],
  },
  {
    key: 'serviceNotices',
    title: 'Driftsmeldinger',
    synonyms: 'driftsstans, feil, driftsforstyrrelse',
    description:
      'Stengte pumper, vaskehaller og ladere, planlagt vedlikehold og feil i app eller betaling. Oppdateres hele døgnet.',
    body: [
      hero({
        title: 'Virker alt?',
        text: md(
          'Her står det vi vet om. Ser du noe annet, ring [21 00 08 00](tel:+4721000800), så får vi noen på saken.',
        ),
        links: [
          to('feedback', 'Meld fra om feil', '?kind=fault'),
          to('stationLocator', 'Finn en annen stasjon'),
        ],
      }),
      richText(
        md(noticeTable('no-NO', ['Stasjon', 'Hva', 'Siden', 'Ventes ferdig'])),
        'Meldinger nå',
      ),
      cards('accordion', 'Planlagt', [
        card('notice-app', {
          title: 'Appen: vedlikehold natt til første tirsdag i måneden, kl. 2–4',
          text: md(
            'Appen kan ikke betale. Kort virker på pumper og ladere, og vaskekoder virker som vanlig.',
          ),
        }),
      ]),
      richText(
        md(`
          ## Om vinteren

          Ved stengte fjelloverganger kan påfyllingen på stasjonene bli forsinket. Vi prioriterer brøytebiler, ambulanse og dem som
          er stengt inne. Sjekk vegmeldingene på 175 før du kjører.

          ## Planlagt vedlikehold

          | Når | Hva | Hvor |
          | --- | --- | --- |
          | Mars og oktober | Kontroll av pumper | Rogaland og Agder |
          | Mai–september | Oppgradering av ladere | E6 Lillehammer–Dombås |
          | Jul og påske | Ingen arbeid | Hele landet |
        `),
      ),
      cards('quickNavigation', 'Trenger du hjelp nå?', [
        card('notices-quick-contact', {
          title: 'Kundeservice',
          links: [to('contact', 'Ring eller skriv')],
        }),
        card('notices-quick-charging', {
          title: 'Lading',
          links: [to('evCharging', 'Spørsmål om lading')],
        }),
        card('notices-quick-wash', { title: 'Vask', links: [to('carWash', 'Spørsmål om vask')] }),
        card('notices-quick-business', {
          title: 'Bedrift',
          links: [to('b2bContact', 'Bedriftssenteret')],
        }),
      ]),
    ],
  },
]
