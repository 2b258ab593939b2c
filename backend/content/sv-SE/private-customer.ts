// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { contactForm } from './forms.ts'
import { md, question, shortcut, to } from './words.ts'

export const privateCustomerPages: PageSource[] = [
  {
    key: 'loyalty',
    title: 'Kundklubb och app',
    synonyms:
      'app, appen, St1-appen, mobilapp, kundklubb, medlem, medlemskap, bonus, kundkort, bonuspoäng, poäng, ladda ner appen, rabatt, rabatter, erbjudande, erbjudanden, förmåner',
    description:
      'Medlemmar får 20 öre rabatt per liter, lägre laddpris och var sjätte kaffe utan kostnad. Allt samlas i den kostnadsfria St1-appen.',
    body: [
      hero({
        title: 'Kundklubben som får plats i mobilen',
        text: md(
          `Det kostar inget att vara med. Appen håller reda på förmånerna, så att du slipper kort och stämplar.`,
        ),
        image: picture('app-phone', 'Mobil med medlemskort och förmåner i St1-appen'),
        links: [
          external('https://apps.apple.com/', 'Hämta i App Store'),
          external('https://play.google.com/store', 'Hämta på Google Play'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Det här får du som medlem
        - **20 öre rabatt per liter** på bensin, diesel och HVO100.
        - **Lägre laddpris**: {kwh app150} per kWh upp till 150 kW och {kwh app400} vid 400 kW.
        - **Var sjätte kaffe** bjuder vi på.
        - **En kanelbulle** den 4 oktober, och en semla till kaffet på fettisdagen.
        - **Digitala kvitton** som ligger kvar i 18 månader.

        Rabatten dras direkt när du startar pumpen med appen eller visar medlemskoden i kassan. Den kan inte kombineras med andra rabatter på drivmedel.
      `),
      ),
      cards('grid', 'Kom igång', [
        card('loyalty-step-1', {
          title: 'Ladda ner appen',
          text: md(`Finns för iPhone och Android. Du loggar in med mobilnumret.`),
          links: [to('articleApp', 'Nyheter i appen')],
        }),
        card('loyalty-step-2', {
          title: 'Lägg till betalsätt',
          text: md(
            `Registrera bankkort eller St1-kort. Ditt kort belastas först när du har tankat klart.`,
          ),
          links: [to('customerCards', 'Om våra kort')],
        }),
        card('loyalty-step-3', {
          title: 'Tanka, ladda, tvätta',
          text: md(
            `Välj pump i appen, tanka och kör. Kvittot kommer innan du har spänt fast bältet.`,
          ),
          links: [to('stationLocator', 'Hitta station')],
        }),
      ]),
      cards('accordion', 'Vanliga frågor om kundklubben', [
        question(
          'loyalty-q-age',
          'Hur gammal måste jag vara?',
          `Du måste ha fyllt 18 år och ha ett svenskt, norskt eller finskt mobilnummer.`,
        ),
        question(
          'loyalty-q-family',
          'Kan flera i familjen dela medlemskap?',
          `Ja. Bjud in upp till fyra personer i appen. Ni samlar kaffestämplar gemensamt men har egna kvitton och kort.`,
        ),
        question(
          'loyalty-q-abroad',
          'Gäller rabatten i Norge och Finland?',
          `Laddpriset i appen gäller i alla tre länderna. Literrabatten gäller i Sverige.`,
        ),
        question(
          'loyalty-q-leave',
          'Hur avslutar jag?',
          `Välj Konto och sedan Avsluta medlemskap i appen. Vi raderar dina uppgifter inom 30 dagar, utom det vi måste spara enligt bokföringslagen. Läs mer i [integritetspolicyn](page:privacy).`,
        ),
      ]),
    ],
  },
  {
    key: 'customerCards',
    title: 'Kort för privatkunder',
    synonyms:
      'kort, betalkort, St1-kort, presentkort, kreditkort, pinkod, pin-kod, pin, glömt pinkod, spärra kort, tappat kort, förlorat kort',
    description:
      'Jämför St1 Betalkort, medlemskort och presentkort: vad de kostar, var de gäller och hur du spärrar ett kort som kommit bort.',
    body: [
      hero({
        title: 'Ett kort för hela vägen',
        text: md(
          `Välj mellan betalkort med faktura i efterskott, medlemskort i appen och presentkort.`,
        ),
        image: picture('business-card', 'St1-kort på en ljus bordsskiva'),
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Jämför korten
        | Villkor | St1 Betalkort | Medlemskort | Presentkort |
        | --- | --- | --- | --- |
        | Avgift | 0,00 kr per år | 0,00 kr | 0,00 kr |
        | Betalning | Faktura en gång i månaden, 14 dagar | Ditt bankkort i appen | Förbetalt, 200–2 000 kr |
        | Rabatt | 20 öre per liter | 20 öre per liter | Ingen |
        | Gäller | Sverige, Norge, Finland | Sverige | Sverige |

        Betalkortet kräver kreditprövning. Effektiv ränta redovisas i avtalet innan du skriver under, och du kan ångra dig i 14 dagar.
      `),
      ),
      cards('carousel', 'Använd kortet till mer', [
        card('cards-use-wash', {
          title: 'Biltvätt',
          text: md(`Betala tvätten i automaten eller köp koden i förväg.`),
          image: picture('car-wash-arcs', 'Tvätthall med blå borstar'),
          links: [to('carWash', 'Välj tvätt')],
        }),
        card('cards-use-charging', {
          title: 'Laddning',
          text: md(`Blippa kortet på laddaren, eller koppla det till appen för lägre pris.`),
          image: picture('charger-city', 'Laddstolpar längs en gata'),
          links: [to('evCharging', 'Om laddning')],
        }),
        card('cards-use-food', {
          title: 'Lunch och fika',
          text: md(`Presentkortet gäller för allt i butiken utom spel och tobak.`),
          image: picture('coffee-bakery', 'Kaffe och bullar'),
          links: [to('food', 'Mat och kaffe')],
        }),
      ]),
      cards('accordion', 'Om något händer', [
        question(
          'cards-q-lost',
          'Jag har tappat mitt kort',
          `Spärra det direkt i appen eller ring [08-465 004 20](tel:+46846500420), öppet dygnet runt. Nytt kort kommer med posten inom fem vardagar.`,
        ),
        question(
          'cards-q-pin',
          'Jag har glömt PIN-koden',
          `Beställ en ny PIN-kod hos kundservice. Av säkerhetsskäl skickar vi den på papper till din folkbokföringsadress.`,
        ),
        question(
          'cards-q-hold',
          'Varför reserverar pumpen ett belopp?',
          `När du betalar i pumpen kontrollerar vi att kortet har täckning, oftast 1 500,00 kr. Reservationen släpps så fort tankningen är klar, men hos vissa banker kan det dröja till nästa dag.`,
        ),
        question(
          'cards-q-gift',
          'Hur länge gäller presentkortet?',
          `I 24 månader från köpet. Saldot ser du i appen eller i kassan.`,
        ),
      ]),
    ],
  },
  {
    key: 'contact',
    title: 'Kundservice',
    synonyms:
      'kontakt, kontakta oss, kundtjänst, telefonnummer, telefon, mejl, e-post, kvitto, kvitton, hittegods, borttappat, upphittat, glömt något, ring oss, chatt, glömda saker, borttappade saker',
    description:
      'Ring, mejla eller skriv till St1:s kundservice. Här finns telefontider, spärrnummer dygnet runt och svar på de vanligaste frågorna.',
    body: [
      hero({
        title: 'Hur kan vi hjälpa dig?',
        text: md(
          `De flesta frågor löser sig på några minuter. Ring [08-465 004 00](tel:+46846500400) eller mejla [kundservice@st1.example](mailto:kundservice@st1.example).`,
        ),
        links: [
          to('serviceNotices', 'Aktuella driftstörningar'),
          to('stationLocator', 'Hitta en station'),
        ],
      }),
      richText(
        md(`
        ## Telefon och öppettider
        | Ärende | Telefon | Öppet |
        | --- | --- | --- |
        | Kundservice privat | 08-465 004 00 | Vardagar 8–18 |
        | Hjälp vid laddning | 08-465 004 10 | Dygnet runt |
        | Spärra kort | 08-465 004 20 | Dygnet runt |
        | Beställa eldningsolja | 08-465 004 50 | Vardagar 8–16.30 |
        | Företagsservice | 08-465 004 30 | Vardagar 8–16.30 |

        Dag före röd dag stänger vi klockan 13. Vid brand, utsläpp eller personskada ringer du [112](tel:112) först.

        ## Brev och besök
        St1 Sverige AB, Kundservice, Box 1000, 101 23 Stockholm. Vi tar inte emot besök utan tid.
      `),
      ),
      contactForm,
      cards('accordion', 'Vanliga frågor', [
        question(
          'contact-q-wash-code',
          'Min tvättkod fungerar inte',
          `Kontrollera att du har valt en station där koden gäller och att alla tecken kom med. Fungerar det ändå inte ringer du oss från platsen, så ordnar vi en ny kod.`,
        ),
        question(
          'contact-q-receipt',
          'Hur får jag ett kvitto i efterhand?',
          `Köp med appen ligger under Kvitton. Har du betalat i pumpen behöver vi datum, station, belopp och de fyra sista siffrorna på kortet.`,
        ),
        question(
          'contact-q-wrong-fuel',
          'Jag har tankat fel',
          `Starta inte motorn. Ring din vägassistans och sedan oss. Är felet vårt, till exempel fel märkning på en pump, ersätter vi kostnaden.`,
        ),
        question(
          'contact-q-damage',
          'Bilen skadades i tvätten',
          `Kontakta personalen innan du lämnar stationen och ta bilder. På obemannade stationer ringer du kundservice samma dag.`,
        ),
        question(
          'contact-q-feedback',
          'Jag vill lämna beröm eller klagomål',
          `Gärna. Mejla och ange station, datum och ungefärlig tid. Du får svar inom två arbetsdagar.`,
        ),
      ]),
      cards('quickNavigation', 'Fler vägar till hjälp', [
        shortcut('contact-quick-business', 'Företag', 'b2bContact', 'Företagsservice'),
        shortcut('contact-quick-my-pages', 'Mina sidor', 'myPages', 'Beställningar och kort'),
        shortcut('contact-quick-safety', 'Produktsäkerhet', 'productSafety', 'Säkerhetsdatablad'),
        shortcut('contact-quick-press', 'Press', 'newsAndMedia', 'Kontakt för medier'),
      ]),
    ],
  },
]
