import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['cart'] = {
  product: {
    pricesIncludeTax: 'Priserna är i euro och inkluderar {{percent}} % moms.',
    includesTax: 'Inklusive {{percent}} % moms',
    mostBought: 'Mest köpt',
    compared: 'Tvättprogrammen jämförda',
    step: 'Moment',
    included: 'Ja',
    notIncluded: 'Nej',
    withoutTax: '{{price}} exklusive moms',
    includes: 'Innehåll',
    add: 'Lägg i varukorgen',
    needsScript:
      'För att handla på nätet krävs JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },
  notices: {
    addedToCart: 'Produkten har lagts i varukorgen',
    cartValidationFailed: 'Varukorgen kunde inte uppdateras',
    full: 'Varukorgen rymmer inte fler av den här produkten',
    notStored: 'Din webbläsare kan inte spara varukorgen. Den finns kvar tills du stänger sidan.',
    limited: 'För många försök. Vänta en minut.',
    missing: 'Finns inte längre: {{names}}',
  },
  first: {
    title: 'Tillagd i varukorgen',
    toCart: 'Till varukorgen',
    continue: 'Fortsätt handla',
  },
  page: {
    loading: 'Varukorgen laddas',
    needsScript: 'Varukorgen kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
    empty: 'Din varukorg är tom',
    emptyHelp:
      'Välj en tvätt och betala den på nätet. Koden kommer direkt till skärmen och till din e-post.',
    findCodes: 'Hitta mina koder',
    toFrontPage: 'Till startsidan',
    lines: 'Produkter i varukorgen',
  },
  line: {
    unitPrice: '{{price}} / st',
    amount: 'Antal {{name}}',
    more: 'En till: {{name}}',
    less: 'En mindre: {{name}}',
    remove: 'Ta bort',
    removed: '{{name}} har tagits bort',
    undo: 'Ångra',
    swap: 'Byt till {{name}}',
    swapShort: 'Byt',
    swapTitle: 'Tvättar du oftare?',
    swapEach: '{{price}} / tvätt',
    swapSaves: 'du sparar {{price}}',
  },
  discount: {
    label: 'Rabattkod',
    apply: 'Använd koden',
    inUse: 'Koden {{code}} är tillagd',
    remove: 'Ta bort koden',
    unknown: 'Koden {{code}} gäller inte',
    expired: 'Koden {{code}} har gått ut',
    used: 'Koden {{code}} har redan använts med din e-postadress',
  },
  totals: {
    title: 'Sammanfattning',
    validating: 'Priserna uppdateras',
    announced: 'Totalt {{price}}',
    checkout: 'Till kassan',
    secure: 'Du betalar på betaltjänstens säkra sida',
  },
  limited: {
    help: 'Dina produkter finns kvar, och vi kontrollerar priserna igen om en minut.',
  },
  pending: {
    title: 'En betalning bekräftas.',
    help: 'Betala inte för samma produkter igen innan du har kontrollerat beställningen.',
    check: 'Kontrollera beställningen',
  },
  outage: {
    help: 'Dina produkter finns kvar, men priserna kunde inte kontrolleras. Vi försöker igen.',
    retry: 'Försök igen',
  },
  refused: {
    help: 'Butiken godkände inte varukorgen som den var, så den tömdes. Du kan få tillbaka de produkter som fortfarande säljs.',
    restore: 'Återställ',
    dismiss: 'Stäng',
  },
}
