// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const sustainabilityWorkPages: PageSource[] = [
  {
    key: 'reporting',
    title: 'Vastuullisuusraportointi',
    synonyms: 'vuosikertomus, vuosiraportti, vastuullisuusraportti',
    description:
      'St1:n vastuullisuusraportit, laskentatavat ja varmennus. Päästöt, turvallisuus ja henkilöstö vuosilta 2023–2025 samassa taulukossa.',
    body: [
      hero({
        title: 'Samat luvut, joka vuosi samalla tavalla',
        text: md(`
          Raportti ilmestyy maaliskuussa. Päästöluvut varmentaa riippumaton tilintarkastaja.
        `),
        image: picture('report-desk', 'Avattu raportti, kynä ja silmälasit'),
        links: [to('keyFigures', 'Talouden avainluvut')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Tärkeimmät luvut

        | Tunnusluku | 2025 | 2024 | 2023 |
        | --- | --- | --- | --- |
        | Suorat päästöt (scope 1), 1 000 t CO₂ | 428 | 451 | 474 |
        | Ostettu energia (scope 2), 1 000 t CO₂ | 4 | 6 | 9 |
        | Arvoketju (scope 3), 1 000 t CO₂ | 13 900 | 14 350 | 14 800 |
        | Tapaturmataajuus | 2,6 | 2,9 | 3,3 |
        | Vuodot yli 100 l, kpl | 2 | 3 | 3 |
        | Naisia esihenkilöistä, % | 36 | 34 | 31 |

        ### Menetelmä

        Laskemme päästöt GHG-protokollan mukaan. Luvut kattavat Suomen, Ruotsin ja Norjan toiminnot sekä jalostamon. Jos
        laskentatapa muuttuu, korjaamme myös vanhat vuodet ja kerromme syyn.
      `),
      ),
      cards('accordion', 'Raportit ja periaatteet', [
        card('reporting-faq-report', {
          title: 'Mistä saan koko raportin?',
          text: md(`
          Pyydä se osoitteesta [vastuullisuus@st1.example](mailto:vastuullisuus@st1.example). Lähetämme sen pdf-tiedostona
          suomeksi tai englanniksi.
        `),
        }),
        card('reporting-faq-assurance', {
          title: 'Mitä varmennus kattaa?',
          text: md(`
          Scope 1 ja 2, tapaturmataajuuden ja vuodot. Scope 3 on arvio, jonka menetelmä on tarkastettu.
        `),
        }),
        card('reporting-faq-suppliers', {
          title: 'Miten valvotte toimittajia?',
          text: md(`
          Jokainen toimittaja allekirjoittaa eettiset periaatteet. Vuonna 2025 auditoimme 24 toimittajaa.
        `),
        }),
        card('reporting-faq-water', {
          title: 'Entä vesi ja maaperä?',
          text: md(`
          Pesuhallien vedet käsitellään öljynerottimissa. Suljettavien asemien maaperä tutkitaan ja puhdistetaan aina.
        `),
        }),
      ]),
      articleList('Vastuullisuudesta kirjoitettua', ['vastuullisuus']),
    ],
  },
  {
    key: 'windPower',
    title: 'Tuulivoima',
    description:
      'St1:n neljä tuulipuistoa tuottavat noin 900 GWh vuodessa. Katso puistot, tuotanto ja miten lähiseutu otetaan huomioon.',
    body: [
      hero({
        title: 'Sähköä sieltä, missä tuulee',
        text: md(`
          66 voimalaa Perämeren rannikolta Satakuntaan. Neljäs puisto aloitti Simossa helmikuussa 2026.
        `),
        image: picture('wind-turbines', 'Tuulivoimaloiden rivi metsän yllä, maassa lunta'),
        links: [to('articleWindFarm', 'Käy Simon tuulipuistossa')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Puistot

        | Puisto | Voimaloita | Teho | Tuotanto vuodessa |
        | --- | --- | --- | --- |
        | Murtokangas, Simo | 14 | 87 MW | noin 290 GWh |
        | Kalajoki | 20 | 86 MW | noin 240 GWh |
        | Raahe | 18 | 72 MW | noin 205 GWh |
        | Pori | 14 | 60 MW | noin 165 GWh |

        Yhteensä 900 gigawattituntia vastaa noin 50 000 sähkölämmitteisen omakotitalon vuosikulutusta.

        ### Lähiseutu

        - Rakennustöistä puolet on tehty paikallisin voimin.
        - Kunnat saavat kiinteistöveroa noin 2,1 miljoonaa euroa vuodessa.
        - Poronhoitoalueella reitit on sovittu paliskunnan kanssa ennen rakentamista.
        - Lavat pysäytetään, kun muuttavia kotkia on lähellä.
      `),
      ),
      cards('accordion', 'Kysyttyä tuulivoimasta', [
        card('wind-faq-noise', {
          title: 'Kuuluuko voimala?',
          text: md(`
          Lähimmillä taloilla melu on alle 40 desibeliä. Mittaamme sen ensimmäisenä vuonna ja julkaisemme tuloksen.
        `),
        }),
        card('wind-faq-ice', {
          title: 'Irtoaako lavoista jäätä?',
          text: md(`
          Lavoissa on lämmitys ja tunnistin, joka pysäyttää voimalan. Huoltoteillä on varoitusvalot.
        `),
        }),
        card('wind-faq-life', {
          title: 'Mitä tapahtuu käytön jälkeen?',
          text: md(`
          Voimalan ikä on 30–35 vuotta. Purkamiseen on vakuus, ja lavojen kierrätykselle on Suomessa jo käsittelijä.
        `),
        }),
        card('wind-faq-walk', {
          title: 'Saako puistossa marjastaa?',
          text: md(`
          Saa, jokaisenoikeudet ovat voimassa puistossakin. Vältä voimaloiden lähelle menoa suojasäällä.
        `),
        }),
      ]),
      cards('quickNavigation', 'Jatka tästä', [
        card('wind-quick-transition', {
          title: 'Suunta',
          links: [to('energyTransition', 'Energiamurros')],
        }),
        card('wind-quick-charging', {
          title: 'Sähkö autoon',
          links: [to('evCharging', 'Sähköauton lataus')],
        }),
        card('wind-quick-report', { title: 'Luvut', links: [to('reporting', 'Raportointi')] }),
        card('wind-quick-careers', { title: 'Työ', links: [to('careers', 'Ihmiset ja ura')] }),
      ]),
    ],
  },
  {
    key: 'carbonSequestration',
    title: 'Hiilensidonta',
    description:
      'Metsitämme 640 hehtaaria entistä turvetuotantoaluetta ja peltoa. Miten hiili mitataan, kuka maan omistaa ja mihin tulosta käytetään.',
    body: [
      hero({
        title: 'Uutta metsää vanhalle turvesuolle',
        text: md(`
          Vuodesta 2022 olemme istuttaneet 640 hehtaaria. Puut sitovat hiiltä vielä, kun asemamme ovat jotain muuta.
        `),
        image: picture('forest-carbon', 'Nuorta metsää eri-ikäisissä riveissä, taustalla suo'),
        links: [to('articleForest', 'Lue Siikalatvan taimikosta')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Näin hiiltä sitoutuu

        1. Etsitään alue, jossa ei kasva metsää eikä viljellä ruokaa.
        2. Istutetaan mäntyä, koivua ja kuusta, noin 2 000 tainta hehtaarille.
        3. Mitataan puusto koealoilta viiden vuoden välein.
        4. Lasketaan sidottu hiili varovaisesti ja vähennetään riski: hirvet, myrskyt, tulipalot.

        Alueiden arvioidaan sitovan 50 vuodessa noin 128 000 tonnia hiilidioksidia. Maa säilyy omistajillaan. Teemme heidän
        kanssaan 50 vuoden sopimuksen.

        > Emme vähennä metsän hiiltä polttoaineidemme päästöistä. Se raportoidaan erikseen.
      `),
      ),
      cards('grid', 'Hankkeet', [
        card('carbon-siikalatva', {
          title: 'Siikalatva',
          text: md(`
            410 hehtaaria entistä turvetuotantoaluetta, istutettu 2022–2024.
          `),
          links: [to('articleForest', 'Lue tarina')],
        }),
        card('carbon-savo', {
          title: 'Etelä-Savo',
          text: md(`
            230 hehtaaria viljelystä poistunutta peltoa Juvalla ja Mikkelissä.
          `),
          links: [to('sustainability', 'Kaikki vastuullisuustyö')],
        }),
        card('carbon-biochar', {
          title: 'Biohiili',
          text: md(`
            Kokeilemme biohiiltä asemien hulevesikaivoissa Tampereella.
          `),
          links: [to('energyTransition', 'Energiamurros')],
        }),
      ]),
      cards('accordion', 'Kysyttyä hiilensidonnasta', [
        card('carbon-faq-sell', {
          title: 'Myyttekö hyvityksiä?',
          text: md(`
          Emme toistaiseksi. Kehitämme mittausta ensin.
        `),
        }),
        card('carbon-faq-owner', {
          title: 'Voinko tarjota omaa maata?',
          text: md(`
          Kyllä, jos alue on vähintään viisi hehtaaria ja puuton. Kirjoita osoitteeseen
          [vastuullisuus@st1.example](mailto:vastuullisuus@st1.example).
        `),
        }),
        card('carbon-faq-nature', {
          title: 'Entä luonnon monimuotoisuus?',
          text: md(`
          Vähintään viidesosa taimista on lehtipuuta. Kosteimmat kohdat jätetään ennallistumaan suoksi.
        `),
        }),
        card('carbon-faq-fire', {
          title: 'Jos metsä palaa?',
          text: md(`
          Laskelmasta on varattu 20 prosenttia tuhoja varten, ja istutamme alueen uudelleen.
        `),
        }),
      ]),
    ],
  },
]
