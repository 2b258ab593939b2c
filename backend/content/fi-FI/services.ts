// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const servicePages: PageSource[] = [
  {
    key: 'services',
    title: 'Palvelut asemilla',
    synonyms:
      'palvelut, peräkärry, peräkärryt, peräkärryn vuokraus, vuokrakärry, kärry, peräkärryn vuokra, vuokraa peräkärry, paketti, paketit, postipaketti, paketin nouto, pakettiauton vuokraus, imuri',
    description:
      'Autopesu, lounas ja kahvi, peräkärryn vuokraus, paketit, suihkut ja veneasemat: mitä St1-asemilla voi tehdä tankkauksen lisäksi.',
    body: [
      hero({
        title: 'Muutakin kuin tankki täyteen',
        text: md(`
          Pese auto, syö, nouda paketti ja vuokraa peräkärry. Palvelut vaihtelevat asemittain, ja asemahaku näyttää ne.
        `),
        image: picture('station-staff', 'Asematyöntekijä hymyilee kassan takana'),
        links: [to('stationLocator', 'Etsi palvelun mukaan', '?service=MAIN')],
        theme: 'secondary',
      }),
      cards('grid', 'Palvelumme', [
        card('services-wash', {
          title: 'Autopesu',
          text: md(`
            {halls} pesuhallia. Koodin ostat verkosta, ja se on voimassa 12 kuukautta.
          `),
          image: picture('car-wash-foam', 'Vaahto valuu auton konepeltiä pitkin'),
          links: [to('carWash', 'Valitse pesu')],
        }),
        card('services-food', {
          title: 'Ruoka ja kahvi',
          text: md(`
            HelmiSimpukka-ravintolat tarjoavat aamiaisen, lounaan ja annoksia listalta.
          `),
          image: picture('coffee-bakery', 'Kahvia ja tuoreita korvapuusteja tiskillä'),
          links: [to('food', 'Katso ruokatarjonta')],
        }),
        card('services-trailer', {
          title: 'Peräkärryt',
          text: md(`
            Kuomullinen tai avokärry. Vuokra alkaen 12,00 € kolmelta tunnilta.
          `),
          image: picture('trailer-rental', 'Kuomukärryjä lukittuna aseman pihalla'),
          links: [to('stationLocator', 'Etsi vuokrauspaikka', '?service=MAIN&f=trailerrent')],
        }),
        card('services-parcels', {
          title: 'Paketit',
          text: md(`
            Postin, Matkahuollon ja Budbeen automaatit monilla asemilla, usein ympäri vuorokauden.
          `),
          image: picture('parcel-lockers', 'Pakettiautomaatti lumisen aseman seinällä'),
          links: [to('stationLocator', 'Etsi pakettipiste', '?service=MAIN&f=post')],
        }),
        card('services-marina', {
          title: 'Veneasemat',
          text: md(`
            Tankkausta rannikolla ja Saimaalla vapusta syyskuun loppuun.
          `),
          image: picture('marina', 'Venelaituri ja tankkausmittari kesäiltana'),
          links: [to('stationLocator', 'Etsi veneasema', '?service=MARINE')],
        }),
        card('services-drivers', {
          title: 'Suihku ja sauna',
          text: md(`
            Ammattikuljettajille ja pitkän matkan ajajille. Pyyhkeen saat kassalta.
          `),
          image: picture('truck-stop', 'Rekkoja pysäköitynä aseman taukopaikalla'),
          links: [to('stationLocator', 'Etsi suihku', '?service=MAIN&f=shower')],
        }),
      ]),
      richText(
        md(`
        ## Peräkärryn vuokraus

        | Kärry | 3 tuntia | Vuorokausi | Viikonloppu |
        | --- | --- | --- | --- |
        | Avokärry, 750 kg | 12,00 € | 24,00 € | 45,00 € |
        | Kuomukärry, 750 kg | 16,00 € | 32,00 € | 59,00 € |

        Tarvitset ajokortin ja auton, jossa on vetokoukku ja 13-napainen pistoke. Sovittimen saat kassalta. Viikonloppu alkaa
        perjantaina klo 16 ja päättyy maanantaina klo 9.
      `),
      ),
      cards('accordion', 'Kysyttyä palveluista', [
        card('services-faq-hours', {
          title: 'Mihin aikaan palvelut ovat auki?',
          text: md(`
          Mittarit ja automaatit ympäri vuorokauden, ravintola ja kauppa aseman omina aikoina. Ajat näkyvät
          [asemahaussa](page:stationLocator), myös arkipyhinä.
        `),
        }),
        card('services-faq-wifi', {
          title: 'Onko asemilla verkkoyhteys?',
          text: md(`
          Ravintoloissa on maksuton wifi. Kirjautumista ei tarvita.
        `),
        }),
        card('services-faq-dog', {
          title: 'Saako koira tulla sisään?',
          text: md(`
          Kauppaan saa, jos kauppias on merkinnyt sen oveen. Ravintolaan tulevat vain opas- ja avustajakoirat.
        `),
        }),
        card('services-faq-bottle', {
          title: 'Voiko pulloja palauttaa?',
          text: md(`
          Miehitetyillä asemilla voi palauttaa juomapakkauksia, joita siellä myydään.
        `),
        }),
      ]),
    ],
  },
  {
    key: 'food',
    title: 'Ruoka ja kahvi',
    synonyms:
      'lounas, lounaslista, kahvi, ruoka, ravintola, kahvila, lounasravintola, HelmiSimpukka',
    description:
      'HelmiSimpukka-ravintoloiden aamiainen 9,90 €, lounas alkaen {lunch} ja kahvi 2,90 €. Katso lounasajat, listat ja ruokavaliot asemittain.',
    body: [
      hero({
        title: 'Keitto kuumana, kahvi tuoreena',
        text: md(`
          {helmisimpukkarestaurant} HelmiSimpukka-ravintolaa tien varrella. Lounas on katettu arkisin klo 10.30–15.
        `),
        image: picture('station-staff', 'Henkilökunta palvelee asiakkaita tiskin takana'),
        links: [to('stationLocator', 'Etsi lounaspaikka', '?service=MAIN&f=lunch')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Hinnat ja ajat

        | Mitä | Milloin | Hinta |
        | --- | --- | --- |
        | Aamiaisbuffet | ma–pe 6.30–10, la 8–11 | 9,90 € |
        | Lounas: keitto, lämmin ruoka, salaatti, leipä, kahvi | ma–pe 10.30–15 | alkaen {lunch} |
        | Viikonloppulounas | la–su 12–16 | alkaen {lunch} |
        | Kahvi tai tee | aina kun on auki | 2,90 € |

        Torstaina on hernekeittoa ja pannukakkua, perjantaina kalaa. Kasvisruoka on listalla joka päivä. Gluteenittoman,
        laktoosittoman ja maidottoman ruoan merkinnät (G, L, M) näet aseman viikkolistalta.
      `),
      ),
      cards('carousel', 'Makuja matkan varrelta', [
        card('food-lunch', {
          title: 'Lounas',
          text: md(`
            Viikon lista julkaistaan maanantaisin asemien omilla sivuilla.
          `),
          image: picture('lunch-counter', 'Lounasta otetaan linjastolta'),
          links: [to('articleLunch', 'Lue, kuinka lounas syntyy')],
        }),
        card('food-bakery', {
          title: 'Paistopiste',
          text: md(`
            Korvapuustit ja karjalanpiirakat paistetaan asemalla pitkin aamua.
          `),
          image: picture('coffee-bakery', 'Korvapuusteja pellillä ja kahvikannu'),
          links: [to('loyalty', 'Joka kuudes kahvi veloituksetta')],
        }),
        card('food-driver', {
          title: 'Kuljettajan ateria',
          text: md(`
            Iso annos ja santsikahvi 12,90 €, kun tankkaat raskaan liikenteen mittarilla.
          `),
          image: picture('truck-stop', 'Rekka aseman edessä illansuussa'),
          links: [to('haulage', 'Katso kuljettajien edut')],
        }),
        card('food-grill', {
          title: 'Kotipizza ja Burger King',
          text: md(`
            Osalla asemista myös pizzaa ja hampurilaisia iltaan asti.
          `),
          image: picture('station-dusk', 'Valaistu asemaravintola illalla'),
          links: [to('stationLocator', 'Etsi ravintola', '?service=MAIN&f=kotipizza')],
        }),
      ]),
      richText(
        md(`
        > Hyvä lounas on sellainen, jonka jälkeen jaksaa ajaa Sodankylään asti.

        Näin vastasi vakioasiakas, kun kysyimme keväällä lounaasta. Sen mukaan suunnittelemme viikon: riittävästi
        vihanneksia, kotimaista lihaa, kalaa kerran viikossa ja lautanen, jolle mahtuu.
      `),
        'Meidän tapamme',
      ),
      cards('accordion', 'Kysyttyä ruoasta', [
        card('food-faq-diet', {
          title: 'Miten löydän oman ruokavalioni?',
          text: md(`
          Merkinnät ovat viikkolistalla ja linjastolla. Kysy aina henkilökunnalta, jos sinulla on vakava allergia.
        `),
        }),
        card('food-faq-voucher', {
          title: 'Käykö lounasetu?',
          text: md(`
          Kyllä, yleisimmät lounaskortit ja -sovellukset käyvät kaikissa HelmiSimpukoissa.
        `),
        }),
        card('food-faq-children', {
          title: 'Mitä lasten lounas maksaa?',
          text: md(`
          Alle 3-vuotias syö maksutta ja 3–10-vuotias puoleen hintaan aikuisen seurassa.
        `),
        }),
        card('food-faq-waste', {
          title: 'Mitä tehdään ruoalle, joka jää yli?',
          text: md(`
          Myymme sen alennuksella klo 14.30 jälkeen omaan rasiaan. Viime vuonna näin säästyi 96 000 annosta.
        `),
        }),
      ]),
      articleList('Tarinoita keittiöstä', ['ruoka']),
    ],
  },
]
