import type { Messages } from './en-EU.ts'

export const messages: Messages = {
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
    phoneHint: 'Till exempel 070-123 45 67, eller med landsnummer +46 70 123 45 67',
    optional: 'valfritt',
    email: 'E-post',
    save: 'Spara',
    ended: 'Din session har avslutats och inget har sparats ännu. Logga in igen i en annan flik och tryck sedan på Spara här.',
    logInAgain: 'Logga in (öppnas i en ny flik)',
    logOut: 'Logga ut',
  },
  failures: {
    foreignTitle: 'Sidan öppnades inte härifrån',
    foreign: 'För din säkerhet tog vi inte emot uppgifterna, eftersom de inte skickades från vår egen sida. Öppna inloggningen igen.',
    tooLargeTitle: 'För mycket har skickats',
    tooLarge: 'Det som skickades är längre än något vi frågar efter. Öppna inloggningen igen.',
    brokenTitle: 'Något gick fel',
    broken: 'Felet är vårt. Försök igen om en stund.',
    logIn: 'Till inloggningen',
  },
  payment: {
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
        text: 'Du kan gå tillbaka till butiken. Koderna kommer via e-post när betalningen är bekräftad.',
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
    brokenText: 'Betalningen kunde inte hanteras just nu. Gå tillbaka och försök igen: du debiteras inte två gånger.',
  },
  order: {
    subject: (orderId) => `Kvitto och koder, beställning ${orderId}`,
    greeting: (firstName) => `Hej ${firstName}`,
    thanks: (codes) => `Tack för ditt köp! Här är ${codes === 1 ? 'din kod' : 'dina koder'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, gäller till och med ${validUntil}`,
    howTo: 'Slå in koden vid biltvätten. Varje kod fungerar en gång.',
    discount: 'Rabatt',
    total: 'Totalt',
    tax: 'varav moms',
    receipt: (orderId, date) => `Beställning ${orderId}, ${date}`,
    taxShare: (percent, tax, net) => `Moms ${percent} %: ${tax}, pris utan moms ${net}`,
    deliveryConsent:
      'När du betalade bad du om att få koderna direkt och bekräftade att du vet att ångerrätten upphör för en kod när den används.',
    withdrawal: (lastDay) =>
      `Du har rätt att ångra köpet utan att ange något skäl till och med ${lastDay}, så länge koderna inte har använts.`,
    withdrawHere: 'Ångra avtalet här',
    files: 'Bifogat: villkoren för beställningen samt information om ångerrätten med en ångerblankett:',
    seller: 'Säljare',
    farewell: 'Kör försiktigt!\nSt1',
    sms: (codes, validUntil) =>
      `St1: ${codes.length === 1 ? 'din kod' : 'dina koder'} ${codes.join(', ')}. Gäller till och med ${validUntil}.`,
  },
  receipt: {
    received: (date, time) => `Den ${date} klockan ${time} tog vi emot följande från dig:`,
    reference: 'Referensnummer',
    leftOut: '(en länk eller tecken som vi inte upprepar i det här meddelandet)',
  },
  stations: {
    MAIN: 'öppettider, drivmedel, tjänster och vägbeskrivning.',
    TRUCK: 'tankställe för tung trafik, tjänster och vägbeskrivning.',
    MARINE: 'tankställe för båtar, öppettider och tjänster.',
  },
}
