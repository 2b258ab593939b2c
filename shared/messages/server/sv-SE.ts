// In Swedish: of products, cart, checkout and customer what stands in the server’s HTML, and what several views say.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['server'] = {
  product: {
    includesTax: 'Inklusive {{percent}} % moms',
    withoutTax: '{{price}} exklusive moms',
    includes: 'Innehåll',
    add: 'Lägg i varukorgen',
    needsScript: 'För att handla på nätet krävs JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },
  cart: {
    loading: 'Varukorgen laddas',
    needsScript: 'Varukorgen kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },
  amounts: {
    products: 'Produkter',
    discount: 'Rabatt',
    withoutTax: 'Summa exklusive moms',
    tax: 'Moms',
    taxOf: 'Moms {{percent}} %',
    total: 'Totalt',
  },
  checkout: {
    loading: 'Kassan laddas',
    needsScript: 'Kassan kräver JavaScript. Slå på det i webbläsaren eller kontakta kundservice, så tar vi emot din beställning.',
    off: 'Det går inte att beställa just nu. Försök igen senare.',
    cartKept: 'Din varukorg finns kvar på den här enheten.',
  },
  order: {
    verifying: 'Vi kontrollerar din betalning',
    doNotPayAgain: 'Det tar en liten stund. Betala inte igen och låt sidan vara öppen.',
    needsScript: 'Sidan kräver JavaScript för att visa din beställning. Gick betalningen igenom får du koderna även via e-post.',
  },
  customer: {
    checking: 'Kontrollerar din inloggning',
    needsScript: 'Mina sidor kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },
}
