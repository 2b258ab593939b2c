import { FIND_CODES_FORM } from '#shared/orders/find-codes.ts'
import { formBlock } from '../forms/form-block.ts'
import { FIND_CODES_SHAPES } from '../forms/form-shapes.ts'
import { card, cards, hero, newsList, redirect, richText, type PageSource } from '../source.ts'
import { md, path, to } from './words.ts'

export const applicationPages: PageSource[] = [
  {
    key: 'stationLocator',
    title: 'Asemahaku',
    synonyms:
      'aukioloajat, aukiolo, lähin asema, asemat, huoltoasema, lähin, lähellä, lähellä minua, asemahaku kartta, huoltoasemat',
    description:
      'Etsi lähin St1- tai Shell-asema kartalta: aukioloajat, polttoaineet, lataus, autopesu, lounas ja muut palvelut yhdellä haulla.',
    body: [
      { contentType: 'stationLocator', title: 'Etsi asema' },
      richText(
        md(`
        ## Vinkkejä hakuun

        Hae aseman nimellä, paikkakunnalla, kadulla tai postinumerolla. Rajaa palvelun mukaan, niin näet vain asemat, joilla se
        on. Aukioloajat ovat aseman omia, ja ne sisältävät arkipyhät: katso [aukioloajat pyhinä](page:holidayHours).

        - **Lounas** on useimmilla asemilla arkisin klo 10.30–15.
        - **Perfect 24H** -pesulinjat ovat auki myös öisin.
        - **Raskas kalusto** löytää omat mittarinsa, suihkut ja AdBluen omalla rajauksellaan.

        Jos aseman tiedoissa on virhe, kerro siitä [asiakaspalveluun](page:contact). Korjaamme sen saman arkipäivän aikana.
      `),
      ),
      cards('quickNavigation', 'Valmiita hakuja', [
        card('locator-quick-truck', {
          title: 'Rekat',
          links: [to('stationLocator', 'Raskaan liikenteen asemat', '?service=TRUCK')],
        }),
        card('locator-quick-marine', {
          title: 'Veneet',
          links: [to('stationLocator', 'Veneasemat', '?service=MARINE')],
        }),
        card('locator-quick-open', {
          title: 'Aina auki',
          links: [to('stationLocator', 'Ympäri vuorokauden', '?service=MAIN&f=open24h')],
        }),
        card('locator-quick-notices', {
          title: 'Häiriöt',
          links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')],
        }),
        card('locator-quick-charging', {
          title: 'Lataus',
          links: [to('evCharging', 'Latauksen hinnat')],
        }),
      ]),
    ],
  },
  {
    key: 'articles',
    title: 'Artikkelit',
    description:
      'Kaikki St1:n uutiset, tarinat ja tiedotteet samassa paikassa: autoilu talvella, lataaminen, ruoka, lämpö ja vastuullisuus.',
    contentType: 'cardListPage',
    body: [
      hero({
        title: 'Artikkelit',
        text: md(`
          Neuvoja talveen, uutisia asemilta ja tarinoita ihmisistä, jotka pitävät valot päällä.
        `),
      }),
      newsList(),
    ],
  },
  {
    key: 'contactUs',
    title: 'Ota yhteyttä',
    description:
      'Asiakaspalvelun yhteystiedot, puhelinnumerot ja aukioloajat ovat asiakaspalvelun sivulla, jonne siirryt suoraan.',
    body: [redirect(path('contact'))],
  },
  {
    key: 'cart',
    title: 'Ostoskori',
    synonyms: 'alennuskoodi, kampanjakoodi',
    description:
      'Ostoskorissasi olevat autopesut ja muut tuotteet. Muuta määriä, lisää alennuskoodi ja siirry kassalle.',
    noIndex: true,
    body: [
      { contentType: 'cart', links: [to('carWash', 'Valitse pesu')] },
      richText(
        md(`
        Pesukoodi on voimassa 12 kuukautta ja käy kaikilla asemilla, joilla on sama pesu. Tarvitsetko apua? Katso
        [autopesun ohjeet](page:carWash) tai soita [0800 000 110](tel:0800000110).
      `),
      ),
    ],
  },
  {
    key: 'checkout',
    title: 'Kassa',
    description:
      'Anna yhteystiedot, valitse maksutapa ja vahvista tilaus. Pesukoodit lähetetään sähköpostiin heti maksun jälkeen.',
    noIndex: true,
    body: [
      { contentType: 'checkout' },
      richText(
        md(`
        Voit maksaa verkkopankissa, maksukortilla tai mobiilisti. Korttisi tiedot käsittelee maksupalvelu, ne eivät tule meille.
        Ostossa noudatetaan [käyttöehtoja](page:terms).
      `),
      ),
    ],
  },
  {
    key: 'orderStatus',
    title: 'Tilaus',
    description:
      'Tilauksesi tila, ostetut pesukoodit ja niiden voimassaolo. Tallenna tai tulosta koodit tältä sivulta.',
    noIndex: true,
    body: [
      { contentType: 'orderStatus' },
      richText(
        md(`
        Jos maksussa tai koodissa on jotain vialla, ota yhteyttä [asiakaspalveluun](page:contact) ja kerro tilausnumero.
      `),
      ),
    ],
  },
  {
    key: 'findCodes',
    title: 'Etsi koodini',
    synonyms:
      'koodit, koodi hukassa, kadonnut koodi, pesukoodi hukassa, vanha koodi, hukkasin koodin, hukkasin pesukoodin, koodi katosi, etsi koodi, koodi ei tullut',
    description:
      'Katosiko pesukoodien viesti? Anna sähköpostiosoitteesi, niin lähetämme linkit kaikkiin koodeihisi.',
    body: [
      formBlock(FIND_CODES_FORM, FIND_CODES_SHAPES, {
        intro: md(
          'Anna sähköpostiosoite, jolla teit tilauksen. Lähetämme sinulle linkit kaikkiin maksettuihin tilauksiisi.',
        ),
        submitText: 'Lähetä linkit',
        successTitle: 'Katso sähköpostisi',
        successText: md(`
        Jos tällä osoitteella on maksettuja tilauksia, linkit niiden koodeihin ovat matkalla. Lähetämme enintään viisi viestiä tunnissa.

        1. Odota viisi minuuttia.
        2. Katso myös roskapostikansio.
        3. Eikö viestiä näy? Ehkä tilasit toisella osoitteella: [yritä uudelleen](page:findCodes).
        `),
        fields: {
          email: { label: 'Sähköpostiosoite' },
        },
      }),
      richText(
        md(`
        Ostitko tällä laitteella? Koodit ovat myös [tallennetuissa](page:saved). Onko sinulla tili? [Kirjaudu omille sivuille](page:myPages).

        Etkö muista osoitetta? Soita [0800 000 110](tel:0800000110).
      `),
      ),
    ],
  },
  {
    key: 'saved',
    title: 'Tallennetut',
    description:
      'Tälle laitteelle tallennetut asemat ja pesukoodit: ne avautuvat myös silloin, kun verkkoyhteyttä ei ole.',
    noIndex: true,
    body: [{ contentType: 'savedPages' }],
  },
  {
    key: 'myPages',
    title: 'Omat sivut',
    synonyms:
      'kirjaudu, kirjautuminen, salasana, unohdin salasanan, omat tilaukset, tilaukseni, salasana unohtui, tilauksen tila, tilaushistoria',
    description:
      'Kirjaudu omille sivuille: tilaukset, pesukoodit, kortit ja omat tiedot samassa paikassa, milloin sinulle sopii.',
    noIndex: true,
    body: [
      { contentType: 'customerPages' },
      richText(
        md(`
        Jokin ei toimi? Katso ensin [häiriötilanne](page:serviceNotices). Muussa tapauksessa
        [asiakaspalvelu](page:contact) auttaa arkisin klo 8–18.
      `),
      ),
    ],
  },
  {
    key: 'search',
    title: 'Haku',
    description:
      'Hae St1:n sivuilta: tuotteet, palvelut, asemat, tiedotteet ja artikkelit yhdestä paikasta.',
    noIndex: true,
    body: [{ contentType: 'search' }],
  },
]
