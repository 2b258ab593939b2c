import type { PaymentMessages } from './payment-messages.ts'

export const messages: PaymentMessages = {
  title: 'Betalning',
  payTo: 'Du betalar till',
  order: 'Beställning',
  method: 'Betalsätt',
  methods: { bank: 'Internetbank', card: 'Kort', mobile: 'Mobilbetalning' },
  taxIncluded: 'inkl. moms',
  pay: (amount) => `Betala ${amount}`,
  cancel: 'Avbryt och gå tillbaka till butiken',
  testTitle: 'Prova ett annat utfall',
  testNote: 'Det här är en testmiljö: inga pengar dras.',
  fail: 'Banken nekar betalningen',
  payLater: 'Bekräftas inom 10 sekunder',
  payWhenConfirmed: 'Väntar tills den bekräftas här',
  confirm: 'Bekräfta betalningen',
  reject: 'Neka betalningen',
  back: 'Tillbaka till butiken',
  statuses: {
    pending: {
      title: 'Betalningen bekräftas',
      text: 'Du kan gå tillbaka till butiken. Koderna kommer med e-post när betalningen är bekräftad.',
    },
    paid: { title: 'Beställningen är redan betald', text: 'Du behöver inte betala något mer. Koderna finns i butiken och i din e-post.' },
    cancelled: { title: 'Betalningen avbröts', text: 'Inga pengar har dragits. Du kan försöka igen i butiken.' },
    failed: { title: 'Betalningen misslyckades', text: 'Inga pengar har dragits. Du kan försöka igen i butiken.' },
  },
  stoppedTitle: 'Priset har ändrats',
  stoppedText: (code) =>
    `Rabattkoden ${code} har redan använts med din e-postadress, så beställningen kan inte betalas till det här priset. Inga pengar har dragits. Varukorgen finns kvar i butiken: kontrollera priset där och betala igen.`,
  unknownTitle: 'Betalningslänken fungerar inte',
  unknownText: 'Kontrollera att adressen är fullständig, eller gå tillbaka till butiken och börja om med betalningen.',
  brokenTitle: 'Något gick fel',
  brokenText: 'Betalningen kunde inte hanteras just nu. Gå tillbaka och försök igen: du betalar aldrig två gånger.',
}
