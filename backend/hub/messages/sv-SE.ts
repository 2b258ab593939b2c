import type { HubMessages } from './hub-messages.ts'

export const messages: HubMessages = {
  hub: {
    name: 'St1-konto',
    back: 'Tillbaka till webbplatsen',
    errors: { one: 'Kontrollera fältet nedan', other: 'Kontrollera fälten nedan' },
    errorTitle: 'Fel',
  },
  login: {
    title: 'Logga in',
    intro: 'Dina beställningar, kort och uppgifter på ett ställe.',
    email: 'E-post',
    password: 'Lösenord',
    submit: 'Logga in',
    or: 'eller',
    sendCode: 'Skicka en engångskod',
    sendCodeHint: 'Har du inte lösenordet till hands? Vi skickar en kod till din e-post.',
    wrong: 'E-postadressen eller lösenordet är fel.',
    locked: 'För många försök. Försök igen om {{minutes}} min eller använd en engångskod.',
    tooManyCodes: 'För många koder har begärts. Försök igen om {{minutes}} min eller logga in med lösenord.',
  },
  code: {
    title: 'Ange koden',
    intro: 'Om {{email}} tillhör en kund har vi skickat en kod dit. Den gäller i 10 minuter och bara i den här webbläsaren.',
    label: 'Engångskod',
    hint: 'Siffrorna i mejlet',
    submit: 'Logga in',
    shape: 'Ange siffrorna i koden från mejlet',
    wrong: 'Koden är fel eller gäller inte längre. Kontrollera den eller begär en ny.',
    usedUp: 'Koden har angetts fel fem gånger och fungerar inte längre. Begär en ny eller logga in med lösenord.',
    again: 'Begär en ny kod',
  },
  mail: {
    subject: 'Din inloggningskod är {{code}}',
    body: `Hej!

Din inloggningskod är {{code}}. Den gäller i 10 minuter och fungerar bara i den webbläsare du begärde den i.

Om du inte har begärt någon kod behöver du inte göra något. Lämna aldrig ut koden till någon.

St1`,
  },
  account: {
    title: 'Dina uppgifter',
    intro: 'Vi använder uppgifterna för dina beställningar och kort.',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    phone: 'Telefon',
    phoneHint: 'Med landsnummer, till exempel +46 70 123 45 67',
    optional: 'valfritt',
    email: 'E-post',
    save: 'Spara',
    saved: 'Dina uppgifter har sparats.',
    ended: 'Du har loggats ut och inget har sparats ännu. Logga in igen i en annan flik och tryck sedan på Spara här.',
    logInAgain: 'Logga in (öppnas i en ny flik)',
    logOut: 'Logga ut',
  },
  failures: {
    foreignTitle: 'Sidan öppnades inte härifrån',
    foreign: 'För din säkerhet tog vi inte emot uppgifterna, eftersom de inte skickades från vår egen sida. Öppna inloggningen igen.',
    tooLargeTitle: 'För mycket skickades',
    tooLarge: 'Det som skickades är längre än något vi frågar efter. Öppna inloggningen igen.',
    brokenTitle: 'Något gick fel',
    broken: 'Felet är vårt. Försök igen om en stund.',
    logIn: 'Till inloggningen',
  },
}
