import { picture } from '../pictures.ts'
import { type ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const articlesPart3: ArticleSource[] = [
  {
    key: 'articleApp',
    title: 'Uusi sovellus maksaa, lataa ja muistaa pesun',
    byline: 'Sonja Rinne',
    created: '2026-02-24T08:00:00Z',
    summary:
      'St1-sovellus on kirjoitettu uudestaan. Tankkaus alkaa kahdella painalluksella, ja pesukoodit ovat samassa paikassa.',
    tags: ['uutiset', 'autopesu', 'lataus'],
    image: picture('app-phone', 'Puhelimessa uuden sovelluksen aloitusnäkymä'),
    text: md(`
      Vanha sovellus oli kahdeksan vuotta vanha ja näytti siltä. Uusi on tänään ladattavissa, ja päivitys tulee itsestään useimpiin
      puhelimiin viikon aikana.

      ## Mikä muuttui

      - **Mittari auki nopeammin.** Sovellus tunnistaa aseman, ja mittari valitaan isosta numerosta. Onnistuu myös hanskat kädessä.
      - **Lataus samaan paikkaan.** Hinta, teho ja vapaat pisteet näkyvät ennen kuin ajat pihaan.
      - **Pesukoodit tallessa.** Verkosta ostettu koodi ilmestyy sovellukseen, kun kirjaudut samalla sähköpostilla.
      - **Kuitit tallessa.** Haku päivän, aseman ja summan mukaan, 18 kuukauden ajalta.
      - **Neljä kieltä.** Suomi, ruotsi, norja ja englanti.

      ## Tehty pakkasessa

      Testasimme sovellusta Sodankylässä tammikuussa. Kolmenkymmenen asteen pakkasessa puhelimen akku hiipuu, ja näyttö
      reagoi hitaasti. Siksi tankkaus jatkuu, vaikka puhelin sammuisi kesken: kuitti haetaan jälkikäteen.

      > Kolme nappia oli liikaa. Jätimme kaksi, sanoo sovelluskehittäjä Otto Helin.

      Testaajina oli 600 kanta-asiakasta Hangosta Inariin. Heidän palautteestaan syntyi 214 korjausta, joista pienin oli piste lauseen lopussa. Suurin oli
      kuitin paikka: se siirtyi kolmannesta valikosta etusivulle.

      ## Mitä ei enää ole

      Poistimme tarjouskuvaston ja pelin. Niitä käytettiin vähän, ja ne hidastivat käynnistystä. Etuja on vähemmän, mutta ne ovat selvempiä:
      2 snt/l alennus polttoaineesta, joka kuudes kahvi ja edullisempi lataushinta.

      ## Kaikille sopiva

      Sovellus toimii ruudunlukijalla, ja tekstin voi suurentaa kaksinkertaiseksi. Värien kontrastia on testattu auringossa, sillä mittarin vieressä
      näyttö kiiltää aina. Tankkauksen alkaminen ja päättyminen kerrotaan myös värinällä, joten puhelinta ei tarvitse katsoa koko ajan.

      ## Näin vaihdat

      1. Päivitä sovellus kaupasta.
      2. Kirjaudu sähköpostilla. Saat kertakäyttöisen koodin viestinä.
      3. Tarkista maksukortti. Turvallisuussyistä se vahvistetaan uudelleen.

      Vanha sovellus lakkaa toimimasta 30.4.2026. Leimat siirtyvät, kun kirjaudut ensimmäisen kerran. Jos jokin jää matkalle,
      asiakaspalvelu näkee vanhat leimat kesän loppuun asti.

      Lue lisää [kanta-asiakkuudesta](page:loyalty).
    `),
  },
  {
    key: 'articleWindFarm',
    title: 'Tuulipuisto pohjoisessa: päivä 160 metrissä',
    byline: 'Anni Kemppainen',
    created: '2026-03-19T06:45:00Z',
    summary:
      'Simon Murtokankaalla pyörii 14 voimalaa. Asentaja kertoo, mitä ylhäältä näkee ja milloin sinne ei mennä.',
    tags: ['tarinat', 'vastuullisuus'],
    image: picture('wind-turbines', 'Neljätoista voimalaa metsäisen mäen päällä talvella'),
    text: md(`
      Hissi nousee tornissa kymmenen minuuttia. Perillä on konehuone, rivitaloasunnon kokoinen, ja lattialuukusta näkyy metsä. Hyvällä säällä
      näkyy Perämeri, pilvisellä vain pilvi.

      – Ensimmäisellä kerralla katsoin alas. Toisella katsoin muttereita, sanoo asentaja Eetu Vakkuri.

      ## 14 voimalaa, 87 megawattia

      Murtokankaan puisto aloitti tuotannon helmikuussa. Voimalan teho on 6,2 megawattia, ja tornin korkeus on 160 metriä. Vuodessa puisto tuottaa
      noin 290 gigawattituntia. Se riittää noin 16 000 sähkölämmitteiseen omakotitaloon.

      | Tieto | Arvo |
      | --- | --- |
      | Voimaloita | 14 |
      | Lavan pituus | 81 m |
      | Käynnistystuuli | 3 m/s |
      | Pysäytystuuli | 25 m/s |
      | Käyttöikä | 30–35 vuotta |

      ## Poro ja tie

      Alueella laiduntaa poroja. Paliskunnan kanssa sovittiin kolmesta asiasta ennen ensimmäistäkään kaivinkonetta: missä tiet kulkevat, milloin ei rakenneta ja
      mihin aidat tulevat. Vasonta-aikaan työmaa seisoi neljä viikkoa.

      > Porot makoilevat huoltoteillä, koska siellä tuulee ja hyönteisiä on vähemmän.

      Yhteistyö jatkuu. Kerran vuodessa istutaan samaan pöytään ja katsotaan, mitä lumijäljet kertovat. Viime keväänä
      yksi huoltotie suljettiin kuukaudeksi, kun vasovat vaatimet viihtyivät sen varrella.

      ## Milloin ei kiivetä

      Kun tuuli on yli 15 metriä sekunnissa, konehuoneessa ei työskennellä. Kun ukkostaa, kukaan ei lähde ajamaan edes portille. Lavoissa on lämmitys, ja jäätunnistin
      pysäyttää voimalan.

      Vakkuri on Kemistä, kuten puolet huoltoryhmästä. Työmatka on 40 minuuttia, ja eväät syödään joskus 160 metrissä.
      Huoltovuorossa on aina pari, eikä kumpikaan nouse torniin yksin.

      ## Mitä sähkölle tapahtuu

      Osa myydään pörssiin, osa käytetään omilla asemillamme ja latauspisteissä. Kun tyynellä ei tuota yksikään puisto, sähkö ostetaan muualta. Siksi
      emme lupaa, että juuri sinun latauksesi olisi tuulesta. Lupaamme, että yhtä paljon uusiutuvaa on tuotettu.
      Alkutalven tyynet pakkaset ovat vaikeimpia, kevään tuulet parhaita.

      Kaikki puistot ja tuotanto: [Tuulivoima](page:windPower).
    `),
  },
  {
    key: 'articleBiogas',
    title: 'Biokaasua raskaalle liikenteelle: uusi asema avattiin Jyväskylään',
    byline: 'St1:n viestintä',
    created: '2026-05-05T07:00:00Z',
    summary:
      'Nesteytettyä biokaasua saa nyt {lbg} asemalta. Uusin on Jyväskylän Seppälässä nelostien tuntumassa.',
    tags: ['tiedotteet', 'yritykset', 'vastuullisuus'],
    image: picture('biogas-plant', 'Biokaasulaitos ja kuorma-auto tankkaamassa'),
    text: md(`
      Jyväskylä, 5.5.2026. Avasimme tänään nesteytetyn biokaasun (LBG) tankkauspaikan Seppälään. Paikalta on
      viisi minuuttia valtatielle 4, ja tankkaus on auki ympäri vuorokauden.

      ## Missä biokaasua saa muun muassa

      1. Lieto, Turun kupeessa
      2. Lohja
      3. Ylöjärvi, Tampereen kupeessa
      4. Seinäjoki
      5. Jyväskylä Seppälä
      6. Oulunsalo

      Asemien väliä on enintään 350 kilometriä, ja nykyinen kaasurekka ajaa täydellä säiliöllä noin 1 000 kilometriä. Turusta
      pääsee siis Ouluun yhdellä tankkauksella, ja paluumatkalle saa säiliön täyteen perillä.

      ## Mistä kaasu tulee

      Biokaasu valmistetaan karjanlannasta, biojätteestä ja puhdistamolietteestä. Tuottajat ovat suomalaisia, ja lähin niistä toimii
      sadan kilometrin päässä uudesta asemasta. Kaasu nesteytetään laitoksella ja tuodaan asemalle säiliöautolla kahdesti viikossa. Keskikokoinen rekka kulkee vuoden
      noin 150 lehmän lannasta saatavalla kaasulla.

      > Asiakkaan asiakas kysyy päästöistä, ja silloin minulla pitää olla vastaus. Litra tai kilo ei riitä, tarvitaan todistus, sanoo logistiikkayrityksen
      > toimitusjohtaja Jyväskylästä.

      Hänen yrityksellään on nyt neljä kaasurekkaa, ensi vuonna seitsemän.

      ## Hinta ja tankkaus

      Biokaasu myydään kiloina. Yksi kilo vastaa noin 1,4 litraa dieseliä. Tankkaus kestää 6–8 minuuttia ja edellyttää perehdytystä, jonka annamme asemalla
      ensimmäisellä kerralla.

      - Maksu St1 Business -kortilla tai sovelluksella
      - Kestävyystodistus jokaiselta kuukaudelta
      - Suojavarusteet asemalla: kasvosuojus ja kylmänsuojakäsineet

      Kaasu on säiliössä noin 140 asteen pakkasessa, joten suojaimia käytetään joka kerta. Perehdytys kestää vartin, ja siitä jää merkintä
      kuljettajan korttiin.

      ## Seuraavaksi

      Rakennamme seuraavan aseman Kuopioon vuonna 2027. Tavoite on 20 asemaa vuonna 2030. Ratkaisevaa on, kuinka monta kaasurekkaa
      Suomessa on: vuoden alussa niitä oli rekisterissä reilut tuhat, ja määrä on kasvanut tasaisesti. Henkilöautoille kaasua saa paineistettuna
      (CBG) {cbg} asemalta.

      ### Lisätietoja

      Yritysmyynti, puhelin [0800 000 120](tel:0800000120). Median yhteydenotot [media@st1.example](mailto:media@st1.example).
      Tuotteet ja toimitustavat: [Energiatuotteet](page:energyProducts).
    `),
  },
]
