import type { HubMessages } from './hub-messages.ts'

export const messages: HubMessages = {
  hub: {
    name: 'St1-tili',
    back: 'Takaisin sivustolle',
    errors: { one: 'Tarkista alla oleva kenttä', other: 'Tarkista alla olevat kentät' },
    errorTitle: 'Virhe',
  },
  login: {
    title: 'Kirjaudu sisään',
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
    saved: 'Tietosi on tallennettu.',
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
}
