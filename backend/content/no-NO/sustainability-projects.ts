import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('no-NO')

export const sustainabilityProjectPages: PageSource[] = [
  {
    key: 'windPower',
    title: 'Vindkraft',
    description: 'Nordvarden vindpark i Øst-Finnmark leverer 240 GWh i året. Les om drift, reindrift, natur og planene videre.',
    body: [
      hero({
        title: 'Vinden i nord er jevn',
        text: md('Femten turbiner øst i Finnmark lager strøm tilsvarende forbruket i 15 000 boliger.'),
        image: picture('wind-turbines', 'Femten vindturbiner på et snødekt fjellplatå'),
        links: [to('articleWindFarm', 'Besøk vindparken')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Nordvarden i tall

          | Anlegget | Tall |
          | --- | --- |
          | Turbiner | 15 |
          | Samlet effekt | 63 MW |
          | Årlig produksjon | 240 GWh |
          | I full drift | April 2026 |
          | Avtalt driftstid | 30 år |

          ## Reindrift og natur

          Planene ble endret to ganger etter konsultasjoner med reinbeitedistriktet. Fire turbiner ble tatt ut, og veien ble lagt om slik at
          trekkleia er fri. Under kalving, i mai og første halvdel av juni, står alt vedlikehold stille.

          - Turbiner med varme i bladene og varsling ved iskast
          - Radar som stanser rotoren når havørn nærmer seg
          - Avsatt beløp til å fjerne anlegget og sette terrenget i stand

          ## Det som kommer til kommunen

          Eiendomsskatt, produksjonsavgift og ni faste arbeidsplasser. Brøyteveien er åpen for hyttefolk og jegere.
        `),
      ),
      cards('accordion', 'Spørsmål om vindkraft', [
        card('wind-faq-noise', {
          title: 'Hvor langt høres turbinene?',
          text: md('Nærmeste hus ligger 4,8 kilometer unna. Målt lyd der er under 30 desibel.'),
        }),
        card('wind-faq-ice', {
          title: 'Er det trygt å gå der om vinteren?',
          text: md('Hold 300 meters avstand når lyset på tavla blinker. Da kan det løsne is.'),
        }),
        card('wind-faq-cold', {
          title: 'Fryser turbinene?',
          text: md('De går ned til 30 minusgrader. Kalde, klare vinterdager gir faktisk tett luft og god produksjon.'),
        }),
        card('wind-faq-more', {
          title: 'Skal dere bygge flere?',
          text: md('Vi utreder, men søker ikke om nytt areal før kommunen og reinbeitedistriktet har sagt ja.'),
        }),
      ]),
      cards('quickNavigation', 'Les videre', [
        card('wind-quick-transition', { title: 'Planen', links: [to('energyTransition', 'Energiomstilling')] }),
        card('wind-quick-charging', { title: 'Strøm på laderne', links: [to('evCharging', 'Elbillading')] }),
        card('wind-quick-jobs', { title: 'Jobb i nord', links: [to('openPositions', 'Ledige stillinger')] }),
        card('wind-quick-reporting', { title: 'Tall', links: [to('reporting', 'Rapportering')] }),
      ]),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Karbonlagring',
    description: 'Vi planter skog på utarmet jord og prøver ut biokull i norsk landbruk. Slik måler vi hvor mye karbon som faktisk bindes.',
    body: [
      hero({
        title: 'Karbon tilbake i jorda',
        text: md('Å kutte utslipp kommer først. Men noe av det som alt er sluppet ut, kan hentes ned igjen.'),
        image: picture('forest-carbon', 'Ung skog på en skråning i morgenlys'),
        links: [to('articleForest', 'Les fra plantefeltet')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Skogplanting

          Sammen med et universitet har vi plantet 420 dekar tørketålende skog på utarmet beitemark i Nord-Afrika. Vann kommer fra oppsamlet
          regn og sol driver pumpene. Lokale familier har arbeidet og får bruke beitet under trærne.

          ## Biokull i norsk jord

          På tre gårder i Trøndelag pløyes biokull av skogsavfall ned i åkeren. Kullet holder på karbonet i hundrevis av år og på fuktigheten i
          tørre somre. Forsøket går til 2028.

          ## Slik måler vi

          1. Prøver av jord og trær hvert år, på faste punkter.
          2. Satellittbilder for å oppdage tørke og brann.
          3. Uavhengig kontroll hvert tredje år.

          Vi bruker ikke resultatet til å kalle drivstoff «klimanøytralt». Tonnene står i en egen linje i [rapporten](page:reporting).
        `),
      ),
      cards('grid', 'Prosjekter', [
        card('carbon-forest', {
          title: 'Skogen binder karbon',
          text: md('Fire år etter planting står tre av fire trær.'),
          image: picture('forest-carbon', 'Rekker av unge trær'),
          links: [to('articleForest', 'Les artikkelen')],
        }),
        card('carbon-biogas', {
          title: 'Biorest tilbake til åkeren',
          text: md('Det som blir igjen etter biogassen, er gjødsel.'),
          image: picture('biogas-plant', 'Biogassanlegg ved åkerkanten'),
          links: [to('articleBiogas', 'Les artikkelen')],
        }),
        card('carbon-reporting', {
          title: 'Tallene',
          text: md('Hva som er bundet, og hva som er usikkert.'),
          image: picture('report-desk', 'Måledata og diagrammer på en pult'),
          links: [to('reporting', 'Rapportering')],
        }),
      ]),
      cards('accordion', 'Vanlige innvendinger', [
        card('carbon-faq-excuse', {
          title: 'Er ikke dette en unnskyldning?',
          text: md('Det kunne blitt det. Derfor teller det ikke mot målene våre for utslippskutt.'),
        }),
        card('carbon-faq-fire', {
          title: 'Hva om skogen brenner?',
          text: md('Vi trekker fra 20 prosent som reserve, og fører tapte tonn tilbake samme år.'),
        }),
        card('carbon-faq-norway', {
          title: 'Hvorfor ikke plante i Norge?',
          text: md('Her gror det stort sett av seg selv. Hvert tre gjør større forskjell der jorda er i ferd med å bli ørken.'),
        }),
        card('carbon-faq-buy', {
          title: 'Kan jeg kjøpe kvoter av dere?',
          text: md('Nei. Prosjektene er forsøk, og vi selger ikke kreditter fra dem.'),
        }),
      ]),
    ],
  },
]
