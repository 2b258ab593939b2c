// In Finnish: of products, cart, checkout and customer what stands in the server’s HTML, and what several views say.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['server'] = {
  product: {
    includesTax: 'Sisältää alv:n {{percent}} %',
    withoutTax: 'Veroton hinta {{price}}',
    includes: 'Sisältö',
    add: 'Lisää ostoskoriin',
    needsScript: 'Verkosta ostamiseen tarvitaan JavaScript. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
  },
  cart: {
    loading: 'Ostoskoria ladataan',
    needsScript: 'Ostoskori vaatii JavaScriptin. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
  },
  amounts: {
    products: 'Tuotteet',
    discount: 'Alennus',
    withoutTax: 'Veroton yhteensä',
    tax: 'Alv',
    taxOf: 'Alv {{percent}} %',
    total: 'Yhteensä',
  },
  checkout: {
    loading: 'Ladataan kassaa',
    needsScript:
      'Kassa vaatii JavaScriptin. Ota se käyttöön selaimessasi tai ota yhteyttä asiakaspalveluun, niin otamme tilauksesi vastaan.',
    off: 'Tilauksia ei voi juuri nyt tehdä. Yritä myöhemmin uudelleen.',
    cartKept: 'Ostoskorisi säilyy tällä laitteella.',
  },
  order: {
    verifying: 'Tarkistamme maksuasi',
    doNotPayAgain: 'Tämä kestää hetken. Älä maksa uudelleen ja pidä tämä sivu auki.',
    needsScript: 'Tilauksesi näyttäminen vaatii JavaScriptin. Jos maksu onnistui, koodit tulevat myös sähköpostiisi.',
  },
  customer: {
    checking: 'Tarkistetaan kirjautumista',
    needsScript: 'Omat sivut vaativat JavaScriptin. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
  },
}
