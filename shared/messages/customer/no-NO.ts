import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['customer'] = {
  account: {
    menu: 'Din konto',
    loggedIn: 'Du er logget inn',
    loggedInAs: 'Logget inn som {{name}}',
    myPages: 'Mine sider',
    findCodes: 'Finn kodene mine',
    logout: 'Logg ut',
    loggedOut: 'Du er nå logget ut',
  },
  entrance: {
    checking: 'Kontrollerer innloggingen din',
    needsScript:
      'Mine sider krever JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
    unreachable: 'Vi kunne ikke kontrollere om du er logget inn. Prøv igjen om litt.',
    title: 'Alt samlet på ett sted',
    why: 'Bestillingene, kodene og kortene dine vises bare for deg. Når du har logget inn, kommer du rett tilbake hit.',
    orders: 'Vaskekoder og kvitteringer for alt du har kjøpt',
    cards: 'Kundekortene dine og hvor lenge de gjelder',
    details: 'Kontaktopplysningene dine, som du selv holder oppdaterte',
    login: 'Logg inn',
  },
  ended: {
    text: 'Økten din er avsluttet. Logg inn igjen for å fortsette.',
    shown: 'Det du hadde åpent, vises fortsatt nedenfor.',
    login: 'Logg inn igjen',
  },
  views: {
    label: 'Mine sider',
    overview: 'Oversikt',
    orders: 'Bestillinger',
    cards: 'Kort',
    details: 'Dine opplysninger',
  },
  overview: {
    hello: 'Hei, {{name}}!',
    welcome: 'Velkommen!',
    codes: 'Kodene dine',
    codesLeft: {
      one: '{{count}} av {{total}} koder igjen',
      other: '{{count}} av {{total}} koder igjen',
    },
    bought: 'kjøpt {{date}}',
    noCodes: 'Du har ingen ubrukte koder',
    allOrders: 'Alle bestillinger',
    allCards: 'Alle kort',
    allDetails: 'Alle opplysninger',
  },
  orders: {
    loading: 'Henter bestillingene dine',
    failed: 'Bestillingene dine kunne ikke hentes',
    none: 'Du har ingen bestillinger ennå',
    noneHelp:
      'Når du kjøper en bilvask på nett med e-postadressen til kontoen din, venter kodene på deg her.',
    findWash: 'Finn en bilvask',
    unreadable: {
      one: '{{count}} bestilling kunne ikke vises. Kundeservice kan fortelle deg mer om den.',
      other: '{{count}} bestillinger kunne ikke vises. Kundeservice kan fortelle deg mer om dem.',
    },
    order: 'Bestilling {{id}}',
  },
  cards: {
    loading: 'Henter kortene dine',
    failed: 'Kortene dine kunne ikke hentes',
    none: 'Du har ingen kort ennå',
    noneHelp: 'Kundeservice hjelper deg med å velge og søke om et kort.',
    contact: 'Kontakt kundeservice',
    number: 'Kortnummer',
  },
  details: {
    name: 'Navn',
    email: 'E-post',
    phone: 'Telefon',
    missing: 'Ikke oppgitt',
    failed: 'Opplysningene dine kunne ikke hentes',
    change: 'Endre opplysningene dine',
    changeHelp: 'Opplysningene dine ligger i kontotjenesten, der du også endrer dem.',
    saved: 'Opplysningene dine er lagret',
  },
}
