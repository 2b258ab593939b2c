import type { Messages } from './en-EU.ts'

export const messages: Messages = {
  hub: {
    name: 'St1-tili',
    back: 'Takaisin sivustolle',
    errors: { one: 'Tarkista alla oleva kenttä', other: 'Tarkista alla olevat kentät' },
    errorTitle: 'Virhe',
  },
  login: {
    title: 'Kirjaudu',
    intro: 'Tilauksesi, korttisi ja tietosi yhdessä paikassa.',
    email: 'Sähköposti',
    password: 'Salasana',
    submit: 'Kirjaudu',
    or: 'tai',
    sendCode: 'Lähetä kertakoodi',
    sendCodeHint: 'Eikö salasana ole muistissa? Lähetämme koodin sähköpostiisi.',
    wrong: 'Sähköpostiosoite tai salasana on väärin.',
    locked: 'Liian monta yritystä. Yritä uudelleen {{minutes}} minuutin kuluttua tai käytä kertakoodia.',
    tooManyCodes: 'Koodeja on pyydetty liian monta. Yritä uudelleen {{minutes}} minuutin kuluttua tai kirjaudu salasanalla.',
  },
  code: {
    title: 'Syötä koodi',
    intro: 'Jos {{email}} on asiakkaamme osoite, lähetimme siihen koodin. Se on voimassa 10 minuuttia ja toimii vain tässä selaimessa.',
    label: 'Kertakoodi',
    hint: 'Sähköpostissa olevat numerot',
    submit: 'Kirjaudu',
    shape: 'Syötä sähköpostissa olevan koodin numerot',
    wrong: 'Koodi on väärä tai vanhentunut. Tarkista koodi tai pyydä uusi.',
    usedUp: 'Koodi syötettiin viisi kertaa väärin, eikä se enää toimi. Pyydä uusi koodi tai kirjaudu salasanalla.',
    again: 'Pyydä uusi koodi',
  },
  mail: {
    subject: 'Kirjautumiskoodisi on {{code}}',
    body: `Hei!

Kirjautumiskoodisi on {{code}}. Se on voimassa 10 minuuttia ja toimii vain siinä selaimessa, jolla pyysit sen.

Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään. Älä anna koodia kenellekään.

St1`,
  },
  account: {
    title: 'Omat tiedot',
    intro: 'Käytämme näitä tietoja tilauksissasi ja korteissasi.',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    phone: 'Puhelin',
    phoneHint: 'Maakoodin kanssa, esimerkiksi +358 40 123 4567',
    optional: 'vapaaehtoinen',
    email: 'Sähköposti',
    save: 'Tallenna',
    ended:
      'Istuntosi on päättynyt, eikä mitään ole vielä tallennettu. Kirjaudu uudelleen toisessa välilehdessä ja paina sitten täällä Tallenna.',
    logInAgain: 'Kirjaudu (avautuu uuteen välilehteen)',
    logOut: 'Kirjaudu ulos',
  },
  failures: {
    foreignTitle: 'Sivua ei avattu täältä',
    foreign:
      'Turvallisuutesi vuoksi emme ottaneet tietoja vastaan, koska niitä ei lähetetty omalta sivultamme. Avaa kirjautuminen uudelleen.',
    tooLargeTitle: 'Lähetettiin liikaa',
    tooLarge: 'Lähetetty tieto on pidempi kuin mikään, mitä kysymme. Avaa kirjautuminen uudelleen.',
    brokenTitle: 'Jokin meni pieleen',
    broken: 'Vika on meidän. Yritä hetken kuluttua uudelleen.',
    logIn: 'Kirjautumiseen',
  },
  payment: {
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
  },
  order: {
    subject: (orderId) => `Kuitti ja koodit, tilaus ${orderId}`,
    greeting: (firstName) => `Hei ${firstName}`,
    thanks: (codes) => `Kiitos ostoksesta! ${codes === 1 ? 'Tässä on koodisi' : 'Tässä ovat koodisi'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, voimassa ${validUntil} asti`,
    howTo: 'Näppäile koodi aseman automaattiin tai näytä se kassalla. Jokainen koodi toimii kerran.',
    discount: 'Alennus',
    total: 'Yhteensä',
    tax: 'josta arvonlisäveroa',
    receipt: (orderId, date) => `Tilaus ${orderId}, ${date}`,
    taxShare: (percent, tax, net) => `Arvonlisävero ${percent} %: ${tax}, veroton hinta ${net}`,
    deliveryConsent:
      'Maksaessasi pyysit koodit heti ja vahvistit tietäväsi, että peruuttamisoikeus päättyy koodin osalta, kun koodi käytetään.',
    withdrawal: (lastDay) => `Voit peruuttaa oston syytä ilmoittamatta viimeistään ${lastDay} siltä osin kuin koodeja ei ole käytetty.`,
    withdrawHere: 'Peru sopimus tästä',
    files: 'Liitteinä ovat tämän tilauksen ehdot sekä tiedot peruuttamisoikeudesta ja peruuttamislomake:',
    seller: 'Myyjä',
    farewell: 'Turvallista matkaa!\nSt1',
    sms: (codes, validUntil) => `St1: koodisi ${codes.join(', ')}. Voimassa ${validUntil} asti.`,
  },
  receipt: {
    received: (date, time) => `Vastaanotimme sinulta ${date} kello ${time} seuraavat tiedot:`,
    leftOut: '(linkki tai merkkejä, joita emme toista tässä viestissä)',
  },
  stations: {
    MAIN: 'aukioloajat, polttoaineet, palvelut ja reittiohjeet.',
    TRUCK: 'raskaan liikenteen tankkauspaikka, palvelut ja reittiohjeet.',
    MARINE: 'veneilijän tankkauspaikka, aukioloajat ja palvelut.',
  },
}
