import type { Messages } from './en-EU.ts'

export const messages: Messages = {
  hub: {
    name: 'St1-konto',
    back: 'Tilbake til nettstedet',
    errors: { one: 'Sjekk feltet nedenfor', other: 'Sjekk feltene nedenfor' },
    errorTitle: 'Feil',
  },
  login: {
    title: 'Logg inn',
    intro: 'Bestillinger, kort og opplysninger på ett sted.',
    email: 'E-post',
    password: 'Passord',
    submit: 'Logg inn',
    or: 'eller',
    sendCode: 'Send en engangskode',
    sendCodeHint: 'Har du ikke passordet for hånden? Vi sender en kode til e-posten din.',
    wrong: 'E-postadressen eller passordet er feil.',
    locked: 'For mange forsøk. Prøv igjen om {{minutes}} min, eller bruk en engangskode.',
    tooManyCodes: 'Det er bedt om for mange koder. Prøv igjen om {{minutes}} min, eller logg inn med passord.',
  },
  code: {
    title: 'Skriv inn koden',
    intro: 'Hvis {{email}} tilhører en kunde, har vi sendt en kode dit. Den gjelder i 10 minutter og bare i denne nettleseren.',
    label: 'Engangskode',
    hint: 'Sifrene i e-posten',
    submit: 'Logg inn',
    shape: 'Skriv inn sifrene i koden fra e-posten',
    wrong: 'Koden er feil eller gjelder ikke lenger. Sjekk den, eller be om en ny.',
    usedUp: 'Koden er skrevet feil fem ganger og virker ikke lenger. Be om en ny, eller logg inn med passord.',
    again: 'Be om en ny kode',
  },
  mail: {
    subject: 'Innloggingskoden din er {{code}}',
    body: `Hei!

Innloggingskoden din er {{code}}. Den gjelder i 10 minutter og virker bare i nettleseren du ba om den i.

Hvis du ikke har bedt om en kode, trenger du ikke å gjøre noe. Gi aldri koden til noen.

St1`,
  },
  account: {
    title: 'Dine opplysninger',
    intro: 'Vi bruker opplysningene til bestillingene og kortene dine.',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    phone: 'Telefon',
    phoneHint: 'Med landskode, for eksempel +47 912 34 567',
    optional: 'valgfritt',
    email: 'E-post',
    save: 'Lagre',
    ended: 'Du er logget ut, og ingenting er lagret ennå. Logg inn igjen i en annen fane, og trykk deretter Lagre her.',
    logInAgain: 'Logg inn (åpnes i en ny fane)',
    logOut: 'Logg ut',
  },
  failures: {
    foreignTitle: 'Siden ble ikke åpnet herfra',
    foreign: 'For din sikkerhet tok vi ikke imot opplysningene, fordi de ikke ble sendt fra vår egen side. Åpne innloggingen på nytt.',
    tooLargeTitle: 'Det ble sendt for mye',
    tooLarge: 'Det som ble sendt, er lengre enn noe vi spør om. Åpne innloggingen på nytt.',
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
  },
  order: {
    subject: (orderId) => `Kvittering og koder, bestilling ${orderId}`,
    greeting: (firstName) => `Hei ${firstName}`,
    thanks: (codes) => `Takk for kjøpet! Her er ${codes === 1 ? 'koden din' : 'kodene dine'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, gyldig til og med ${validUntil}`,
    howTo: 'Tast koden på stasjonens panel eller vis den i kassen. Hver kode virker én gang.',
    discount: 'Rabatt',
    total: 'Totalt',
    tax: 'herav mva.',
    receipt: (orderId, date) => `Bestilling ${orderId}, ${date}`,
    taxShare: (percent, tax, net) => `Mva. ${percent} %: ${tax}, pris uten mva. ${net}`,
    deliveryConsent:
      'Da du betalte, ba du om å få kodene med en gang og bekreftet at du vet at angreretten faller bort for en kode når den brukes.',
    withdrawal: (lastDay) => `Du har rett til å angre kjøpet uten å oppgi noen grunn til og med ${lastDay}, så langt kodene ikke er brukt.`,
    withdrawHere: 'Angre avtalen her',
    files: 'Vedlagt: vilkårene for bestillingen og opplysninger om angreretten med angreskjema:',
    seller: 'Selger',
    farewell: 'Kjør forsiktig!\nSt1',
    sms: (codes, validUntil) =>
      `St1: ${codes.length === 1 ? 'koden din' : 'kodene dine'} ${codes.join(', ')}. Gyldig til og med ${validUntil}.`,
  },
  receipt: {
    received: (date, time) => `Den ${date} klokken ${time} mottok vi følgende fra deg:`,
    leftOut: '(en lenke eller tegn som vi ikke gjentar i denne meldingen)',
  },
  stations: {
    MAIN: 'åpningstider, drivstoff, tjenester og veibeskrivelse.',
    TRUCK: 'fyllested for tungtransport, tjenester og veibeskrivelse.',
    MARINE: 'fyllested for båter, åpningstider og tjenester.',
  },
}
