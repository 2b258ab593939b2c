import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const businessServicePages: PageSource[] = [
  {
    key: 'businessServices',
    title: 'Business-palvelut',
    description:
      'St1 Business -verkkopalvelu, sovellus ja SKALin jäsenedut: työkalut kortteihin, raportointiin ja raskaan liikenteen arkeen.',
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
      richText(
        md(`
        ## Rajapinnat ja raportit

        Tapahtumat siirtyvät kirjanpitoon ja ajopäiväkirjaan automaattisesti. Valmis yhteys on yleisimpiin suomalaisiin
        taloushallinnon ohjelmiin.

        - Tapahtumat tiedostona tai rajapinnasta, seuraavana aamuna klo 6
        - Kulutus ajoneuvoittain, keskikulutuksen poikkeamat merkitty
        - Päästöraportti kuukausittain, kilogrammoina ja litroina
        - Verkkolasku kustannuspaikoittain

        Käyttöönotto tehdään etäopastuksena. Aikaa kannattaa varata puoli tuntia.
      `),
      ),
      cards('accordion', 'Kysyttyä palveluista', [
        card('bservices-faq-price', {
          title: 'Maksavatko palvelut erikseen?',
          text: md(`
          Verkkopalvelu, sovellus ja raportit sisältyvät kortin hintaan. Rajapinta maksaa 29,00 € kuukaudessa (alv 0 %).
        `),
        }),
        card('bservices-faq-roles', {
          title: 'Voiko tilitoimistolle antaa oikeudet?',
          text: md(`
          Kyllä. Lukuoikeus raportteihin ja kuitteihin annetaan pääkäyttäjän asetuksista.
        `),
        }),
        card('bservices-faq-data', {
          title: 'Kuinka kauan tapahtumat säilyvät?',
          text: md(`
          Kuluva vuosi ja kuusi edellistä, kirjanpitolain mukaisesti.
        `),
        }),
        card('bservices-faq-language', {
          title: 'Millä kielillä palvelu toimii?',
          text: md(`
          Suomeksi, ruotsiksi, norjaksi ja englanniksi.
        `),
        }),
      ]),
    ],
  },
  {
    key: 'st1Business',
    title: 'St1 Business -palvelu',
    synonyms: 'yritystili, yrityksen tili',
    description:
      'Hallitse yrityksen kortteja verkossa ja sovelluksessa: rajat, kuitit, kulutusraportit ja päästöt ajoneuvoittain.',
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
      richText(
        md(`
        ## Mitä palvelussa teet

        1. **Hallitset kortteja.** Uusi sovelluskortti on kuljettajan puhelimessa minuutissa.
        2. **Seuraat kuluja.** Suodata auton, kuljettajan, tuotteen tai maan mukaan.
        3. **Haet kuitit.** Kaikki kuitit ovat tallessa, myös Ruotsista ja Norjasta.
        4. **Raportoit päästöt.** Luvut saa suoraan vastuullisuusraportin taulukkoon.

        ![Työpöytä, jolla kulutusraportti ja kahvikuppi](scene:report-desk)

        ### Näin pääset alkuun

        Pääkäyttäjä saa kutsun sähköpostiin, kun sopimus on hyväksytty. Ensimmäinen kirjautuminen tehdään pankkitunnuksilla.
        Sen jälkeen lisäät kuljettajat yksitellen tai tuot ne taulukosta.
      `),
      ),
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
        card('st1b-faq-login', {
          title: 'En pääse kirjautumaan',
          text: md(`
          Tilaa uusi salasana kirjautumissivulta. Jos sähköposti on vaihtunut, soita [0800 000 120](tel:0800000120).
        `),
        }),
        card('st1b-faq-private', {
          title: 'Voiko samalla tunnuksella tehdä omia ostoja?',
          text: md(`
          Ei. Yksityisille ostoille on [oma sovellus](page:loyalty), jotta kulut pysyvät erillään.
        `),
        }),
        card('st1b-faq-offline', {
          title: 'Toimiiko sovellus ilman verkkoa?',
          text: md(`
          Mittarin avaaminen tarvitsee yhteyden. Muovikortti toimii aina.
        `),
        }),
        card('st1b-faq-close', {
          title: 'Miten suljen kuljettajan oikeudet?',
          text: md(`
          Valitse kuljettaja ja paina Sulje. Kortti lakkaa toimimasta kaikissa maissa viiden minuutin kuluessa.
        `),
        }),
      ]),
    ],
  },
]
