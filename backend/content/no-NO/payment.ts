import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md } = contentFor('no-NO')

export const paymentPages: PageSource[] = [
  {
    key: 'payment',
    title: 'Betalingsmåter',
    synonyms:
      'betaling, betale, betalingsmåte, hvordan kan jeg betale, kortbetaling, bankkort, mobil lommebok, mobilbetaling, kontaktløs, kontanter, {methods mobile}, {methods card}, Vipps, Vipps MobilePay, MobilePay, Swish, Klarna, bankoverføring',
    description:
      'Slik betaler du i nettbutikken, ved pumpen, i kassen og ved laderen: bankkort, {methods mobile}, St1-kort og kontanter.',
    body: [
      hero({
        title: 'Betalingsmåter',
        text: md(
          `Vaskekoder kjøper du på nett, alt annet betaler du på stasjonen eller i appen. Her ser du hva som virker hvor.`,
        ),
      }),
      richText(
        md(`
        | Betalingsmåte | Her virker den |
        | --- | --- |
        | {methods mobile} | Nettbutikken, pumper, kasser og ladere |
        | {methods card} | Nettbutikken, appen, pumper, kasser og ladere |
        | Kontanter | Kassen, når stasjonen er betjent |
        | St1-kort, gavekort | Pumper og kasser |
        | Faktura | Med [St1-kortet](page:customerCards) eller [St1 Bedriftskort](page:businessCard) |
        | Vipps, MobilePay, Swish, Klarna | Tas ikke imot |

        Prisene i nettbutikken er i euro og inkluderer mva. Vipps tar bare imot kroner, så der betaler du med kort eller mobil lommebok. Betalingen skjer hos en betalingsleverandør, og vi ser aldri kortnummeret ditt.
      `),
      ),
      cards('accordion', 'Spørsmål om betaling', [
        card('payment-faq-failed', {
          title: 'Betalingen i nettbutikken mislyktes',
          text: md(
            `Handlekurven blir liggende. Prøv igjen, eller velg en annen betalingsmåte. Er du usikker på om pengene ble trukket, finn [bestillingen din](page:findCodes) før du betaler på nytt.`,
          ),
        }),
        card('payment-faq-receipt', {
          title: 'Hvor finner jeg kvitteringen?',
          text: md(
            `Kvitteringen fra nettbutikken kommer på e-post. Kvitteringer for kjøp med appen ligger i appen. Ellers hjelper [kundeservice](page:contact) deg.`,
          ),
        }),
      ]),
    ],
  },
]
