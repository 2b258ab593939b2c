import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['customer'] = {
  account: {
    menu: 'Oma tili',
    loggedIn: 'Olet kirjautunut sisään',
    loggedInAs: 'Kirjautuneena: {{name}}',
    myPages: 'Omat sivut',
    findCodes: 'Etsi koodini',
    logout: 'Kirjaudu ulos',
    loggedOut: 'Olet kirjautunut ulos',
  },
  entrance: {
    checking: 'Tarkistetaan kirjautumista',
    needsScript:
      'Omat sivut vaativat JavaScriptin. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.',
    unreachable: 'Kirjautumistasi ei voitu tarkistaa. Yritä hetken kuluttua uudelleen.',
    title: 'Kaikki tietosi yhdessä paikassa',
    why: 'Tilauksesi, koodisi ja korttisi näkyvät vain sinulle. Kirjautumisen jälkeen palaat suoraan tälle sivulle.',
    orders: 'Pesukoodit ja kuitit kaikista ostoksistasi',
    cards: 'Asiakaskorttisi ja niiden voimassaolo',
    details: 'Yhteystietosi, jotka pidät itse ajan tasalla',
    login: 'Kirjaudu',
  },
  ended: {
    text: 'Istuntosi on päättynyt. Jatka kirjautumalla uudelleen.',
    shown: 'Näkyvissä olleet tietosi pysyvät alla siihen asti.',
    login: 'Kirjaudu uudelleen',
  },
  views: {
    label: 'Omat sivut',
    overview: 'Yhteenveto',
    orders: 'Tilaukset',
    cards: 'Kortit',
    details: 'Omat tiedot',
  },
  overview: {
    hello: 'Hei, {{name}}!',
    welcome: 'Tervetuloa!',
    codes: 'Koodisi',
    codesLeft: {
      one: '{{count}}/{{total}} koodia jäljellä',
      other: '{{count}}/{{total}} koodia jäljellä',
    },
    bought: 'ostettu {{date}}',
    noCodes: 'Sinulla ei ole käyttämättömiä koodeja',
    allOrders: 'Kaikki tilaukset',
    allCards: 'Kaikki kortit',
    allDetails: 'Kaikki tiedot',
  },
  orders: {
    loading: 'Ladataan tilauksiasi',
    failed: 'Tilauksiasi ei voitu ladata',
    none: 'Sinulla ei ole vielä tilauksia',
    noneHelp:
      'Kun ostat autopesun verkosta tilisi sähköpostiosoitteella, koodit odottavat sinua täällä.',
    findWash: 'Etsi autopesu',
    unreadable: {
      one: '{{count}} tilausta ei voitu näyttää. Asiakaspalvelu kertoo siitä lisää.',
      other: '{{count}} tilausta ei voitu näyttää. Asiakaspalvelu kertoo niistä lisää.',
    },
    order: 'Tilaus {{id}}',
  },
  cards: {
    loading: 'Ladataan korttejasi',
    failed: 'Korttejasi ei voitu ladata',
    none: 'Sinulla ei ole vielä kortteja',
    noneHelp: 'Asiakaspalvelu auttaa kortin valinnassa ja hakemisessa.',
    contact: 'Ota yhteyttä asiakaspalveluun',
    number: 'Kortin numero',
  },
  details: {
    name: 'Nimi',
    email: 'Sähköposti',
    phone: 'Puhelin',
    missing: 'Ei annettu',
    failed: 'Tietojasi ei voitu ladata',
    change: 'Muuta tietojasi',
    changeHelp: 'Tietosi säilytetään tilipalvelussa, jossa voit muuttaa niitä.',
    saved: 'Tietosi on tallennettu',
  },
}
