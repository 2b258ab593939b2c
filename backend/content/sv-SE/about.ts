// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, newsList, richText, type PageSource } from '../source.ts'
import { md, shortcut, to } from './words.ts'

export const aboutPages: PageSource[] = [
  {
    key: 'about',
    title: 'Om oss',
    description:
      'St1 är ett nordiskt energibolag med {stations all} stationer, ett raffinaderi i Göteborg, vindkraft och bergvärme. Så här arbetar vi.',
    body: [
      hero({
        title: 'Ett nordiskt energibolag',
        text: md(
          `Vi säljer den energi människor behöver i dag och bygger den som ska ta över. Båda delarna på riktigt.`,
        ),
        image: picture('station-dusk', 'Station i skymning med skog i bakgrunden'),
        links: [to('companyInfo', 'Om företaget'), to('sustainability', 'Vårt hållbarhetsarbete')],
        theme: 'primary',
      }),
      cards('grid', 'Lär känna oss', [
        card('about-company', {
          title: 'Företaget',
          text: md(`Historien, ägarna, var vi finns och hur vi är organiserade.`),
          image: picture('office-team', 'Medarbetare på huvudkontoret i Stockholm'),
          links: [to('companyInfo', 'Läs om företaget')],
        }),
        card('about-sustainability', {
          title: 'Hållbarhet',
          text: md(`Mål, framsteg och det som återstår.`),
          image: picture('wind-turbines', 'Vindkraftverk på ett fjäll'),
          links: [to('sustainability', 'Hållbarhet')],
        }),
        card('about-news', {
          title: 'Nyheter och press',
          text: md(`Pressmeddelanden, bilder och kontakt för medier.`),
          image: picture('report-desk', 'Tidningar och en dator på ett skrivbord'),
          links: [to('newsAndMedia', 'Till nyheterna')],
        }),
        card('about-stories', {
          title: 'Berättelser',
          text: md(`Om människor, platser och idéer längs våra vägar.`),
          image: picture('road-aurora', 'Väg genom snölandskap under norrsken'),
          links: [to('stories', 'Läs berättelserna')],
        }),
        card('about-careers', {
          title: 'Jobba hos oss',
          text: md(`På station, kontor, raffinaderi eller borrigg.`),
          image: picture('station-staff', 'Två medarbetare bakom disken'),
          links: [to('careers', 'Jobb och karriär')],
        }),
      ]),
      richText(
        md(`
        ## Det vi tror på
        Energi ska vara pålitlig, prisvärd och så ren som tekniken tillåter. Därför investerar vi i flera lösningar samtidigt: förnybara drivmedel för det som rullar i dag, laddning för det som köps i morgon, och värme och el ur berg och vind.

        > Vår vision är att vara ledande inom produktion och försäljning av energi med låga utsläpp av koldioxid.

        Vi säger också vad som är svårt. Bensin och diesel är fortfarande den största delen av det vi säljer. Hur den delen ska minska redovisar vi varje år i vår [rapportering](page:reporting).
      `),
      ),
      articleList('Senaste nytt', ['nyheter']),
    ],
  },
  {
    key: 'companyInfo',
    title: 'Företaget',
    description:
      'Från en handfull stationer 1995 till ett nordiskt energibolag med raffinaderi i Göteborg. Här är St1:s historia och organisation.',
    body: [
      hero({
        title: 'Från en idé till tre länder',
        text: md(
          `Vi har omkring 1 000 anställda i Sverige, Norge och Finland. I Sverige är vi 310, plus de företagare som driver många av stationerna.`,
        ),
        image: picture('office-team', 'Kollegor samtalar vid ett fönster'),
        links: [to('keyFigures', 'Se nyckeltalen')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Vår historia
        - **1995.** Bolaget startar i Finland med handel i drivmedel.
        - **2007.** Den första fabriken gör etanol av avfall.
        - **2009.** De första stationerna öppnar i Sverige och Norge.
        - **2010.** Vi tar över raffinaderiet i Göteborg och Shells stationer.
        - **2015.** Vi tar över ett rikstäckande nät i Norge.
        - **2019.** Bergvärme blir ett eget affärsområde.
        - **2024.** Bioraffinaderiet i Göteborg invigs.
        - **2026.** Vår fjärde vindpark, Murtokangas i finska Simo, tas i drift.

        ## Så är vi organiserade
        St1 är privatägt och har säte i Helsingfors. Det svenska bolaget, St1 Sverige AB, har huvudkontor i Stockholm, raffinaderi på Hisingen i Göteborg och depåer i Göteborg, Gävle, Luleå och Malmö.

        | Område | Det gör vi | Största ort i Sverige |
        | --- | --- | --- |
        | Stationer | Drivmedel, laddning, tvätt, mat | Hela landet |
        | Raffinering | Fossila och förnybara produkter | Göteborg |
        | Förnybar energi | Vindkraft, bergvärme, biogas | Luleå |
        | Företag | Kort, leveranser, avtal | Stockholm |
      `),
      ),
      cards('quickNavigation', 'Mer om företaget', [
        shortcut('company-quick-figures', 'Nyckeltal', 'keyFigures', 'Siffror för 2025'),
        shortcut('company-quick-reports', 'Rapporter', 'reporting', 'Hämta rapporter'),
        shortcut('company-quick-careers', 'Jobba hos oss', 'careers', 'Se möjligheter'),
        shortcut('company-quick-contact', 'Kontakt', 'contact', 'Kundservice'),
      ]),
    ],
  },
  {
    key: 'keyFigures',
    title: 'Nyckeltal',
    description:
      'Omsättning, resultat, investeringar, volymer och utsläpp för St1-koncernen 2023–2025 samt första halvåret 2026, i en tabell.',
    body: [
      hero({
        title: 'Nyckeltal',
        text: md(
          `Koncernens siffror, i miljoner euro när inget annat sägs. St1 är inte börsnoterat men redovisar öppet.`,
        ),
        image: picture('report-desk', 'Diagram och räknare på ett skrivbord'),
        links: [to('reporting', 'Rapporter'), to('articleInterimReport', 'Halvårsrapport 2026')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Ekonomi
        | Mått | 2023 | 2024 | 2025 | Jan–juni 2026 |
        | --- | --- | --- | --- | --- |
        | Nettoomsättning | 7 350 | 6 720 | 6 410 | 3 140 |
        | Rörelseresultat | 152 | 104 | 118 | 58 |
        | Investeringar | 117 | 131 | 148 | 82 |
        | Soliditet, % | 41 | 42 | 43 | 43 |
        | Anställda vid periodens slut | 965 | 990 | 1 010 | 1 025 |
        | Stationer i Finland, Sverige och Norge | 1 180 | 1 165 | {stations all} | {stations all} |

        ## Volymer
        | Mått | 2023 | 2024 | 2025 |
        | --- | --- | --- | --- |
        | Förnybara drivmedel, 1 000 ton | 96 | 141 | 178 |
        | Laddad el, GWh | 18 | 37 | 61 |
        | Egen vindkraft, GWh | 598 | 585 | 610 |
        | Borrade energibrunnar | 1 120 | 1 240 | 1 390 |

        Siffrorna för helår är reviderade. Halvårssiffrorna är inte granskade av revisor.
      `),
      ),
      cards('accordion', 'Så räknar vi', [
        card('figures-definition-ebit', {
          title: 'Rörelseresultat',
          text: md(
            `Resultat före finansiella poster och skatt, justerat för förändring i lagervärde.`,
          ),
        }),
        card('figures-definition-equity', {
          title: 'Soliditet',
          text: md(`Eget kapital i förhållande till balansomslutningen vid periodens slut.`),
        }),
        card('figures-definition-renewable', {
          title: 'Förnybara drivmedel',
          text: md(
            `HVO, etanol och biogas, ren eller inblandad, som vi har sålt i Sverige, Norge och Finland.`,
          ),
        }),
        card('figures-definition-staff', {
          title: 'Anställda',
          text: md(
            `Antal personer den sista dagen i perioden. Stationer som drivs av egna företagare ingår inte.`,
          ),
        }),
      ]),
    ],
  },
  {
    key: 'newsAndMedia',
    title: 'Nyheter och press',
    synonyms: 'nyheter, press, media',
    description:
      'Nyheter, pressmeddelanden, bilder och presskontakt. Pressjouren svarar vardagar 8–17 på telefon 08-465 004 40.',
    body: [
      hero({
        title: 'Nyheter och press',
      }),
      newsList(['nyheter']),
      richText(
        md(`
        ## För medier
        Är du journalist? Läs [alla pressmeddelanden](page:pressReleases), ring pressjouren på [08-465 004 40](tel:+46846500440) eller mejla [press@st1.example](mailto:press@st1.example).

        Pressjouren är öppen vardagar 8–17. Utanför den tiden lämnar du ett meddelande, så ringer vi upp i brådskande ärenden.

        - **Bilder:** pressbilder på stationer, laddare och raffinaderi skickar vi på begäran. De får användas fritt i redaktionella sammanhang med uppgift om källa.
        - **Intervjuer:** vi ordnar samtal med rätt person, oftast samma dag.
        - **Priser:** dagens rekommenderade priser lämnar vi ut, men vi kommenterar inte framtida priser.

        ## Vid större händelser
        Vid olycka, utsläpp eller omfattande driftstopp publicerar vi först under [driftstörningar](page:serviceNotices) och sedan som pressmeddelande.
      `),
      ),
      cards('quickNavigation', 'Hitta snabbt', [
        shortcut('news-quick-press', 'Pressmeddelanden', 'pressReleases', 'Alla utskick'),
        shortcut('news-quick-stories', 'Berättelser', 'stories', 'Läs i lugn och ro'),
        shortcut('news-quick-all', 'Alla artiklar', 'articles', 'Hela arkivet'),
        shortcut('news-quick-figures', 'Nyckeltal', 'keyFigures', 'Siffror'),
      ]),
    ],
  },
]
