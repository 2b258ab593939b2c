// In Norwegian: of products, cart, checkout and customer what stands in the server’s HTML, and what several views say.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['server'] = {
  product: {
    includesTax: 'Inkludert {{percent}} % mva.',
    withoutTax: '{{price}} uten mva.',
    includes: 'Innhold',
    add: 'Legg i handlekurven',
    needsScript: 'For å handle på nett kreves JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
  },
  cart: {
    loading: 'Handlekurven lastes inn',
    needsScript: 'Handlekurven krever JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
  },
  amounts: {
    products: 'Produkter',
    discount: 'Rabatt',
    withoutTax: 'Sum uten mva.',
    tax: 'Mva.',
    taxOf: 'Mva. {{percent}} %',
    total: 'Totalt',
  },
  checkout: {
    loading: 'Laster inn kassen',
    needsScript: 'Kassen krever JavaScript. Slå det på i nettleseren, eller kontakt kundeservice, så tar vi imot bestillingen din.',
    off: 'Det er ikke mulig å bestille akkurat nå. Prøv igjen senere.',
    cartKept: 'Handlekurven din er lagret på denne enheten.',
  },
  order: {
    verifying: 'Vi kontrollerer betalingen din',
    doNotPayAgain: 'Det tar et øyeblikk. Ikke betal på nytt, og la siden stå åpen.',
    needsScript: 'Denne siden krever JavaScript for å vise bestillingen din. Gikk betalingen gjennom, får du kodene også på e-post.',
  },
  customer: {
    checking: 'Kontrollerer innloggingen din',
    needsScript: 'Mine sider krever JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
  },
}
