import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const chargingPages: PageSource[] = [
  {
    key: 'evCharging',
    title: 'Sähköauton lataus',
    synonyms:
      'lataus, lataaminen, latausasema, latauspiste, laturi, sähköauto, latauksen hinta, pikalataus, lataushinta, latausasemat, pikalatausasema, sähköauton latauspiste, latauskortti, lataustunniste, pikalatauksen hinta',
    description:
      'Lataus enintään 400 kW teholla, {chargingStations} asemaa Suomessa. Katso hinnat sovelluksella ja kortilla sekä ohje lataamiseen pakkasella.',
    body: [
      hero({
        title: 'Lataa, kun muutenkin pysähdyt',
        text: md(`
          {chargingStations} latausasemaa ja {chargers} latauspistettä Suomessa. Valo, katos, kahvi ja vessa samassa pihassa.
        `),
        image: picture('charger-snow', 'Sähköauto kiinni suurteholaturissa, maassa lunta'),
        links: [
          to('stationLocator', 'Etsi latausasema', '?service=MAIN&f=evcharging'),
          to('loyalty', 'Lataa sovellus'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Hinnat

        | Teho | Sovelluksella | Maksukortilla |
        | --- | --- | --- |
        | enintään 150 kW | {kwh app150}/kWh | {kwh card150}/kWh |
        | enintään 400 kW | {kwh app400}/kWh | {kwh card400}/kWh |

        Hinnat sisältävät arvonlisäveron 25,5 %. Aloitusmaksua ei ole. Kun auto on ollut kytkettynä yli 60 minuuttia,
        veloitamme 0,20 € minuutilta, jotta piste vapautuu seuraavalle. Yöllä klo 22–6 minuuttimaksua ei peritä.
      `),
      ),
      richText(
        md(`
        1. Valitse pistoke: CCS käy lähes kaikkiin uusiin autoihin, CHAdeMO löytyy osalta asemista.
        2. Avaa lataus sovelluksella tai näytä maksukorttia lukijalle.
        3. Kytke kaapeli ja odota merkkivaloa.
        4. Lopeta sovelluksesta tai autosta. Kuitti tulee heti.

        ![Latauskaapeli kytketään autoon kaupungissa illalla](scene:charger-city)

        ### Pakkasella

        Kylmä akku latautuu hitaasti. Laita latausasema auton navigaattorin määränpääksi, niin auto lämmittää akun matkalla.
        Kahdenkymmenen asteen pakkasessa se voi lyhentää latausta puolella tunnilla.
      `),
        'Näin lataat',
      ),
      cards('accordion', 'Kysyttyä lataamisesta', [
        card('charging-faq-time', {
          title: 'Kauanko lataus kestää?',
          text: md(`
          Tavallinen sähköauto latautuu 10 prosentista 80 prosenttiin 20–35 minuutissa. Viimeiset prosentit ovat hitaita,
          siksi lataus kannattaa lopettaa 80 prosenttiin.
        `),
        }),
        card('charging-faq-shared', {
          title: 'Miksi teho putosi kesken kaiken?',
          text: md(`
          Kahden auton laturi jakaa tehon. Myös auton akku rajoittaa tehoa, kun se on kylmä, kuuma tai lähes täynnä.
        `),
        }),
        card('charging-faq-roaming', {
          title: 'Käykö muun operaattorin tunniste?',
          text: md(`
          Yleisimmät verkkovierailusopimukset toimivat. Hinnan määrää silloin oma operaattorisi.
        `),
        }),
        card('charging-faq-stuck', {
          title: 'Kaapeli ei irtoa',
          text: md(`
          Avaa auton ovet kaukosäätimellä ja odota kymmenen sekuntia. Jos kaapeli jää kiinni, soita
          [0800 000 110](tel:0800000110). Vapautamme sen etänä.
        `),
        }),
        card('charging-faq-business', {
          title: 'Voiko työnantaja maksaa?',
          text: md(`
          Kyllä. [St1 Business -kortti](page:businessCard) käy kaikilla latausasemillamme, ja kulut erittyvät ajoneuvoittain.
        `),
        }),
        card('charging-faq-trailer', {
          title: 'Mahtuuko lataamaan perävaunun kanssa?',
          text: md(`
          Uusilla asemilla on vähintään yksi läpiajettava paikka. Se näkyy sovelluksen asemakortilla.
        `),
        }),
      ]),
      articleList('Lataamisesta artikkeleissa', ['lataus']),
    ],
  },
]
