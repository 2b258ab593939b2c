import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const privateChargingPages: PageSource[] = [
  {
    key: 'evCharging',
    title: 'Elbillading',
    synonyms:
      'lading, lade, lade elbil, ladestasjon, lader, elbil, ladepris, hurtiglading, lade elbilen, ladepriser, ladestasjoner, elbillading pris, hurtiglader, hurtigladere, ladebrikke, ladekort, ladepris hurtiglader',
    description:
      'Lad elbilen med inntil 400 kW på {chargingStations} St1-stasjoner. Se priser, betaling i app eller med kort, og tips til vinterlading.',
    body: [
      hero({
        title: 'Full nok til neste etappe',
        text: md(
          '{chargers} ladepunkter på {chargingStations} stasjoner, med lys, tak mange steder og kaffe innen rekkevidde. Betal med app, bankkort eller brikke.',
        ),
        image: picture('charger-snow', 'Elbil som lader i snøvær under lys fra stasjonen'),
        links: [
          to('stationLocator', 'Finn ladestasjon', '?f=evcharging'),
          to('loyalty', 'Få medlemspris'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Priser

          Prisen er den samme dag og natt, og den står på skjermen før du starter. Det koster ikke noe å starte en økt.

          | Effekt | Pris | Medlem av kundeklubben |
          | --- | --- | --- |
          | Inntil 150 kW | {kwh card150} per kWh | {kwh app150} per kWh |
          | Inntil 400 kW | {kwh card400} per kWh | {kwh app400} per kWh |
          | Ferdig ladet, etter 15 minutter | 3,00 kr per minutt | 3,00 kr per minutt |

          Minuttprisen gjelder først når bilen er ferdig og noen andre kan stå i kø.

          ## Slik lader du

          1. Sett i kontakten. Alle ladere har CCS, og rundt halvparten av stedene har også Type 2.
          2. Start med appen, bankkortet på terminalen eller ladebrikken.
          3. Følg ladingen i appen. Du får beskjed ved 80 prosent.

          > Over 80 prosent går det tregt i alle biler. To korte stopp tar ofte kortere tid enn ett langt.
        `),
      ),
      cards('accordion', 'Spørsmål om lading', [
        card('charging-faq-cold', {
          title: 'Hvorfor lader bilen saktere i kulda?',
          text: md(
            'Et kaldt batteri tar imot mindre effekt. Legg inn ladestedet i bilens navigasjon, så varmer de fleste biler batteriet på veien.',
          ),
        }),
        card('charging-faq-stop', {
          title: 'Kontakten sitter fast',
          text: md(
            'Avslutt økten i appen eller på skjermen, og lås opp bilen. Hjelper ikke det, ring 21 00 08 00. Vi kan frigjøre den herfra.',
          ),
        }),
        card('charging-faq-pay', {
          title: 'Må jeg ha app eller abonnement?',
          text: md(
            'Nei. Alle laderne våre tar bankkort uten registrering. Appen gir medlemspris og kvittering på e-post.',
          ),
        }),
        card('charging-faq-trailer', {
          title: 'Kan jeg lade med tilhenger eller campingvogn?',
          text: md(
            'På de {evcharging400kw} stasjonene med 400 kW er det plass til å kjøre gjennom med vogn. Filtrer på 400 kW i kartet.',
          ),
        }),
        card('charging-faq-green', {
          title: 'Hvor kommer strømmen fra?',
          text: md(
            'Vi kjøper opprinnelsesgarantier fra norsk og finsk vann- og vindkraft for all strøm vi selger på laderne.',
          ),
        }),
      ]),
      cards('grid', 'Mens du venter', [
        card('charging-food', {
          title: 'Spis noe varmt',
          text: md('Dagens lunsj, vafler og kaffe på de betjente stasjonene.'),
          image: picture('lunch-counter', 'Lunsjdisk med dagens rett og gryter'),
          links: [to('food', 'Mat og kaffe')],
        }),
        card('charging-network', {
          title: 'Her bygger vi nå',
          text: md('167 ladestasjoner innen utgangen av 2027.'),
          image: picture('charger-city', 'Rekke med hurtigladere i utkanten av en by'),
          links: [to('articleChargingNetwork', 'Les om utbyggingen')],
        }),
        card('charging-business', {
          title: 'Lading på firmaets regning',
          text: md('Bedriftskortet virker på alle laderne våre.'),
          image: picture('van-fleet', 'Varebiler oppstilt ved ladere'),
          links: [to('businessCard', 'St1 Bedriftskort')],
        }),
      ]),
      articleList('Nytt om lading', ['lading']),
    ],
  },
]
