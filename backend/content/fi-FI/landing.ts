import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const landingPages: PageSource[] = [
  {
    key: 'landing',
    title: 'Asemat, lataus ja lämpö',
    description:
      'Tankkaa, lataa, pese auto ja syö lounas St1-asemilla ympäri Suomen. Kotiin lämmitysöljy ja maalämpö, yritykselle kortti ja energia.',
    openGraphImage: picture('station-dusk', 'St1-aseman valot iltahämärässä'),
    body: [
      hero({
        title: 'Valot palavat, kun tulet',
        text: md(`
          {stations} asemaa Hangosta Utsjoelle. Tankkaat, lataat, peset auton ja syöt lounaan samalla pysähdyksellä.
        `),
        image: picture(
          'station-dusk',
          'St1-aseman katos ja mittarit hohtavat lumisessa iltahämärässä',
        ),
        links: [
          to('carWash', 'Osta pesukoodi'),
          to('stationLocator', 'Suunnittele reitti', '?service=MAIN&from=&to='),
        ],
        stationSearch: true,
        theme: 'primary',
      }),
      cards('quickNavigation', 'Mitä etsit?', [
        card('landing-quick-stations', {
          title: 'Asemat',
          links: [to('stationLocator', 'Avaa asemahaku', '?service=MAIN')],
        }),
        card('landing-quick-charging', {
          title: 'Lataus',
          links: [to('evCharging', 'Katso latauksen hinnat')],
        }),
        card('landing-quick-wash', { title: 'Autopesu', links: [to('carWash', 'Osta pesukoodi')] }),
        card('landing-quick-lunch', {
          title: 'Lounas',
          links: [to('food', 'Tutustu ruokaan ja kahviin')],
        }),
        card('landing-quick-oil', {
          title: 'Lämmitysöljy',
          links: [to('heatingOil', 'Tilaa lämmitysöljyä', '#form-oil-order')],
        }),
        card('landing-quick-business', {
          title: 'Yrityskortti',
          links: [to('businessCard', 'Hae St1 Business -korttia')],
        }),
      ]),
      cards('grid', 'Tienvarressa ja kotona', [
        card('landing-charging', {
          title: 'Lataa tauon aikana',
          text: md(`
            Laturit löydät {chargingStations} asemalta. Sovelluksella maksat alkaen {kwh app150} kilowattitunnilta.
          `),
          image: picture('charger-snow', 'Sähköauto latauksessa lumisen aseman pihalla'),
          links: [to('evCharging', 'Lataa sähköauto')],
        }),
        card('landing-wash', {
          title: 'Puhdas auto myös pakkasella',
          text: md(`
            Peruspesu {price basic}, Perfect-pesu {price perfect}. Koodi tulee sähköpostiin heti maksun jälkeen.
          `),
          image: picture('car-wash-arcs', 'Auto pesukaarien välissä, höyry nousee'),
          links: [to('carWash', 'Valitse autopesu')],
        }),
        card('landing-food', {
          title: 'Lounas pöytään arkisin',
          text: md(`
            Lounas alkaen {lunch}. Kasvisruoka on listalla joka päivä.
          `),
          image: picture('lunch-counter', 'Lounaslinjasto, jossa keitto höyryää'),
          links: [to('food', 'Ruoka ja kahvi')],
        }),
        card('landing-geothermal', {
          title: 'Maalämpö avaimet käteen',
          text: md(`
            Mitoitus, poraus, asennus ja käyttöönotto samalta toimittajalta. Kartoituskäynti ei maksa mitään.
          `),
          image: picture(
            'ground-heat-house',
            'Omakotitalo ja sen alla kallioon porattu energiakaivo',
          ),
          links: [to('geothermalHeat', 'Tutustu maalämpöön')],
        }),
      ]),
      cards('carousel', 'Ajankohtaista', [
        card('landing-app', {
          title: 'Sovellus maksaa mittarilla',
          text: md(`
            Valitset mittarin, tankkaat ja ajat pois. Samalla saat 2 sentin alennuksen litralta.
          `),
          image: picture('app-phone', 'Puhelimen näytöllä St1-sovelluksen tankkausnäkymä'),
          links: [to('loyalty', 'Ota sovellus käyttöön')],
        }),
        card('landing-tornio', {
          title: 'Tornion uusi asema palvelee',
          text: md(`
            E8-tien varressa on nyt ravintola, pesuhalli, kuusi suurteholaturia ja oma kaista rekoille.
          `),
          image: picture('station-winter-morning', 'Asema kirkkaana talviaamuna'),
          links: [to('articleNewStation', 'Lue Tornion asemasta')],
        }),
        card('landing-hvo', {
          title: 'Uusiutuva diesel talvella',
          text: md(`
            HVO100 käy useimpiin dieselautoihin sellaisenaan. Kerromme, mitä pakkasessa kannattaa tietää.
          `),
          image: picture('fuel-pump', 'Tankkauspistooli dieselmittarilla'),
          links: [to('articleHvo', 'Lue HVO100-dieselistä')],
        }),
        card('landing-trailer', {
          title: 'Peräkärry vuokralle',
          text: md(`
            Muutto, risut tai jouluksi kuusi. Kärryn saat asemalta kolmeksi tunniksi tai koko viikonlopuksi.
          `),
          image: picture('trailer-rental', 'Peräkärryjä rivissä aseman pihalla'),
          links: [to('services', 'Katso aseman palvelut')],
        }),
      ]),
      articleList('Uusimmat artikkelit', [], [to('pressReleases', 'Kaikki tiedotteet')]),
      richText(
        md(`
        ## Yrityksesi energia yhdeltä kumppanilta

        Kuljetusliike, taksi, kunta tai maatila: tarpeet ovat erilaiset, mutta lasku saa olla yksi. Palvelemme
        yritysasiakkaita omalla myyntitiimillä, ja tavoitat meidät arkisin numerosta
        [0800 000 120](tel:0800000120).

        - **Kortti** käy {stations all} asemalla Suomessa, Ruotsissa ja Norjassa.
        - **Säiliötoimitus** tuo polttoaineen työmaalle tai tilalle.
        - **Palvelu** näyttää kulut ajoneuvoittain jo ostoa seuraavana päivänä.
      `),
      ),
      cards('grid', 'Yrityksille', [
        card('landing-business-card', {
          title: 'St1 Business -kortti',
          text: md(`
            Polttoaine, lataus, pesu ja tarvikkeet samalle laskulle. Kortti maksaa 2,90 € kuukaudessa.
          `),
          links: [to('businessCard', 'Tutustu korttiin')],
        }),
        card('landing-business-energy', {
          title: 'Energiatuotteet',
          text: md(`
            Diesel, HVO100, moottoripolttoöljy ja biokaasu tukkusopimuksella tai säiliöön toimitettuna.
          `),
          links: [to('energyProducts', 'Katso energiatuotteet')],
        }),
        card('landing-business-haulage', {
          title: 'Kuljetusyrityksille',
          text: md(`
            {trucks} raskaan liikenteen tankkauspaikkaa, suihkut ja ruoka. SKALin jäsenille omat ehdot.
          `),
          links: [to('haulage', 'Katso SKAL-jäsenen edut')],
        }),
      ]),
    ],
  },
  {
    key: 'summerCampaign',
    title: 'Kesän kampanja',
    description:
      'Kesäkuussa Perfect-pesun saa Peruspesun hinnalla. Kampanja koskee kaikkia pesuhallejamme.',
    noIndex: true,
    draft: true,
    body: [
      hero({ title: 'Kesän kampanja', theme: 'primary' }),
      richText(
        md(
          'Tarjous on voimassa 1.–30. kesäkuuta. Osta pesukoodi verkosta ja käytä se milloin tahansa kesän aikana.',
        ),
      ),
    ],
  },
]
