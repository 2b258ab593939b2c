import { picture } from '../pictures.ts'
import { type ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const articlesPart4: ArticleSource[] = [
  {
    key: 'articleNewStation',
    title: 'Uusi asema Tornioon rajan tuntumaan',
    byline: 'St1:n viestintä',
    created: '2026-06-11T06:00:00Z',
    summary:
      'E8-tien varteen Tornioon avattiin tänään asema, jossa on ravintola, pesuhalli, kuusi suurteholaturia ja kaista rekoille.',
    tags: ['tiedotteet', 'ruoka', 'lataus'],
    image: picture('station-winter-morning', 'Uuden aseman katos ja mittarit kirkkaana aamuna'),
    text: md(`
      Tornio, 11.6.2026. Asema avattiin kello kuusi, ja ensimmäinen tankkaaja tuli Haaparannalta. Aseman ja
      rajan väliä on neljä kilometriä, ja se tuntuu kahvipöydässä: puhetta kuuluu suomeksi, ruotsiksi ja norjaksi.

      ## Mitä asemalla on

      | Palvelu | Tiedot |
      | --- | --- |
      | Polttoaineet | 95 Extra, 98-bensiini, diesel, HVO100, AdBlue |
      | Lataus | 6 pistettä, enintään 400 kW |
      | Ravintola | HelmiSimpukka, 110 paikkaa, lounas ma–pe 10.30–15 |
      | Autopesu | Perfect-pesu ympäri vuorokauden |
      | Raskas liikenne | 2 läpiajettavaa kaistaa, 14 pysäköintipaikkaa, suihku |
      | Aukiolo | mittarit 24 h, asema ma–pe 6–23, la 7–23, su 8–23 |

      Asema työllistää 22 ihmistä. Heistä 15 on Torniosta tai Kemistä ja neljä Haaparannalta. Kesäksi palkattiin lisäksi kahdeksan nuorta.

      ## Kahden maan kahvila

      Hinnat ovat euroina, ja ruotsalainen kortti käy siinä missä suomalainenkin. Avajaisviikolla lounaalla on poronkäristystä, ja ensimmäisen kuun ajan aamiaisbuffet maksaa 7,90 €
      (muuten 9,90 €).

      > Isoin toive oli, että keittiö olisi auki myös silloin, kun linja-auto ja lomalaiset tulevat samaan aikaan. Siksi on kaksi linjastoa,
      > sanoo kauppias Hilkka Ylitalo.

      ![Ihmisiä palvelutiskillä avajaispäivänä](scene:station-staff)

      ## Kylmän varalle rakennettu

      Lämpö tulee kymmenestä energiakaivosta, ja pesuhallin poistoilmasta otetaan lämpö talteen. Pihan sulanapidossa käytetään
      samaa lämpöä. Katolla on 60 kilowatin aurinkovoimala, joka tuottaa toukokuusta elokuuhun enemmän kuin asema kuluttaa päivällä.

      ## Rakentaminen lukuina

      - 14 kuukautta luvasta avajaisiin
      - 6,8 miljoonan euron investointi
      - 70 prosenttia urakoista Meri-Lapista

      Paikalla toimi vuoteen 2019 asti pieni automaattiasema. Sen säiliöt poistettiin ja maaperä puhdistettiin ennen kuin uutta alettiin
      rakentaa. Tontti on nyt kolme kertaa suurempi, ja talvella lumelle on oma paikkansa pihan takana. Kevään
      sulamisvedet johdetaan öljynerottimen kautta kosteikkoon.

      Aukioloajat ja palvelut löydät [asemahausta](page:stationLocator). Lataushinnat ovat sivulla
      [Sähköauton lataus](page:evCharging).
    `),
  },
  {
    key: 'articleInterimReport',
    title: 'Puolivuosikatsaus 2026: käyttökate parani',
    byline: 'St1:n viestintä',
    created: '2026-08-20T05:00:00Z',
    summary:
      'Tammi–kesäkuun liikevaihto oli 3 140 miljoonaa euroa ja vertailukelpoinen käyttökate 104 miljoonaa euroa.',
    tags: ['tiedotteet', 'vastuullisuus'],
    image: picture('report-desk', 'Puolivuosikatsauksen sivuja työpöydällä'),
    text: md(`
      Helsinki, 20.8.2026 klo 8. Tammi–kesäkuun tulos vastasi odotuksia. Myydyt polttoainemäärät laskivat hieman, mutta lataus
      ja pesu kasvoivat.

      ## Luvut lyhyesti

      | Milj. € | 1–6/2026 | 1–6/2025 | Muutos |
      | --- | --- | --- | --- |
      | Liikevaihto | 3 140 | 3 260 | −3,7 % |
      | Vertailukelpoinen käyttökate | 104 | 97 | +7,2 % |
      | Liikevoitto | 58 | 51 | +13,7 % |
      | Investoinnit | 82 | 66 | +24,2 % |
      | Omavaraisuusaste, % | 43 | 42 | +1 %-yks. |

      Uusiutuvan osuus liikenteen energiasta oli 19 % (17 %). Tuulivoimaa tuotettiin 402 GWh (298 GWh). Kasvu tuli pääasiassa Simon uudesta puistosta, joka
      aloitti tuotannon helmikuussa.

      ## Kolme huomiota

      - **Asemat:** lataustapahtumat lisääntyivät 34 prosenttia, autopesut 6 prosenttia. Ravintolamyynti parani lounaan ansiosta.
      - **Yritykset:** säiliötoimitukset laskivat 4 prosenttia, koska talvi oli lauha. HVO100:n myynti kasvoi 12 prosenttia.
      - **Jalostus:** maaliskuun huoltoseisokki päättyi kuusi päivää suunniteltua aiemmin.

      > Sähköistyminen etenee ennustetusti. Teemme enemmän niitä asioita, joita asiakas tarvitsee pysähtyessään, sanoo St1:n talousjohtaja.

      ## Näkymät

      Arvioimme koko vuoden vertailukelpoisen käyttökatteen olevan 205–225 miljoonaa euroa (2025: 212). Arvio edellyttää, ettei öljyn hinta
      muutu rajusti ja että talvi on tavanomainen. Loppuvuoteen vaikuttavat eniten
      raskaan liikenteen kysyntä ja jalostamon käyntiaste. Molemmat olivat heinäkuussa ennallaan. Lomakauden liikenne oli edellisvuoden tasolla.

      ## Investoinnit

      Suurimmat kohteet olivat latausverkosto, Tornion asema ja Murtokankaan tuulipuiston viimeistely. Vuonna 2026 investoimme yhteensä noin 160 miljoonaa euroa,
      josta yli puolet uusiutuvaan energiaan ja lataamiseen.

      ## Riskit

      1. Jakeluvelvoitteen muutokset
      2. Raaka-aineiden hinta ja saatavuus
      3. Sähköliittymien viivästyminen latausasemilla

      Jakeluvelvoitteen ensi vuoden tasosta päätetään syksyllä. Yhden prosenttiyksikön muutos vaikuttaa vuositasolla arviolta
      kuusi miljoonaa euroa käyttökatteeseen, jos raaka-aineiden hinnat pysyvät nykyisellään.

      Vertailuluvut ja aiemmat vuodet: [avainluvut](page:keyFigures). Median yhteydenotot:
      [media@st1.example](mailto:media@st1.example), puhelin [010 000 1050](tel:0100001050). Luvut ovat tilintarkastamattomia.
    `),
  },
]
