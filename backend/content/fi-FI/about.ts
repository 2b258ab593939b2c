import { articleList, card, cards, contentFor, external, hero, redirect, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('fi-FI')

export const aboutPages: PageSource[] = [
  {
    key: 'about',
    title: 'Tietoa meistä',
    description: 'St1 on pohjoismainen energiayhtiö, jolla on noin 1 200 asemaa kolmessa maassa. Tutustu yritykseen, vastuullisuuteen ja työpaikkoihin.',
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
      richText(md(`
        ## Energiaa, joka muuttuu

        Ensimmäinen asemamme avattiin vuonna 1995. Silloin myytiin bensiiniä, dieseliä ja kahvia. Nyt samalla tontilla voi olla
        myös suurteholaturi ja pakettiautomaatti, ja sähkö tulee osin omasta tuulipuistosta.

        Emme väitä, että muutos on valmis. Suurin osa myynnistämme on yhä fossiilista. Siksi kerromme luvut
        [raporteissamme](page:reporting) joka vuosi samalla tavalla, jotta suunnan voi tarkistaa.
      `)),
      articleList('Viimeksi julkaistua'),
    ],
  },
  {
    key: 'companyInfo',
    title: 'Yritys',
    description: 'St1 lyhyesti: historia vuodesta 1995, liiketoiminta kolmessa maassa, johtaminen ja yhteystiedot. Pääkonttori on Helsingissä.',
    body: [
      hero({
        title: 'Kolmen maan energiayhtiö',
        text: md(`
          Noin 1 200 asemaa, jalostamo, tuulivoimaa ja noin 1 000 työntekijää. Pääkonttori on Helsingissä.
        `),
        image: picture('office-team', 'Työryhmä suunnittelee taulun ääressä'),
        links: [to('keyFigures', 'Katso avainluvut')],
        theme: 'secondary',
      }),
      richText(md(`
        ## Vuodet lyhyesti

        | Vuosi | Mitä tapahtui |
        | --- | --- |
        | 1995 | Yhtiö perustetaan polttoainekauppaa varten |
        | 2007 | Ensimmäinen jäte-etanolilaitos käynnistyy |
        | 2009 | Asemaverkosto laajenee Ruotsiin ja Norjaan |
        | 2010 | Jalostamo ja Shell-asemat siirtyvät yhtiölle |
        | 2011 | Ensimmäinen tuulipuisto valmistuu |
        | 2019 | Ensimmäiset suurteholaturit asemille |
        | 2026 | Neljäs tuulipuisto tuotantoon Simossa |

        ### Liiketoiminta

        - **Asemat ja liikenne:** polttoaineet, lataus, autopesu ja ravintolat.
        - **Yritykset:** kortit, säiliötoimitukset, meri- ja lentoliikenne.
        - **Lämpö:** lämmitysöljy ja maalämpö.
        - **Tuotanto:** jalostus, biopolttoaineet ja tuulivoima.
      `)),
      cards('accordion', 'Johtaminen ja omistus', [
        card('company-faq-owner', { title: 'Kuka St1:n omistaa?', text: md(`
          Yhtiö on yksityisessä suomalaisessa omistuksessa. Osakkeita ei noteerata pörssissä.
        `) }),
        card('company-faq-board', { title: 'Miten yhtiötä johdetaan?', text: md(`
          Hallituksessa on kuusi jäsentä, joista neljä on riippumattomia omistajista. Johtoryhmä kokoontuu kahden viikon välein.
        `) }),
        card('company-faq-dealer', { title: 'Ovatko asemat omia vai kauppiaiden?', text: md(`
          Automaattiasemat ovat omia. Miehitettyjä asemia hoitavat pääosin kauppiaat, jotka työllistävät yhteensä noin 2 500
          ihmistä.
        `) }),
        card('company-faq-address', { title: 'Mikä on postiosoite?', text: md(`
          St1 Oy, Tapulikatu 4, 00100 Helsinki. Vaihde [010 000 1000](tel:0100001000), ma–pe 8–16.
        `) }),
        card('company-faq-ethics', { title: 'Miten ilmoitan väärinkäytöksestä?', text: md(`
          Ilmoituskanava on avoin kaikille, myös nimettömänä: [ilmoitukset@st1.example](mailto:ilmoitukset@st1.example).
          Vahvistamme ilmoituksen seitsemän päivän kuluessa.
        `) }),
      ]),
      cards('quickNavigation', 'Tästä eteenpäin', [
        card('company-quick-figures', { title: 'Luvut', links: [to('keyFigures', 'Avainluvut')] }),
        card('company-quick-careers', { title: 'Työ', links: [to('careers', 'Ihmiset ja ura')] }),
        card('company-quick-media', { title: 'Media', links: [to('newsAndMedia', 'Uutiset ja media')] }),
        card('company-quick-contact', { title: 'Yhteys', links: [to('contact', 'Asiakaspalvelu')] }),
      ]),
    ],
  },
  {
    key: 'keyFigures',
    title: 'Avainluvut',
    description: 'St1:n avainluvut 2023–2025: liikevaihto 6,4 miljardia euroa, käyttökate 212 miljoonaa euroa, asemat, henkilöstö ja investoinnit.',
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
      richText(md(`
        ## Konserni

        | | 2025 | 2024 | 2023 |
        | --- | --- | --- | --- |
        | Liikevaihto, milj. € | 6 410 | 6 720 | 7 350 |
        | Vertailukelpoinen käyttökate, milj. € | 212 | 198 | 241 |
        | Liikevoitto, milj. € | 118 | 104 | 152 |
        | Investoinnit, milj. € | 148 | 131 | 117 |
        | Omavaraisuusaste, % | 43 | 42 | 41 |
        | Henkilöstö vuoden lopussa | 1 010 | 990 | 965 |

        ## Verkosto

        | | 2025 | 2024 | 2023 |
        | --- | --- | --- | --- |
        | Asemat, Suomi, Ruotsi ja Norja | 1 210 | 1 225 | 1 240 |
        | Latausasemat Suomessa | 96 | 71 | 48 |
        | Uusiutuvan osuus liikenteen energiasta, % | 18 | 16 | 14 |
        | Oma tuulivoima, GWh | 610 | 585 | 598 |
      `)),
      cards('accordion', 'Lukujen taustaa', [
        card('figures-faq-revenue', { title: 'Miksi liikevaihto laskee?', text: md(`
          Öljyn maailmanmarkkinahinta on alentunut. Liikevaihto seuraa hintaa, vaikka myydyt määrät pysyvät lähes ennallaan.
        `) }),
        card('figures-faq-comparable', { title: 'Mitä vertailukelpoinen tarkoittaa?', text: md(`
          Luvusta on poistettu varastojen hinnanmuutokset ja kertaluonteiset erät, jotta vuosia voi verrata.
        `) }),
        card('figures-faq-stations', { title: 'Miksi asemia on vähemmän?', text: md(`
          Olemme luopuneet pienistä automaattipisteistä ja rakentaneet suurempia. Palvelupaikkoja on aiempaa enemmän.
        `) }),
        card('figures-faq-calendar', { title: 'Milloin seuraavat luvut julkaistaan?', text: md(`
          Vuoden 2026 tilinpäätöstiedote julkaistaan 26.2.2027.
        `) }),
      ]),
      cards('quickNavigation', 'Raportit', [
        card('figures-quick-reporting', { title: 'Vastuullisuus', links: [to('reporting', 'Vastuullisuusraportointi')] }),
        card('figures-quick-press', { title: 'Tiedotteet', links: [to('pressReleases', 'Kaikki tiedotteet')] }),
        card('figures-quick-wind', { title: 'Tuulivoima', links: [to('windPower', 'Tuotanto puistoittain')] }),
        card('figures-quick-company', { title: 'Yhtiö', links: [to('companyInfo', 'Yritys lyhyesti')] }),
      ]),
    ],
  },
  {
    key: 'newsAndMedia',
    title: 'Uutiset ja media',
    description: 'St1:n uutiset, tiedotteet ja mediapalvelu. Median puhelin vastaa arkisin klo 9–16, kuvapyynnöt sähköpostitse samana päivänä.',
    body: [
      hero({
        title: 'Mitä meille kuuluu',
        text: md(`
          Uutiset asiakkaille, tiedotteet medialle. Toimittajan kysymykseen vastaamme saman päivän aikana.
        `),
        image: picture('station-dusk', 'Asema iltahämärässä, katoksen valot palavat'),
        links: [to('pressReleases', 'Tiedotteet'), to('articles', 'Kaikki artikkelit')],
        theme: 'primary',
      }),
      articleList('Uutiset', ['uutiset']),
      richText(md(`
        ## Medialle

        - Puhelin: [010 000 1050](tel:0100001050), ma–pe 9–16
        - Sähköposti: [media@st1.example](mailto:media@st1.example)
        - Kuvat: lähetämme painokelpoiset kuvat asemista, latauksesta ja tuulivoimasta pyynnöstä samana päivänä

        Kuvaaminen asemilla on tervetullutta, kun siitä sovitaan etukäteen. Kerro paikka, aika ja aihe, niin asema tietää odottaa.
        Ihmisiä ja rekisteritunnuksia kuvataan vain luvalla.
      `)),
      articleList('Tiedotteet', ['tiedotteet']),
    ],
  },
  {
    key: 'pressReleases',
    title: 'Tiedotteet',
    description: 'St1:n tiedotteet: uudet asemat, latausverkosto, biokaasu ja talous. Uusimmat ensin, yhteyshenkilö jokaisen tiedotteen lopussa.',
    body: [
      hero({
        title: 'Tiedotteet',
        text: md(`
          Viralliset tiedotteemme. Vanhemmat kuin kaksi vuotta saat pyytämällä viestinnästä.
        `),
        image: picture('report-desk', 'Tulostettu tiedote kahvikupin vieressä'),
        links: [external('mailto:media@st1.example', 'Tilaa tiedotteet sähköpostiin', true)],
        theme: 'secondary',
      }),
      articleList('Uusimmat tiedotteet', ['tiedotteet']),
      richText(md(`
        ## Julkaisukalenteri

        | Päivä | Julkaisu |
        | --- | --- |
        | 26.2.2027 | Tilinpäätöstiedote 2026 |
        | 18.3.2027 | Vuosikertomus ja vastuullisuusraportti 2026 |
        | 19.8.2027 | Puolivuosikatsaus 2027 |

        Tiedotteet julkaistaan suomeksi, ruotsiksi, norjaksi ja englanniksi. Jos kieliversioissa on eroja, suomenkielinen
        teksti on ratkaiseva. Lainata saa, kun lähde mainitaan.
      `)),
      cards('quickNavigation', 'Lisää tietoa', [
        card('press-quick-figures', { title: 'Luvut', links: [to('keyFigures', 'Avainluvut')] }),
        card('press-quick-media', { title: 'Media', links: [to('newsAndMedia', 'Mediapalvelu')] }),
        card('press-quick-stories', { title: 'Tarinat', links: [to('stories', 'Tarinoita pohjoisesta')] }),
        card('press-quick-reporting', { title: 'Raportit', links: [to('reporting', 'Raportointi')] }),
      ]),
    ],
  },
  {
    key: 'stories',
    title: 'Tarinat',
    description: 'Tarinoita ihmisistä ja paikoista: lounaskeittiö, yöllinen maantie, kouluun porattu maalämpö ja metsä, joka kasvaa turvesuolle.',
    body: [
      hero({
        title: 'Ihmisiä tien varrelta',
        text: md(`
          Energiayhtiön arki on keittoa, kaivoja ja kolmen asteen pakkasia. Kerromme siitä niin kuin se on.
        `),
        image: picture('truck-night', 'Rekan valot yöllisellä maantiellä'),
        links: [to('articleTruckers', 'Aloita yön kuljettajista')],
        theme: 'primary',
      }),
      articleList('Tarinat', ['tarinat']),
      cards('carousel', 'Poimintoja', [
        card('stories-lunch', {
          title: 'Lounas tien päällä',
          text: md(`
            Keittiömestarin aamu alkaa kello viisi.
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
            Asentaja kiipeää 160 metriin ja kertoo näkymästä.
          `),
          image: picture('wind-turbines', 'Voimaloita talvipäivänä'),
          links: [to('articleWindFarm', 'Lue tuulipuistosta')],
        }),
      ]),
      richText(md(`
        ## Kerro omasi

        Onko sinulla tarina asemalta tai matkalta? Kirjoita [media@st1.example](mailto:media@st1.example). Luemme kaikki ja
        soitamme, ennen kuin julkaisemme mitään.

        > Paras tarina on se, jonka kuulee kassajonossa.
      `)),
    ],
  },
  {
    key: 'careers',
    title: 'Ihmiset ja ura',
    description: 'Töissä St1:llä: asemat, säiliöautot, jalostus, tuulivoima ja toimisto. Miten perehdytämme, mitä maksamme ja miten haet.',
    body: [
      hero({
        title: 'Työtä, jonka tulos näkyy tiellä',
        text: md(`
          Meitä on noin 1 000, ja kauppiaidemme asemilla vielä 2 500 lisää. Kausitöitä on joka kesä.
        `),
        image: picture('station-staff', 'Kaksi työntekijää aseman tiskin takana'),
        links: [to('openPositions', 'Avoimet työpaikat')],
        theme: 'primary',
      }),
      cards('grid', 'Missä voit työskennellä', [
        card('careers-station', {
          title: 'Asemilla',
          text: md(`
            Keittiössä, kassalla ja pesuhallissa. Perehdytys kestää kaksi viikkoa.
          `),
          image: picture('coffee-bakery', 'Leivonnaisia paistetaan aseman keittiössä'),
          links: [to('articleLunch', 'Päivä keittiössä')],
        }),
        card('careers-field', {
          title: 'Maastossa ja teillä',
          text: md(`
            Kuljettajat, porarit ja tuulivoima-asentajat.
          `),
          image: picture('drill-rig', 'Poraaja työssä porausvaunun vieressä'),
          links: [to('articleWindFarm', 'Asentajan päivä')],
        }),
        card('careers-office', {
          title: 'Toimistolla',
          text: md(`
            Ohjelmistot, kauppa, talous. Etätyötä enintään kolme päivää viikossa.
          `),
          image: picture('office-team', 'Tiimi neuvottelee'),
          links: [to('articleApp', 'Näin sovellus tehtiin')],
        }),
      ]),
      richText(md(`
        ## Mitä saat meiltä

        - Palkka työehtosopimuksen mukaan tai sen yli, tulospalkkio koko henkilöstölle
        - Työterveys laajana, myös osa-aikaisille
        - Turvallisuuskoulutus ennen ensimmäistä työvuoroa
        - 30 % alennus lounaasta ja autopesusta

        Teemme henkilöstökyselyn joka syksy. Vuonna 2025 vastaajista 86 prosenttia suositteli meitä tutulleen. Eniten toivottiin
        työvuorojen ennakointia, joten listat julkaistaan nyt neljä viikkoa aiemmin.
      `)),
      cards('accordion', 'Kysyttyä työnhausta', [
        card('careers-faq-summer', { title: 'Milloin kesätyöhaku avautuu?', text: md(`
          Tammikuun toisena maanantaina. Haku on auki helmikuun loppuun.
        `) }),
        card('careers-faq-age', { title: 'Minkä ikäinen pitää olla?', text: md(`
          Asemalle 16-vuotias, yövuoroihin 18. Kuljettajalta vaadimme C-kortin ja ADR-ajoluvan.
        `) }),
        card('careers-faq-language', { title: 'Riittääkö englanti?', text: md(`
          Toimistotehtävissä usein kyllä. Asemalla tarvitaan suomea, rannikolla myös ruotsia.
        `) }),
        card('careers-faq-dealer', { title: 'Miten pääsen kauppiaaksi?', text: md(`
          Ota yhteyttä [yritysmyyntiin](page:b2bContact). Valmennus kestää kolme kuukautta ja on palkallinen.
        `) }),
      ]),
    ],
  },
  {
    key: 'openPositions',
    title: 'Avoimet työpaikat',
    description: 'St1:n avoimet työpaikat Suomessa: asemat, kuljetus, lämpö ja toimisto. Hakemus lähetetään rekrytointipalvelussa, vastaamme kahdessa viikossa.',
    body: [
      hero({
        title: 'Avoimet työpaikat',
        text: md(`
          Katso, mitä on nyt auki. Jos sopivaa ei löydy, jätä avoin hakemus.
        `),
        image: picture('van-fleet', 'Huoltoautoja lähdössä aamuvuoroon'),
        links: [to('careersPortal', 'Siirry rekrytointipalveluun')],
        theme: 'secondary',
      }),
      richText(md(`
        ## Nyt haettavana

        | Tehtävä | Paikkakunta | Hakuaika päättyy |
        | --- | --- | --- |
        | Vuoropäällikkö, HelmiSimpukka | Tornio | 4.12.2026 |
        | Säiliöauton kuljettaja | Kajaani | 6.12.2026 |
        | Maalämpöasiantuntija | Tampere | 11.12.2026 |
        | Ohjelmistokehittäjä, sovellus | Helsinki tai Oulu | 13.12.2026 |
        | Latausverkoston huoltoasentaja | Jyväskylä | 18.12.2026 |
        | Kokki | Lappeenranta | 20.12.2026 |

        Palkkahaarukka on jokaisessa ilmoituksessa. Vastaamme kaikille hakijoille kahden viikon kuluessa hakuajan päättymisestä.
      `)),
      richText(md(`
        1. Lähetä hakemus ja ansioluettelo rekrytointipalvelussa. Kuvaa ei tarvita.
        2. Soitamme ja kysymme perusasiat, noin 15 minuuttia.
        3. Tapaat esihenkilön ja tulevan työkaverin työpaikalla.
        4. Saat päätöksen puhelimitse, myös silloin kun se on ei.
      `), 'Näin haku etenee'),
      cards('accordion', 'Hyvä tietää', [
        card('positions-faq-open', { title: 'Kuinka kauan avoin hakemus on voimassa?', text: md(`
          Kuusi kuukautta. Voit poistaa sen itse milloin tahansa.
        `) }),
        card('positions-faq-data', { title: 'Miten käsittelette hakijan tietoja?', text: md(`
          Vain rekrytointiin, ja ne poistetaan viimeistään kahden vuoden kuluttua. Katso [tietosuoja](page:privacy).
        `) }),
        card('positions-faq-test', { title: 'Tehdäänkö huumausainetesti?', text: md(`
          Kuljettajille, asentajille ja jalostamon työntekijöille työterveyshuollossa ennen aloitusta.
        `) }),
        card('positions-faq-why', { title: 'Millaista meillä on?', text: md(`
          Lue [Ihmiset ja ura](page:careers) tai poikkea asemalla ja kysy suoraan.
        `) }),
      ]),
    ],
  },
  {
    key: 'careersPortal',
    title: 'Rekrytointipalvelu',
    description: 'Avoimet tehtävät ja hakemuslomake ovat erillisessä rekrytointipalvelussa, johon siirryt tältä sivulta automaattisesti.',
    body: [redirect('https://careers.st1.example/')],
  },
]
