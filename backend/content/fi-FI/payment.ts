import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { md } from './words.ts'

export const paymentPages: PageSource[] = [
  {
    key: 'payment',
    title: 'Maksutavat',
    synonyms:
      'maksutapa, maksaminen, maksu, miten voin maksaa, verkkomaksu, verkkopankki, mobiilimaksu, pankkikortti, korttimaksu, lähimaksu, käteinen, käteismaksu, {methods mobile}, {methods card}, {methods bank}, Apple Pay, Google Pay, Swish, Vipps, Klarna, laskulla',
    description:
      'Näin maksat verkkokaupassa, mittarilla, kassalla ja laturilla: {methods mobile}, kortit, verkkopankit, Apple Pay, Google Pay ja käteinen.',
    body: [
      hero({
        title: 'Maksutavat',
        text: md(
          `Pesukoodit ostat verkosta, muun maksat asemalla tai sovelluksella. Tässä näet, mikä käy missäkin.`,
        ),
      }),
      richText(
        md(`
        | Maksutapa | Missä se käy |
        | --- | --- |
        | {methods mobile} | Verkkokauppa ja St1-sovellus |
        | {methods card} | Verkkokauppa, sovellus, mittarit, kassat ja laturit |
        | Verkkopankki | Verkkokauppa: {methods bank} |
        | Apple Pay, Google Pay | Mittarit, kassat ja laturit lähimaksuna |
        | Käteinen | Kassat, kun asema on miehitetty |
        | St1-maksukortti, lahjakortti | Mittarit ja kassat |
        | Lasku | [St1-maksukortilla](page:customerCards) tai [yrityskortilla](page:businessCard) |
        | Swish, Vipps, Klarna | Eivät käy |

        Verkkokaupan hinnat ovat euroina ja sisältävät arvonlisäveron. Maksun välittää maksupalvelun tarjoaja, emmekä näe kortin numeroa tai pankkitunnuksia.
      `),
      ),
      cards('accordion', 'Kysyttyä maksamisesta', [
        card('payment-faq-failed', {
          title: 'Maksu verkkokaupassa ei onnistunut',
          text: md(`
          Ostoskori säilyy. Yritä uudelleen tai valitse toinen maksutapa. Jos et tiedä, veloitettiinko maksu, katso ensin
          [omat tilaukset](page:findCodes), ennen kuin maksat uudelleen.
        `),
        }),
        card('payment-faq-hold', {
          title: 'Miksi tililläni on katevaraus?',
          text: md(`
          Mittari tarkistaa ennen tankkausta, että kortilla on katetta. Varaus poistuu, kun tankkaus on valmis. Joissakin
          pankeissa se näkyy seuraavaan päivään.
        `),
        }),
        card('payment-faq-receipt', {
          title: 'Mistä saan kuitin?',
          text: md(`
          Verkkokaupan kuitti tulee sähköpostiin ja sovelluksella maksetun ostoksen kuitti sovellukseen. Muissa asioissa auttaa
          [asiakaspalvelu](page:contact).
        `),
        }),
      ]),
    ],
  },
]
