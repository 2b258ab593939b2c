import { FIND_CODES_FORM } from '#shared/orders/find-codes.ts'
import { formBlock } from '../forms/form-block.ts'
import { FIND_CODES_SHAPES } from '../forms/form-shapes.ts'
import { cards, hero, newsList, redirect, richText, type PageSource } from '../source.ts'
import { md, path, shortcut, to } from './words.ts'

export const applicationPages: PageSource[] = [
  {
    key: 'stationLocator',
    title: 'Hitta station',
    synonyms:
      'öppettider, närmaste station, stationer, närmaste, nära mig, i närheten, mack, bensinmack, bensinstation',
    description:
      'Sök bland St1:s {stations} stationer i Sverige på ort, gata eller postnummer. Filtrera på biltvätt, lunch, dusch, släp och öppet nu.',
    body: [
      { contentType: 'stationLocator', title: 'Hitta station' },
      richText(
        md(`
        ## Så hittar du rätt
        Skriv en ort, en gata eller ett postnummer, eller låt kartan utgå från din position. Du kan också söka på en tjänst, till exempel HVO100, eller filtrera på biltvätt, lunch, dusch och släp. Öppettiderna uppdateras av stationen själv, också inför [helgdagar](page:holidayHours). Stämmer något inte? [Berätta det för oss](page:contact).
      `),
      ),
      cards('quickNavigation', 'När du ändå är på väg', [
        shortcut('locator-quick-wash', 'Biltvätt', 'carWash', 'Köp tvättkod'),
        shortcut('locator-quick-charging', 'Elbilsladdning', 'evCharging', 'Se priser'),
        shortcut('locator-quick-food', 'Mat och kaffe', 'food', 'Se vad vi serverar'),
        shortcut('locator-quick-haulage', 'Tunga fordon', 'haulage', 'För åkerier'),
        shortcut('locator-quick-notices', 'Driftstörningar', 'serviceNotices', 'Se läget'),
      ]),
    ],
  },
  {
    key: 'articles',
    title: 'Alla artiklar',
    description:
      'Nyheter, berättelser och pressmeddelanden från St1 i Sverige, samlade i ett arkiv med de senaste artiklarna först.',
    contentType: 'cardListPage',
    body: [
      hero({
        title: 'Alla artiklar',
        text: md(
          `Nyheter, reportage och pressmeddelanden på ett ställe. De senaste ligger överst.`,
        ),
        links: [to('stories', 'Bara berättelser'), to('pressReleases', 'Bara pressmeddelanden')],
      }),
      newsList(),
    ],
  },
  {
    key: 'cart',
    title: 'Varukorg',
    synonyms: 'rabattkod, kampanjkod',
    description:
      'Din varukorg hos St1. Ändra antal, lägg till en rabattkod och gå vidare till kassan för att betala dina tvättkoder.',
    noIndex: true,
    body: [
      { contentType: 'cart', links: [to('carWash', 'Välj en tvätt')] },
      richText(
        md(`
        Koderna skickas med e-post direkt efter betalningen och gäller i tolv månader. Priserna är i euro. Du kan betala med kort eller mobil plånbok. Vill du lägga till fler? [Se alla tvättprogram](page:carWash).
      `),
      ),
    ],
  },
  {
    key: 'checkout',
    title: 'Kassa',
    description:
      'Kassan hos St1: fyll i kontaktuppgifter, välj betalsätt och granska beställningen innan du betalar säkert.',
    noIndex: true,
    body: [
      { contentType: 'checkout' },
      richText(
        md(`
        Betalningen sker krypterat hos vår betalleverantör. Behöver du hjälp svarar [kundservice](page:contact) vardagar 8–18 på [08-465 004 00](tel:+46846500400).
      `),
      ),
    ],
  },
  {
    key: 'orderStatus',
    title: 'Din beställning',
    description:
      'Se om betalningen är klar och hämta dina koder. Spara sidan tills du har använt koden.',
    noIndex: true,
    body: [
      { contentType: 'orderStatus' },
      richText(
        md(`
        Har något gått fel med betalningen eller koden hjälper [kundservice](page:contact) dig. Ha gärna beställningsnumret till hands.
      `),
      ),
    ],
  },
  {
    key: 'findCodes',
    title: 'Hitta mina koder',
    synonyms:
      'koder, tappad kod, förlorad kod, gammal kod, tappat koden, tappat tvättkoden, hitta kod, hitta koden',
    description:
      'Har du tappat bort mejlet med tvättkoderna? Ange din e-postadress, så skickar vi länkar till alla dina koder.',
    body: [
      formBlock(FIND_CODES_FORM, FIND_CODES_SHAPES, {
        intro: md(
          'Ange den e-postadress som du handlade med. Vi skickar länkar till alla dina betalda beställningar.',
        ),
        submitText: 'Skicka länkarna',
        successTitle: 'Titta i din e-post',
        successText: md(`
        Om det finns betalda beställningar med den här adressen är länkarna till koderna på väg. Vi skickar högst fem mejl i timmen.

        1. Vänta i fem minuter.
        2. Titta även i skräpposten.
        3. Inget mejl? Du kanske handlade med en annan adress: [försök igen](page:findCodes).
        `),
        fields: {
          email: { label: 'E-postadress' },
        },
      }),
      richText(
        md(`
        Köpte du på den här enheten? Då finns koderna också bland [sparade](page:saved). Har du ett konto? [Logga in på mina sidor](page:myPages).

        Minns du inte adressen? Ring [08-465 004 00](tel:+46846500400).
      `),
      ),
    ],
  },
  {
    key: 'saved',
    title: 'Sparat på enheten',
    description:
      'Stationer och tvättkoder som du har sparat på enheten: de går att öppna även när du saknar uppkoppling.',
    noIndex: true,
    body: [{ contentType: 'savedPages' }],
  },
  {
    key: 'myPages',
    title: 'Mina sidor',
    synonyms:
      'logga in, inloggning, lösenord, glömt lösenord, mina beställningar, orderstatus, status på beställning, orderhistorik',
    description:
      'Logga in och se dina beställningar, koder, kort och kontaktuppgifter hos St1, samlade på ett ställe.',
    noIndex: true,
    body: [
      { contentType: 'customerPages' },
      richText(
        md(`
        Kontot har din e-postadress som användarnamn. Fungerar något inte, eller saknar du en beställning? Kontakta [kundservice](page:contact).
      `),
      ),
    ],
  },
  {
    key: 'contactUs',
    title: 'Kontakta oss',
    description:
      'Kontakta St1: telefon, e-post och svar på vanliga frågor hos kundservice för privatkunder i Sverige.',
    body: [redirect(path('contact'))],
  },
  {
    key: 'careersPortal',
    title: 'Rekryteringsportalen',
    description:
      'Ansök om lediga jobb i St1:s rekryteringsportal. Du skickas vidare till portalen, där hela listan över tjänster finns.',
    body: [redirect('https://careers.st1.example/')],
  },
  {
    key: 'search',
    title: 'Sök',
    description:
      'Sök på St1:s webbplats: produkter, tjänster, stationer, pressmeddelanden och artiklar på ett ställe.',
    noIndex: true,
    body: [{ contentType: 'search' }],
  },
]
