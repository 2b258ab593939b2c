import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { contactForm } from './forms.ts'
import { md, to } from './words.ts'

export const privatePages: PageSource[] = [
  {
    key: 'private',
    title: 'Yksityisille',
    description:
      'Polttoaineet, sähköauton lataus, autopesu, ruoka, lämmitysöljy ja maalämpö: St1:n tuotteet ja palvelut yksityisasiakkaille.',
    body: [
      hero({
        title: 'Arjen energiaa autoon ja kotiin',
        text: md(`
          Asemilta saat polttoaineen, latauksen, pesun ja lounaan. Kotiin toimitamme lämmitysöljyn tai maalämmön.
        `),
        image: picture('station-winter-morning', 'Asiakas tankkaa autoaan lumisena talviaamuna'),
        links: [to('products', 'Tuotteet'), to('services', 'Palvelut')],
        theme: 'primary',
      }),
      cards('grid', 'Valitse, mitä tarvitset', [
        card('private-products', {
          title: 'Tuotteet',
          text: md(`
            Bensiinit, dieselit ja HVO100, suurteholataus, lämmitysöljy sekä maalämpö.
          `),
          image: picture('fuel-pump', 'Bensiinipistooli mittarilla'),
          links: [to('products', 'Katso tuotteet')],
        }),
        card('private-services', {
          title: 'Palvelut asemilla',
          text: md(`
            Autopesu, ruoka, peräkärryt, paketit ja veneasemat.
          `),
          image: picture('parcel-lockers', 'Pakettiautomaatti aseman seinustalla'),
          links: [to('services', 'Katso palvelut')],
        }),
        card('private-loyalty', {
          title: 'Kanta-asiakkuus',
          text: md(`
            Sovelluksella maksat mittarilla ja saat 2 snt/l alennusta. Jäsenyys on maksuton.
          `),
          image: picture('app-phone', 'St1-sovellus puhelimessa'),
          links: [to('loyalty', 'Liity kanta-asiakkaaksi')],
        }),
        card('private-cards', {
          title: 'Kortit',
          text: md(`
            Maksukortti, lahjakortti ja sovelluksen digitaalinen kortti vertailussa.
          `),
          image: picture('business-card', 'Maksukortti pöydällä'),
          links: [to('customerCards', 'Vertaa kortteja')],
        }),
        card('private-contact', {
          title: 'Asiakaspalvelu',
          text: md(`
            Vastaamme asemia koskeviin kysymyksiin ympäri vuorokauden.
          `),
          image: picture('customer-service', 'Asiakaspalvelija kuulokkeet päässä'),
          links: [to('contact', 'Ota yhteyttä')],
        }),
        card('private-notices', {
          title: 'Häiriöt asemilla',
          text: md(`
            Katso, onko mittari, pesu tai laturi huollossa.
          `),
          image: picture('station-express', 'Automaattiasema hiljaisena iltana'),
          links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')],
        }),
      ]),
      richText(
        md(`
        ## Näin asemat toimivat

        Mittarit ja laturit ovat auki aina, ellei asemahaku kerro toisin. Ravintola, kauppa ja miehitetty pesu
        palvelevat aseman omina aukioloaikoina. Automaattiasemilla maksat mittarilla, joko kortilla tai sovelluksella.

        Hinnat näkyvät hintataululla ja sovelluksessa. Ne voivat vaihdella asemittain, koska kilpailu ja
        kuljetusmatkat ovat eri puolilla Suomea erilaiset.
      `),
      ),
      cards('quickNavigation', 'Usein haettua', [
        card('private-quick-locator', {
          title: 'Lähin asema',
          links: [to('stationLocator', 'Avaa asemahaku', '?service=MAIN')],
        }),
        card('private-quick-wash', {
          title: 'Pesukoodit',
          links: [to('carWash', 'Osta autopesu')],
        }),
        card('private-quick-mypages', {
          title: 'Omat ostot',
          links: [to('myPages', 'Kirjaudu omille sivuille')],
        }),
        card('private-quick-privacy', {
          title: 'Omat tiedot',
          links: [to('privacy', 'Lue tietosuojasta')],
        }),
        card('private-quick-safety', {
          title: 'Tuotetiedot',
          links: [to('productSafety', 'Käyttöturvatiedotteet')],
        }),
      ]),
    ],
  },
  {
    key: 'contact',
    title: 'Asiakaspalvelu',
    synonyms:
      'yhteystiedot, ota yhteyttä, yhteys, puhelinnumero, puhelin, sähköposti, kuitti, kadonnut kuitti, löytötavarat, löytötavara, unohtuneet tavarat, unohtunut tavara, hukattu tavara, asiakaspalvelun numero, aspa, chat, kuitin pyytäminen, kuitit',
    description:
      'St1:n asiakaspalvelu palvelee asemia koskevissa asioissa ympäri vuorokauden. Puhelinnumerot, aukioloajat ja usein kysytyt kysymykset.',
    body: [
      hero({
        title: 'Miten voimme auttaa?',
        text: md(`
          Jos mittari, laturi tai pesu ei toimi, soita heti. Vastaamme myös öisin ja pyhinä.
        `),
        links: [
          external('tel:0800000110', 'Soita 0800 000 110', true),
          to('serviceNotices', 'Katso häiriötilanne'),
        ],
      }),
      richText(
        md(`
        ## Puhelinnumerot ja aukioloajat

        | Asia | Puhelin | Avoinna |
        | --- | --- | --- |
        | Asemat, maksaminen, lataus, pesu | [0800 000 110](tel:0800000110) | 24 h, joka päivä |
        | Kortin sulkeminen | [0800 000 125](tel:0800000125) | 24 h, joka päivä |
        | Kanta-asiakkuus ja verkkokauppa | [0800 000 110](tel:0800000110) | ma–pe 8–18, la 10–15 |
        | Lämmitysöljyn tilaukset | [0800 000 130](tel:0800000130) | ma–pe 8–16.30 |
        | Maalämpö | [0800 000 140](tel:0800000140) | ma–pe 8–16 |
        | Yritysasiakkaat | [0800 000 120](tel:0800000120) | ma–pe 8–17 |

        Numerot ovat soittajalle maksuttomia. Voit kirjoittaa myös osoitteeseen
        [asiakaspalvelu@st1.example](mailto:asiakaspalvelu@st1.example). Vastaamme kahden arkipäivän kuluessa.

        Arkipyhinä ja juhannus-, joulu- ja uudenvuodenaattona päivystää vain ympäri vuorokauden avoinna oleva numero.
      `),
      ),
      contactForm,
      cards('accordion', 'Usein kysyttyä', [
        card('contact-faq-receipt', {
          title: 'Mistä saan kuitin jälkikäteen?',
          text: md(`
          Sovelluksella maksetun ostoksen kuitti on sovelluksessa. Korttiautomaatin kuittia varten tarvitsemme aseman
          nimen, mittarin numeron, kellonajan ja summan. Kuitteja voi pyytää 18 kuukauden ajan.
        `),
        }),
        card('contact-faq-reservation', {
          title: 'Tililläni on katevaraus, vaikka tankkasin vähemmän',
          text: md(`
          Automaatti varaa enintään 150,00 € ennen tankkausta. Pankki vapauttaa erotuksen yleensä muutamassa minuutissa,
          viimeistään kolmen arkipäivän kuluttua.
        `),
        }),
        card('contact-faq-code', {
          title: 'Pesukoodi ei tullut sähköpostiin',
          text: md(`
          Katso ensin roskapostikansiosta. Koodi näkyy myös [omilla sivuilla](page:myPages). Jos sitä ei löydy, soita, niin
          lähetämme sen uudelleen.
        `),
        }),
        card('contact-faq-wrong', {
          title: 'Tankkasin väärää polttoainetta',
          text: md(`
          Älä käynnistä moottoria. Soita numeroon [0800 000 110](tel:0800000110), niin neuvomme hinauksen ja tankin
          tyhjennyksen.
        `),
        }),
        card('contact-faq-damage', {
          title: 'Autoni vaurioitui pesussa',
          text: md(`
          Ilmoita vahingosta heti asemalla tai puhelimitse ja ota kuvat ennen kuin ajat pois. Käsittelemme ilmoituksen
          seitsemän arkipäivän kuluessa.
        `),
        }),
      ]),
      cards('quickNavigation', 'Löydä suoraan', [
        card('contact-quick-b2b', {
          title: 'Yritykset',
          links: [to('b2bContact', 'Yritysasiakkaiden yhteystiedot')],
        }),
        card('contact-quick-media', {
          title: 'Media',
          links: [to('newsAndMedia', 'Mediapalvelu')],
        }),
        card('contact-quick-privacy', {
          title: 'Tietopyynnöt',
          links: [to('privacy', 'Tietosuoja')],
        }),
        card('contact-quick-station', {
          title: 'Aseman puhelinnumero',
          links: [to('stationLocator', 'Etsi asema', '?service=MAIN')],
        }),
      ]),
    ],
  },
]
