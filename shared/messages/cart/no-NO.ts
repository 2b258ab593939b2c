import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['cart'] = {
  product: {
    pricesIncludeTax: 'Prisene er i euro og inkluderer {{percent}} % mva.',
    includesTax: 'Inkluderer {{percent}} % mva.',
    mostBought: 'Mest kjøpt',
    compared: 'Vaskeprogrammene sammenlignet',
    step: 'Trinn',
    included: 'Ja',
    notIncluded: 'Nei',
    withoutTax: '{{price}} uten mva.',
    includes: 'Innhold',
    add: 'Legg i handlekurven',
    needsScript:
      'For å handle på nett kreves JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
  },
  notices: {
    addedToCart: 'Produktet er lagt i handlekurven',
    cartValidationFailed: 'Handlekurven kunne ikke oppdateres',
    full: 'Handlekurven har ikke plass til flere av dette produktet',
    notStored: 'Nettleseren din kan ikke lagre handlekurven. Den beholdes til du lukker siden.',
    limited: 'For mange forsøk. Vent ett minutt.',
    missing: 'Ikke lenger tilgjengelig: {{names}}',
  },
  first: {
    title: 'Lagt i handlekurven',
    toCart: 'Gå til handlekurven',
    continue: 'Fortsett å handle',
  },
  page: {
    loading: 'Handlekurven lastes inn',
    needsScript:
      'Handlekurven krever JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
    empty: 'Handlekurven din er tom',
    emptyHelp: 'Velg en vask og betal den på nett. Koden kommer straks på skjermen og på e-post.',
    findCodes: 'Finn kodene mine',
    toFrontPage: 'Til forsiden',
    lines: 'Produkter i handlekurven',
  },
  line: {
    unitPrice: '{{price}} per stk.',
    amount: 'Antall {{name}}',
    more: 'Én til: {{name}}',
    less: 'Én mindre: {{name}}',
    remove: 'Fjern',
    removed: '{{name}} er fjernet',
    undo: 'Angre',
    swap: 'Bytt til {{name}}',
    swapShort: 'Bytt',
    swapTitle: 'Vasker du oftere?',
    swapEach: '{{price}} per vask',
    swapSaves: 'du sparer {{price}}',
  },
  discount: {
    label: 'Rabattkode',
    apply: 'Bruk koden',
    inUse: 'Koden {{code}} er lagt til',
    remove: 'Fjern koden',
    unknown: 'Koden {{code}} er ikke gyldig',
    expired: 'Koden {{code}} har gått ut',
    used: 'Koden {{code}} er allerede brukt med e-postadressen din',
  },
  totals: {
    title: 'Sammendrag',
    validating: 'Prisene oppdateres',
    announced: 'Totalt {{price}}',
    checkout: 'Gå til kassen',
    secure: 'Du betaler på betalingstjenestens sikre side',
  },
  limited: {
    help: 'Produktene ligger fortsatt i handlekurven, og vi kontrollerer prisene igjen om et minutt.',
  },
  pending: {
    title: 'En betaling blir bekreftet.',
    help: 'Ikke betal for de samme produktene igjen før du har sjekket bestillingen.',
    check: 'Sjekk bestillingen',
  },
  outage: {
    help: 'Produktene ligger fortsatt i handlekurven, men prisene kunne ikke kontrolleres. Vi prøver igjen.',
    retry: 'Prøv igjen',
  },
  refused: {
    help: 'Butikken godtok ikke handlekurven slik den var, så den ble tømt. Du kan få tilbake produktene som fortsatt er til salgs.',
    restore: 'Gjenopprett',
    dismiss: 'Lukk',
  },
}
