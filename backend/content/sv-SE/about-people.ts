import { jobRows } from '../jobs.ts'
import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, newsList, richText, type PageSource } from '../source.ts'
import { jobs } from './jobs.ts'
import { md, question, shortcut, to } from './words.ts'

export const aboutPeoplePages: PageSource[] = [
  {
    key: 'pressReleases',
    title: 'Pressmeddelanden',
    synonyms: 'pressmeddelande',
    description:
      'Samtliga pressmeddelanden från St1 i Sverige: nya stationer, laddning, biogas och koncernens rapporter, de senaste först.',
    body: [
      hero({
        title: 'Pressmeddelanden',
      }),
      newsList(['pressmeddelanden']),
      richText(
        md(`
        Det här är vad vi skickar till redaktionerna, i samma ordalydelse. [Presskontakt](page:newsAndMedia)

        ## Få pressmeddelanden med e-post
        Skriv till [press@st1.example](mailto:press@st1.example) och ange redaktion, så lägger vi till dig på listan. Du kan välja mellan allt, bara ekonomi eller bara en region.

        ## Rapporter och arkiv
        Halvårsrapporten publiceras i augusti, bokslutet i februari och årsredovisningen i mars, alla klockan 7 svensk tid. Pressmeddelanden som är äldre än fem år tar vi bort från webben, men du får dem av oss på begäran. Uppgifter i äldre pressmeddelanden uppdateras inte. Kontrollera därför priser, öppettider och datum mot sidorna här på webbplatsen, eller fråga oss innan du publicerar.
      `),
      ),
      cards('quickNavigation', 'Relaterat', [
        shortcut('press-quick-figures', 'Nyckeltal', 'keyFigures', 'Koncernens siffror'),
        shortcut('press-quick-reporting', 'Rapportering', 'reporting', 'Hållbarhetsrapporter'),
        shortcut('press-quick-company', 'Företaget', 'companyInfo', 'Bakgrund'),
        shortcut('press-quick-notices', 'Driftstörningar', 'serviceNotices', 'Aktuellt läge'),
      ]),
    ],
  },
  {
    key: 'stories',
    title: 'Berättelser',
    description:
      'Reportage om människor och platser längs våra vägar: chauffören i natten, kocken i Mora, skolan i Sollefteå och skogen på torvtäkten.',
    body: [
      hero({
        title: 'Längs vägen händer det saker',
        text: md(`Vi har åkt ut och pratat med folk. Här är det de berättade.`),
        links: [
          to('articleTruckers', 'Natten tillhör åkarna'),
          to('articleLunch', 'Lunch längs vägen'),
        ],
      }),
      articleList('Alla berättelser', ['berättelser']),
      cards('carousel', 'Redaktionen rekommenderar', [
        card('stories-school', {
          title: 'Skolan som värms av berget',
          text: md(`Fjorton borrhål under skolgården och ett stillsamt pannrum.`),
          image: picture('school-winter', 'Skola i snö med ljus i fönstren'),
          links: [to('articleGeothermalSchool', 'Läs reportaget')],
        }),
        card('stories-forest', {
          title: 'Skogen binder kol',
          text: md(`På en gammal torvtäkt i Finland växer 820 000 plantor.`),
          image: picture('forest-carbon', 'Unga träd i rader i morgonljus'),
          links: [to('articleForest', 'Läs reportaget')],
        }),
        card('stories-wind', {
          title: 'Vindparken i norr',
          text: md(`Fjorton vindkraftverk och en renhjord i samma skog.`),
          image: picture('wind-turbines', 'Vindkraftverk i vintersol'),
          links: [to('articleWindFarm', 'Läs reportaget')],
        }),
      ]),
      richText(
        md(`
        ## Har du något att berätta?
        Kanske känner du någon som vi borde träffa: en stationsföreståndare som alla i byn hälsar på, en åkare med en idé eller en förening som har bytt panna mot berg. Skriv några rader till [press@st1.example](mailto:press@st1.example). Vi läser allt och svarar.

        Berättelserna är skrivna av våra redaktörer. De som medverkar har läst sina citat, och ingen får betalt för att vara med.
      `),
      ),
    ],
  },
  {
    key: 'careers',
    title: 'Jobba hos oss',
    description:
      'Jobba på St1: på station, i raffinaderiet, på kontoret i Stockholm eller med bergvärme. Om kultur, lön, förmåner och hur du söker.',
    body: [
      hero({
        title: 'Kom och jobba där vägen går',
        text: md(
          `Hos oss kan du börja i kassan och sluta som distriktschef. Eller stanna i kassan, för att du trivs där.`,
        ),
        image: picture('station-staff', 'Två kollegor i gula tröjor bakom disken'),
        links: [to('openPositions', 'Lediga jobb'), to('careersPortal', 'Rekryteringsportalen')],
        theme: 'primary',
      }),
      cards('grid', 'Här behövs du', [
        card('careers-station', {
          title: 'På stationen',
          text: md(`Säljare, kockar och stationschefer på våra {stations} stationer.`),
          image: picture('coffee-bakery', 'Medarbetare fyller på bullar i disken'),
          links: [to('openPositions', 'Se jobb på station')],
        }),
        card('careers-refinery', {
          title: 'I raffinaderiet',
          text: md(`Drifttekniker, ingenjörer och laboratorium på Hisingen i Göteborg.`),
          image: picture('refinery', 'Raffinaderiets torn i morgonljus'),
          links: [to('openPositions', 'Se tekniska jobb')],
        }),
        card('careers-office', {
          title: 'På kontoret',
          text: md(`Ekonomi, inköp, it och kundservice i Stockholm.`),
          image: picture('office-team', 'Arbetslag på ett öppet kontor'),
          links: [to('openPositions', 'Se kontorsjobb')],
        }),
        card('careers-ground', {
          title: 'I fält',
          text: md(`Borrare, installatörer och servicetekniker från Malmö till Luleå.`),
          image: picture('drill-rig', 'Borrare vid en rigg'),
          links: [to('openPositions', 'Se jobb i fält')],
        }),
      ]),
      richText(
        md(`
        ## Det vi erbjuder
        - Kollektivavtal, tjänstepension och friskvårdsbidrag på 4 000 kr om året
        - Betald introduktion: två veckor på station, sex veckor i raffinaderiet
        - Föräldralönetillägg i sex månader
        - Personalpris på drivmedel, tvätt och lunch

        ## Säkerhet är en del av jobbet
        Ingen arbetsuppgift är så bråttom att den inte kan göras säkert. Alla hos oss har rätt att stoppa ett arbete, och en gång om året stannar vi allt för att öva. [Läs om säkerhetsdagen](page:articleSafetyDay).
      `),
      ),
      cards('accordion', 'Frågor om att söka jobb', [
        question(
          'careers-q-summer',
          'När söker man sommarjobb?',
          `Annonserna ligger ute från 7 januari till 31 mars. Du ska ha fyllt 18 år för att stå ensam i kassan.`,
        ),
        question(
          'careers-q-letter',
          'Behövs personligt brev?',
          `Nej. Svara på några frågor och bifoga ett cv, eller spela in en kort film.`,
        ),
        question(
          'careers-q-language',
          'Måste jag kunna svenska?',
          `Till butiken ja, så att du klarar samtal med kunder. I raffinaderiet och på it räcker ibland engelska.`,
        ),
        question(
          'careers-q-time',
          'Hur snabbt får jag svar?',
          `Vi hör av oss inom två veckor, också om det blir nej.`,
        ),
      ]),
    ],
  },
  {
    key: 'openPositions',
    title: 'Lediga jobb',
    synonyms:
      'jobb, jobba, lediga tjänster, ledigt jobb, arbete, tjänst, rekrytering, sommarjobb, jobb på station, praktik, praktikplats, trainee, lärling',
    description:
      'Aktuella lediga jobb hos St1 i Sverige, från säljare på station i Haparanda till drifttekniker i Göteborg. Sök via vår portal.',
    body: [
      hero({
        title: 'Lediga jobb',
        text: md(
          `Ett urval av tjänsterna just nu. Hela listan och ansökan finns i rekryteringsportalen.`,
        ),
        links: [to('careersPortal', 'Till rekryteringsportalen')],
      }),
      richText(
        md(`
        ## Aktuellt i november 2026
        | Tjänst | Ort | Sök senast |
        | --- | --- | --- |
${jobRows('sv-SE', jobs)}

        ## Så går det till
        1. Du söker i portalen. Det tar ungefär tio minuter.
        2. Chefen ringer om din profil stämmer.
        3. Vi träffas på arbetsplatsen, så att du får se den.
        4. Referenser tas sist, och bara med ditt godkännande.

        Tycker du att något i rekryteringen är orättvist vill vi veta det: [jobb@st1.example](mailto:jobb@st1.example).
      `),
      ),
      cards('quickNavigation', 'Läs mer innan du söker', [
        shortcut('positions-quick-careers', 'Jobba hos oss', 'careers', 'Om kultur och förmåner'),
        shortcut('positions-quick-portal', 'Rekryteringsportalen', 'careersPortal', 'Sök nu'),
        shortcut('positions-quick-company', 'Företaget', 'companyInfo', 'Vilka vi är'),
        shortcut('positions-quick-privacy', 'Personuppgifter', 'privacy', 'Så skyddar vi dem'),
      ]),
    ],
  },
]
