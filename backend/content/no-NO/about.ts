import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const aboutPages: PageSource[] = [
  {
    key: 'about',
    title: 'Om oss',
    description:
      'St1 er et nordisk energiselskap med stasjoner, lading, vindkraft og biodrivstoff. Bli kjent med virksomheten i Norge.',
    body: [
      hero({
        title: 'Et nordisk energiselskap i endring',
        text: md(
          'Vi selger det folk trenger for å komme fram i dag. Overskuddet bruker vi til å lage energien de trenger i morgen.',
        ),
        image: picture('wind-turbines', 'Vindturbiner på et snødekt fjell i lavt sollys'),
        links: [to('companyInfo', 'Selskapet'), to('sustainability', 'Bærekraft')],
        theme: 'primary',
      }),
      cards('grid', 'Bli kjent med St1', [
        card('about-company', {
          title: 'Selskapet',
          text: md('Hvem vi er, hvor vi kommer fra og hvem som eier oss.'),
          image: picture('office-team', 'Kolleger i samtale på kontoret'),
          links: [to('companyInfo', 'Om selskapet')],
        }),
        card('about-news', {
          title: 'Nyheter og presse',
          text: md('Pressemeldinger, nyheter og kontakt for journalister.'),
          image: picture('report-desk', 'Pult med aviser, kaffe og en bærbar pc'),
          links: [to('newsAndMedia', 'Til nyhetene')],
        }),
        card('about-stories', {
          title: 'Historier',
          text: md('Folk vi møter på stasjonene, på skolene og i fjellet.'),
          image: picture('station-staff', 'Smilende medarbeidere på en stasjon'),
          links: [to('stories', 'Les historiene')],
        }),
        card('about-sustainability', {
          title: 'Bærekraft',
          text: md('Mål, tall og prosjekter, også det som går tregere enn vi ville.'),
          image: picture('forest-carbon', 'Furuskog i morgenlys'),
          links: [to('sustainability', 'Om bærekraft')],
        }),
        card('about-careers', {
          title: 'Jobb hos oss',
          text: md('På stasjon, i tankbil, på kontoret eller ved boreriggen.'),
          image: picture('drill-rig', 'Fagarbeidere ved en borerigg'),
          links: [to('careers', 'Se mulighetene')],
        }),
      ]),
      richText(
        md(`
          ## I Norge siden 2009

          De første stasjonene kom i 2009. I 2015 overtok vi et landsdekkende nett og har bygd videre på det. I dag er det {stations} stasjoner, {chargingStations} av dem med lading.
          Hovedkontoret ligger på Skøyen i Oslo. Drivstoffet kommer sjøveien, mye av det fra konsernets eget raffineri i Göteborg.

          - {stations} stasjoner, fra Kristiansand til Kirkenes
          - Rundt 170 ansatte i St1 Norge AS
          - Om lag 2 100 kolleger på stasjonene, de fleste hos lokale forhandlere
        `),
      ),
      articleList('Siste nytt'),
    ],
  },
  {
    key: 'companyInfo',
    title: 'Selskapet',
    description:
      'Fakta om St1: virksomhet, eiere, ledelse og historie. Slik er selskapet organisert i Norge og i resten av Norden.',
    body: [
      hero({
        title: 'Dette er St1',
        text: md(
          'Et privateid nordisk konsern som raffinerer, selger og leverer energi, og som bygger fornybar kraft.',
        ),
        image: picture('refinery', 'Raffineriet i Göteborg i kveldslys'),
        links: [to('keyFigures', 'Se nøkkeltallene')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Kort historie

          | År | Hva skjedde |
          | --- | --- |
          | 1995 | Virksomheten starter i Finland |
          | 2009 | Første stasjoner i Sverige og Norge |
          | 2010 | Kjøper raffineri i Göteborg |
          | 2015 | Overtar et landsdekkende stasjonsnett i Norge |
          | 2019 | De første hurtigladerne |
          | 2024 | Bioraffineriet i Göteborg i drift |
          | 2026 | Fjerde vindpark i Finland, ny stasjon i Kirkenes |

          ## Organisering

          St1 Norge AS har ansvar for stasjoner, bedriftskunder og levering. Vindkraft, bergvarme og biogass er organisert i egne
          selskaper. Konsernet ledes fra Helsinki og er eid av grunnleggeren og ledende ansatte.

          ## Slik driver vi stasjonene

          De fleste betjente stasjoner drives av lokale forhandlere. De ansetter folk, baker bollene og kjenner kundene. Vi står for drivstoff,
          bygg, systemer og sikkerhet.
        `),
      ),
      cards('grid', 'Mer om selskapet', [
        card('company-figures', {
          title: 'Nøkkeltall',
          text: md('Omsetning, resultat, investeringer og ansatte.'),
          image: picture('report-desk', 'Årsrapport på en pult'),
          links: [to('keyFigures', 'Se tallene')],
        }),
        card('company-transition', {
          title: 'Energiomstilling',
          text: md('Hvor pengene går de neste ti årene.'),
          image: picture('biogas-plant', 'Biogassanlegg under bygging'),
          links: [to('energyTransition', 'Les planene')],
        }),
        card('company-contact', {
          title: 'Kontakt',
          text: md('Besøksadresse, post og telefon.'),
          image: picture('customer-service', 'Resepsjon med kundebehandler'),
          links: [to('contact', 'Kontakt oss')],
        }),
      ]),
      cards('quickNavigation', 'Snarveier', [
        card('company-quick-press', {
          title: 'Presse',
          links: [to('newsAndMedia', 'Pressekontakt')],
        }),
        card('company-quick-reports', {
          title: 'Rapporter',
          links: [to('reporting', 'Rapportering')],
        }),
        card('company-quick-jobs', {
          title: 'Jobb',
          links: [to('openPositions', 'Ledige stillinger')],
        }),
        card('company-quick-stations', {
          title: 'Stasjoner',
          links: [to('stationLocator', 'Finn stasjon')],
        }),
      ]),
    ],
  },
  {
    key: 'keyFigures',
    title: 'Nøkkeltall',
    description:
      'Omsetning, driftsresultat, investeringer, ansatte og stasjoner for St1-konsernet og for virksomheten i Norge, 2023 til 2025.',
    body: [
      hero({
        title: 'Tallene samlet',
        text: md(
          'Konsernregnskapet følger kalenderåret og føres i euro. Halvårstallene kommer i august.',
        ),
        image: picture('report-desk', 'Regnskapstall og diagram på en pult'),
        links: [to('articleInterimReport', 'Halvårsrapport 2026')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Konsernet

          | Tall | 2023 | 2024 | 2025 |
          | --- | --- | --- | --- |
          | Omsetning, mill. € | 7 350 | 6 720 | 6 410 |
          | Driftsresultat, mill. € | 152 | 104 | 118 |
          | Investeringer, mill. € | 117 | 131 | 148 |
          | Egenkapitalandel, % | 41 | 42 | 43 |
          | Ansatte ved årets slutt | 965 | 990 | 1 010 |
          | Stasjoner i Finland, Sverige og Norge | 1 180 | 1 165 | {stations all} |

          ## Norge

          | Tall | 2023 | 2024 | 2025 |
          | --- | --- | --- | --- |
          | Stasjoner | 277 | 273 | {stations} |
          | Stasjoner med lading | 78 | 99 | 118 |
          | Solgt strøm på ladere, GWh | 14 | 27 | 43 |
          | HVO100, mill. liter | 38 | 44 | 51 |

          ## Det som ligger bak

          Salget av bensin og diesel faller, og vi regner med at det fortsetter. Lading, fornybar diesel og bedriftsleveranser vokser.
          Lavere råvarepriser trakk ned omsetningen i 2025, mens marginen i raffineriet og bedre drift løftet resultatet.
        `),
      ),
      cards('accordion', 'Om regnskapet', [
        card('figures-faq-owner', {
          title: 'Er St1 på børs?',
          text: md('Nei. Konsernet er privateid. Vi legger fram års- og halvårstall likevel.'),
        }),
        card('figures-faq-when', {
          title: 'Når kommer neste rapport?',
          text: md('Årsresultatet for 2026 legges fram 26. februar 2027.'),
        }),
        card('figures-faq-segment', {
          title: 'Hvorfor blir det færre stasjoner i Norge?',
          text: md(
            'Noen leieavtaler er ikke fornyet, og tre bystasjoner er bygd om til boliger. Nye steder kommer til langs hovedveiene.',
          ),
        }),
        card('figures-faq-audit', {
          title: 'Hvem reviderer?',
          text: md('Et uavhengig revisjonsselskap. Beretningen står i årsrapporten.'),
        }),
      ]),
      cards('quickNavigation', 'Les videre', [
        card('figures-quick-reports', {
          title: 'Bærekraftsrapport',
          links: [to('reporting', 'Rapportering')],
        }),
        card('figures-quick-press', {
          title: 'Pressemeldinger',
          links: [to('pressReleases', 'Se alle')],
        }),
        card('figures-quick-company', {
          title: 'Selskapet',
          links: [to('companyInfo', 'Om selskapet')],
        }),
        card('figures-quick-transition', {
          title: 'Planene',
          links: [to('energyTransition', 'Energiomstilling')],
        }),
      ]),
    ],
  },
]
