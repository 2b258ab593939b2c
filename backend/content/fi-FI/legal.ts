import { picture } from '../pictures.ts'
import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { termsOfUse } from './terms-of-use.ts'
import { md, to } from './words.ts'

export const legalPages: PageSource[] = [
  {
    key: 'terms',
    title: 'Käyttöehdot',
    description:
      'St1:n verkkopalvelun ja verkkokaupan käyttöehdot: tilaaminen, pesukoodit, peruuttamisoikeus, vastuut ja erimielisyydet.',
    body: [
      cards('accordion', 'Käyttöehdot', [
        card('terms-main', {
          title: 'Verkkopalvelun ja verkkokaupan käyttöehdot',
          text: termsOfUse,
        }),
        card('terms-app', {
          title: 'St1-sovelluksen lisäehdot',
          text: md(`
          Sovelluksen käyttäjän pitää olla vähintään 15-vuotias ja maksuvälineen haltija tai valtuutettu. Mittari avautuu yhdelle
          tankkaukselle kerrallaan. Veloitus vahvistetaan, kun pistooli palautetaan telineeseen.

          Sovelluksen edut ovat henkilökohtaisia. Jos etua käytetään jälleenmyyntiin, voimme sulkea tunnuksen ilmoittamalla
          siitä sähköpostitse 14 päivää aiemmin, vakavassa väärinkäytöksessä heti.
        `),
        }),
        card('terms-charging', {
          title: 'Latauksen ehdot',
          text: md(`
          Hinta muodostuu ladatuista kilowattitunneista ja 60 minuutin jälkeen minuuttimaksusta. Hinta näkyy ennen latauksen
          aloittamista sovelluksessa tai laturin näytöllä. Mittaus tehdään vakautetulla mittarilla.

          Jos lataus keskeytyy meistä johtuvasta syystä, veloitamme vain ladatun energian.
        `),
        }),
        card('terms-gift', {
          title: 'Lahjakortin ehdot',
          text: md(`
          Lahjakortti on voimassa 24 kuukautta ostopäivästä ja käy Suomen St1- ja Shell-asemilla. Sitä ei vaihdeta rahaksi.
          Kadonnutta korttia emme voi korvata, ellei kuitti ole tallella.
        `),
        }),
        card('terms-changes', {
          title: 'Aiemmat versiot',
          text: md(`
          Nämä ehdot ovat voimassa 1.9.2026 alkaen. Aiemmat versiot saa [asiakaspalvelusta](page:contact). Ostoon sovelletaan
          aina ostohetken ehtoja.
        `),
        }),
      ]),
      cards('quickNavigation', 'Liittyvät sivut', [
        card('terms-quick-privacy', {
          title: 'Tietosuoja',
          links: [to('privacy', 'Miten käsittelemme tietoja')],
        }),
        card('terms-quick-contact', { title: 'Apua', links: [to('contact', 'Asiakaspalvelu')] }),
        card('terms-quick-wash', { title: 'Pesukoodit', links: [to('carWash', 'Autopesu')] }),
        card('terms-quick-safety', {
          title: 'Tuotteet',
          links: [to('productSafety', 'Käyttöturvatiedotteet')],
        }),
      ]),
    ],
  },
  {
    key: 'privacy',
    title: 'Tietosuoja',
    synonyms: 'evästeet, henkilötiedot, rekisteriseloste',
    description:
      'Miten St1 käsittelee asiakkaiden henkilötietoja: mitä kerätään, miksi, kuinka kauan säilytetään ja miten käytät oikeuksiasi.',
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
      richText(
        md(`
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
        | Verkkosivujen tilastot | Sivujen kehittäminen | Suostumus | 2 vuotta |
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
      `),
      ),
      cards('accordion', 'Kysyttyä tietosuojasta', [
        card('privacy-faq-request', {
          title: 'Miten pyydän omat tietoni?',
          text: md(`
          Kirjaudu [omille sivuille](page:myPages) tai lähetä pyyntö sähköpostilla. Vastaamme kuukauden kuluessa, maksutta.
        `),
        }),
        card('privacy-faq-cookies', {
          title: 'Miten muutan evästevalintojani?',
          text: md(`
          Valitse sivun alareunasta [Evästeasetukset](#cookie-settings). Siellä on jokainen eväste ja tallennettu tieto tarkoituksineen, säilytysaikoineen ja vastaanottajineen. Välttämättömät evästeet ovat aina päällä, muut vain luvallasi.
        `),
        }),
        card('privacy-faq-marketing', {
          title: 'Saan viestejä, joita en halua',
          text: md(`
          Jokaisessa viestissä on peruutuslinkki. Valinta tulee voimaan vuorokauden kuluessa.
        `),
        }),
        card('privacy-faq-location', {
          title: 'Tallennatteko sijaintini?',
          text: md(`
          Asemahaku käyttää sijaintia vain, kun pyydät sitä. Sitä ei tallenneta palvelimelle.
        `),
        }),
      ]),
    ],
  },
]
