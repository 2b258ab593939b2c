import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const businessPages: PageSource[] = [
  {
    key: 'business',
    title: 'Yrityksille',
    description:
      'St1 Business -kortti, energiatuotteet ja palvelut yrityksille: polttoaineet, lataus ja raportointi yhdeltä kumppanilta koko Pohjolassa.',
    body: [
      hero({
        title: 'Kalusto liikkuu, laskuja tulee yksi',
        text: md(`
          Kortit, polttoaineet, lataus ja säiliötoimitukset samalla sopimuksella. Yksinyrittäjästä kuljetusketjuun.
        `),
        image: picture('van-fleet', 'Pakettiautoja rivissä yrityksen pihalla aamulla'),
        links: [to('businessCard', 'Hae korttia'), to('b2bContact', 'Ota yhteyttä')],
        theme: 'primary',
      }),
      cards('grid', 'Ratkaisut yrityksille', [
        card('business-card', {
          title: 'St1 Business -kortti',
          text: md(`
            Maksuväline autolle tai kuljettajalle. 2,90 € kuukaudessa, ei avausmaksua.
          `),
          image: picture('business-card', 'Yrityskortti kuljettajan kädessä'),
          links: [to('businessCard', 'Tutustu korttiin')],
        }),
        card('business-energy', {
          title: 'Energiatuotteet',
          text: md(`
            Diesel, HVO100, moottoripolttoöljy, biokaasu ja lämpö.
          `),
          image: picture('biogas-plant', 'Biokaasulaitoksen kupoleita pellon reunassa'),
          links: [to('energyProducts', 'Katso tuotteet')],
        }),
        card('business-services', {
          title: 'Business-palvelut',
          text: md(`
            Verkkopalvelu, raportit, rajapinnat ja järjestöedut.
          `),
          image: picture('report-desk', 'Raportteja ja kannettava tietokone työpöydällä'),
          links: [to('businessServices', 'Katso palvelut')],
        }),
        card('business-b2b', {
          title: 'Suurasiakkaat',
          text: md(`
            Nimetty yhteyshenkilö, kilpailutukset ja pitkät sopimukset.
          `),
          image: picture('refinery', 'Jalostamo ja säiliöt hämärässä'),
          links: [to('b2b', 'Suurasiakkaiden palvelut')],
        }),
        card('business-contact', {
          title: 'Yritysmyynti',
          text: md(`
            Soita arkisin klo 8–17 tai pyydä yhteydenottoa.
          `),
          image: picture('office-team', 'Myyntitiimi neuvottelupöydän ääressä'),
          links: [to('b2bContact', 'Yhteystiedot')],
        }),
      ]),
      richText(
        md(`
        ## Keitä palvelemme

        Asiakkaitamme on noin 28 000 yritystä. Useimmilla on alle kymmenen ajoneuvoa, suurimmilla yli tuhat.

        - **Huolto ja rakentaminen:** kortti autoon, pesu ja tarvikkeet samalla laskulla.
        - **Kuljetus:** raskaan liikenteen mittarit, AdBlue ja nesteytetty biokaasu.
        - **Maatilat:** moottoripolttoöljy omaan säiliöön ennen kylvöjä ja puinteja.
        - **Kunnat ja kiinteistöt:** lämmitysöljy, maalämpö ja päästöraportit.

        > Ennen kuitteja kerättiin kenkälaatikkoon. Nyt kirjanpito hakee ne itse, sanoo putkiliikkeen omistaja Lappeenrannasta.
      `),
      ),
      cards('quickNavigation', 'Suoraan asiaan', [
        card('business-quick-st1business', {
          title: 'Kirjaudu',
          links: [to('st1Business', 'St1 Business -palvelu')],
        }),
        card('business-quick-truck', {
          title: 'Tankkauspaikat',
          links: [to('stationLocator', 'Raskaan liikenteen asemat', '?service=TRUCK')],
        }),
        card('business-quick-haulage', {
          title: 'SKAL-jäsenet',
          links: [to('haulage', 'SKAL-jäsenen edut')],
        }),
        card('business-quick-safety', {
          title: 'Tiedotteet',
          links: [to('productSafety', 'Käyttöturvatiedotteet')],
        }),
      ]),
      articleList('Yrityksille kirjoitettua', ['yritykset']),
    ],
  },
  {
    key: 'b2b',
    title: 'Suurasiakkaat',
    description:
      'Suurille yrityksille ja julkisille toimijoille: oma yhteyshenkilö, sopimushinnat, toimitusvarmuus ja päästötiedot hankintaa varten.',
    body: [
      hero({
        title: 'Kun litroja on paljon',
        text: md(`
          Yli 500 000 litraa vuodessa ostavalle räätälöimme hinnan, toimituksen ja raportoinnin.
        `),
        image: picture('refinery', 'Jalostamon torneja iltavalossa'),
        links: [to('b2bContact', 'Pyydä tarjous')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Mitä sopimukseen kuuluu

        1. Oma yhteyshenkilö ja sijainen, jotka tuntevat kalustosi.
        2. Hinta sidottuna julkiseen noteeraukseen tai kiinteänä enintään 12 kuukaudeksi.
        3. Toimitusvarmuus: varastot Kotkassa, Porissa, Vaasassa ja Oulussa.
        4. Kuukausittainen päästöraportti, jonka laskentatapa on riippumattoman tahon varmentama.

        ### Julkiset hankinnat

        Osallistumme kuntien ja hyvinvointialueiden kilpailutuksiin. Lähetä tarjouspyyntö osoitteeseen
        [yritykset@st1.example](mailto:yritykset@st1.example). Kuittaamme pyynnön saman arkipäivän aikana.
      `),
      ),
      cards('grid', 'Esimerkkejä', [
        card('b2b-hvo', {
          title: 'Uusiutuvaa sopimuksella',
          text: md(`
            HVO100 omaan säiliöön tai asemilta, määrä varmennettuna todistuksin.
          `),
          image: picture('fuel-pump', 'HVO100-mittari asemalla'),
          links: [to('energyProducts', 'Katso HVO100')],
        }),
        card('b2b-fleet', {
          title: 'Koko kaluston kortit',
          text: md(`
            Tuhansiakin kortteja voi hallita suoraan omasta järjestelmästä rajapinnan kautta.
          `),
          image: picture('business-card', 'Pino yrityskortteja'),
          links: [to('st1Business', 'St1 Business -palvelu')],
        }),
        card('b2b-heat', {
          title: 'Lämpö palveluna',
          text: md(`
            Investoimme kaivoihin, sinä maksat lämmöstä. Sopimus 15 tai 20 vuotta.
          `),
          image: picture('school-winter', 'Maalämmöllä lämpenevä koulu'),
          links: [to('articleGeothermalSchool', 'Lue koulukohteesta')],
        }),
      ]),
      cards('accordion', 'Kysyttyä suurasiakkuudesta', [
        card('b2b-faq-credit', {
          title: 'Millaiset ovat maksuehdot?',
          text: md(`
          Tavallisesti 14 tai 30 päivää netto. Laskun saa Finvoice- ja Peppol-verkkolaskuna.
        `),
        }),
        card('b2b-faq-emission', {
          title: 'Mihin standardiin päästölaskenta perustuu?',
          text: md(`
          Laskemme elinkaaripäästöt uusiutuvan energian direktiivin menetelmällä ja raportoimme ne GHG-protokollan mukaan.
        `),
        }),
        card('b2b-faq-crisis', {
          title: 'Mitä tapahtuu poikkeustilanteessa?',
          text: md(`
          Sopimusasiakkaille on sovittu jakelujärjestys. Harjoittelemme sitä huoltovarmuuskumppanien kanssa vuosittain.
        `),
        }),
        card('b2b-faq-start', {
          title: 'Kauanko käyttöönotto kestää?',
          text: md(`
          Korteilla noin kaksi viikkoa, omalla säiliöllä neljästä kahdeksaan viikkoon.
        `),
        }),
      ]),
    ],
  },
]
