import type { Messages } from './en-EU.ts'

export const messages: Messages = {
  hub: {
    name: 'St1-tili',
    back: 'Takaisin sivustolle',
    privacy: 'Tietosuoja',
    errors: { one: 'Tarkista alla oleva kenttä', other: 'Tarkista alla olevat kentät' },
    errorTitle: 'Virhe',
  },
  login: {
    title: 'Kirjaudu',
    intro: 'Koodisi, kuittisi ja korttisi yhdessä paikassa.',
    email: 'Sähköposti',
    password: 'Salasana',
    submit: 'Kirjaudu',
    wrongTitle: 'Et ole kirjautunut',
    wrong: 'Sähköpostiosoite ja salasana eivät täsmää.',
    again: 'Kirjoita salasana uudelleen.',
    showPassword: {
      show: 'Näytä',
      hide: 'Piilota',
      label: 'Näytä salasana',
      hideLabel: 'Piilota salasana',
    },
    forgotten: 'Unohditko salasanan?',
    help: 'Apua kirjautumiseen',
    newHere: 'Uusi asiakas?',
    noAccount: 'Voit ostaa myös ilman tiliä.',
    findCodes: 'Etsi koodini',
    locked: 'Liian monta yritystä. Yritä uudelleen minuutin kuluttua.',
  },
  password: {
    forgotten: {
      title: 'Unohtunut salasana',
      intro: 'Anna tilisi sähköpostiosoite. Lähetämme linkin, jolla valitset uuden salasanan.',
      sent: 'Jos osoitteella on tili, linkki on matkalla. Se toimii kerran, tunnin ajan.',
    },
    register: {
      title: 'Luo tili',
      intro: 'Anna sähköpostiosoitteesi. Lähetämme linkin, jolla valitset salasanan.',
      sent: 'Linkki on matkalla osoitteeseesi. Se toimii kerran, tunnin ajan.',
    },
    send: 'Lähetä linkki',
    backToLogin: 'Takaisin kirjautumiseen',
    sentTitle: 'Katso sähköpostisi',
    notArrived:
      'Eikö viestiä näy viidessä minuutissa? Katso myös roskapostikansio. Lähetämme enintään viisi viestiä tunnissa.',
    again: 'Pyydä uusi linkki',
    title: 'Valitse uusi salasana',
    label: 'Uusi salasana',
    hint: 'Vähintään 10 merkkiä',
    save: 'Tallenna ja kirjaudu',
    deadTitle: 'Linkki ei enää toimi',
    dead: 'Linkki toimii kerran, tunnin ajan. Pyydä uusi linkki.',
    mail: {
      subject: 'Valitse St1-tilisi salasana',
      text: 'Tällä linkillä valitset St1-tilisi salasanan:',
      once: 'Linkki toimii kerran, tunnin ajan.',
      notAsked: 'Etkö pyytänyt tätä? Voit jättää viestin huomiotta. Mikään ei muutu.',
    },
  },
  account: {
    title: 'Omat tiedot',
    intro: 'Käytämme näitä tietoja tilauksissasi ja korteissasi.',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    phone: 'Puhelin',
    phoneHint: 'Esimerkiksi 040 123 4567, tai maakoodin kanssa +358 40 123 4567',
    optional: 'vapaaehtoinen',
    email: 'Sähköposti',
    save: 'Tallenna',
    saved: 'Tietosi on tallennettu.',
    ended:
      'Istuntosi on päättynyt, eikä mitään ole vielä tallennettu. Kirjaudu uudelleen toisessa välilehdessä ja paina sitten täällä Tallenna.',
    logInAgain: 'Kirjaudu (avautuu uuteen välilehteen)',
    logOut: 'Kirjaudu ulos',
  },
  failures: {
    foreignTitle: 'Lomaketta ei hyväksytty',
    foreign:
      'Turvallisuutesi vuoksi hyväksymme lomakkeen vain omalta sivultamme. Avaa kirjautuminen uudelleen.',
    tooLargeTitle: 'Lomake on liian suuri',
    tooLarge: 'Lomakkeessa on enemmän tekstiä kuin hyväksymme. Avaa kirjautuminen uudelleen.',
    brokenTitle: 'Jokin meni vikaan',
    broken: 'Vika on meidän. Yritä hetken kuluttua uudelleen.',
    logIn: 'Siirry kirjautumiseen',
  },
  payment: {
    title: 'Maksu',
    payTo: 'Maksun saaja',
    order: 'Tilaus',
    method: 'Maksutapa',
    methods: { bank: 'Verkkopankki', card: 'Kortti', mobile: 'Mobiilimaksu' },
    taxIncluded: 'sis. alv',
    pay: (amount) => `Maksa ${amount}`,
    cancel: 'Keskeytä ja palaa kauppaan',
    testTitle: 'Kokeile muita tuloksia',
    testNote: 'Tämä on testiympäristö: rahaa ei siirry.',
    fail: 'Pankki hylkää maksun',
    payLater: 'Vahvistuu 10 sekunnissa',
    payWhenConfirmed: 'Odottaa, kunnes maksu vahvistetaan täällä',
    confirm: 'Vahvista maksu',
    reject: 'Hylkää maksu',
    back: 'Palaa kauppaan',
    statuses: {
      pending: {
        title: 'Maksua vahvistetaan',
        text: 'Voit palata kauppaan. Koodit tulevat sähköpostiin, kun maksu on vahvistettu.',
      },
      paid: {
        title: 'Tämä tilaus on jo maksettu',
        text: 'Sinun ei tarvitse maksaa mitään. Koodit ovat kaupassa ja sähköpostissasi.',
      },
      cancelled: {
        title: 'Maksu keskeytettiin',
        text: 'Sinua ei veloitettu. Voit yrittää uudelleen kaupassa.',
      },
      failed: {
        title: 'Maksu epäonnistui',
        text: 'Sinua ei veloitettu. Voit yrittää uudelleen kaupassa.',
      },
    },
    stoppedTitle: 'Hinta on muuttunut',
    stoppedText: (code) =>
      `Alennuskoodi ${code} on jo käytetty sähköpostiosoitteellasi, joten tilausta ei voi maksaa tällä hinnalla. Sinua ei veloitettu. Ostoskorisi on kaupassa: tarkista hinta siellä ja maksa uudelleen.`,
    unknownTitle: 'Maksulinkki ei toimi',
    unknownText:
      'Tarkista, että osoite on kokonainen, tai palaa kauppaan ja aloita maksu uudelleen.',
    brokenTitle: 'Jokin meni vikaan',
    brokenText:
      'Maksua ei voitu käsitellä juuri nyt. Palaa takaisin ja yritä uudelleen: sinua ei veloiteta kahdesti.',
  },
  order: {
    subject: (orderId) => `Kuitti ja koodit, tilaus ${orderId}`,
    greeting: (firstName) => `Hei ${firstName}`,
    thanks: (codes) =>
      `Kiitos ostoksesta! ${codes === 1 ? 'Tässä on koodisi' : 'Tässä ovat koodisi'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, voimassa ${validUntil} asti`,
    howTo: 'Näppäile koodi pesuautomaattiin. Jokainen koodi toimii kerran.',
    orderPage: 'Tilauksesi ja sen koodit, myös QR-koodeina:',
    findCodes: 'Katosiko tämä viesti? Löydät koodisi sähköpostiosoitteellasi:',
    linksSubject: (orders) => (orders === 1 ? 'Linkki koodeihisi' : 'Linkit koodeihisi'),
    links: (orders) =>
      orders === 1
        ? 'Tässä on linkki tilaukseesi. Siitä näet koodit ja kuitin.'
        : `Tässä ovat linkit ${orders} tilaukseesi. Niistä näet koodit ja kuitit.`,
    linksNotAsked:
      'Etkö pyytänyt tätä? Voit jättää viestin huomiotta. Linkit lähetettiin vain sinulle.',
    discount: 'Alennus',
    total: 'Yhteensä',
    tax: 'josta arvonlisäveroa',
    receipt: (orderId, date) => `Tilaus ${orderId}, ${date}`,
    taxShare: (percent, tax, net) => `Arvonlisävero ${percent} %: ${tax}, veroton hinta ${net}`,
    deliveryConsent:
      'Maksaessasi pyysit koodit heti ja vahvistit tietäväsi, että peruuttamisoikeus päättyy koodin osalta, kun koodi käytetään.',
    withdrawal: (lastDay) =>
      `Voit peruuttaa oston syytä ilmoittamatta viimeistään ${lastDay} siltä osin kuin koodeja ei ole käytetty.`,
    withdrawHere: 'Peruuta sopimus tästä',
    files:
      'Liitteinä ovat tämän tilauksen ehdot sekä tiedot peruuttamisoikeudesta ja peruuttamislomake:',
    seller: 'Myyjä',
    farewell: 'Turvallista matkaa!\nSt1',
    sms: (codes, validUntil) => `St1: koodisi ${codes.join(', ')}. Voimassa ${validUntil} asti.`,
  },
  receipt: {
    received: (date, time) => `Vastaanotimme sinulta ${date} kello ${time} seuraavat tiedot:`,
    reference: 'Viitenumero',
    leftOut: '(linkki, numero tai merkkejä, joita emme toista tässä viestissä)',
  },
  stations: {
    MAIN: 'aukioloajat, polttoaineet, palvelut ja reittiohjeet.',
    TRUCK: 'raskaan liikenteen tankkauspaikka, palvelut ja reittiohjeet.',
    MARINE: 'veneilijän tankkauspaikka, aukioloajat ja palvelut.',
  },
}
