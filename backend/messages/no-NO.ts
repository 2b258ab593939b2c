import type { Messages } from './en-EU.ts'

export const messages: Messages = {
  hub: {
    name: 'St1-konto',
    back: 'Tilbake til nettstedet',
    privacy: 'Personvern',
    errors: { one: 'Sjekk feltet nedenfor', other: 'Sjekk feltene nedenfor' },
    errorTitle: 'Feil',
  },
  login: {
    title: 'Logg inn',
    intro: 'Koder, kvitteringer og kort på ett sted.',
    email: 'E-post',
    password: 'Passord',
    submit: 'Logg inn',
    wrongTitle: 'Du er ikke logget inn',
    wrong: 'E-postadressen og passordet stemmer ikke overens.',
    again: 'Skriv passordet på nytt.',
    showPassword: {
      show: 'Vis',
      hide: 'Skjul',
      label: 'Vis passordet',
      hideLabel: 'Skjul passordet',
    },
    forgotten: 'Glemt passordet?',
    help: 'Hjelp med innloggingen',
    newHere: 'Ny her?',
    noAccount: 'Du kan handle uten konto.',
    findCodes: 'Finn kodene mine',
    locked: 'For mange forsøk. Prøv igjen om et minutt.',
  },
  password: {
    forgotten: {
      title: 'Glemt passord',
      intro:
        'Oppgi e-postadressen til kontoen din. Vi sender en lenke der du velger et nytt passord.',
      sent: 'Hvis adressen har en konto, er en lenke på vei. Den virker én gang, i en time.',
    },
    register: {
      title: 'Opprett konto',
      intro: 'Oppgi e-postadressen din. Vi sender en lenke der du velger et passord.',
      sent: 'En lenke er på vei til adressen din. Den virker én gang, i en time.',
    },
    send: 'Send lenken',
    backToLogin: 'Tilbake til innloggingen',
    sentTitle: 'Sjekk e-posten din',
    notArrived:
      'Ingen e-post etter fem minutter? Se også i søppelposten. Vi sender høyst fem e-poster i timen.',
    again: 'Be om en ny lenke',
    title: 'Velg et nytt passord',
    label: 'Nytt passord',
    hint: 'Minst 10 tegn',
    save: 'Lagre og logg inn',
    deadTitle: 'Lenken virker ikke lenger',
    dead: 'En lenke virker én gang, i en time. Be om en ny.',
    mail: {
      subject: 'Velg et passord til St1-kontoen din',
      text: 'Med denne lenken velger du passordet til St1-kontoen din:',
      once: 'Lenken virker én gang, i en time.',
      notAsked: 'Har du ikke bedt om dette? Da kan du se bort fra e-posten. Ingenting endres.',
    },
  },
  account: {
    title: 'Dine opplysninger',
    intro: 'Vi bruker opplysningene til bestillingene og kortene dine.',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    phone: 'Telefon',
    phoneHint: 'For eksempel 912 34 567, eller med landskode +47 912 34 567',
    optional: 'valgfritt',
    email: 'E-post',
    save: 'Lagre',
    saved: 'Opplysningene dine er lagret.',
    ended:
      'Økten din er avsluttet, og ingenting er lagret ennå. Logg inn igjen i en annen fane, og trykk deretter på Lagre her.',
    logInAgain: 'Logg inn (åpnes i en ny fane)',
    logOut: 'Logg ut',
  },
  failures: {
    foreignTitle: 'Skjemaet ble ikke godtatt',
    foreign:
      'For din sikkerhet godtar vi skjemaet bare fra vår egen side. Åpne innloggingen på nytt.',
    tooLargeTitle: 'Skjemaet er for stort',
    tooLarge: 'Skjemaet inneholder mer tekst enn vi godtar. Åpne innloggingen på nytt.',
    brokenTitle: 'Noe gikk galt',
    broken: 'Feilen er vår. Prøv igjen om litt.',
    logIn: 'Til innloggingen',
  },
  payment: {
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
      cancelled: {
        title: 'Betalingen ble avbrutt',
        text: 'Ingenting er trukket. Du kan prøve igjen i butikken.',
      },
      failed: {
        title: 'Betalingen mislyktes',
        text: 'Ingenting er trukket. Du kan prøve igjen i butikken.',
      },
    },
    stoppedTitle: 'Prisen er endret',
    stoppedText: (code) =>
      `Rabattkoden ${code} er allerede brukt med e-postadressen din, så bestillingen kan ikke betales til denne prisen. Ingenting er trukket. Handlekurven ligger i butikken: sjekk prisen der og betal på nytt.`,
    unknownTitle: 'Betalingslenken virker ikke',
    unknownText:
      'Sjekk at adressen er fullstendig, eller gå tilbake til butikken og start betalingen på nytt.',
    brokenTitle: 'Noe gikk galt',
    brokenText:
      'Betalingen kunne ikke behandles akkurat nå. Gå tilbake og prøv igjen: du blir ikke belastet to ganger.',
  },
  order: {
    subject: (orderId) => `Kvittering og koder, bestilling ${orderId}`,
    greeting: (firstName) => `Hei ${firstName}`,
    thanks: (codes) => `Takk for kjøpet! Her er ${codes === 1 ? 'koden din' : 'kodene dine'}:`,
    code: (code, productName, validUntil) =>
      `${code}  ${productName}, gyldig til og med ${validUntil}`,
    howTo: 'Tast inn koden ved bilvasken. Hver kode virker én gang.',
    orderPage: 'Bestillingen og kodene dine, også som QR-koder:',
    findCodes: 'Har du mistet denne e-posten? Finn kodene igjen med e-postadressen din:',
    linksSubject: (orders) => (orders === 1 ? 'Lenke til kodene dine' : 'Lenker til kodene dine'),
    links: (orders) =>
      orders === 1
        ? 'Her er lenken til bestillingen din. Den viser kodene og kvitteringen.'
        : `Her er lenkene til de ${orders} bestillingene dine. De viser kodene og kvitteringene.`,
    linksNotAsked:
      'Har du ikke bedt om dette? Da kan du se bort fra e-posten. Bare du har fått lenkene.',
    discount: 'Rabatt',
    total: 'Totalt',
    tax: 'herav mva.',
    receipt: (orderId, date) => `Bestilling ${orderId}, ${date}`,
    taxShare: (percent, tax, net) => `Mva. ${percent} %: ${tax}, pris uten mva. ${net}`,
    deliveryConsent:
      'Da du betalte, ba du om å få kodene med en gang og bekreftet at du vet at angreretten faller bort for en kode når den brukes.',
    withdrawal: (lastDay) =>
      `Du har rett til å angre kjøpet av ubrukte koder uten å oppgi noen grunn til og med ${lastDay}.`,
    withdrawHere: 'Angre avtalen her',
    files: 'Vedlagt: vilkårene for bestillingen og opplysninger om angreretten med angreskjema:',
    seller: 'Selger',
    farewell: 'Kjør forsiktig!\nSt1',
    sms: (codes, validUntil) =>
      `St1: ${codes.length === 1 ? 'koden din' : 'kodene dine'} ${codes.join(', ')}. Gyldig til og med ${validUntil}.`,
  },
  receipt: {
    received: (date, time) => `Den ${date} klokken ${time} mottok vi følgende fra deg:`,
    reference: 'Referansenummer',
    leftOut: '(en lenke, et nummer eller tegn som vi ikke gjentar i denne meldingen)',
  },
  stations: {
    MAIN: 'åpningstider, drivstoff, tjenester og veibeskrivelse.',
    TRUCK: 'fyllested for tungtransport, tjenester og veibeskrivelse.',
    MARINE: 'fyllested for båter, åpningstider og tjenester.',
  },
}
