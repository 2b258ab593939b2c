import { picture } from '../pictures.ts'
import { articleList, card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const sustainabilityPages: PageSource[] = [
  {
    key: 'sustainability',
    title: 'Bærekraft',
    description:
      'Utslipp, mål og prosjekter hos St1: energiomstilling, vindkraft, karbonbinding og rapportering. Tallene ligger åpent.',
    body: [
      hero({
        title: 'Vi er en del av problemet, og vil være en del av løsningen',
        text: md(
          'Det meste av det vi selger, er fortsatt fossilt. Her viser vi hvordan andelen skal ned, og hva vi har fått til så langt.',
        ),
        image: picture('road-aurora', 'Vei gjennom et snølandskap under nordlys'),
        links: [to('energyTransition', 'Planen vår'), to('reporting', 'Rapporter')],
        theme: 'primary',
      }),
      cards('grid', 'Fire spor', [
        card('sust-transition', {
          title: 'Energiomstilling',
          text: md('Fornybar diesel, lading, biogass og varme fra grunnen.'),
          image: picture('biogas-plant', 'Biogassanlegg omgitt av åkre'),
          links: [to('energyTransition', 'Les om omstillingen')],
        }),
        card('sust-wind', {
          title: 'Vindkraft',
          text: md('Ny kraft i nord, i samråd med dem som bruker fjellet.'),
          image: picture('wind-turbines', 'Vindturbiner på vidda'),
          links: [to('windPower', 'Les om vindkraft')],
        }),
        card('sust-carbon', {
          title: 'Karbonlagring',
          text: md('Skogplanting og biokull som tar karbon ut av lufta.'),
          image: picture('forest-carbon', 'Nyplantet skog'),
          links: [to('carbonSequestration', 'Les om karbonlagring')],
        }),
        card('sust-reporting', {
          title: 'Rapportering',
          text: md('Utslipp, ulykker og åpenhetsloven, år for år.'),
          image: picture('report-desk', 'Bærekraftsrapport med diagrammer'),
          links: [to('reporting', 'Se rapportene')],
        }),
      ]),
      richText(
        md(`
          ## Status ved utgangen av 2025

          | Mål | 2025 | 2030 |
          | --- | --- | --- |
          | Utslipp fra egen drift, mot 2019 | −30 % | −50 % |
          | Fornybar andel av solgt energi til transport | 18 % | 30 % |
          | Ladestasjoner i Norge | 118 | 200 |
          | Alvorlige personskader | 0 | 0 |

          Utslippene fra det kundene bruker, er nesten 300 ganger større enn våre egne. Derfor er det produktene som betyr mest.
        `),
      ),
      articleList('Om bærekraft', ['bærekraft']),
    ],
  },
  {
    key: 'energyTransition',
    title: 'Energiomstilling',
    description:
      'Slik flytter vi investeringene fra fossilt til fornybart: avansert biodrivstoff, hurtiglading, biogass, bergvarme og vindkraft.',
    body: [
      hero({
        title: 'Fra fossilt til fornybart, steg for steg',
        text: md(
          'Av hver investerte krone gikk 61 øre til fornybar energi i 2025. I 2019 var det 20 øre.',
        ),
        image: picture('refinery', 'Bioraffineri med damp i kald luft'),
        theme: 'primary',
      }),
      richText(
        md(`
          ## Tre ting på én gang

          1. **Bytte ut innholdet i tanken.** Bioraffineriet i Göteborg lager fornybar diesel og flydrivstoff av avfall og rester.
          2. **Bygge det som erstatter tanken.** Hurtigladere langs hovedveiene, fra {chargingStations} stasjoner i dag til 167 ved utgangen av 2027.
          3. **Lage mer fornybar energi.** Vindkraft i Finland, biogass i Trøndelag og varme fra fjellet under husene.

          ## Hvorfor ikke bare slutte med bensin?

          Rundt to av tre personbiler på norske veier bruker fortsatt bensin eller diesel. Hvis vi sluttet i morgen, ville de fylle et annet sted.
          Vi vil heller gjøre det enkelt å velge annerledes, og tjene penger på det.

          > Omstilling er ikke et prosjekt ved siden av. Det er budsjettet.

          ## Det som er vanskelig

          Det finnes ikke nok bærekraftig råstoff til at alle kan kjøre på HVO. Derfor styrer vi den mot tungtransport og anlegg, der strøm ennå
          er krevende. Nettkapasiteten er flaskehalsen for lading. På ni steder venter ferdige ladere på strøm.
        `),
      ),
      cards('grid', 'I praksis', [
        card('transition-charging', {
          title: 'Hurtiglading bygges ut',
          text: md('34 nye stasjoner på vei før 2028.'),
          image: picture('charger-city', 'Hurtigladere i kveldslys'),
          links: [to('articleChargingNetwork', 'Les artikkelen')],
        }),
        card('transition-biogas', {
          title: 'Biogass',
          text: md('Fiskeavfall blir drivstoff i Trøndelag.'),
          image: picture('biogas-plant', 'Tanker ved biogassanlegget'),
          links: [to('articleBiogas', 'Les artikkelen')],
        }),
        card('transition-heat', {
          title: 'Bergvarme',
          text: md('Stille varme under boliger og skoler.'),
          image: picture('ground-heat-house', 'Hus med energibrønn'),
          links: [to('geothermalHeat', 'Les om bergvarme')],
        }),
      ]),
      articleList('Siste om omstillingen', ['bærekraft']),
    ],
  },
  {
    key: 'reporting',
    title: 'Rapportering',
    synonyms: 'årsrapport, bærekraftsrapport',
    description:
      'Bærekraftsrapport, klimaregnskap, åpenhetsloven og likestilling. Se hva vi måler, hvordan det kontrolleres og når det kommer.',
    body: [
      hero({
        title: 'Det vi måler, viser vi fram',
        text: md(
          'Rapporten følger ESRS og kontrolleres av revisor. Her er hovedtallene og metoden bak.',
        ),
        image: picture('report-desk', 'Rapport med diagrammer på en pult ved vinduet'),
        links: [to('keyFigures', 'Nøkkeltall')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Klimaregnskap for Norge

          | Tusen tonn CO₂-ekvivalenter | 2023 | 2024 | 2025 |
          | --- | --- | --- | --- |
          | Egne utslipp (scope 1) | 9 | 8 | 7 |
          | Innkjøpt energi (scope 2) | 3 | 2 | 2 |
          | Brukt av kundene (scope 3) | 2 960 | 2 780 | 2 590 |

          ## Ansvar i leverandørkjeden

          Redegjørelsen etter åpenhetsloven oppdateres innen 30. juni hvert år. Vi følger særlig opp råstoff til biodrivstoff, kaffe og arbeidstøy.
          Spør du om forhold hos en leverandør, svarer vi innen tre uker. Skriv til [baerekraft.no@st1.example](mailto:baerekraft.no@st1.example).

          ## Varsling

          Ansatte, forhandlere og leverandører kan varsle anonymt. Ingen skal straffes for å si fra.
        `),
      ),
      cards('accordion', 'Om metoden', [
        card('reporting-faq-scope', {
          title: 'Hva teller som scope 3?',
          text: md(
            'Utslipp når kundene bruker det vi selger, og utslipp fra produksjon hos leverandører.',
          ),
        }),
        card('reporting-faq-bio', {
          title: 'Hvordan regner dere biodrivstoff?',
          text: md(
            'Etter EUs fornybardirektiv, over hele livsløpet. Palmeolje og PFAD brukes ikke i produktene våre i Norge.',
          ),
        }),
        card('reporting-faq-power', {
          title: 'Hvilken strøm bruker dere?',
          text: md('Stasjonene kjøper strøm med opprinnelsesgaranti. Vi oppgir også tall uten.'),
        }),
        card('reporting-faq-next', {
          title: 'Når kommer neste rapport?',
          text: md('Den kommer 18. mars 2027, sammen med årsrapporten.'),
        }),
      ]),
      cards('quickNavigation', 'Se også', [
        card('reporting-quick-safety', {
          title: 'Sikkerhetsdagen',
          links: [to('articleSafetyDay', 'Les artikkelen')],
        }),
        card('reporting-quick-privacy', {
          title: 'Personvern',
          links: [to('privacy', 'Personvernerklæring')],
        }),
        card('reporting-quick-product', {
          title: 'Datablad',
          links: [to('productSafety', 'Produktsikkerhet')],
        }),
        card('reporting-quick-transition', {
          title: 'Planen',
          links: [to('energyTransition', 'Energiomstilling')],
        }),
      ]),
    ],
  },
]
