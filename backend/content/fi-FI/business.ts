import { articleList, card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('fi-FI')

export const businessPages: PageSource[] = [
  {
    key: 'business',
    title: 'Yrityksille',
    description: 'St1 Business -kortti, energiatuotteet ja palvelut yrityksille: polttoaineet, lataus ja raportointi yhdeltä kumppanilta koko Pohjolassa.',
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
      richText(md(`
        ## Kenelle palvelemme

        Asiakkaitamme on noin 28 000 yritystä. Useimmilla on alle kymmenen ajoneuvoa, suurimmilla yli tuhat.

        - **Huolto ja rakentaminen:** kortti autoon, pesu ja tarvikkeet samalla laskulla.
        - **Kuljetus:** raskaan liikenteen mittarit, AdBlue ja nesteytetty biokaasu.
        - **Maatilat:** moottoripolttoöljy omaan säiliöön ennen kylvöjä ja puinteja.
        - **Kunnat ja kiinteistöt:** lämmitysöljy, maalämpö ja päästöraportit.

        > Ennen kuitteja kerättiin kenkälaatikkoon. Nyt kirjanpito hakee ne itse, sanoo putkiliikkeen omistaja Lappeenrannasta.
      `)),
      cards('quickNavigation', 'Suoraan asiaan', [
        card('business-quick-st1business', { title: 'Kirjaudu', links: [to('st1Business', 'St1 Business -palvelu')] }),
        card('business-quick-truck', { title: 'Tankkauspaikat', links: [to('stationLocator', 'Raskaan liikenteen asemat', '?service=TRUCK')] }),
        card('business-quick-haulage', { title: 'SKAL-jäsenet', links: [to('haulage', 'SKAL-jäsenen edut')] }),
        card('business-quick-safety', { title: 'Tiedotteet', links: [to('productSafety', 'Käyttöturvatiedotteet')] }),
      ]),
      articleList('Yrityksille kirjoitettua', ['yritykset']),
    ],
  },
  {
    key: 'b2b',
    title: 'Suurasiakkaat',
    description: 'Suurille yrityksille ja julkisille toimijoille: oma yhteyshenkilö, sopimushinnat, toimitusvarmuus ja päästötiedot hankintaa varten.',
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
      richText(md(`
        ## Mitä sopimukseen kuuluu

        1. Oma yhteyshenkilö ja sijainen, jotka tuntevat kalustosi.
        2. Hinta sidottuna julkiseen noteeraukseen tai kiinteänä enintään 12 kuukaudeksi.
        3. Toimitusvarmuus: varastot Kotkassa, Porissa, Vaasassa ja Oulussa.
        4. Kuukausittainen päästöraportti, jonka laskentatapa on riippumattoman tahon varmentama.

        ### Julkiset hankinnat

        Osallistumme kuntien ja hyvinvointialueiden kilpailutuksiin. Tarjouspyynnöt pyydämme osoitteeseen
        [yritykset@st1.example](mailto:yritykset@st1.example). Kuittaamme pyynnön saman arkipäivän aikana.
      `)),
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
            Tuhansia kortteja hallitaan rajapinnalla samoin kuin omassa järjestelmässä.
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
        card('b2b-faq-credit', { title: 'Millaiset ovat maksuehdot?', text: md(`
          Tavallisesti 14 tai 30 päivää netto. Laskun saa Finvoice- ja Peppol-verkkolaskuna.
        `) }),
        card('b2b-faq-emission', { title: 'Mihin standardiin päästölaskenta perustuu?', text: md(`
          Laskemme elinkaaripäästöt uusiutuvan energian direktiivin menetelmällä ja raportoimme ne GHG-protokollan mukaan.
        `) }),
        card('b2b-faq-crisis', { title: 'Mitä tapahtuu poikkeustilanteessa?', text: md(`
          Sopimusasiakkaille on sovittu jakelujärjestys. Harjoittelemme sitä huoltovarmuuskumppanien kanssa vuosittain.
        `) }),
        card('b2b-faq-start', { title: 'Kauanko käyttöönotto kestää?', text: md(`
          Korteilla noin kaksi viikkoa, omalla säiliöllä neljästä kahdeksaan viikkoon.
        `) }),
      ]),
    ],
  },
  {
    key: 'b2bContact',
    title: 'Yritysmyynnin yhteystiedot',
    description: 'Yritysmyynti palvelee ma–pe 8–17 numerossa 0800 000 120. Yhteystiedot korteille, säiliötoimituksille, maalämmölle ja laskutukselle.',
    body: [
      hero({
        title: 'Puhutaan yrityksesi energiasta',
        text: md(`
          Kerro ajoneuvojen määrä ja arvio litroista, niin saat vastauksen seuraavana arkipäivänä.
        `),
        image: picture('office-team', 'Kolme ihmistä katsoo yhdessä karttaa toimistossa'),
        links: [external('tel:0800000120', 'Soita 0800 000 120', true)],
        theme: 'primary',
      }),
      richText(md(`
        ## Yhteystiedot

        | Asia | Puhelin | Sähköposti | Avoinna |
        | --- | --- | --- | --- |
        | Kortit ja uudet asiakkaat | [0800 000 120](tel:0800000120) | [yritykset@st1.example](mailto:yritykset@st1.example) | ma–pe 8–17 |
        | Säiliötoimitukset | [0800 000 130](tel:0800000130) | [toimitukset@st1.example](mailto:toimitukset@st1.example) | ma–pe 7–16.30 |
        | Maalämpö yrityksille | [0800 000 140](tel:0800000140) | [maalampo@st1.example](mailto:maalampo@st1.example) | ma–pe 8–16 |
        | Laskutus | [0800 000 121](tel:0800000121) | [laskutus@st1.example](mailto:laskutus@st1.example) | ma–pe 9–15 |
        | Kortin sulkeminen | [0800 000 125](tel:0800000125) | | 24 h |

        Puhelut ovat maksuttomia. Ulkomailta palvelemme numerossa [+358 10 000 1200](tel:+358100001200).
      `)),
      cards('accordion', 'Ennen kuin soitat', [
        card('b2bcontact-faq-apply', { title: 'Mitä hakemukseen tarvitaan?', text: md(`
          Y-tunnus, yhteyshenkilö, ajoneuvojen määrä ja laskutusosoite. Tarkistamme luottotiedot. Päätös tulee yleensä
          kahdessa arkipäivässä.
        `) }),
        card('b2bcontact-faq-new', { title: 'Yritys on vasta perustettu', text: md(`
          Kortin saa myös uusi yritys. Luottoraja on aluksi 1 000 €, tai voit maksaa ennakkoon.
        `) }),
        card('b2bcontact-faq-invoice', { title: 'Laskussa on virhe', text: md(`
          Ilmoita laskun numero laskutukseen ennen eräpäivää. Pysäytämme perinnän selvityksen ajaksi.
        `) }),
        card('b2bcontact-faq-user', { title: 'Pääkäyttäjä on vaihtunut', text: md(`
          Yrityksen allekirjoitusoikeudellinen henkilö voi vaihtaa pääkäyttäjän
          [St1 Business -palvelussa](page:st1Business).
        `) }),
      ]),
      cards('quickNavigation', 'Tutustu ensin', [
        card('b2bcontact-quick-card', { title: 'Kortti', links: [to('businessCard', 'St1 Business -kortti')] }),
        card('b2bcontact-quick-energy', { title: 'Tuotteet', links: [to('energyProducts', 'Energiatuotteet')] }),
        card('b2bcontact-quick-large', { title: 'Suuret yritykset', links: [to('b2b', 'Suurasiakkaat')] }),
        card('b2bcontact-quick-private', { title: 'Yksityisasiakas?', links: [to('contact', 'Asiakaspalvelu')] }),
      ]),
    ],
  },
  {
    key: 'businessCard',
    title: 'St1 Business -kortti',
    description: 'St1 Business -kortti maksaa 2,90 €/kk ja käy noin 1 200 asemalla Suomessa, Ruotsissa ja Norjassa. Katso edut, rajat ja hakuohje.',
    body: [
      hero({
        title: 'Kortti, joka tietää rajansa',
        text: md(`
          Päätät itse, mitä kortilla saa ostaa, milloin ja kuinka paljon. Muutos tulee voimaan minuuteissa.
        `),
        image: picture('business-card', 'St1 Business -kortti ja auton avaimet pöydällä'),
        links: [to('b2bContact', 'Hae korttia'), to('st1Business', 'Hallitse kortteja')],
        theme: 'primary',
      }),
      richText(md(`
        ## Hinta ja ehdot

        | | |
        | --- | --- |
        | Kuukausimaksu | 2,90 € / kortti (alv 0 %) |
        | Avausmaksu | Ei ole |
        | Maksuaika | 14 päivää, laskutus kahdesti kuussa |
        | Käy | Noin 1 200 asemaa Suomessa, Ruotsissa ja Norjassa |
        | Tunnistaminen | Tunnusluku, ajoneuvo tai kuljettajan tunniste |

        Kortilla voi maksaa polttoaineet, latauksen, autopesun, AdBluen ja sovitut tarvikkeet. Ruoan ja kaupan tuotteet saa
        mukaan, jos yritys niin valitsee.
      `)),
      cards('grid', 'Kolme tapaa käyttää', [
        card('bcard-vehicle', {
          title: 'Ajoneuvokortti',
          text: md(`
            Kulkee auton mukana. Ostot erittyvät rekisteritunnuksen mukaan.
          `),
          image: picture('van-fleet', 'Huoltoauto ja numeroituja pakettiautoja'),
        }),
        card('bcard-driver', {
          title: 'Kuljettajakortti',
          text: md(`
            Kuljettajan oma kortti, joka toimii missä tahansa yrityksen autossa.
          `),
          image: picture('truck-night', 'Rekan kuljettaja valaistulla asemalla'),
        }),
        card('bcard-mobile', {
          title: 'Kortti puhelimessa',
          text: md(`
            St1 Business -sovellus avaa mittarin ja laturin ilman muovia.
          `),
          image: picture('app-phone', 'Yrityskortti puhelimen näytöllä'),
          links: [to('st1Business', 'Sovellus ja palvelu')],
        }),
      ]),
      cards('accordion', 'Kysyttyä kortista', [
        card('bcard-faq-limit', { title: 'Mitä rajoja voin asettaa?', text: md(`
          Tuoteryhmät, litrat, eurot, viikonpäivät, kellonajat ja maat, kortti- tai ryhmäkohtaisesti.
        `) }),
        card('bcard-faq-lost', { title: 'Kortti katosi', text: md(`
          Sulje se heti palvelussa tai soita [0800 000 125](tel:0800000125), 24 h. Vastuu siirtyy meille ilmoitushetkestä.
        `) }),
        card('bcard-faq-vat', { title: 'Miten arvonlisävero käsitellään?', text: md(`
          Lasku erittelee veron maittain. Ruotsin ja Norjan ostoksista voi hakea palautusta laskun perusteella.
        `) }),
        card('bcard-faq-deliver', { title: 'Kauanko toimitus kestää?', text: md(`
          Sovelluskortti on käytössä heti, muovikortti 5–7 arkipäivässä.
        `) }),
        card('bcard-faq-charge', { title: 'Näkyykö kotilataus raportilla?', text: md(`
          Kyllä, jos kotilaturi on liitetty palveluun. Korvaus kuljettajalle lasketaan toteutuneista kilowattitunneista.
        `) }),
      ]),
    ],
  },
]
