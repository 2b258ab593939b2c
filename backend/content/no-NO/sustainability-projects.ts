import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const sustainabilityProjectPages: PageSource[] = [
  {
    key: 'windPower',
    title: 'Vindkraft',
    description:
      'St1 har fire vindparker i Finland som gir rundt 900 GWh i året. Les om parkene, reindriften, naturen og kommunene rundt.',
    body: [
      hero({
        title: 'Vinden i nord er jevn',
        text: md(
          '66 turbiner i fire parker langs kysten av Bottenvika og i Satakunta. Den nyeste, i Simo, kom i gang i februar 2026.',
        ),
        image: picture('wind-turbines', 'Vindturbiner på rekke over snødekt skog'),
        links: [to('articleWindFarm', 'Besøk vindparken')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Parkene

          | Park | Turbiner | Effekt | Årlig produksjon |
          | --- | --- | --- | --- |
          | Murtokangas, Simo | 14 | 87 MW | rundt 290 GWh |
          | Kalajoki | 20 | 86 MW | rundt 240 GWh |
          | Raahe | 18 | 72 MW | rundt 205 GWh |
          | Pori | 14 | 60 MW | rundt 165 GWh |

          De 900 gigawattimene svarer til forbruket i rundt 50 000 eneboliger med elektrisk oppvarming.

          ## Reindrift og natur

          I reinbeiteområdet er ledene avtalt med reinbeitelaget før noe ble bygd. Under kalvingen sto arbeidet på Murtokangas stille i fire uker.

          - Turbiner med varme i bladene og føler som stanser dem ved is
          - Stans når ørn på trekk nærmer seg
          - Sikkerhet stilt for å fjerne anlegget

          ## Det som kommer til kommunene

          Rundt 2,1 millioner euro i eiendomsskatt i året. Halvparten av byggearbeidet er gjort av folk fra området.
        `),
      ),
      cards('accordion', 'Spørsmål om vindkraft', [
        card('wind-faq-noise', {
          title: 'Hvor langt høres turbinene?',
          text: md(
            'Ved de nærmeste husene er lyden under 40 desibel. Vi måler det første året og legger fram resultatet.',
          ),
        }),
        card('wind-faq-ice', {
          title: 'Er det trygt å gå der om vinteren?',
          text: md('Hold 300 meters avstand når lyset på tavla blinker. Da kan det løsne is.'),
        }),
        card('wind-faq-cold', {
          title: 'Fryser turbinene?',
          text: md(
            'De går ned til 30 minusgrader. Kalde, klare vinterdager gir faktisk tett luft og god produksjon.',
          ),
        }),
        card('wind-faq-more', {
          title: 'Skal dere bygge flere?',
          text: md(
            'Vi utreder, men søker ikke om nytt areal før kommunen og reinbeitelaget har sagt ja.',
          ),
        }),
      ]),
      cards('quickNavigation', 'Les videre', [
        card('wind-quick-transition', {
          title: 'Planen',
          links: [to('energyTransition', 'Energiomstilling')],
        }),
        card('wind-quick-charging', {
          title: 'Strøm på laderne',
          links: [to('evCharging', 'Elbillading')],
        }),
        card('wind-quick-jobs', {
          title: 'Jobb hos oss',
          links: [to('openPositions', 'Ledige stillinger')],
        }),
        card('wind-quick-reporting', { title: 'Tall', links: [to('reporting', 'Rapportering')] }),
      ]),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Karbonlagring',
    description:
      'Vi planter skog på gamle torvuttak og prøver ut biokull i norsk landbruk. Slik måler vi hvor mye karbon som faktisk bindes.',
    body: [
      hero({
        title: 'Karbon tilbake i jorda',
        text: md(
          'Å kutte utslipp kommer først. Men noe av det som alt er sluppet ut, kan hentes ned igjen.',
        ),
        image: picture('forest-carbon', 'Ung skog på en skråning i morgenlys'),
        links: [to('articleForest', 'Les fra plantefeltet')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Skogplanting

          Siden 2022 har vi plantet 640 hektar ny skog i Finland, på mark der det verken vokser skog eller dyrkes mat: 410 hektar på et gammelt
          torvuttak i Siikalatva og 230 hektar nedlagt åker i Sør-Savo. Over femti år ventes den å binde rundt 128 000 tonn CO₂. Jorda er
          fortsatt grunneiernes.

          ## Biokull i norsk jord

          På tre gårder i Trøndelag pløyes biokull av skogsavfall ned i åkeren. Kullet holder på karbonet i hundrevis av år og på fuktigheten i
          tørre somre. Forsøket går til 2028.

          ## Slik måler vi

          1. Trærne måles på faste prøveflater hvert femte år.
          2. Bilder fra lufta fyller ut mellom målingene.
          3. Vi regner forsiktig og trekker fra 20 prosent for elg, storm og brann.

          Vi bruker ikke resultatet til å kalle drivstoff «klimanøytralt». Tonnene står i en egen linje i [rapporten](page:reporting).
        `),
      ),
      cards('grid', 'Prosjekter', [
        card('carbon-forest', {
          title: 'Skogen binder karbon',
          text: md('Tre somre etter planting lever 87 prosent.'),
          links: [to('articleForest', 'Les artikkelen')],
        }),
        card('carbon-biogas', {
          title: 'Biorest tilbake til åkeren',
          text: md('Det som blir igjen etter biogassen, er gjødsel.'),
          links: [to('articleBiogas', 'Les artikkelen')],
        }),
        card('carbon-reporting', {
          title: 'Tallene',
          text: md('Hva som er bundet, og hva som er usikkert.'),
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
          text: md(
            'Her gror det stort sett av seg selv. Gamle torvuttak slipper ut karbon så lenge de ligger bare, og dem er det mange av i Finland.',
          ),
        }),
        card('carbon-faq-buy', {
          title: 'Kan jeg kjøpe kvoter av dere?',
          text: md('Nei. Prosjektene er forsøk, og vi selger ikke kreditter fra dem.'),
        }),
      ]),
    ],
  },
]
