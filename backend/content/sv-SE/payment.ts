import { cards, hero, richText, type PageSource } from '../source.ts'
import { md, question } from './words.ts'

export const paymentPages: PageSource[] = [
  {
    key: 'payment',
    title: 'Betalsätt',
    synonyms:
      'betalningssätt, betala, betalning, betalningar, hur kan jag betala, kortbetalning, bankkort, mobil plånbok, mobilbetalning, kontaktlöst, kontanter, {methods mobile}, {methods card}, Swish, Klarna, MobilePay, Vipps, banköverföring, betalningsmetoder',
    description:
      'Så betalar du i webbutiken, vid pumpen, i kassan och vid laddaren: bankkort, {methods mobile}, St1-kort och kontanter.',
    body: [
      hero({
        title: 'Betalsätt',
        text: md(
          `Tvättkoder köper du på webben, allt annat betalar du på stationen eller i appen. Här ser du vad som fungerar var.`,
        ),
      }),
      richText(
        md(`
        | Betalsätt | Här fungerar det |
        | --- | --- |
        | {methods mobile} | Webbutiken, pumpar, kassor och laddare |
        | {methods card} | Webbutiken, appen, pumpar, kassor och laddare |
        | Kontanter | Kassan, när stationen är bemannad |
        | St1 Betalkort, presentkort | Pumpar och kassor |
        | Faktura | Med [St1 Betalkort](page:customerCards) eller [St1 Business-kort](page:businessCard) |
        | Swish, Klarna, MobilePay, Vipps | Tas inte emot |

        Webbutikens priser är i euro och inklusive moms. Swish överför bara kronor, så i webbutiken betalar du med kort eller mobil plånbok. Betalningen sker hos en betalleverantör, och vi ser aldrig ditt kortnummer.
      `),
      ),
      cards('accordion', 'Frågor om betalning', [
        question(
          'payment-q-failed',
          'Betalningen i webbutiken misslyckades',
          `Varukorgen finns kvar. Försök igen eller välj ett annat betalsätt. Vet du inte om pengarna drogs, leta upp [din beställning](page:findCodes) innan du betalar igen.`,
        ),
        question(
          'payment-q-receipt',
          'Var finns kvittot?',
          `Webbutikens kvitto kommer med e-post. Kvitton på köp med appen ligger i appen. I andra fall hjälper [kundservice](page:contact) dig.`,
        ),
      ]),
    ],
  },
]
