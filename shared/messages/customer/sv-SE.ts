// Messages of the account menu and of my pages in Swedish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['customer'] = {
  account: {
    menu: 'Ditt konto',
    loggedIn: 'Du är inloggad',
    loggedInAs: 'Inloggad som {{name}}',
    myPages: 'Mina sidor',
    logout: 'Logga ut',
    loggedOut: 'Du är nu utloggad',
  },
  entrance: {
    checking: 'Kontrollerar din inloggning',
    needsScript: 'Mina sidor kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
    unreachable: 'Vi kunde inte kontrollera om du är inloggad. Försök igen om en stund.',
    title: 'Allt samlat på ett ställe',
    why: 'Dina beställningar, koder och kort visas bara för dig. När du har loggat in kommer du direkt tillbaka hit.',
    orders: 'Tvättkoder och kvitton för allt du har köpt',
    cards: 'Dina kundkort och hur länge de gäller',
    details: 'Dina kontaktuppgifter, som du själv håller aktuella',
    login: 'Logga in',
  },
  ended: {
    text: 'Din session har avslutats. Logga in igen för att fortsätta.',
    shown: 'Tills dess ligger det du hade öppet kvar nedan.',
    login: 'Logga in igen',
  },
  views: {
    label: 'Mina sidor',
    overview: 'Översikt',
    orders: 'Beställningar',
    cards: 'Kort',
    details: 'Dina uppgifter',
  },
  overview: {
    hello: 'Hej, {{name}}!',
    welcome: 'Välkommen!',
    latestOrder: 'Din senaste beställning',
    allOrders: 'Alla beställningar',
    allCards: 'Alla kort',
    allDetails: 'Alla uppgifter',
  },
  orders: {
    loading: 'Hämtar dina beställningar',
    failed: 'Dina beställningar kunde inte hämtas',
    none: 'Du har inga beställningar ännu',
    noneHelp: 'När du köper en biltvätt på nätet med kontots e-postadress väntar koderna på dig här.',
    findWash: 'Hitta en biltvätt',
    unreadable: {
      one: '{{count}} beställning kunde inte visas. Kundservice kan berätta mer om den.',
      other: '{{count}} beställningar kunde inte visas. Kundservice kan berätta mer om dem.',
    },
    order: 'Beställning {{id}}',
    status: {
      paid: 'Betald',
      pending: 'Väntar på betalning',
      cancelled: 'Avbruten',
      failed: 'Betalningen misslyckades',
    },
  },
  cards: {
    loading: 'Hämtar dina kort',
    failed: 'Dina kort kunde inte hämtas',
    none: 'Du har inga kort ännu',
    noneHelp: 'Kundservice hjälper dig att välja och ansöka om ett kort.',
    contact: 'Kontakta kundservice',
    number: 'Kortnummer',
  },
  details: {
    name: 'Namn',
    email: 'E-post',
    phone: 'Telefon',
    missing: 'Saknas',
    failed: 'Dina uppgifter kunde inte hämtas',
    change: 'Ändra dina uppgifter',
    changeHelp: 'Dina uppgifter finns i kontotjänsten, där du också ändrar dem.',
  },
}
