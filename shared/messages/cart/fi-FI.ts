import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['cart'] = {
  product: {
    pricesIncludeTax: 'Hinnat sisältävät arvonlisäveron {{percent}} %.',
    includesTax: 'Sisältää arvonlisäveron {{percent}} %',
    mostBought: 'Myydyin',
    compared: 'Pesuohjelmien vertailu',
    step: 'Vaihe',
    included: 'Kyllä',
    notIncluded: 'Ei',
    withoutTax: 'Veroton hinta {{price}}',
    includes: 'Sisältö',
    add: 'Lisää ostoskoriin',
    needsScript:
      'Verkosta ostamiseen tarvitaan JavaScript. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
  },
  notices: {
    addedToCart: 'Tuote lisätty ostoskoriin',
    cartValidationFailed: 'Ostoskorin päivitys epäonnistui',
    full: 'Ostoskoriin ei mahdu enempää tätä tuotetta',
    notStored: 'Selaimesi ei voi tallentaa ostoskoria. Se säilyy, kunnes suljet tämän sivun.',
    limited: 'Liian monta yritystä. Odota minuutti.',
    missing: 'Ei enää saatavilla: {{names}}',
  },
  first: {
    title: 'Lisätty ostoskoriisi',
    toCart: 'Siirry ostoskoriin',
    continue: 'Jatka ostoksia',
  },
  page: {
    loading: 'Ostoskoria ladataan',
    needsScript:
      'Ostoskori vaatii JavaScriptin. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
    empty: 'Ostoskorisi on tyhjä',
    emptyHelp: 'Valitse pesu ja maksa se verkossa. Koodi tulee heti näytölle ja sähköpostiisi.',
    findCodes: 'Etsi koodini',
    toFrontPage: 'Etusivulle',
    lines: 'Ostoskorin tuotteet',
  },
  line: {
    unitPrice: '{{price}} / kpl',
    amount: 'Määrä: {{name}}',
    more: 'Lisää yksi: {{name}}',
    less: 'Vähennä yksi: {{name}}',
    remove: 'Poista',
    removed: '{{name}} poistettiin',
    undo: 'Kumoa',
    swap: 'Vaihda: {{name}}',
    swapShort: 'Vaihda',
    swapTitle: 'Pesetkö useammin?',
    swapEach: '{{price}} / pesu',
    swapSaves: 'säästät {{price}}',
  },
  discount: {
    label: 'Alennuskoodi',
    apply: 'Käytä koodi',
    inUse: 'Koodi {{code}} on käytössä',
    remove: 'Poista koodi',
    unknown: 'Koodi {{code}} ei kelpaa',
    expired: 'Koodin {{code}} voimassaolo on päättynyt',
    used: 'Koodi {{code}} on jo käytetty sähköpostiosoitteellasi',
  },
  totals: {
    title: 'Yhteenveto',
    validating: 'Hintoja päivitetään',
    announced: 'Yhteensä {{price}}',
    checkout: 'Siirry kassalle',
    secure: 'Maksat maksupalvelun suojatulla sivulla',
  },
  limited: {
    help: 'Tuotteesi ovat tallessa, ja tarkistamme hinnat uudelleen minuutin kuluttua.',
  },
  pending: {
    title: 'Maksuasi vahvistetaan.',
    help: 'Älä maksa samoja tuotteita uudelleen, ennen kuin olet tarkistanut tilauksen.',
    check: 'Tarkista tilaus',
  },
  outage: {
    help: 'Tuotteesi ovat tallessa, mutta hintoja ei voitu tarkistaa. Yritämme uudelleen.',
    retry: 'Yritä uudelleen',
  },
  refused: {
    help: 'Kauppa ei hyväksynyt ostoskoria sellaisenaan, joten se tyhjennettiin. Voit palauttaa tuotteet, jotka ovat vielä myynnissä.',
    restore: 'Palauta',
    dismiss: 'Sulje',
  },
}
