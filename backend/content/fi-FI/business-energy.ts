import { articleList, card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('fi-FI')

export const businessEnergyPages: PageSource[] = [
  {
    key: 'energyProducts',
    title: 'Energiatuotteet yrityksille',
    description: 'Diesel, HVO100, moottoripolttoöljy, biokaasu, AdBlue ja maalämpö yrityksille. Säiliötoimitukset koko maahan 1 000 litrasta.',
    body: [
      hero({
        title: 'Toimitus työmaalle, tilalle ja terminaaliin',
        text: md(`
          Säiliöauto ajaa Ivaloon asti. Tilaat puhelimitse tai annat säiliön itse kertoa, milloin raja alittuu.
        `),
        image: picture('oil-delivery', 'Säiliöauto purkaa polttoainetta maatilan säiliöön'),
        links: [external('tel:0800000130', 'Tilaa: 0800 000 130', true), to('b2bContact', 'Pyydä tarjous')],
        theme: 'primary',
      }),
      richText(md(`
        ## Tuotteet

        | Tuote | Käyttö | Pienin toimitus |
        | --- | --- | --- |
        | Diesel, kesä- ja talvilaatu | Ajoneuvot | 1 000 l |
        | HVO100 | Ajoneuvot ja työkoneet | 1 000 l |
        | Moottoripolttoöljy | Työkoneet, traktorit | 500 l |
        | Kevyt polttoöljy | Lämmitys ja kuivurit | 500 l |
        | AdBlue | Raskas kalusto | 500 l tai 10 l kanisteri |
        | Biokaasu, LBG | Raskas liikenne | kuudelta asemalta |

        Elokuun lopussa, kun puinnit ovat kiivaimmillaan, toimitamme kuivurille myös viikonloppuisin.
      `)),
      cards('carousel', 'Mihin yritykset siirtyvät', [
        card('energy-hvo', {
          title: 'HVO100 työkoneisiin',
          text: md(`
            Sama säiliö, samat koneet, jopa 90 % pienemmät elinkaaripäästöt.
          `),
          image: picture('fuel-pump', 'HVO100-pistooli'),
          links: [to('articleHvo', 'Lue HVO100 talvella')],
        }),
        card('energy-biogas', {
          title: 'Biokaasua rekkoihin',
          text: md(`
            Lantaa, biojätettä ja puhdistamolietettä: raaka-aine on kotimaista.
          `),
          image: picture('biogas-plant', 'Biokaasulaitos talvella'),
          links: [to('articleBiogas', 'Lue biokaasusta')],
        }),
        card('energy-geothermal', {
          title: 'Maalämpö kiinteistöön',
          text: md(`
            Varastot, koulut ja taloyhtiöt, kaivokentät 4–60 kaivoa.
          `),
          image: picture('drill-rig', 'Porausvaunu varastohallin vieressä'),
          links: [to('geothermalHeat', 'Tutustu maalämpöön')],
        }),
        card('energy-charging', {
          title: 'Lataus kalustolle',
          text: md(`
            118 latausasemaa kortilla ja laturit omalle pihalle.
          `),
          image: picture('charger-city', 'Pakettiauto latauksessa iltavalossa'),
          links: [to('evCharging', 'Katso latausverkosto')],
        }),
      ]),
      cards('accordion', 'Kysyttyä toimituksista', [
        card('energy-faq-tank', { title: 'Saako säiliön vuokralle?', text: md(`
          Kyllä. Kaksivaippainen 1 500–10 000 litran säiliö pumppuineen alkaen 65 € kuukaudessa.
        `) }),
        card('energy-faq-sensor', { title: 'Miten automaattitilaus toimii?', text: md(`
          Anturi lähettää pinnankorkeuden kerran päivässä. Kun sovittu raja alittuu, kuorma lähtee ilman erillistä tilausta.
        `) }),
        card('energy-faq-color', { title: 'Saako moottoripolttoöljyä käyttää autossa?', text: md(`
          Ei. Värjätty öljy on verotettu työkoneita varten. Väärinkäytöstä määrätään polttoainemaksu.
        `) }),
        card('energy-faq-proof', { title: 'Miten uusiutuvuus todistetaan?', text: md(`
          Toimitamme kestävyystodistuksen jokaisesta HVO100- ja biokaasuerästä.
        `) }),
      ]),
      articleList('Uutisia ja tarinoita', ['yritykset']),
    ],
  },
  {
    key: 'businessServices',
    title: 'Business-palvelut',
    description: 'St1 Business -verkkopalvelu, sovellus ja SKALin jäsenedut: työkalut kortteihin, raportointiin ja raskaan liikenteen arkeen.',
    body: [
      hero({
        title: 'Työkalut kaluston arkeen',
        text: md(`
          Kulut näkyviin, kuljettajat liikkeelle, kuitit kirjanpitoon. Palvelut sisältyvät kortin kuukausimaksuun.
        `),
        image: picture('report-desk', 'Kannettava tietokone ja kulutusraportti työpöydällä'),
        links: [to('st1Business', 'Tutustu palveluun'), to('b2bContact', 'Kysy lisää')],
        theme: 'secondary',
      }),
      cards('grid', 'Palvelut', [
        card('bservices-st1business', {
          title: 'St1 Business -palvelu',
          text: md(`
            Kortit, rajat, kuitit ja raportit verkossa ja sovelluksessa.
          `),
          image: picture('app-phone', 'St1 Business -sovelluksen kulunäkymä'),
          links: [to('st1Business', 'St1 Business -palvelu')],
        }),
        card('bservices-haulage', {
          title: 'SKAL-jäsenyys',
          text: md(`
            Kuljetusyrittäjien järjestön jäsenille sovitut alennukset ja ruokaedut.
          `),
          image: picture('truck-stop', 'Rekkoja taukopaikalla aamuhämärässä'),
          links: [to('haulage', 'SKAL-jäsenen edut')],
        }),
        card('bservices-card', {
          title: 'Kortti',
          text: md(`
            Kaikki palvelut avautuvat samalla kortilla.
          `),
          image: picture('business-card', 'St1 Business -kortti'),
          links: [to('businessCard', 'St1 Business -kortti')],
        }),
      ]),
      richText(md(`
        ## Rajapinnat ja raportit

        Tapahtumat siirtyvät kirjanpitoon ja ajopäiväkirjaan automaattisesti. Valmis yhteys on yleisimpiin suomalaisiin
        taloushallinnon ohjelmiin.

        - Tapahtumat tiedostona tai rajapinnasta, seuraavana aamuna klo 6
        - Kulutus ajoneuvoittain, keskikulutuksen poikkeamat merkitty
        - Päästöraportti kuukausittain, kilogrammoina ja litroina
        - Verkkolasku kustannuspaikoittain

        Käyttöönotto tehdään etäopastuksena. Aikaa kannattaa varata puoli tuntia.
      `)),
      cards('accordion', 'Kysyttyä palveluista', [
        card('bservices-faq-price', { title: 'Maksavatko palvelut erikseen?', text: md(`
          Verkkopalvelu, sovellus ja raportit sisältyvät kortin hintaan. Rajapinta maksaa 29,00 € kuukaudessa (alv 0 %).
        `) }),
        card('bservices-faq-roles', { title: 'Voiko tilitoimistolle antaa oikeudet?', text: md(`
          Kyllä. Lukuoikeus raportteihin ja kuitteihin annetaan pääkäyttäjän asetuksista.
        `) }),
        card('bservices-faq-data', { title: 'Kuinka kauan tapahtumat säilyvät?', text: md(`
          Kuluva vuosi ja kuusi edellistä, kirjanpitolain mukaisesti.
        `) }),
        card('bservices-faq-language', { title: 'Millä kielillä palvelu toimii?', text: md(`
          Suomeksi, ruotsiksi, norjaksi ja englanniksi.
        `) }),
      ]),
    ],
  },
  {
    key: 'st1Business',
    title: 'St1 Business -palvelu',
    description: 'Hallitse yrityksen kortteja verkossa ja sovelluksessa: rajat, kuitit, kulutusraportit ja päästöt ajoneuvoittain reaaliajassa.',
    body: [
      hero({
        title: 'Kaikki kortit yhdessä näkymässä',
        text: md(`
          Tilaa, sulje ja rajaa kortti itse. Kuljettaja näkee kuitin heti, sinä kulun seuraavana aamuna.
        `),
        image: picture('app-phone', 'Kulutuksen pylväskaavio puhelimen näytöllä'),
        links: [
          external('https://apps.apple.com/', 'Sovellus App Storesta'),
          external('https://play.google.com/store', 'Sovellus Google Playsta'),
        ],
        theme: 'primary',
      }),
      richText(md(`
        ## Mitä palvelussa teet

        1. **Hallitset kortteja.** Uusi sovelluskortti on kuljettajan puhelimessa minuutissa.
        2. **Seuraat kuluja.** Suodata autolla, kuljettajalla, tuotteella tai maalla.
        3. **Haet kuitit.** Kaikki kuitit ovat tallessa, myös Ruotsista ja Norjasta.
        4. **Raportoit päästöt.** Luvut saa suoraan vastuullisuusraportin taulukkoon.

        ![Työpöytä, jolla kulutusraportti ja kahvikuppi](scene:report-desk)

        ### Näin pääset alkuun

        Pääkäyttäjä saa kutsun sähköpostiin, kun sopimus on hyväksytty. Ensimmäinen kirjautuminen tehdään pankkitunnuksilla.
        Sen jälkeen lisäät kuljettajat yksitellen tai tuot ne taulukosta.
      `)),
      cards('grid', 'Kuljettajalle ja toimistoon', [
        card('st1b-driver', {
          title: 'Sovellus kuljettajalle',
          text: md(`
            Lähin mittari, laturi ja pesu. Maksu ilman korttia.
          `),
          image: picture('truck-night', 'Kuljettaja lähestyy valaistua asemaa yöllä'),
          links: [to('stationLocator', 'Etsi tankkauspaikka', '?service=TRUCK')],
        }),
        card('st1b-office', {
          title: 'Verkkopalvelu toimistoon',
          text: md(`
            Raportit, laskut ja käyttöoikeudet.
          `),
          image: picture('office-team', 'Työkaverit katsovat raporttia'),
          links: [to('b2bContact', 'Tilaa esittely')],
        }),
        card('st1b-card', {
          title: 'Kortti molempiin',
          text: md(`
            2,90 € kuukaudessa, palvelu kuuluu hintaan.
          `),
          image: picture('business-card', 'Yrityskortti'),
          links: [to('businessCard', 'Hae korttia')],
        }),
      ]),
      cards('accordion', 'Kysyttyä palvelusta', [
        card('st1b-faq-login', { title: 'En pääse kirjautumaan', text: md(`
          Tilaa uusi salasana kirjautumissivulta. Jos sähköposti on vaihtunut, soita [0800 000 120](tel:0800000120).
        `) }),
        card('st1b-faq-private', { title: 'Voiko samalla tunnuksella tehdä omia ostoja?', text: md(`
          Ei. Yksityisille ostoille on [oma sovellus](page:loyalty), jotta kulut pysyvät erillään.
        `) }),
        card('st1b-faq-offline', { title: 'Toimiiko sovellus ilman verkkoa?', text: md(`
          Mittarin avaaminen tarvitsee yhteyden. Muovikortti toimii aina.
        `) }),
        card('st1b-faq-close', { title: 'Miten suljen kuljettajan oikeudet?', text: md(`
          Valitse kuljettaja ja paina Sulje. Kortti lakkaa toimimasta kaikissa maissa viiden minuutin kuluessa.
        `) }),
      ]),
    ],
  },
  {
    key: 'haulage',
    title: 'SKAL-jäsenyys',
    description: 'SKALin jäsenyrityksille sopimusalennus dieselistä ja HVO100:sta, edullinen kuljettajan ateria ja 85 raskaan liikenteen tankkauspaikkaa.',
    body: [
      hero({
        title: 'Kuljetusyrittäjän omat ehdot',
        text: md(`
          SKALin jäsenenä saat alennuksen ensimmäisestä litrasta. Kortin kuukausimaksua ei peritä.
        `),
        image: picture('truck-stop', 'Täysperävaunu raskaan liikenteen mittarilla'),
        links: [to('b2bContact', 'Liitä jäsenyys korttiin'), to('stationLocator', 'Tankkauspaikat', '?service=TRUCK')],
        theme: 'primary',
      }),
      richText(md(`
        ## Jäsenedut

        | Etu | Jäsenelle |
        | --- | --- |
        | Diesel ja HVO100 raskaan liikenteen mittareilta | Sopimusalennus päivän listahinnasta |
        | AdBlue mittarista | 5 snt/l alennus |
        | St1 Business -kortti | 0 €/kk (muille 2,90 €/kk) |
        | Kuljettajan annos ja santsikahvi | 11,90 € (muille 12,90 €) |
        | Suihku | Veloituksetta tankkauksen yhteydessä |

        Edut tulevat voimaan, kun jäsennumero on tarkistettu, tavallisesti kahden arkipäivän kuluessa.
      `)),
      richText(md(`
        85 tankkauspaikalla on nopea pistooli molemmilla puolilla, korkea katos ja tilaa täyspitkälle yhdistelmälle.
        Kuudelta asemalta saa nesteytettyä biokaasua.

        - Suihku ja sauna, pyyhe kassalta
        - Valvottu pysäköinti suurimmilla asemilla, muun muassa Iisalmessa, Keuruulla ja Kemissä
        - Ruokaa aamukuudesta, automaatista läpi yön

        > Puoli tuntia, keitto ja suihku. Sitten jaksaa taas Kilpisjärvelle.
      `), 'Asemat kuljettajille'),
      cards('accordion', 'Kysyttyä jäsenyydestä', [
        card('haulage-faq-proof', { title: 'Miten todistan jäsenyyden?', text: md(`
          Jäsennumero riittää. Tarkistamme sen järjestöltä vuosittain, sinun ei tarvitse tehdä mitään.
        `) }),
        card('haulage-faq-drivers', { title: 'Koskeeko etu myös alihankkijoita?', text: md(`
          Etu on jäsenyrityksen omilla korteilla. Alihankkija tarvitsee oman jäsenyyden.
        `) }),
        card('haulage-faq-join', { title: 'Miten SKALiin liitytään?', text: md(`
          Jäsenyyttä haetaan järjestöltä tai sen alueyhdistykseltä. Kerro meille, kun jäsennumero on tullut.
        `) }),
        card('haulage-faq-abroad', { title: 'Saanko alennuksen Ruotsissa ja Norjassa?', text: md(`
          Kortti käy, mutta jäsenalennus koskee tankkauksia Suomessa.
        `) }),
      ]),
      articleList('Tien päältä', ['yritykset']),
    ],
  },
]
