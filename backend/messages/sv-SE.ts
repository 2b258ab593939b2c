import type { Messages } from './en-EU.ts'

export const messages: Messages = {
  hub: {
    name: 'St1-konto',
    back: 'Tillbaka till webbplatsen',
    privacy: 'Integritetspolicy',
    errors: { one: 'Kontrollera fältet nedan', other: 'Kontrollera fälten nedan' },
    errorTitle: 'Fel',
  },
  login: {
    title: 'Logga in',
    intro: 'Dina koder, kvitton och kort på ett ställe.',
    email: 'E-post',
    password: 'Lösenord',
    submit: 'Logga in',
    wrongTitle: 'Du är inte inloggad',
    wrong: 'E-postadressen och lösenordet stämmer inte överens.',
    again: 'Skriv lösenordet igen.',
    showPassword: {
      show: 'Visa',
      hide: 'Dölj',
      label: 'Visa lösenordet',
      hideLabel: 'Dölj lösenordet',
    },
    forgotten: 'Glömt lösenordet?',
    help: 'Hjälp med inloggningen',
    newHere: 'Ny här?',
    noAccount: 'Du kan handla utan konto.',
    findCodes: 'Hitta mina koder',
    locked: 'För många försök. Försök igen om en minut.',
  },
  password: {
    forgotten: {
      title: 'Glömt lösenord',
      intro:
        'Ange e-postadressen till ditt konto. Vi skickar en länk där du väljer ett nytt lösenord.',
      sent: 'Om adressen har ett konto är en länk på väg. Den fungerar en gång, i en timme.',
    },
    register: {
      title: 'Skapa konto',
      intro: 'Ange din e-postadress. Vi skickar en länk där du väljer ett lösenord.',
      sent: 'En länk är på väg till din adress. Den fungerar en gång, i en timme.',
    },
    send: 'Skicka länken',
    backToLogin: 'Tillbaka till inloggningen',
    sentTitle: 'Titta i din e-post',
    notArrived:
      'Inget mejl efter fem minuter? Titta även i skräpposten. Vi skickar högst fem mejl i timmen.',
    again: 'Be om en ny länk',
    title: 'Välj ett nytt lösenord',
    label: 'Nytt lösenord',
    hint: 'Minst 10 tecken',
    save: 'Spara och logga in',
    deadTitle: 'Länken fungerar inte längre',
    dead: 'En länk fungerar en gång, i en timme. Be om en ny.',
    mail: {
      subject: 'Välj ett lösenord till ditt St1-konto',
      text: 'Med den här länken väljer du lösenordet till ditt St1-konto:',
      once: 'Länken fungerar en gång, i en timme.',
      notAsked: 'Har du inte bett om det här? Då kan du bortse från mejlet. Inget ändras.',
    },
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
    saved: 'Dina uppgifter har sparats.',
    ended:
      'Din session har avslutats och inget har sparats ännu. Logga in igen i en annan flik och tryck sedan på Spara här.',
    logInAgain: 'Logga in (öppnas i en ny flik)',
    logOut: 'Logga ut',
  },
  failures: {
    foreignTitle: 'Formuläret godtogs inte',
    foreign:
      'För din säkerhet godtar vi formuläret bara från vår egen sida. Öppna inloggningen igen.',
    tooLargeTitle: 'Formuläret är för stort',
    tooLarge: 'Formuläret innehåller mer text än vi godtar. Öppna inloggningen igen.',
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
      paid: {
        title: 'Beställningen är redan betald',
        text: 'Du behöver inte betala något mer. Koderna finns i butiken och i din e-post.',
      },
      cancelled: {
        title: 'Betalningen avbröts',
        text: 'Inga pengar har dragits. Du kan försöka igen i butiken.',
      },
      failed: {
        title: 'Betalningen misslyckades',
        text: 'Inga pengar har dragits. Du kan försöka igen i butiken.',
      },
    },
    stoppedTitle: 'Priset har ändrats',
    stoppedText: (code) =>
      `Rabattkoden ${code} har redan använts med din e-postadress, så beställningen kan inte betalas till det här priset. Inga pengar har dragits. Varukorgen finns kvar i butiken: kontrollera priset där och betala igen.`,
    unknownTitle: 'Betalningslänken fungerar inte',
    unknownText:
      'Kontrollera att adressen är fullständig, eller gå tillbaka till butiken och börja om med betalningen.',
    brokenTitle: 'Något gick fel',
    brokenText:
      'Betalningen kunde inte hanteras just nu. Gå tillbaka och försök igen: du debiteras inte två gånger.',
  },
  order: {
    subject: (orderId) => `Kvitto och koder, beställning ${orderId}`,
    greeting: (firstName) => `Hej ${firstName}`,
    thanks: (codes) => `Tack för ditt köp! Här är ${codes === 1 ? 'din kod' : 'dina koder'}:`,
    code: (code, productName, validUntil) =>
      `${code}  ${productName}, gäller till och med ${validUntil}`,
    howTo: 'Slå in koden vid biltvätten. Varje kod fungerar en gång.',
    orderPage: 'Din beställning och dess koder, även som QR-koder:',
    findCodes: 'Tappat bort det här mejlet? Hitta dina koder igen med din e-postadress:',
    linksSubject: (orders) => (orders === 1 ? 'Länk till dina koder' : 'Länkar till dina koder'),
    links: (orders) =>
      orders === 1
        ? 'Här är länken till din beställning. Där ser du koderna och kvittot.'
        : `Här är länkarna till dina ${orders} beställningar. Där ser du koderna och kvittona.`,
    linksNotAsked:
      'Har du inte bett om det här? Då kan du bortse från mejlet. Bara du har fått länkarna.',
    discount: 'Rabatt',
    total: 'Totalt',
    tax: 'varav moms',
    receipt: (orderId, date) => `Beställning ${orderId}, ${date}`,
    taxShare: (percent, tax, net) => `Moms ${percent} %: ${tax}, pris utan moms ${net}`,
    deliveryConsent:
      'När du betalade bad du om att få koderna direkt och bekräftade att du vet att ångerrätten upphör för en kod när den används.',
    withdrawal: (lastDay) =>
      `Du har rätt att ångra köpet av oanvända koder utan att ange något skäl till och med ${lastDay}.`,
    withdrawHere: 'Ångra avtalet här',
    files:
      'Bifogat: villkoren för beställningen samt information om ångerrätten med en ångerblankett:',
    seller: 'Säljare',
    farewell: 'Kör försiktigt!\nSt1',
    sms: (codes, validUntil) =>
      `St1: ${codes.length === 1 ? 'din kod' : 'dina koder'} ${codes.join(', ')}. Gäller till och med ${validUntil}.`,
  },
  receipt: {
    received: (date, time) => `Den ${date} klockan ${time} tog vi emot följande från dig:`,
    reference: 'Referensnummer',
    leftOut: '(en länk, ett nummer eller tecken som vi inte upprepar i det här meddelandet)',
  },
  stations: {
    MAIN: 'öppettider, drivmedel, tjänster och vägbeskrivning.',
    TRUCK: 'tankställe för tung trafik, tjänster och vägbeskrivning.',
    MARINE: 'tankställe för båtar, öppettider och tjänster.',
  },
}
