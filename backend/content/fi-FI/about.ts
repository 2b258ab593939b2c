// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const aboutPages: PageSource[] = [
  {
    key: 'about',
    title: 'Tietoa meistä',
    description:
      'St1 on pohjoismainen energiayhtiö, jolla on {stations all} asemaa kolmessa maassa. Tutustu yritykseen, vastuullisuuteen ja työpaikkoihin.',
    body: [
      hero({
        title: 'Pohjoinen on kotikenttämme',
        text: md(`
          Myymme polttoaineita, sähköä autoihin ja lämpöä taloihin Suomessa, Ruotsissa ja Norjassa.
        `),
        image: picture('road-aurora', 'Tie lumisessa maisemassa, taivaalla revontulet'),
        links: [to('companyInfo', 'Tutustu yritykseen'), to('sustainability', 'Vastuullisuus')],
        theme: 'primary',
      }),
      cards('grid', 'Lue lisää', [
        card('about-company', {
          title: 'Yritys',
          text: md(`
            Mistä tulemme, mitä omistamme ja miten meitä johdetaan.
          `),
          image: picture('office-team', 'Ihmisiä valoisassa toimistossa'),
          links: [to('companyInfo', 'Yritys lyhyesti')],
        }),
        card('about-news', {
          title: 'Uutiset ja media',
          text: md(`
            Tiedotteet, artikkelit ja median yhteystiedot.
          `),
          image: picture('report-desk', 'Lehtiä ja tietokone pöydällä'),
          links: [to('newsAndMedia', 'Uutiset ja media')],
        }),
        card('about-stories', {
          title: 'Tarinat',
          text: md(`
            Ihmisiä asemilta, metsistä ja maanteiltä.
          `),
          image: picture('station-staff', 'Aseman työntekijä tiskin takana'),
          links: [to('stories', 'Lue tarinoita')],
        }),
        card('about-sustainability', {
          title: 'Vastuullisuus',
          text: md(`
            Tavoitteet, teot ja luvut, myös ne keskeneräiset.
          `),
          image: picture('wind-turbines', 'Tuulivoimaloita lumisen metsän yllä'),
          links: [to('sustainability', 'Vastuullisuus')],
        }),
        card('about-careers', {
          title: 'Ihmiset ja ura',
          text: md(`
            Meillä työskentelee noin 1 000 ihmistä. Ehkä pian myös sinä.
          `),
          image: picture('safety-helmet', 'Turvakypärä odottaa käyttäjää'),
          links: [to('careers', 'Ihmiset ja ura')],
        }),
      ]),
      richText(
        md(`
        ## Energiaa, joka muuttuu

        Ensimmäinen asemamme avattiin vuonna 1995. Silloin myytiin bensiiniä, dieseliä ja kahvia. Nyt samalla tontilla voi olla
        myös suurteholaturi ja pakettiautomaatti, ja sähkö tulee osin omasta tuulipuistosta.

        Emme väitä, että muutos on valmis. Suurin osa myynnistämme on yhä fossiilista. Siksi kerromme luvut
        [raporteissamme](page:reporting) joka vuosi samalla tavalla, jotta suunnan voi tarkistaa.
      `),
      ),
      articleList('Viimeksi julkaistua'),
    ],
  },
  {
    key: 'companyInfo',
    title: 'Yritys',
    description:
      'St1 lyhyesti: historia vuodesta 1995, liiketoiminta kolmessa maassa, johtaminen ja yhteystiedot. Pääkonttori on Helsingissä.',
    body: [
      hero({
        title: 'Kolmen maan energiayhtiö',
        text: md(`
          {stations all} asemaa, jalostamo, tuulivoimaa ja noin 1 000 työntekijää. Pääkonttori on Helsingissä.
        `),
        image: picture('office-team', 'Työryhmä suunnittelee taulun ääressä'),
        links: [to('keyFigures', 'Katso avainluvut')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Vuodet lyhyesti

        | Vuosi | Mitä tapahtui |
        | --- | --- |
        | 1995 | Yhtiö perustetaan polttoainekauppaa varten |
        | 2007 | Ensimmäinen jäte-etanolilaitos käynnistyy |
        | 2009 | Asemaverkosto laajenee Ruotsiin ja Norjaan |
        | 2010 | Jalostamo ja Shell-asemat siirtyvät yhtiölle |
        | 2011 | Ensimmäinen tuulipuisto valmistuu |
        | 2015 | Norjan asemaverkosto kasvaa koko maan laajuiseksi |
        | 2019 | Ensimmäiset suurteholaturit asemille |
        | 2024 | Biojalostamo käynnistyy Göteborgissa |
        | 2026 | Neljäs tuulipuisto tuotantoon Simossa |

        ### Liiketoiminta

        - **Asemat ja liikenne:** polttoaineet, lataus, autopesu ja ravintolat.
        - **Yritykset:** kortit, säiliötoimitukset, meri- ja lentoliikenne.
        - **Lämpö:** lämmitysöljy ja maalämpö.
        - **Tuotanto:** jalostus, biopolttoaineet ja tuulivoima.
      `),
      ),
      cards('accordion', 'Johtaminen ja omistus', [
        card('company-faq-owner', {
          title: 'Kuka St1:n omistaa?',
          text: md(`
          Yhtiö on yksityisessä suomalaisessa omistuksessa. Osakkeita ei noteerata pörssissä.
        `),
        }),
        card('company-faq-board', {
          title: 'Miten yhtiötä johdetaan?',
          text: md(`
          Hallituksessa on kuusi jäsentä, joista neljä on riippumattomia omistajista. Johtoryhmä kokoontuu kahden viikon välein.
        `),
        }),
        card('company-faq-dealer', {
          title: 'Ovatko asemat omia vai kauppiaiden?',
          text: md(`
          Automaattiasemat ovat omia. Miehitettyjä asemia hoitavat pääosin kauppiaat, jotka työllistävät yhteensä noin 2 500
          ihmistä.
        `),
        }),
        card('company-faq-address', {
          title: 'Mikä on postiosoite?',
          text: md(`
          St1 Oy, Tapulikatu 4, 00100 Helsinki. Vaihde [010 000 1000](tel:0100001000), ma–pe 8–16.
        `),
        }),
        card('company-faq-ethics', {
          title: 'Miten ilmoitan väärinkäytöksestä?',
          text: md(`
          Ilmoituskanava on avoin kaikille, myös nimettömänä: [ilmoitukset@st1.example](mailto:ilmoitukset@st1.example).
          Vahvistamme ilmoituksen seitsemän päivän kuluessa.
        `),
        }),
      ]),
      cards('quickNavigation', 'Tästä eteenpäin', [
        card('company-quick-figures', { title: 'Luvut', links: [to('keyFigures', 'Avainluvut')] }),
        card('company-quick-careers', { title: 'Työ', links: [to('careers', 'Ihmiset ja ura')] }),
        card('company-quick-media', {
          title: 'Media',
          links: [to('newsAndMedia', 'Uutiset ja media')],
        }),
        card('company-quick-contact', {
          title: 'Yhteys',
          links: [to('contact', 'Asiakaspalvelu')],
        }),
      ]),
    ],
  },
  {
    key: 'keyFigures',
    title: 'Avainluvut',
    description:
      'St1:n avainluvut 2023–2025: liikevaihto 6,4 miljardia euroa, käyttökate 212 miljoonaa euroa, asemat, henkilöstö ja investoinnit.',
    body: [
      hero({
        title: 'Luvut kolmelta vuodelta',
        text: md(`
          Tilinpäätös laaditaan kalenterivuodelta ja tarkastetaan maaliskuussa. Puolivuosikatsaus ilmestyy elokuussa.
        `),
        image: picture('report-desk', 'Taulukoita ja laskin työpöydällä'),
        links: [to('articleInterimReport', 'Puolivuosikatsaus 2026')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Konserni

        | Tunnusluku | 2025 | 2024 | 2023 |
        | --- | --- | --- | --- |
        | Liikevaihto, milj. € | 6 410 | 6 720 | 7 350 |
        | Vertailukelpoinen käyttökate, milj. € | 212 | 198 | 241 |
        | Liikevoitto, milj. € | 118 | 104 | 152 |
        | Investoinnit, milj. € | 148 | 131 | 117 |
        | Omavaraisuusaste, % | 43 | 42 | 41 |
        | Henkilöstö vuoden lopussa | 1 010 | 990 | 965 |

        ## Verkosto

        | Tunnusluku | 2025 | 2024 | 2023 |
        | --- | --- | --- | --- |
        | Asemat, Suomi, Ruotsi ja Norja | {stations all} | 1 165 | 1 180 |
        | Latausasemat Suomessa | 96 | 71 | 48 |
        | Uusiutuvan osuus liikenteen energiasta, % | 18 | 16 | 14 |
        | Oma tuulivoima, GWh | 610 | 585 | 598 |
      `),
      ),
      cards('accordion', 'Lukujen taustaa', [
        card('figures-faq-revenue', {
          title: 'Miksi liikevaihto laskee?',
          text: md(`
          Öljyn maailmanmarkkinahinta on alentunut. Liikevaihto seuraa hintaa, vaikka myydyt määrät pysyvät lähes ennallaan.
        `),
        }),
        card('figures-faq-comparable', {
          title: 'Mitä vertailukelpoinen tarkoittaa?',
          text: md(`
          Luvusta on poistettu varastojen hinnanmuutokset ja kertaluonteiset erät, jotta vuosia voi verrata.
        `),
        }),
        card('figures-faq-stations', {
          title: 'Miksi asemia on vähemmän?',
          text: md(`
          Olemme luopuneet pienistä automaattipisteistä ja rakentaneet suurempia. Yhdellä asemalla on nyt enemmän palveluja.
        `),
        }),
        card('figures-faq-calendar', {
          title: 'Milloin seuraavat luvut julkaistaan?',
          text: md(`
          Vuoden 2026 tilinpäätöstiedote julkaistaan 26.2.2027.
        `),
        }),
      ]),
      cards('quickNavigation', 'Raportit', [
        card('figures-quick-reporting', {
          title: 'Vastuullisuus',
          links: [to('reporting', 'Vastuullisuusraportointi')],
        }),
        card('figures-quick-press', {
          title: 'Tiedotteet',
          links: [to('pressReleases', 'Kaikki tiedotteet')],
        }),
        card('figures-quick-wind', {
          title: 'Tuulivoima',
          links: [to('windPower', 'Tuotanto puistoittain')],
        }),
        card('figures-quick-company', {
          title: 'Yhtiö',
          links: [to('companyInfo', 'Yritys lyhyesti')],
        }),
      ]),
    ],
  },
]
