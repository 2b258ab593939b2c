import { toForm } from '../forms/form-block.ts'
import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { oilForm } from './forms.ts'

const { md, to } = contentFor('no-NO')

export const privateHeatingPages: PageSource[] = [
  {
    key: 'heatingOil',
    title: 'Fyringsolje og bioolje',
    synonyms:
      'fyringsolje, olje, oljepris, fyringsolje pris, pris på fyringsolje, bioolje, bestille olje, bestill olje, parafin, brensel',
    description:
      'Fossil fyringsolje er forbudt til oppvarming. Bestill fornybar bioolje til fyrkjelen, levert med tankbil fra 500 liter.',
    body: [
      hero({
        title: 'Varme fra fyrkjelen, uten fossil olje',
        text: md(
          'Har du fyrkjel i god stand, kan den som regel gå på bioolje. Vi leverer i Sør-Norge og Trøndelag, normalt innen fem virkedager.',
        ),
        image: picture('oil-delivery', 'Sjåfør trekker slangen fra tankbilen mot et hus i snøen'),
        links: [toForm('oil-order', 'Bestill her'), to('geothermalHeat', 'Vurder bergvarme')],
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Forbudet i korte trekk

          Siden 1. januar 2020 er det ikke lov å varme opp bygninger med mineralolje. Det gjelder både fossil fyringsolje og parafin.
          Bygg uten tilknytning til strømnettet er unntatt. Bioolje er lov overalt.

          ## Slik går du over

          1. Vi spør om kjel, brenner og tank når vi ringer deg.
          2. En fagmann bytter dyser og pakninger. Det tar vanligvis en formiddag og koster fra 4 500,00 kr.
          3. Tanken tømmes for gammel olje, og du får dokumentasjon til kommunen.
          4. Vi leverer første fylling.

          ## Levering

          | Leveringsmåte | Frist | Tillegg |
          | --- | --- | --- |
          | Vanlig | Fem virkedager | 0,00 kr |
          | Rask | To virkedager | 590,00 kr |
          | Samme dag, der bilen er i nærheten | Avtales på telefon | 1 090,00 kr |

          Minste mengde er 500 liter. Dagsprisen ser du i bestillingen nedenfor, eller du får den på telefon 21 00 08 20. Den er bindende når vi har bekreftet bestillingen.
        `),
      ),
      oilForm,
      cards('accordion', 'Ofte stilte spørsmål', [
        card('oil-faq-old', {
          title: 'Hva gjør jeg med den gamle oljetanken?',
          text: md(
            'Nedgravde tanker som ikke brukes, skal tømmes, renses og graves opp eller fylles. Kommunen kan kreve melding. Vi formidler godkjent firma.',
          ),
        }),
        card('oil-faq-snow', {
          title: 'Må jeg måke?',
          text: md(
            'Ja. Tankbilen trenger tre meters bredde, og det må være fri vei de siste meterne fram til påfyllingsrøret.',
          ),
        }),
        card('oil-faq-away', {
          title: 'Må jeg være hjemme?',
          text: md(
            'Nei, så lenge påfyllingsrøret er lett å finne og merket. Du får en SMS når vi kommer og en når vi har levert.',
          ),
        }),
        card('oil-faq-cold', {
          title: 'Tåler biooljen kulde?',
          text: md(
            'Vintervaren tåler 15 minusgrader i utetank. Er det kaldere hos deg, bør tanken stå inne eller ha varmekabel.',
          ),
        }),
      ]),
      cards('grid', 'Neste skritt', [
        card('oil-next-geothermal', {
          title: 'Bytt til bergvarme',
          text: md('Har du radiatorer fra oljefyrens tid, kan de ofte brukes videre.'),
          image: picture('ground-heat-house', 'Hus med energibrønn og varmepumpe'),
          links: [to('geothermalHeat', 'Se hva det koster')],
        }),
        card('oil-next-business', {
          title: 'Bioolje til næringsbygg',
          text: md('Spisslast og byggvarme for borettslag, skoler og fjernvarme.'),
          image: picture('school-winter', 'Skolebygning en vinterdag med røyk fra pipa'),
          links: [to('energyProducts', 'Energi til bedrift')],
        }),
        card('oil-next-safety', {
          title: 'Trygg håndtering',
          text: md('Sikkerhetsdatablad og råd om tank og søl.'),
          image: picture('safety-helmet', 'Verneutstyr til håndtering av olje'),
          links: [to('productSafety', 'Produktsikkerhet')],
        }),
      ]),
    ],
  },
  {
    key: 'geothermalHeat',
    title: 'Bergvarme',
    synonyms: 'varmepumpe',
    description:
      'Bergvarme med energibrønn, varmepumpe og montering til fast pris. Les om kostnader, boring, besparelse og støtte.',
    body: [
      hero({
        title: 'Varmen ligger under huset',
        text: md(
          'Hundre meter nede holder fjellet fem til sju grader hele året. En varmepumpe henter den opp og gjør den om til varme gulv.',
        ),
        image: picture('ground-heat-house', 'Snitt av et hus i snø med energibrønn ned i fjellet'),
        links: [to('contact', 'Be om befaring')],
        theme: 'primary',
      }),
      richText(
        md(`
          ## Hva koster det?

          For en enebolig på 150 til 200 kvadratmeter ligger prisen vanligvis mellom 250 000 og 330 000 kr, ferdig montert. Du får fast pris
          etter befaring. Det dekker:

          - energibrønn på 150–250 meter og kollektor
          - varmepumpe på 8–12 kW og varmtvannsbereder
          - tilkobling til eksisterende vannbåren varme
          - søknad til kommunen og registrering i brønnbasen hos NGU

          De fleste sparer 60 til 70 prosent av strømmen som går til oppvarming. Enova gir i perioder støtte til væske-vann-varmepumper.
          Vi hjelper deg med papirene.

          ![Borerigg på en tomt med snø og et gult hus i bakgrunnen](scene:drill-rig)

          ## Fra befaring til varme

          1. **Befaring.** Vi måler opp og beregner effekt. Gratis og uforpliktende.
          2. **Boring.** Riggen står hos deg i én til to dager.
          3. **Montering.** Røropplegg og varmepumpe tar to til tre dager.
          4. **Oppfølging.** Vi ser på driftstallene etter første vinter og justerer.

          > Vi trodde boringen skulle ødelegge hagen. I mai var det bare et kumlokk igjen.
        `),
      ),
      cards('accordion', 'Spørsmål om bergvarme', [
        card('geo-faq-where', {
          title: 'Kan det bores overalt?',
          text: md(
            'Nesten. Dype løsmasser gjør det dyrere, og nær tunneler eller drikkevannsbrønner kan det være begrensninger. Vi sjekker kartene først.',
          ),
        }),
        card('geo-faq-noise', {
          title: 'Bråker varmepumpa?',
          text: md(
            'Den står inne og lager omtrent like mye lyd som et kjøleskap. Det er ingen vifte på veggen.',
          ),
        }),
        card('geo-faq-floor', {
          title: 'Må jeg ha vannbåren varme?',
          text: md(
            'Ja. Har du bare panelovner, kan viftekonvektorer være en rimelig vei dit. Vi ser på det under befaringen.',
          ),
        }),
        card('geo-faq-life', {
          title: 'Hvor lenge varer anlegget?',
          text: md(
            'Regn med 20 år for varmepumpa og minst 50 for brønnen. Vi gir ti års garanti på kompressoren.',
          ),
        }),
      ]),
      cards('grid', 'Se det i bruk', [
        card('geo-read-school', {
          title: 'Skolen som varmes av fjellet',
          text: md('Fjorten brønner holder en skole i Gudbrandsdalen varm.'),
          image: picture('school-winter', 'Skole i Gudbrandsdalen en snøtung dag'),
          links: [to('articleGeothermalSchool', 'Les historien')],
        }),
        card('geo-read-oil', {
          title: 'Ikke klar for boring?',
          text: md('Bioolje i dagens kjel er et mulig mellomsteg.'),
          image: picture('oil-delivery', 'Tankbil som leverer bioolje'),
          links: [to('heatingOil', 'Bestill bioolje', '#form-oil-order')],
        }),
        card('geo-read-transition', {
          title: 'Varme og klima',
          text: md('Hvordan varme fra grunnen passer inn i planene våre.'),
          image: picture('wind-turbines', 'Vindturbiner på et snødekt fjell'),
          links: [to('energyTransition', 'Energiomstilling')],
        }),
      ]),
    ],
  },
]
