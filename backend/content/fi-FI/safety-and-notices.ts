import { noticeTable } from '../service-notices.ts'
import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const noticePages: PageSource[] = [
  {
    key: 'productSafety',
    title: 'Käyttöturva- ja tuotetiedotteet',
    synonyms: 'käyttöturvallisuustiedote, käyttöturvallisuustiedotteet, käyttöturvatiedote',
    description:
      'Käyttöturvallisuustiedotteet bensiinille, dieselille, polttoöljylle ja AdBluelle sekä ohjeet tankkaamiseen ja vahinkoihin.',
    body: [
      hero({
        title: 'Tunne aine, käsittele oikein',
        text: md(`
          Ammattikäyttäjälle käyttöturvallisuustiedotteet, kaikille lyhyet ohjeet tankkaukseen ja vahinkoihin.
        `),
        links: [to('contact', 'Pyydä tiedote')],
      }),
      richText(
        md(`
        ## Tiedotteet

        | Tuote | Versio | Päivätty | Vaaraluokka |
        | --- | --- | --- | --- |
        | Bensiini 95 E10, 98 E5 | 7.1 | 15.1.2026 | Syttyvä, terveydelle vaarallinen |
        | Etanolipolttoaine RE85 | 5.0 | 3.3.2026 | Syttyvä |
        | Diesel, kaikki laadut | 6.2 | 15.1.2026 | Syttyvä, ympäristölle vaarallinen |
        | HVO100 | 4.0 | 10.11.2025 | Aspiraatiovaara |
        | Kevyt polttoöljy ja moottoripolttoöljy | 6.0 | 15.1.2026 | Ympäristölle vaarallinen |
        | AdBlue | 3.1 | 20.8.2025 | Ei luokiteltu |
        | Autopesuaineet | 2.4 | 2.2.2026 | Ärsyttävä, tiivisteenä |

        Tiedotteet lähetetään suomeksi ja ruotsiksi samana arkipäivänä:
        [tuoteturva@st1.example](mailto:tuoteturva@st1.example).

        ## Tankkaa turvallisesti

        1. Sammuta moottori ja lisälämmitin. Älä tupakoi.
        2. Kosketa auton metalliin ennen pistoolia, varsinkin pakkasella ja kuivalla ilmalla.
        3. Älä istu autossa tankkauksen aikana.
        4. Jos polttoainetta roiskuu iholle, pese runsaalla vedellä. Silmiin joutunut aine: huuhtele 15 minuuttia.
      `),
      ),
      cards('accordion', 'Jos jotain sattuu', [
        card('safety-faq-spill', {
          title: 'Polttoainetta valui maahan',
          text: md(`
          Sulje pistooli ja paina mittarin hätäpysäytintä. Imeytä aineella, jota on aseman keltaisessa laatikossa, ja soita
          [0800 000 110](tel:0800000110). Jos vuoto on suuri, soita ensin [112](tel:112).
        `),
        }),
        card('safety-faq-swallow', {
          title: 'Joku nieli polttoainetta',
          text: md(`
          Älä oksennuta. Soita Myrkytystietokeskukseen [0800 147 111](tel:0800147111), auki 24 h.
        `),
        }),
        card('safety-faq-fire', {
          title: 'Syttyi tulipalo',
          text: md(`
          Jätä pistooli paikalleen, siirry kauas ja soita [112](tel:112). Paina hätäpysäytintä, jos pääset turvallisesti.
        `),
        }),
        card('safety-faq-reach', {
          title: 'Tarvitsen REACH-lausunnon',
          text: md(`
          Lähetä tuotteen nimi ja käyttötarkoitus. Vastaamme viiden arkipäivän kuluessa.
        `),
        }),
      ]),
      cards('quickNavigation', 'Liittyvät sivut', [
        card('safety-quick-fuels', { title: 'Laadut', links: [to('fuels', 'Polttoaineet')] }),
        card('safety-quick-oil', { title: 'Lämmitys', links: [to('heatingOil', 'Lämmitysöljy')] }),
        card('safety-quick-notices', {
          title: 'Häiriöt',
          links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')],
        }),
        card('safety-quick-day', {
          title: 'Turvallisuuspäivä',
          links: [to('articleSafetyDay', 'Lue turvallisuuspäivästä')],
        }),
      ]),
    ],
  },
  {
    key: 'serviceNotices',
    title: 'Vika- ja häiriötiedotteet',
    synonyms: 'häiriö, häiriöt, vika, huoltokatko',
    description:
      'Ajankohtaiset häiriöt ja huollot St1-asemilla, sovelluksessa, latauksessa ja maksamisessa. Ilmoita viasta numeroon 0800 000 110.',
    body: [
      hero({
        title: 'Mikä ei juuri nyt toimi',
        text: md(`
          Päivitämme listaa arkisin klo 7–20 ja aina, kun häiriö koskee useita asemia.
        `),
        links: [to('feedback', 'Ilmoita viasta', '?kind=fault')],
      }),
      richText(md(noticeTable('fi-FI', ['Asema', 'Vika', 'Alkoi', 'Arvio'])), 'Tiedossa olevat'),
      richText(
        md(`
        ## Säännölliset huollot

        - **Kuukauden ensimmäisen tiistain vastainen yö klo 2–4:** Sovelluksella ei voi maksaa. Maksukortti toimii mittareilla ja latureilla.
        - **Kuukauden toinen tiistai klo 0–2:** Omien sivujen tilaushistoria ei näy. Pesukoodit toimivat.

        ## Korjatut

        - Pesukoodien sähköpostit viivästyivät iltapäivällä enintään tunnin. Kaikki koodit on toimitettu.
      `),
      ),
      cards('accordion', 'Mitä voit tehdä itse', [
        card('notices-faq-pump', {
          title: 'Mittari ei hyväksy korttia',
          text: md(`
          Kokeile lähimaksun sijaan sirua ja tunnuslukua tai maksa sovelluksella. Sulje ensin kesken jäänyt tankkaus.
        `),
        }),
        card('notices-faq-charger', {
          title: 'Lataus ei käynnisty',
          text: md(`
          Irrota kaapeli, lukitse ja avaa auto, kytke uudelleen. Jos se ei auta, kokeile toista pistettä ja soita meille.
        `),
        }),
        card('notices-faq-wash', {
          title: 'Pesu keskeytyi',
          text: md(`
          Älä aja ulos harjojen ollessa alhaalla. Paina pysäytysnappia oven vieressä ja soita. Koodisi palautetaan.
        `),
        }),
        card('notices-faq-app', {
          title: 'Sovellus ei aukea',
          text: md(`
          Tarkista päivitys. Kirjautuminen palautuu, kun verkkoyhteys on muodostunut uudelleen.
        `),
        }),
      ]),
      cards('quickNavigation', 'Suoraan apuun', [
        card('notices-quick-contact', {
          title: 'Asiakaspalvelu 24 h',
          links: [to('contact', 'Soita tai kirjoita')],
        }),
        card('notices-quick-locator', {
          title: 'Toinen asema',
          links: [to('stationLocator', 'Etsi lähin asema', '?service=MAIN')],
        }),
        card('notices-quick-b2b', {
          title: 'Yritykset',
          links: [to('b2bContact', 'Yritysmyynti')],
        }),
        card('notices-quick-loyalty', {
          title: 'Sovellus',
          links: [to('loyalty', 'Kanta-asiakkuus')],
        }),
      ]),
    ],
  },
]
