import type { PaymentMessages } from './payment-messages.ts'

export const messages: PaymentMessages = {
  title: 'Betaling',
  payTo: 'Du betaler til',
  order: 'Bestilling',
  method: 'Betalingsmåte',
  methods: { bank: 'Nettbank', card: 'Kort', mobile: 'Mobilbetaling' },
  taxIncluded: 'inkl. mva.',
  pay: (amount) => `Betal ${amount}`,
  cancel: 'Avbryt og gå tilbake til butikken',
  testTitle: 'Prøv et annet utfall',
  testNote: 'Dette er et testmiljø: ingen penger trekkes.',
  fail: 'Banken avviser betalingen',
  payLater: 'Bekreftes innen 10 sekunder',
  payWhenConfirmed: 'Venter til den bekreftes her',
  confirm: 'Bekreft betalingen',
  reject: 'Avvis betalingen',
  back: 'Tilbake til butikken',
  statuses: {
    pending: {
      title: 'Betalingen bekreftes',
      text: 'Du kan gå tilbake til butikken. Kodene kommer på e-post når betalingen er bekreftet.',
    },
    paid: {
      title: 'Bestillingen er allerede betalt',
      text: 'Du trenger ikke å betale noe mer. Kodene finner du i butikken og i e-posten din.',
    },
    cancelled: { title: 'Betalingen ble avbrutt', text: 'Ingenting er trukket. Du kan prøve igjen i butikken.' },
    failed: { title: 'Betalingen mislyktes', text: 'Ingenting er trukket. Du kan prøve igjen i butikken.' },
  },
  stoppedTitle: 'Prisen er endret',
  stoppedText: (code) =>
    `Rabattkoden ${code} er allerede brukt med e-postadressen din, så bestillingen kan ikke betales til denne prisen. Ingenting er trukket. Handlekurven ligger i butikken: sjekk prisen der og betal på nytt.`,
  unknownTitle: 'Betalingslenken virker ikke',
  unknownText: 'Sjekk at adressen er fullstendig, eller gå tilbake til butikken og start betalingen på nytt.',
  brokenTitle: 'Noe gikk galt',
  brokenText: 'Betalingen kunne ikke behandles akkurat nå. Gå tilbake og prøv igjen: du blir ikke trukket to ganger.',
}
