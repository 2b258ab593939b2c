// Over 200 lines: the pages of one topic stay together, word for word.

import { toForm } from '../forms/form-block.ts'
import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { oilForm } from './forms.ts'
import { md, to } from './words.ts'

export const heatingPages: PageSource[] = [
  {
    key: 'heatingOil',
    title: 'Lämmitysöljy',
    synonyms:
      'öljy, öljyn hinta, lämmitysöljyn hinta, polttoöljy, polttoöljyn hinta, öljytilaus, öljyn tilaus, tilaa öljyä, löpö, kevyt polttoöljy',
    description:
      'Tilaa lämmitysöljy kotiin 2–5 arkipäivässä, pikatoimitus seuraavaksi arkipäiväksi. Hinta lukitaan tilattaessa, ilman toimitusmaksua 1 000 litrasta.',
    body: [
      hero({
        title: 'Lämmitysöljy kotipihaan',
        text: md(`
          Sama kuljettaja, sama reitti, vuodesta toiseen. Hinta lukitaan, kun tilaat, vaikka toimitus on vasta ensi viikolla.
        `),
        image: picture('oil-delivery', 'Öljyauton kuljettaja vetää letkua talon täyttöputkelle'),
        links: [
          toForm('oil-order', 'Tilaa verkossa'),
          external('tel:0800000130', 'Tilaa: 0800 000 130', true),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Toimitus ja hinta

        | Toimitus | Aika | Toimitusmaksu |
        | --- | --- | --- |
        | Tavallinen, vähintään 1 000 l | 2–5 arkipäivää | 0,00 € |
        | Tavallinen, 500–999 l | 2–5 arkipäivää | 39,00 € |
        | Pikatoimitus | seuraava arkipäivä | 95,00 € |

        Päivän litrahinnan ja arvion kokonaishinnasta näet alla ennen tilaamista. Voit tilata myös puhelimitse arkisin klo 8–16.30. Hintaan sisältyvät verot ja huoltovarmuusmaksu. Voit maksaa
        laskulla, jonka maksuaika on 14 päivää, tai enintään 12 erässä.

        ### Kaksi laatua

        - **Kevyt polttoöljy** sopii kaikkiin öljypolttimiin.
        - **Lämmitysöljy Bio** sisältää 30 % uusiutuvaa öljyä. Polttimen suutinta ei tavallisesti tarvitse vaihtaa.
      `),
      ),
      oilForm,
      richText(
        md(`
        - Auraa tie vähintään 3,5 metrin levyiseksi ja karsi matalat oksat.
        - Varmista, etteivät täyttö- ja ilmaputki ole lumen alla.
        - Mittaa säiliö ja kerro lukema tilatessasi. Säiliötä ei täytetä yli 95 prosenttiin.
        - Sammuta poltin toimituksen ajaksi ja anna sakan laskeutua kaksi tuntia ennen käynnistystä.
      `),
        'Ennen kuin auto tulee',
      ),
      cards('accordion', 'Kysyttyä lämmitysöljystä', [
        card('oil-faq-home', {
          title: 'Pitääkö minun olla kotona?',
          text: md(`
          Ei, jos täyttöputkeen pääsee ja säiliössä toimii ylitäytönestin. Kuljettaja jättää kuitin postilaatikkoon.
        `),
        }),
        card('oil-faq-tank', {
          title: 'Milloin säiliö pitää tarkastaa?',
          text: md(`
          Pohjavesialueella maanalainen terässäiliö tarkastetaan viimeistään kymmenen vuoden kuluttua käyttöönotosta ja sen
          jälkeen kunnon mukaan. Suosittelemme samaa muuallakin.
        `),
        }),
        card('oil-faq-empty', {
          title: 'Säiliö ehti tyhjentyä',
          text: md(`
          Tilaa pikatoimitus ja pyydä huoltoliikettä ilmaamaan poltin. Neuvomme puhelimessa, mitä voit tehdä itse.
        `),
        }),
        card('oil-faq-leave', {
          title: 'Haluaisin luopua öljystä',
          text: md(`
          Saat meiltä myös [maalämmön](page:geothermalHeat). Vanhan säiliön tyhjennyksestä ja jäljellä olevan öljyn
          hyvityksestä sovitaan samassa tarjouksessa.
        `),
        }),
      ]),
      cards('grid', 'Seuraava askel', [
        card('oil-geothermal', {
          title: 'Vaihtoehtona maalämpö',
          text: md(`
            Katso, kuinka paljon talosi lämmityskulu laskisi.
          `),
          image: picture('ground-heat-house', 'Talon alle piirretty energiakaivo'),
          links: [to('geothermalHeat', 'Vertaa maalämpöön')],
        }),
        card('oil-safety', {
          title: 'Turvallinen käsittely',
          text: md(`
            Tiedotteet säiliöstä, vuodoista ja varastoinnista.
          `),
          image: picture('safety-helmet', 'Suojakypärä ja käsineet'),
          links: [to('productSafety', 'Käyttöturvatiedotteet')],
        }),
        card('oil-farm', {
          title: 'Maatilalle ja työmaalle',
          text: md(`
            Moottoripolttoöljy ja säiliöt yrityssopimuksella.
          `),
          image: picture('van-fleet', 'Pakettiautoja työmaan portilla'),
          links: [to('energyProducts', 'Energiatuotteet yrityksille')],
        }),
      ]),
    ],
  },
  {
    key: 'geothermalHeat',
    title: 'Maalämpö',
    synonyms: 'maalämpöpumppu, lämpöpumppu',
    description:
      'Maalämpö omakotitaloon tai taloyhtiöön: mitoitus, luvat, poraus ja asennus samasta paikasta. Katso hintahaarukka, aikataulu ja tuet.',
    body: [
      hero({
        title: 'Kallio lämmittää, sähkö auttaa',
        text: md(`
          Kolmannes lämmöstä tulee sähköstä, loput omalta tontilta. Me hoidamme luvat, porauksen ja asennuksen.
        `),
        image: picture(
          'ground-heat-house',
          'Poikkileikkaus: energiakaivo kulkee talon alta syvälle kallioon',
        ),
        links: [external('tel:0800000140', 'Varaa kartoitus: 0800 000 140', true)],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Mitä maalämpö maksaa?

        Omakotitalon järjestelmä maksaa tavallisesti 17 900–24 000 € asennettuna. Hintaan vaikuttavat kaivon syvyys, maapeitteen
        paksuus ja se, millainen lämmönjako talossa jo on.

        | Talo | Kaivo | Vanha lämmityskulu | Maalämmöllä |
        | --- | --- | --- | --- |
        | 120 m², 1990-luku | 160 m | noin 2 300 €/v (öljy) | noin 800 €/v |
        | 180 m², 1970-luku | 220 m | noin 3 700 €/v (öljy) | noin 1 300 €/v |
        | 150 m², 1985 | 200 m | noin 2 900 €/v (suora sähkö) | noin 1 050 €/v |

        Laskelmissa sähkö maksaa siirtoineen 0,15 €/kWh ja öljy 1,15 €/l.
      `),
      ),
      richText(
        md(`
        1. **Kartoitus.** Käymme paikalla ja mittaamme. Käynti on maksuton.
        2. **Tarjous.** Saat kiinteän hinnan viiden arkipäivän kuluessa.
        3. **Lupa.** Haemme luvan kunnasta. Käsittely kestää 2–8 viikkoa.
        4. **Poraus.** Yksi tai kaksi päivää. Kiviaines viedään pois.
        5. **Asennus.** Kaksi tai kolme päivää, lämpö on poikki enintään yhden päivän.

        ![Porausvaunu tekee energiakaivoa omakotitalon pihalla](scene:drill-rig)
      `),
        'Viisi vaihetta',
      ),
      cards('accordion', 'Kysyttyä maalämmöstä', [
        card('geothermal-faq-plot', {
          title: 'Sopiiko tontille?',
          text: md(`
          Kaivon pitää yleensä olla vähintään 7,5 metriä tontin rajasta ja 15 metriä naapurin energiakaivosta. Pohjavesialueella
          kunta voi rajoittaa porausta.
        `),
        }),
        card('geothermal-faq-support', {
          title: 'Mitä tukea voin saada?',
          text: md(`
          Työn osuudesta voi saada kotitalousvähennystä. Öljylämmityksestä luopuvalla vähennys on suurempi. Tarkista
          voimassa olevat ehdot Verohallinnosta ennen sopimusta.
        `),
        }),
        card('geothermal-faq-radiators', {
          title: 'Toimiiko vanhoilla pattereilla?',
          text: md(`
          Toimii, kun menovesi pysyy kovimmallakin pakkasella noin 55 asteessa. Joskus yksi tai kaksi patteria vaihdetaan.
        `),
        }),
        card('geothermal-faq-life', {
          title: 'Kuinka kauan laitteet kestävät?',
          text: md(`
          Lämpöpumppu 15–20 vuotta, kaivo ja keruuputki vähintään 50 vuotta. Laitetakuu on viisi vuotta.
        `),
        }),
        card('geothermal-faq-company', {
          title: 'Tehdäänkö myös taloyhtiöille?',
          text: md(`
          Kyllä. Teemme taloyhtiöille ensin energiaselvityksen. Ota yhteyttä [yritysmyyntiin](page:b2bContact).
        `),
        }),
      ]),
      cards('grid', 'Katso, miten muut tekivät', [
        card('geothermal-school', {
          title: 'Koulu lämpenee maalämmöllä',
          text: md(`
            Iisalmessa 24 kaivoa korvasi 92 000 litraa öljyä vuodessa.
          `),
          image: picture('school-winter', 'Koulurakennus talvipäivänä, ikkunoissa valot'),
          links: [to('articleGeothermalSchool', 'Lue koulun tarina')],
        }),
        card('geothermal-oil', {
          title: 'Vielä öljyllä?',
          text: md(`
            Toimitamme öljyn siihen asti, kun kaivo on valmis.
          `),
          image: picture('oil-delivery', 'Öljytoimitus talvella'),
          links: [to('heatingOil', 'Tilaa lämmitysöljyä', '#form-oil-order')],
        }),
        card('geothermal-transition', {
          title: 'Osa energiamurrosta',
          text: md(`
            Miten lämmitys, liikenne ja tuulivoima liittyvät toisiinsa.
          `),
          image: picture('wind-turbines', 'Tuulivoimaloita metsän yllä'),
          links: [to('energyTransition', 'Energiamurros')],
        }),
      ]),
    ],
  },
]
