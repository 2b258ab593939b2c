import type { PaymentMessages } from './payment-messages.ts'

export const messages: PaymentMessages = {
  title: 'Maksu',
  payTo: 'Maksun saaja',
  order: 'Tilaus',
  method: 'Maksutapa',
  methods: { bank: 'Verkkopankki', card: 'Kortti', mobile: 'Mobiilimaksu' },
  taxIncluded: 'sis. alv',
  pay: (amount) => `Maksa ${amount}`,
  cancel: 'Peruuta ja palaa kauppaan',
  testTitle: 'Kokeile muita tuloksia',
  testNote: 'Tämä on testiympäristö: rahaa ei siirry.',
  fail: 'Pankki hylkää maksun',
  payLater: 'Vahvistuu 10 sekunnissa',
  payWhenConfirmed: 'Odottaa, kunnes vahvistetaan täällä',
  confirm: 'Vahvista maksu',
  reject: 'Hylkää maksu',
  back: 'Palaa kauppaan',
  statuses: {
    pending: { title: 'Maksua vahvistetaan', text: 'Voit palata kauppaan. Koodit tulevat sähköpostiin, kun maksu on vahvistettu.' },
    paid: { title: 'Tämä tilaus on jo maksettu', text: 'Sinun ei tarvitse maksaa mitään. Koodit ovat kaupassa ja sähköpostissasi.' },
    cancelled: { title: 'Maksu peruutettiin', text: 'Sinua ei veloitettu. Voit yrittää uudelleen kaupassa.' },
    failed: { title: 'Maksu epäonnistui', text: 'Sinua ei veloitettu. Voit yrittää uudelleen kaupassa.' },
  },
  stoppedTitle: 'Hinta on muuttunut',
  stoppedText: (code) =>
    `Alennuskoodi ${code} on jo käytetty sähköpostiosoitteellasi, joten tilausta ei voi maksaa tällä hinnalla. Sinua ei veloitettu. Ostoskorisi on kaupassa: tarkista hinta siellä ja maksa uudelleen.`,
  unknownTitle: 'Maksulinkki ei toimi',
  unknownText: 'Tarkista, että osoite on kokonainen, tai palaa kauppaan ja aloita maksu uudelleen.',
  brokenTitle: 'Jokin meni vikaan',
  brokenText: 'Maksua ei voitu käsitellä juuri nyt. Palaa takaisin ja yritä uudelleen: sinua ei veloiteta kahdesti.',
}
