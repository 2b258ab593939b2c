import type { HubMessages } from './hub-messages.ts'

export const messages: HubMessages = {
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
    saved: 'Opplysningene dine er lagret.',
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
}
