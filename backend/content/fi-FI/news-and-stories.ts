import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, newsList, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const newsPages: PageSource[] = [
  {
    key: 'newsAndMedia',
    title: 'Uutiset ja media',
    synonyms: 'uutiset, lehdistö, media',
    description:
      'St1:n uutiset, tiedotteet ja mediapalvelu. Median puhelin vastaa arkisin klo 9–16, kuvapyynnöt sähköpostitse samana päivänä.',
    body: [
      hero({
        title: 'Mitä meille kuuluu',
      }),
      newsList(['uutiset']),
      richText(
        md(`
        Täällä ovat uutiset asiakkaille. Medialle on [tiedotteet](page:pressReleases), ja kaikki tekstimme ovat
        [artikkeleissa](page:articles).

        ## Medialle

        Toimittajan kysymykseen vastaamme saman päivän aikana.

        - Puhelin: [010 000 1050](tel:0100001050), ma–pe 9–16
        - Sähköposti: [media@st1.example](mailto:media@st1.example)
        - Kuvat: lähetämme painokelpoiset kuvat asemista, latauksesta ja tuulivoimasta pyynnöstä samana päivänä

        Kuvaaminen asemilla on tervetullutta, kun siitä sovitaan etukäteen. Kerro paikka, aika ja aihe, niin asema osaa odottaa.
        Ihmisiä ja rekisteritunnuksia kuvataan vain luvalla.

        ## Mistä haastateltavia

        Kun aiheena on polttoaineen hinta, talvi, lataaminen tai ruoka tien varressa, löydämme haastateltavan yleensä samana päivänä.
        Alueen kauppias tuntee paikalliset asiat parhaiten, talouden luvuista vastaa konserni. Ruotsiksi ja saameksi etsimme haastateltavan
        erikseen.

        Asiakkaan asiassa oikea osoite on [asiakaspalvelu](page:contact). Median numerosta ei voi kysyä kuitteja tai pesukoodeja,
        mutta ohjaamme kyllä oikeaan paikkaan.
      `),
      ),
    ],
  },
  {
    key: 'pressReleases',
    title: 'Tiedotteet',
    synonyms: 'tiedote, lehdistötiedotteet',
    description:
      'St1:n tiedotteet: uudet asemat, latausverkosto, biokaasu ja talous. Uusimmat ensin, yhteyshenkilö jokaisen tiedotteen lopussa.',
    body: [
      hero({
        title: 'Tiedotteet',
      }),
      newsList(['tiedotteet']),
      richText(
        md(`
        [Tilaa tiedotteet sähköpostiin](mailto:media@st1.example). Yli kaksi vuotta vanhat tiedotteet saat viestinnästä.

        ## Julkaisukalenteri

        | Päivä | Julkaisu |
        | --- | --- |
        | 26.2.2027 | Tilinpäätöstiedote 2026 |
        | 18.3.2027 | Vuosikertomus ja vastuullisuusraportti 2026 |
        | 19.8.2027 | Puolivuosikatsaus 2027 |

        Tiedotteet julkaistaan suomeksi, ruotsiksi, norjaksi ja englanniksi. Jos kieliversioissa on eroja, suomenkielinen
        teksti on ratkaiseva. Lainata saa, kun lähde mainitaan.

        ## Ennen julkaisua

        Talouden luvut julkaistaan kello 8 Suomen aikaa kaikissa maissa yhtä aikaa. Kolmekymmentä päivää ennen tulosjulkistusta emme
        kommentoi taloutta emmekä näkymiä. Paikalliset tiedotteet, kuten uuden aseman avajaiset, lähetetään ensin alueen lehdille ja
        radioille edellisenä iltapäivänä.

        Jos tiedotteessa on virhe, korjaamme sen samaan tekstiin ja merkitsemme korjauksen ajan ja syyn näkyviin.
      `),
      ),
      cards('quickNavigation', 'Lisää tietoa', [
        card('press-quick-figures', { title: 'Luvut', links: [to('keyFigures', 'Avainluvut')] }),
        card('press-quick-media', { title: 'Media', links: [to('newsAndMedia', 'Mediapalvelu')] }),
        card('press-quick-stories', {
          title: 'Tarinat',
          links: [to('stories', 'Tarinoita pohjoisesta')],
        }),
        card('press-quick-reporting', {
          title: 'Raportit',
          links: [to('reporting', 'Raportointi')],
        }),
      ]),
    ],
  },
  {
    key: 'stories',
    title: 'Tarinat',
    description:
      'Tarinoita ihmisistä ja paikoista: lounaskeittiö, yöllinen maantie, koulun maalämpö ja metsä, joka kasvaa turvesuolle.',
    body: [
      hero({
        title: 'Ihmisiä tien varrelta',
        text: md(`
          Energiayhtiön arki on keittoa, kaivoja ja kovia pakkasia. Kerromme siitä niin kuin se on.
        `),
        links: [to('articleTruckers', 'Aloita yön kuljettajista')],
      }),
      articleList('Tarinat', ['tarinat']),
      cards('carousel', 'Poimintoja', [
        card('stories-lunch', {
          title: 'Lounas tien päällä',
          text: md(`
            Kokin aamu alkaa viideltä.
          `),
          image: picture('lunch-counter', 'Keittiöstä tuodaan keittoa linjastoon'),
          links: [to('articleLunch', 'Lue lounaasta')],
        }),
        card('stories-school', {
          title: 'Koulu ja kallio',
          text: md(`
            Mitä tapahtuu, kun öljykattila sammutetaan lopullisesti.
          `),
          image: picture('school-winter', 'Koulu lumen keskellä'),
          links: [to('articleGeothermalSchool', 'Lue koulusta')],
        }),
        card('stories-forest', {
          title: 'Turvesuosta metsäksi',
          text: md(`
            640 hehtaaria, yli miljoona tainta.
          `),
          image: picture('forest-carbon', 'Nuoria mäntyjä ja koivuja rivissä'),
          links: [to('articleForest', 'Lue metsästä')],
        }),
        card('stories-wind', {
          title: 'Tuulta Simossa',
          text: md(`
            Asentaja nousee 160 metriin ja kertoo näkymästä.
          `),
          image: picture('wind-turbines', 'Voimaloita talvipäivänä'),
          links: [to('articleWindFarm', 'Lue tuulipuistosta')],
        }),
      ]),
      richText(
        md(`
        ## Kerro omasi

        Onko sinulla tarina asemalta tai matkalta? Kirjoita osoitteeseen [media@st1.example](mailto:media@st1.example). Luemme kaikki ja
        soitamme, ennen kuin julkaisemme mitään.

        > Paras tarina on se, jonka kuulee kassajonossa.

        Kuvaajamme kulkee Suomessa muutaman kerran vuodessa. Jos asemasi on reitin varrella, sovimme käynnin etukäteen. Vanhat valokuvat
        ja kuitit kiinnostavat myös. Kahvi on meidän puolestamme.
      `),
      ),
    ],
  },
]
