import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const customerPages: PageSource[] = [
  {
    key: 'loyalty',
    title: 'Kanta-asiakkuus',
    synonyms:
      'sovellus, appi, mobiilisovellus, St1-sovellus, kanta-asiakas, jäsenyys, bonus, kanta-asiakaskortti, etukortti, alennus, alennukset, tarjous, tarjoukset, edut, bonuskortti',
    description:
      'Liity maksutta St1:n kanta-asiakkaaksi sovelluksessa. Saat 2 snt/l alennusta polttoaineesta, edullisemman latauksen ja kahviedun.',
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
      richText(
        md(`
        ## Etusi

        | Mistä | Mitä saat |
        | --- | --- |
        | Bensiini ja diesel | 2 snt/l alennus, kun maksat sovelluksella |
        | Sähköauton lataus | Sovellushinta alkaen {kwh app150}/kWh |
        | Kahvi | Joka kuudes kahvi veloituksetta |
        | Tankkauskahvi | 1,00 €, kun tankkaat vähintään 20 litraa |

        Alennus lasketaan mittarin hinnasta heti, kun tankkaus päättyy. Sitä ei tarvitse erikseen lunastaa, eikä se
        vanhene. Kahviedut näkyvät sovelluksen etunäkymässä, jonka näytät kassalla.
      `),
      ),
      richText(
        md(`
        1. Lataa sovellus ja luo tunnus sähköpostiosoitteella.
        2. Lisää maksukortti tai MobilePay.
        3. Valitse asema ja mittari, tankkaa ja sulje korkki. Kuitti tulee sovellukseen.
      `),
        'Näin aloitat',
      ),
      cards('accordion', 'Kysyttyä kanta-asiakkuudesta', [
        card('loyalty-faq-price', {
          title: 'Maksaako kanta-asiakkuus jotain?',
          text: md(`
          Ei maksa. Voit myös lopettaa koska tahansa sovelluksen asetuksista.
        `),
        }),
        card('loyalty-faq-shell', {
          title: 'Toimivatko edut myös Shell-asemilla?',
          text: md(`
          Kyllä. Edut ovat samat kaikilla St1- ja Shell-asemilla Suomessa. Ruotsissa ja Norjassa sovellus toimii
          maksuvälineenä, mutta edut ovat maakohtaisia.
        `),
        }),
        card('loyalty-faq-family', {
          title: 'Voiko perhe jakaa jäsenyyden?',
          text: md(`
          Kyllä. Voit kutsua sovelluksessa mukaan enintään neljä henkilöä. Kahvileimat kertyvät yhteen, mutta
          kuitit ja maksukortit ovat jokaisen omat.
        `),
        }),
        card('loyalty-faq-combine', {
          title: 'Voiko alennuksen yhdistää yrityskorttiin?',
          text: md(`
          Ei. [St1 Business -kortilla](page:businessCard) ostettaessa noudatetaan yrityksen sopimushintaa.
        `),
        }),
        card('loyalty-faq-phone', {
          title: 'Vaihdoin puhelinta. Mitä teen?',
          text: md(`
          Asenna sovellus uuteen puhelimeen ja kirjaudu samalla sähköpostiosoitteella. Leimat ja kuitit säilyvät.
        `),
        }),
      ]),
    ],
  },
  {
    key: 'customerCards',
    title: 'Kortit yksityisasiakkaille',
    synonyms:
      'kortti, kortit, maksukortti, St1-kortti, lahjakortti, luottokortti, tunnusluku, pin, pin-koodi, kortin tunnusluku, kortin sulku, sulje kortti, kortti katosi, kadonnut kortti',
    description:
      'Vertaa St1:n kortteja: maksuton digitaalinen kortti, laskutettava St1-maksukortti ja lahjakortti. Ehdot ja hinnat yhdellä sivulla.',
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
      richText(
        md(`
        ## Kortit vierekkäin

        | Ominaisuus | Digitaalinen kortti | St1-maksukortti | Lahjakortti |
        | --- | --- | --- | --- |
        | Hinta | Maksuton | 0,00 €/kk | 20–200 € |
        | Maksutapa | Heti sovelluksessa | Lasku kerran kuussa | Ladattu ennalta |
        | Polttoainealennus | 2 snt/l | 2 snt/l | Ei alennusta |
        | Luottoraja | Ei luottoa | 500–2 000 € | Ei luottoa |
        | Voimassa | Toistaiseksi | 4 vuotta | 24 kuukautta |

        Maksukortin laskulla on 14 päivää maksuaikaa. Laskutuslisää ei ole, kun lasku tulee e-laskuna tai
        sähköpostiin. Paperilasku maksaa 2,50 €.
      `),
      ),
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
        card('cards-faq-lost', {
          title: 'Korttini katosi. Miten suljen sen?',
          text: md(`
          Soita sulkupalveluun [0800 000 125](tel:0800000125). Palvelu on auki ympäri vuorokauden ja maksuton.
        `),
        }),
        card('cards-faq-pin', {
          title: 'Unohdin tunnusluvun',
          text: md(`
          Uuden tunnusluvun saat [asiakaspalvelusta](page:contact), kun tunnistaudut pankkitunnuksilla.
        `),
        }),
        card('cards-faq-abroad', {
          title: 'Käykö kortti ulkomailla?',
          text: md(`
          Maksukortti käy St1-asemilla myös Ruotsissa ja Norjassa. Lahjakortti käy vain Suomessa.
        `),
        }),
        card('cards-faq-balance', {
          title: 'Mistä näen lahjakortin saldon?',
          text: md(`
          Saldo tulostuu kuittiin. Voit kysyä sen myös aseman kassalta.
        `),
        }),
      ]),
    ],
  },
]
