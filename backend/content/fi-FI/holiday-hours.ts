import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const holidayPages: PageSource[] = [
  {
    key: 'holidayHours',
    title: 'Aukioloajat pyhinä',
    synonyms:
      'joulu, jouluaatto, joulun aukioloajat, aukioloajat jouluna, pyhät, pyhien aukioloajat, juhlapyhät, uusivuosi, loppiainen, pääsiäinen, pitkäperjantai, vappu, helatorstai, juhannus, juhannuksen aukioloajat, itsenäisyyspäivä, auki jouluna, jouluna auki, joulupäivä, tapaninpäivä',
    description:
      'Asemien aukioloajat jouluna, uutenavuotena, pääsiäisenä, vappuna, juhannuksena ja itsenäisyyspäivänä. Mittarit ja lataus toimivat 24 h.',
    body: [
      hero({
        title: 'Aukioloajat pyhinä',
        text: md(
          `Automaattimittarit ja laturit toimivat pyhinäkin ympäri vuorokauden. Tässä ovat kauppojen ajat, automaattiasemilla mittarien.`,
        ),
      }),
      { contentType: 'holidayHours' },
      richText(
        md(`
Kaupan, ravintolan ja pesun ajat muuttuvat pyhinä näin:

| Päivä | Kauppa, ravintola ja pesu |
| --- | --- |
| Itsenäisyyspäivä 6.12. | sunnuntain ajat |
| Jouluaatto 24.12. | lauantain ajat, enintään klo 15 |
| Joulupäivä 25.12. | suljettu |
| Tapaninpäivä 26.12. | sunnuntain ajat |
| Uudenvuodenaatto 31.12. | lauantain ajat, enintään klo 15 |
| Uudenvuodenpäivä 1.1. | sunnuntain ajat |
| Loppiainen 6.1. | sunnuntain ajat |
| Pitkäperjantai ja pääsiäispäivät | sunnuntain ajat |
| Lankalauantai | lauantain ajat, enintään klo 15 |
| Vappuaatto 30.4. | lauantain ajat, enintään klo 15 |
| Vappu 1.5. ja helatorstai | sunnuntain ajat |
| Juhannusaatto | lauantain ajat, enintään klo 15 |
| Juhannuspäivä | suljettu |

Asemat, jotka ovat auki 24 h, ovat auki myös pyhinä. Lounasta ja aamiaista ei ole.

## Oman asemasi ajat

Etsi asema [asemahausta](page:stationLocator). Aseman sivulla ovat tulevien viikkojen pyhät, ja kaksi viikkoa ennen pyhää se kertoo niistä
heti alussa. Suodattimen ”Avoinna, kun saavun” avulla näet asemat, jotka ovat auki juuri silloin kun tarvitset.
      `),
      ),
      cards('quickNavigation', 'Valmiita hakuja', [
        card('holidays-quick-open', {
          title: 'Aina auki',
          links: [to('stationLocator', 'Ympäri vuorokauden', '?service=MAIN&f=open24h')],
        }),
        card('holidays-quick-charging', {
          title: 'Lataus',
          links: [to('stationLocator', 'Latausasemat', '?service=MAIN&f=evcharging')],
        }),
        card('holidays-quick-wash', {
          title: 'Pesu 24 h',
          links: [
            to('stationLocator', 'Pesut yöllä ja pyhinä', '?service=MAIN&f=perfectcarwash24hours'),
          ],
        }),
      ]),
    ],
  },
]
