import { card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('fi-FI')

export const privatePages: PageSource[] = [
  {
    key: 'private',
    title: 'Yksityisille',
    description: 'Polttoaineet, sähköauton lataus, autopesu, ruoka, lämmitysöljy ja maalämpö: St1:n tuotteet ja palvelut yksityisasiakkaille.',
    body: [
      hero({
        title: 'Arjen energiaa autoon ja kotiin',
        text: md(`
          Asemilta saat polttoaineen, latauksen, pesun ja lounaan. Kotiin toimitamme lämmitysöljyä ja maalämpöä.
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
            Vastaamme asemia koskeviin asioihin ympäri vuorokauden.
          `),
          image: picture('customer-service', 'Asiakaspalvelija kuulokkeet päässä'),
          links: [to('contact', 'Ota yhteyttä')],
        }),
        card('private-notices', {
          title: 'Häiriöt asemilla',
          text: md(`
            Katso, jos mittari, pesu tai laturi on huollossa.
          `),
          image: picture('station-express', 'Automaattiasema hiljaisena iltana'),
          links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')],
        }),
      ]),
      richText(md(`
        ## Näin asemat toimivat

        Mittarit ja laturit ovat auki aina, ellei asemahaku kerro toisin. Ravintola, kauppa ja miehitetty pesu
        palvelevat aseman omina aukioloaikoina. Automaattiasemilla maksat mittarilla kortilla tai sovelluksella.

        Hinnat näkyvät hintataululla ja sovelluksessa. Ne voivat vaihdella asemittain, koska kilpailu ja
        kuljetusmatkat ovat eri puolilla Suomea erilaiset.
      `)),
      cards('quickNavigation', 'Usein haettua', [
        card('private-quick-locator', { title: 'Lähin asema', links: [to('stationLocator', 'Avaa asemahaku', '?service=MAIN')] }),
        card('private-quick-wash', { title: 'Pesukoodit', links: [to('carWash', 'Osta autopesu')] }),
        card('private-quick-mypages', { title: 'Omat ostot', links: [to('myPages', 'Kirjaudu omille sivuille')] }),
        card('private-quick-privacy', { title: 'Omat tiedot', links: [to('privacy', 'Lue tietosuojasta')] }),
        card('private-quick-safety', { title: 'Tuotetiedot', links: [to('productSafety', 'Käyttöturvatiedotteet')] }),
      ]),
    ],
  },
  {
    key: 'loyalty',
    title: 'Kanta-asiakkuus',
    description: 'Liity maksutta St1:n kanta-asiakkaaksi sovelluksessa. Saat 2 snt/l alennusta polttoaineesta, edullisemman latauksen ja kahviedun.',
    body: [
      hero({
        title: 'Edut kulkevat puhelimessa',
        text: md(`
          Kanta-asiakkuus on St1-sovelluksessa. Se ei maksa mitään, eikä muovikorttia tarvita.
        `),
        image: picture('app-phone', 'Kädessä puhelin, jossa näkyy kanta-asiakkaan edut'),
        links: [
          external('https://apps.apple.com/', 'Lataa App Storesta'),
          external('https://play.google.com/store', 'Lataa Google Playsta'),
        ],
        theme: 'primary',
      }),
      richText(md(`
        ## Etusi

        | Mistä | Mitä saat |
        | --- | --- |
        | Bensiini ja diesel | 2 snt/l alennus, kun maksat sovelluksella |
        | Sähköauton lataus | Sovellushinta alkaen 0,47 €/kWh |
        | Kahvi | Joka kuudes kahvi veloituksetta |
        | Tankkauskahvi | 1,00 €, kun tankkaat vähintään 20 litraa |

        Alennus lasketaan mittarin hinnasta heti, kun tankkaus päättyy. Sitä ei tarvitse erikseen lunastaa, eikä se
        vanhene. Kahviedut näkyvät sovelluksen etunäkymässä, jonka näytät kassalla.
      `)),
      richText(md(`
        1. Lataa sovellus ja luo tunnus sähköpostiosoitteella.
        2. Lisää maksukortti tai MobilePay.
        3. Valitse asema ja mittari, tankkaa ja sulje korkki. Kuitti tulee sovellukseen.
      `), 'Näin aloitat'),
      cards('accordion', 'Kysyttyä kanta-asiakkuudesta', [
        card('loyalty-faq-price', { title: 'Maksaako kanta-asiakkuus jotain?', text: md(`
          Ei maksa. Voit myös lopettaa koska tahansa sovelluksen asetuksista.
        `) }),
        card('loyalty-faq-shell', { title: 'Toimivatko edut myös Shell-asemilla?', text: md(`
          Kyllä. Edut ovat samat kaikilla St1- ja Shell-asemilla Suomessa. Ruotsissa ja Norjassa sovellus toimii
          maksuvälineenä, mutta edut ovat maakohtaisia.
        `) }),
        card('loyalty-faq-family', { title: 'Voiko perhe käyttää samaa tunnusta?', text: md(`
          Tunnus on henkilökohtainen. Samaan maksukorttiin voi kuitenkin liittää useamman puhelimen.
        `) }),
        card('loyalty-faq-combine', { title: 'Voiko alennuksen yhdistää yrityskorttiin?', text: md(`
          Ei. [St1 Business -kortilla](page:businessCard) ostettaessa noudatetaan yrityksen sopimushintaa.
        `) }),
        card('loyalty-faq-phone', { title: 'Vaihdoin puhelinta. Mitä teen?', text: md(`
          Asenna sovellus uuteen puhelimeen ja kirjaudu samalla sähköpostiosoitteella. Leimat ja kuitit säilyvät.
        `) }),
      ]),
    ],
  },
  {
    key: 'customerCards',
    title: 'Kortit yksityisasiakkaille',
    description: 'Vertaa St1:n kortteja: maksuton digitaalinen kortti, laskutettava St1-maksukortti ja lahjakortti. Ehdot ja hinnat yhdellä sivulla.',
    body: [
      hero({
        title: 'Kortti sen mukaan, miten maksat',
        text: md(`
          Maksa heti, maksa laskulla tai anna lahjaksi. Kaikki kortit käyvät kaikilla St1- ja Shell-asemilla Suomessa.
        `),
        image: picture('business-card', 'Kaksi maksukorttia vierekkäin vaalealla pöydällä'),
        links: [to('myPages', 'Näytä omat korttini')],
        theme: 'secondary',
      }),
      richText(md(`
        ## Kortit vierekkäin

        | | Digitaalinen kortti | St1-maksukortti | Lahjakortti |
        | --- | --- | --- | --- |
        | Hinta | Maksuton | 0 €/kk | 20–200 € |
        | Maksutapa | Heti sovelluksessa | Lasku kerran kuussa | Ladattu ennalta |
        | Polttoainealennus | 2 snt/l | 2 snt/l | Ei alennusta |
        | Luottoraja | Ei luottoa | 500–2 000 € | Ei luottoa |
        | Voimassa | Toistaiseksi | 4 vuotta | 24 kuukautta |

        Maksukortin laskulla on 14 päivää maksuaikaa. Laskutuslisää ei ole, kun lasku tulee e-laskuna tai
        sähköpostiin. Paperilasku maksaa 2,50 €.
      `)),
      cards('grid', 'Tutustu tarkemmin', [
        card('cards-digital', {
          title: 'Digitaalinen kortti',
          text: md(`
            Syntyy, kun liityt kanta-asiakkaaksi. Maksat mittarilla puhelimella.
          `),
          image: picture('app-phone', 'Digitaalinen kortti puhelimen näytöllä'),
          links: [to('loyalty', 'Liity kanta-asiakkaaksi')],
        }),
        card('cards-payment', {
          title: 'St1-maksukortti',
          text: md(`
            Hakemuksen voit jättää puhelimitse. Luottopäätös tulee yleensä saman arkipäivän aikana.
          `),
          image: picture('fuel-pump', 'Maksupääte tankkausmittarissa'),
          links: [external('tel:0800000110', 'Soita 0800 000 110', true)],
        }),
        card('cards-gift', {
          title: 'Lahjakortti',
          text: md(`
            Myydään miehitetyillä asemilla. Sopii ajokortin saaneelle ja mökkinaapurille.
          `),
          image: picture('coffee-bakery', 'Kahvikuppi ja pulla aseman tiskillä'),
          links: [to('stationLocator', 'Etsi asema', '?service=MAIN')],
        }),
      ]),
      cards('accordion', 'Kysyttyä korteista', [
        card('cards-faq-lost', { title: 'Korttini katosi. Miten suljen sen?', text: md(`
          Soita sulkupalveluun [0800 000 125](tel:0800000125). Palvelu on auki ympäri vuorokauden ja maksuton.
        `) }),
        card('cards-faq-pin', { title: 'Unohdin tunnusluvun', text: md(`
          Tunnusluvun saat uudelleen [omilta sivuilta](page:myPages), kun tunnistaudut pankkitunnuksilla.
        `) }),
        card('cards-faq-abroad', { title: 'Käykö kortti ulkomailla?', text: md(`
          Maksukortti käy St1-asemilla myös Ruotsissa ja Norjassa. Lahjakortti käy vain Suomessa.
        `) }),
        card('cards-faq-balance', { title: 'Mistä näen lahjakortin saldon?', text: md(`
          Saldo tulostuu kuittiin. Voit kysyä sen myös aseman kassalta.
        `) }),
      ]),
    ],
  },
  {
    key: 'contact',
    title: 'Asiakaspalvelu',
    description: 'St1:n asiakaspalvelu palvelee asemia koskevissa asioissa ympäri vuorokauden. Puhelinnumerot, aukioloajat ja usein kysytyt kysymykset.',
    body: [
      hero({
        title: 'Miten voimme auttaa?',
        text: md(`
          Jos mittari, laturi tai pesu ei toimi, soita heti. Vastaamme myös öisin ja pyhinä.
        `),
        image: picture('customer-service', 'Asiakaspalvelija vastaa puheluun kuulokkeilla'),
        links: [external('tel:0800000110', 'Soita 0800 000 110', true), to('serviceNotices', 'Katso häiriötilanne')],
        theme: 'primary',
      }),
      richText(md(`
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
      `)),
      cards('accordion', 'Usein kysyttyä', [
        card('contact-faq-receipt', { title: 'Mistä saan kuitin jälkikäteen?', text: md(`
          Sovelluksella maksetun ostoksen kuitti on sovelluksessa. Korttiautomaatin kuittia varten tarvitsemme aseman
          nimen, mittarin numeron, kellonajan ja summan. Kuitteja voi pyytää 18 kuukauden ajan.
        `) }),
        card('contact-faq-reservation', { title: 'Tililläni on katevaraus, vaikka tankkasin vähemmän', text: md(`
          Automaatti varaa enintään 150 € ennen tankkausta. Pankki vapauttaa erotuksen yleensä muutamassa minuutissa,
          viimeistään kolmen arkipäivän kuluttua.
        `) }),
        card('contact-faq-code', { title: 'Pesukoodi ei tullut sähköpostiin', text: md(`
          Katso ensin roskapostikansio. Koodi näkyy myös [omilla sivuilla](page:myPages). Jos sitä ei löydy, soita, niin
          lähetämme sen uudelleen.
        `) }),
        card('contact-faq-wrong', { title: 'Tankkasin väärää polttoainetta', text: md(`
          Älä käynnistä moottoria. Soita numeroon [0800 000 110](tel:0800000110), niin neuvomme hinauksen ja tankin
          tyhjennyksen.
        `) }),
        card('contact-faq-damage', { title: 'Autoni vaurioitui pesussa', text: md(`
          Ilmoita vahingosta heti asemalla tai puhelimitse ja ota kuvat ennen kuin ajat pois. Käsittelemme ilmoituksen
          seitsemän arkipäivän kuluessa.
        `) }),
      ]),
      cards('quickNavigation', 'Löydä suoraan', [
        card('contact-quick-b2b', { title: 'Yritykset', links: [to('b2bContact', 'Yritysasiakkaiden yhteystiedot')] }),
        card('contact-quick-media', { title: 'Media', links: [to('newsAndMedia', 'Mediapalvelu')] }),
        card('contact-quick-privacy', { title: 'Tietopyynnöt', links: [to('privacy', 'Tietosuoja')] }),
        card('contact-quick-station', { title: 'Aseman puhelinnumero', links: [to('stationLocator', 'Etsi asema', '?service=MAIN')] }),
      ]),
    ],
  },
]
