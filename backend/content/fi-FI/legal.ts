import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { termsOfUse } from './terms-of-use.ts'

const { md, to } = contentFor('fi-FI')

export const legalPages: PageSource[] = [
  {
    key: 'terms',
    title: 'Käyttöehdot',
    description: 'St1:n verkkopalvelun ja verkkokaupan käyttöehdot: tilaaminen, pesukoodit, peruutusoikeus, vastuut ja erimielisyydet.',
    body: [
      cards('accordion', 'Käyttöehdot', [
        card('terms-main', { title: 'Verkkopalvelun ja verkkokaupan käyttöehdot', text: termsOfUse }),
        card('terms-app', { title: 'St1-sovelluksen lisäehdot', text: md(`
          Sovelluksen käyttäjän pitää olla vähintään 15-vuotias ja maksuvälineen haltija tai valtuutettu. Mittari avautuu yhdelle
          tankkaukselle kerrallaan. Veloitus vahvistetaan, kun pistooli palautetaan telineeseen.

          Sovelluksen edut ovat henkilökohtaisia. Jos etua käytetään jälleenmyyntiin, voimme sulkea tunnuksen ilmoittamalla
          siitä sähköpostitse 14 päivää aiemmin, vakavassa väärinkäytöksessä heti.
        `) }),
        card('terms-charging', { title: 'Latauksen ehdot', text: md(`
          Hinta muodostuu ladatuista kilowattitunneista ja 60 minuutin jälkeen minuuttimaksusta. Hinta näkyy ennen latauksen
          aloittamista sovelluksessa tai laturin näytöllä. Mittaus tehdään vakautetulla mittarilla.

          Jos lataus keskeytyy meistä johtuvasta syystä, veloitamme vain ladatun energian.
        `) }),
        card('terms-gift', { title: 'Lahjakortin ehdot', text: md(`
          Lahjakortti on voimassa 24 kuukautta ostopäivästä ja käy Suomen St1- ja Shell-asemilla. Sitä ei vaihdeta rahaksi.
          Kadonnutta korttia emme voi korvata, ellei kuitti ole tallella.
        `) }),
        card('terms-changes', { title: 'Aiemmat versiot', text: md(`
          Nämä ehdot ovat voimassa 1.9.2026 alkaen. Aiemmat versiot saa [asiakaspalvelusta](page:contact). Ostoon sovelletaan
          aina ostohetken ehtoja.
        `) }),
      ]),
      cards('quickNavigation', 'Liittyvät sivut', [
        card('terms-quick-privacy', { title: 'Tietosuoja', links: [to('privacy', 'Miten käsittelemme tietoja')] }),
        card('terms-quick-contact', { title: 'Apua', links: [to('contact', 'Asiakaspalvelu')] }),
        card('terms-quick-wash', { title: 'Pesukoodit', links: [to('carWash', 'Autopesu')] }),
        card('terms-quick-safety', { title: 'Tuotteet', links: [to('productSafety', 'Käyttöturvatiedotteet')] }),
      ]),
    ],
  },
  {
    key: 'privacy',
    title: 'Tietosuoja',
    description: 'Miten St1 käsittelee asiakkaiden henkilötietoja: mitä kerätään, miksi, kuinka kauan säilytetään ja miten käytät oikeuksiasi.',
    body: [
      hero({
        title: 'Sinun tietosi, sinun oikeutesi',
        text: md(`
          Keräämme vain sen, mitä palvelu tarvitsee. Tällä sivulla kerrotaan, mitä se on.
        `),
        image: picture('customer-service', 'Asiakaspalvelija näyttöpäätteen ääressä'),
        links: [to('contact', 'Kysy tietosuojasta')],
        theme: 'secondary',
      }),
      richText(md(`
        ## Rekisterinpitäjä

        St1 Oy, Tapulikatu 4, 00100 Helsinki. Tietosuojavastaavan tavoittaa osoitteesta
        [tietosuoja@st1.example](mailto:tietosuoja@st1.example).

        ## Mitä tietoja käsittelemme

        | Tieto | Miksi | Peruste | Säilytys |
        | --- | --- | --- | --- |
        | Nimi, sähköposti, puhelin | Tilaus ja pesukoodin toimitus | Sopimus | 24 kk tilauksesta |
        | Maksutapahtumat | Kirjanpito | Laki | Kuluva vuosi ja kuusi edellistä |
        | Sovelluksen edut ja kuitit | Kanta-asiakkuus | Sopimus | Jäsenyyden ajan |
        | Asiointi asiakaspalvelussa | Asian hoitaminen | Oikeutettu etu | 12 kk |
        | Verkkosivujen tilastot | Sivujen kehittäminen | Suostumus | 13 kk |
        | Tallentava kameravalvonta | Turvallisuus asemilla | Oikeutettu etu | 30 päivää |

        Maksukortin numeroa emme näe. Sen käsittelee maksupalvelun tarjoaja.

        ## Kenelle tietoja annetaan

        Käytämme toimittajia, jotka käsittelevät tietoja meidän lukuumme: maksupalvelu, viestien lähetys ja konesalit. Tiedot
        ovat EU:n ja ETA:n alueella. Viranomaiselle annamme tietoja vain, kun laki velvoittaa.

        ## Oikeutesi

        - Voit tarkistaa, korjata ja poistaa tietosi.
        - Voit siirtää tietosi toiseen palveluun.
        - Voit vastustaa markkinointia ja perua suostumuksen milloin tahansa.
        - Voit valittaa tietosuojavaltuutetulle, jos olemme mielestäsi toimineet väärin.
      `)),
      cards('accordion', 'Kysyttyä tietosuojasta', [
        card('privacy-faq-request', { title: 'Miten pyydän omat tietoni?', text: md(`
          Kirjaudu [omille sivuille](page:myPages) tai lähetä pyyntö sähköpostilla. Vastaamme kuukauden kuluessa, maksutta.
        `) }),
        card('privacy-faq-cookies', { title: 'Miten muutan evästevalintojani?', text: md(`
          Valitse sivun alalaidasta Evästeasetukset. Välttämättömät evästeet ovat aina päällä, muut vain luvallasi.
        `) }),
        card('privacy-faq-marketing', { title: 'Saan viestejä, joita en halua', text: md(`
          Jokaisessa viestissä on peruutuslinkki. Valinta tulee voimaan vuorokauden kuluessa.
        `) }),
        card('privacy-faq-location', { title: 'Tallennatteko sijaintini?', text: md(`
          Asemahaku käyttää sijaintia vain, kun pyydät sitä. Sitä ei tallenneta palvelimelle.
        `) }),
      ]),
    ],
  },
  {
    key: 'productSafety',
    title: 'Käyttöturva- ja tuotetiedotteet',
    description: 'Käyttöturvallisuustiedotteet bensiinille, dieselille, polttoöljylle ja AdBluelle sekä ohjeet tankkaamiseen ja vahinkoihin.',
    body: [
      hero({
        title: 'Tunne aine, käsittele oikein',
        text: md(`
          Ammattikäyttäjälle käyttöturvallisuustiedotteet, kaikille lyhyet ohjeet tankkaukseen ja vahinkoihin.
        `),
        image: picture('safety-helmet', 'Turvakypärä, suojalasit ja käsineet penkillä'),
        links: [to('contact', 'Pyydä tiedote')],
        theme: 'secondary',
      }),
      richText(md(`
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
      `)),
      cards('accordion', 'Jos jotain sattuu', [
        card('safety-faq-spill', { title: 'Polttoainetta valui maahan', text: md(`
          Sulje pistooli ja paina mittarin hätäpysäytintä. Imeytä aineella, jota on aseman keltaisessa laatikossa, ja soita
          [0800 000 110](tel:0800000110). Jos vuoto on suuri, soita ensin [112](tel:112).
        `) }),
        card('safety-faq-swallow', { title: 'Joku nieli polttoainetta', text: md(`
          Älä oksennuta. Soita Myrkytystietokeskukseen [0800 147 111](tel:0800147111), auki 24 h.
        `) }),
        card('safety-faq-fire', { title: 'Syttyi tulipalo', text: md(`
          Jätä pistooli paikalleen, siirry kauas ja soita [112](tel:112). Paina hätäpysäytintä, jos pääset turvallisesti.
        `) }),
        card('safety-faq-reach', { title: 'Tarvitsen REACH-lausunnon', text: md(`
          Lähetä tuotteen nimi ja käyttötarkoitus. Vastaamme viiden arkipäivän kuluessa.
        `) }),
      ]),
      cards('quickNavigation', 'Liittyvät sivut', [
        card('safety-quick-fuels', { title: 'Laadut', links: [to('fuels', 'Polttoaineet')] }),
        card('safety-quick-oil', { title: 'Lämmitys', links: [to('heatingOil', 'Lämmitysöljy')] }),
        card('safety-quick-notices', { title: 'Häiriöt', links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')] }),
        card('safety-quick-day', { title: 'Turvallisuuspäivä', links: [to('articleSafetyDay', 'Lue turvallisuuspäivästä')] }),
      ]),
    ],
  },
  {
    key: 'serviceNotices',
    title: 'Vika- ja häiriötiedotteet',
    description: 'Ajankohtaiset häiriöt ja huollot St1-asemilla, sovelluksessa, latauksessa ja maksamisessa. Ilmoita viasta numeroon 0800 000 110.',
    body: [
      hero({
        title: 'Mikä ei juuri nyt toimi',
        text: md(`
          Päivitämme listaa arkisin klo 7–20 ja aina, kun häiriö koskee useita asemia.
        `),
        image: picture('station-express', 'Automaattiasema, jolla yksi mittari on pois käytöstä'),
        links: [to('contact', 'Ilmoita viasta')],
        theme: 'tertiary',
      }),
      richText(md(`
        ## Tiedossa olevat

        | Alkoi | Paikka | Asia | Arvio |
        | --- | --- | --- | --- |
        | 19.11.2026 | Joensuu, Noljakka | Pesulinjan harja vaihdetaan | 24.11. |
        | 20.11.2026 | Kemi, E8 | Kaksi 400 kW laturia pois käytöstä | 23.11. |
        | 21.11.2026 | Porvoo, Kuninkaanportti | Mittari 4, maksupääte | 21.11. iltapäivä |

        ## Tulevat huollot

        - **24.11. klo 1–4:** Sovelluksen maksaminen on katkolla kaikilla asemilla. Maksukortti toimii mittareilla.
        - **1.12. klo 0–2:** Oman sivun tilaushistoria ei näy. Pesukoodit toimivat.

        ## Korjatut

        - **17.11.:** Pesukoodien sähköpostit viivästyivät iltapäivällä enintään tunnin. Kaikki koodit on toimitettu.
      `)),
      cards('accordion', 'Mitä voit tehdä itse', [
        card('notices-faq-pump', { title: 'Mittari ei hyväksy korttia', text: md(`
          Kokeile lähimaksun sijaan sirua ja tunnuslukua tai maksa sovelluksella. Sulje ensin kesken jäänyt tankkaus.
        `) }),
        card('notices-faq-charger', { title: 'Lataus ei käynnisty', text: md(`
          Irrota kaapeli, lukitse ja avaa auto, kytke uudelleen. Jos se ei auta, kokeile toista pistettä ja soita meille.
        `) }),
        card('notices-faq-wash', { title: 'Pesu keskeytyi', text: md(`
          Älä aja ulos harjojen ollessa alhaalla. Paina pysäytysnappia oven vieressä ja soita. Koodisi palautetaan.
        `) }),
        card('notices-faq-app', { title: 'Sovellus ei aukea', text: md(`
          Tarkista päivitys. Kirjautuminen palautuu, kun verkkoyhteys on muodostunut uudelleen.
        `) }),
      ]),
      cards('quickNavigation', 'Suoraan apuun', [
        card('notices-quick-contact', { title: 'Asiakaspalvelu 24 h', links: [to('contact', 'Soita tai kirjoita')] }),
        card('notices-quick-locator', { title: 'Toinen asema', links: [to('stationLocator', 'Etsi lähin asema', '?service=MAIN')] }),
        card('notices-quick-b2b', { title: 'Yritykset', links: [to('b2bContact', 'Yritysmyynti')] }),
        card('notices-quick-loyalty', { title: 'Sovellus', links: [to('loyalty', 'Kanta-asiakkuus')] }),
      ]),
    ],
  },
]
