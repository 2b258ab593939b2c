import { articleList, card, cards, contentFor, external, hero, redirect, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('no-NO')

export const aboutPages: PageSource[] = [
  {
    key: 'about',
    title: 'Om oss',
    description: 'St1 er et nordisk energiselskap med stasjoner, lading, vindkraft og biodrivstoff. Bli kjent med virksomheten i Norge.',
    body: [
      hero({
        title: 'Et nordisk energiselskap i endring',
        text: md('Vi selger det folk trenger for å komme fram i dag. Overskuddet bruker vi til å lage energien de trenger i morgen.'),
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
          text: md('På stasjon, i tankbil, på kontoret eller ved turbinene.'),
          image: picture('drill-rig', 'Fagarbeidere ved en borerigg'),
          links: [to('careers', 'Se mulighetene')],
        }),
      ]),
      richText(
        md(`
          ## I Norge siden 2015

          Vi overtok et landsdekkende stasjonsnett i 2015 og har bygd videre på det. I dag er det rundt 290 stasjoner, 86 av dem med hurtiglading.
          Hovedkontoret ligger på Skøyen i Oslo. Drivstoffet kommer sjøveien, mye av det fra konsernets eget raffineri i Göteborg.

          - 290 stasjoner, fra Kristiansand til Kirkenes
          - Rundt 170 ansatte i St1 Norge AS
          - Om lag 2 100 kolleger på stasjonene, de fleste hos lokale forhandlere
        `),
      ),
      articleList('Siste nytt'),
    ],
  },
  {
    key: 'companyInfo',
    title: 'Selskapet',
    description: 'Fakta om St1: virksomhet, eiere, ledelse og historie. Slik er selskapet organisert i Norge og i resten av Norden.',
    body: [
      hero({
        title: 'Dette er St1',
        text: md('Et privateid nordisk konsern som raffinerer, selger og leverer energi, og som bygger fornybar kraft.'),
        image: picture('refinery', 'Raffineriet i Göteborg i kveldslys'),
        links: [to('keyFigures', 'Se nøkkeltallene')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Kort historie

          | År | Hva skjedde |
          | --- | --- |
          | 1997 | Virksomheten starter i Finland |
          | 2009 | Første stasjoner i Sverige |
          | 2010 | Kjøper raffineri i Göteborg |
          | 2015 | Etablerer seg i Norge |
          | 2022 | Starter hurtigladenett i tre land |
          | 2024 | Bioraffineriet i Göteborg i drift |
          | 2026 | Ny stasjon i Kirkenes, lengst øst i Norge |

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
        card('company-quick-press', { title: 'Presse', links: [to('newsAndMedia', 'Pressekontakt')] }),
        card('company-quick-reports', { title: 'Rapporter', links: [to('reporting', 'Rapportering')] }),
        card('company-quick-jobs', { title: 'Jobb', links: [to('openPositions', 'Ledige stillinger')] }),
        card('company-quick-stations', { title: 'Stasjoner', links: [to('stationLocator', 'Finn stasjon')] }),
      ]),
    ],
  },
  {
    key: 'keyFigures',
    title: 'Nøkkeltall',
    description: 'Omsetning, driftsresultat, investeringer, ansatte og stasjoner for St1-konsernet og for virksomheten i Norge, 2023 til 2025.',
    body: [
      hero({
        title: 'Tallene samlet',
        text: md('Konsernregnskapet følger kalenderåret og føres i euro. Halvårstallene kommer i august.'),
        image: picture('report-desk', 'Regnskapstall og diagram på en pult'),
        links: [to('articleInterimReport', 'Halvårsrapport 2026')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Konsernet

          | | 2023 | 2024 | 2025 |
          | --- | --- | --- | --- |
          | Omsetning, mill. € | 8 940 | 8 620 | 8 110 |
          | Driftsresultat, mill. € | 241 | 187 | 212 |
          | Investeringer, mill. € | 196 | 154 | 168 |
          | Egenkapitalandel, % | 41,8 | 43,1 | 44,6 |
          | Ansatte | 1 110 | 1 140 | 1 180 |

          ## Norge

          | | 2023 | 2024 | 2025 |
          | --- | --- | --- | --- |
          | Stasjoner | 297 | 293 | 290 |
          | Stasjoner med hurtiglading | 41 | 58 | 74 |
          | Solgt strøm på ladere, GWh | 14 | 27 | 43 |
          | HVO 100, mill. liter | 38 | 44 | 51 |

          ## Det som ligger bak

          Salget av bensin og diesel faller, og vi regner med at det fortsetter. Lading, fornybar diesel og bedriftsleveranser vokser.
          Lavere råvarepriser trakk ned omsetningen i 2025, mens marginen i raffineriet og bedre drift løftet resultatet.
        `),
      ),
      cards('accordion', 'Om regnskapet', [
        card('figures-faq-owner', { title: 'Er St1 på børs?', text: md('Nei. Konsernet er privateid. Vi legger fram års- og halvårstall likevel.') }),
        card('figures-faq-when', { title: 'Når kommer neste rapport?', text: md('Årsregnskapet for 2026 legges fram i mars 2027.') }),
        card('figures-faq-segment', {
          title: 'Hvorfor går tallene for Norge ned på stasjoner?',
          text: md('Noen leieavtaler er ikke fornyet, og tre bystasjoner er bygd om til boliger. Nye steder kommer til langs hovedveiene.'),
        }),
        card('figures-faq-audit', { title: 'Hvem reviderer?', text: md('Et uavhengig revisjonsselskap. Beretningen står i årsrapporten.') }),
      ]),
      cards('quickNavigation', 'Les videre', [
        card('figures-quick-reports', { title: 'Bærekraftsrapport', links: [to('reporting', 'Rapportering')] }),
        card('figures-quick-press', { title: 'Pressemeldinger', links: [to('pressReleases', 'Se alle')] }),
        card('figures-quick-company', { title: 'Selskapet', links: [to('companyInfo', 'Om selskapet')] }),
        card('figures-quick-transition', { title: 'Planene', links: [to('energyTransition', 'Energiomstilling')] }),
      ]),
    ],
  },
  {
    key: 'newsAndMedia',
    title: 'Nyheter og presse',
    description: 'Nyheter og pressemeldinger fra St1 i Norge, pressetelefon, bilder til fri bruk og svar på vanlige spørsmål fra journalister.',
    body: [
      hero({
        title: 'Hva skjer hos oss',
        text: md('Pressetelefonen er 21 00 08 50. Den er bemannet hverdager fra 8 til 17, og vi svarer på SMS i helgene.'),
        image: picture('office-team', 'Kommunikasjonsavdelingen rundt et møtebord'),
        links: [to('pressReleases', 'Pressemeldinger'), to('articles', 'Alle artikler')],
        theme: 'primary',
      }),
      articleList('Pressemeldinger', ['pressemeldinger']),
      articleList('Nyheter', ['nyheter']),
      richText(
        md(`
          ## For journalister

          Skriv til [presse.no@st1.example](mailto:presse.no@st1.example) med spørsmål, frist og nummeret ditt. Vi uttaler oss om eget stasjonsnett,
          lading, fornybart drivstoff og vindkraft. Vi gir ikke ut priser hos enkeltkunder og kommenterer ikke konkurrenter.

          Bilder kan brukes fritt i redaksjonell sammenheng, med kreditering «St1».

          Andre henvendelser tar [kundeservice](page:contact).
        `),
      ),
      cards('quickNavigation', 'Mer stoff', [
        card('news-quick-stories', { title: 'Historier', links: [to('stories', 'Les historiene')] }),
        card('news-quick-figures', { title: 'Nøkkeltall', links: [to('keyFigures', 'Se tallene')] }),
        card('news-quick-reports', { title: 'Rapporter', links: [to('reporting', 'Rapportering')] }),
        card('news-quick-company', { title: 'Selskapet', links: [to('companyInfo', 'Om selskapet')] }),
      ]),
    ],
  },
  {
    key: 'pressReleases',
    title: 'Pressemeldinger',
    description: 'Alle pressemeldinger fra St1 i Norge: nye stasjoner, ladeutbygging, regnskapstall og vindkraft. Nyeste først.',
    body: [
      hero({
        title: 'Pressemeldinger',
        text: md('Meldinger om virksomheten i Norge. Konsernets meldinger på engelsk ligger på det internasjonale nettstedet.'),
        image: picture('report-desk', 'Pult med notater og en bærbar pc'),
        theme: 'secondary',
      }),
      articleList('Nyeste først', ['pressemeldinger']),
      richText(
        md(`
          ## Kontakt for presse

          Ring 21 00 08 50 eller skriv til [presse.no@st1.example](mailto:presse.no@st1.example). På kvelden svarer vakthavende på tekstmelding.

          Vi retter feil. Oppdager du en i en melding, si fra, så står rettelsen nederst med dato.

          ## Bakgrunn

          - [Nøkkeltall for tre år](page:keyFigures)
          - [Rapporter om klima og miljø](page:reporting)
          - [Selskapet og historien](page:companyInfo)
        `),
      ),
    ],
  },
  {
    key: 'stories',
    title: 'Historier',
    description: 'Reportasjer og historier fra St1: mennesker på stasjonene, nattsjåfører, skolen med varme fra fjellet og skog som binder karbon.',
    body: [
      hero({
        title: 'Fra der ting skjer',
        text: md('Vi reiser ut og skriver om det vi ser. Her finner du folk, steder og løsninger, ikke kampanjer.'),
        image: picture('road-aurora', 'Ensom bil på vei under nordlyset'),
        theme: 'primary',
      }),
      articleList('Alle historier', ['historier']),
      cards('carousel', 'Et utvalg', [
        card('stories-truckers', {
          title: 'Natten tilhører sjåførene',
          text: md('Mellom to og fem på Dombås.'),
          image: picture('truck-night', 'Vogntog på en stasjon om natten'),
          links: [to('articleTruckers', 'Les historien')],
        }),
        card('stories-lunch', {
          title: 'Lunsj langs veien',
          text: md('Komle, kaffe og faste bord.'),
          image: picture('lunch-counter', 'Lunsjdisk sett fra kundens side'),
          links: [to('articleLunch', 'Les historien')],
        }),
        card('stories-school', {
          title: 'Skolen som varmes av fjellet',
          text: md('Fjorten brønner under fotballbanen.'),
          image: picture('school-winter', 'Skolegård med snø og lys i vinduene'),
          links: [to('articleGeothermalSchool', 'Les historien')],
        }),
        card('stories-forest', {
          title: 'Skogen binder karbon',
          text: md('Planting på gammel beitemark.'),
          image: picture('forest-carbon', 'Ung skog i morgentåke'),
          links: [to('articleForest', 'Les historien')],
        }),
      ]),
      richText(
        md(`
          ## Tips oss

          Kjenner du noen som burde skrives om? En forhandler som har holdt åpent gjennom en storm, en sjåfør med en god rute, en bedrift som har
          byttet ut dieselen. Send noen linjer til [presse.no@st1.example](mailto:presse.no@st1.example). Vi spør alltid før vi publiserer.
        `),
      ),
    ],
  },
  {
    key: 'careers',
    title: 'Jobb hos oss',
    description: 'Jobb på stasjon, i logistikk, på kontor eller i fornybar energi. Les om arbeidshverdagen, opplæring og hvordan du søker.',
    body: [
      hero({
        title: 'Kolleger som holder lyset på',
        text: md('Vi er rundt 170 i St1 Norge AS, og over to tusen på stasjonene. Noen begynte med helgevakter og ble værende i tretti år.'),
        image: picture('station-staff', 'Kolleger på vakt en tidlig morgen'),
        links: [to('openPositions', 'Ledige stillinger'), to('careersPortal', 'Søk jobb')],
        theme: 'primary',
      }),
      cards('grid', 'Hvor vil du jobbe?', [
        card('careers-station', {
          title: 'På stasjonen',
          text: md('Du får opplæring i mat, kasse og sikkerhet fra første vakt.'),
          image: picture('coffee-bakery', 'Medarbeider setter fram ferske boller'),
          links: [to('openPositions', 'Se stillinger')],
        }),
        card('careers-logistics', {
          title: 'I logistikk',
          text: md('Tankbil, depot og planlegging. ADR-kurs dekker vi.'),
          image: picture('oil-delivery', 'Sjåfør ved tankbilen'),
          links: [to('openPositions', 'Se stillinger')],
        }),
        card('careers-office', {
          title: 'På kontoret',
          text: md('Innkjøp, teknologi, økonomi og kundesenter i Oslo og Trondheim.'),
          image: picture('customer-service', 'Kundesenter med dagslys fra store vinduer'),
          links: [to('openPositions', 'Se stillinger')],
        }),
      ]),
      richText(
        md(`
          ## Det vi tilbyr

          - Tariffavtale og ordnet pensjon
          - Fleksibel arbeidstid der jobben tillater det
          - Fagbrev på jobb, med lønn under opplæringen
          - Rabatt på drivstoff, lading og mat

          ## Sommerjobb og lærling

          Søknadsfristen for sommervikarer er 1. mars. Lærlinger tar vi inn i salgsfaget, logistikk og energimontørfaget hver høst.

          > Første uka lærte jeg å bake. Andre uka lærte jeg hva stamkundene heter.
        `),
      ),
      articleList('Fra arbeidshverdagen', ['historier']),
    ],
  },
  {
    key: 'openPositions',
    title: 'Ledige stillinger',
    description: 'Se hvor vi søker folk nå: stasjon, transport, kundesenter, IT og fornybar energi. Slik foregår søknad og intervju.',
    body: [
      hero({
        title: 'Vi ser etter deg som møter opp',
        text: md('Alle utlysninger ligger i rekrutteringsportalen. Du trenger ikke CV for å søke på stasjon, bare noen linjer om deg selv.'),
        image: picture('office-team', 'Tre kolleger som tar imot en ny på kontoret'),
        links: [external('https://careers.st1.example/', 'Åpne portalen'), to('careers', 'Om å jobbe hos oss')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Her søker vi nå

          | Område | Sted | Søknadsfrist |
          | --- | --- | --- |
          | Stasjonsmedarbeider | Kirkenes, Alta, Dombås | Løpende |
          | Tankbilsjåfør | Trondheim, Bergen | 15. desember 2026 |
          | Kunderådgiver bedrift | Trondheim | 10. januar 2027 |
          | Prosjektleder lading | Oslo | 10. januar 2027 |
          | Driftstekniker vind | Øst-Finnmark | Løpende |

          ## Fra søknad til første dag

          1. Du hører fra oss innen en uke.
          2. En kort samtale på telefon eller video.
          3. Intervju der du skal jobbe, så du får se stedet.
          4. Referanser, tilbud og kontrakt.
        `),
      ),
      cards('accordion', 'Spørsmål om å søke', [
        card('positions-faq-language', { title: 'Må jeg snakke norsk?', text: md('På stasjon og i kundesenter, ja. I tekniske stillinger holder det ofte med engelsk.') }),
        card('positions-faq-age', { title: 'Hvor gammel må jeg være?', text: md('18 år for å stå alene på vakt. Er du 16 eller 17, kan du jobbe sammen med en voksen.') }),
        card('positions-faq-open', { title: 'Kan jeg sende åpen søknad?', text: md('Gjerne. Den ligger hos oss i seks måneder, og du kan slette den selv.') }),
        card('positions-faq-dealer', { title: 'Hvem blir arbeidsgiveren min?', text: md('På de fleste betjente stasjoner er det den lokale forhandleren. Det står i utlysningen.') }),
      ]),
    ],
  },
  {
    key: 'careersPortal',
    title: 'Rekrutteringsportalen',
    description: 'Her sendes du videre til rekrutteringsportalen, der alle ledige stillinger ligger og du kan søke jobb.',
    body: [redirect('https://careers.st1.example/')],
  },
]
