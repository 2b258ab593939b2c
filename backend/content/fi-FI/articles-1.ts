import { picture } from '../pictures.ts'
import { type ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const articlesPart1: ArticleSource[] = [
  {
    key: 'articleGeothermalSchool',
    title: 'Koulu lämpenee maalämmöllä',
    byline: 'Kaisa Räsänen',
    created: '2025-03-12T07:30:00Z',
    summary:
      'Iisalmelainen alakoulu sammutti öljykattilansa helmikuussa. Pihan alla on nyt 24 energiakaivoa, eikä kukaan kaipaa öljyn hajua.',
    tags: ['tarinat', 'lämmitys', 'vastuullisuus'],
    image: picture(
      'school-winter',
      'Kaksikerroksinen koulu lumisella pihalla, ikkunoissa lämmin valo',
    ),
    text: md(`
      Rantalammen koulun lämmönjakohuoneessa on hiljaista. Vuosi sitten täällä jyrisi kaksi öljypoltinta, ja lattialla oli aina
      vähän hiekkaa imeyttämässä tippoja. Nyt huoneessa on kaksi lämpöpumppua, varaaja ja seinällä taulu, jota oppilaat
      käyvät katsomassa.

      – Kolmasluokkalaiset kysyvät aina saman kysymyksen: miten kylmästä kivestä voi tulla lämmintä, sanoo kiinteistönhoitaja
      Jari Huttunen.

      ## 92 000 litraa vuodessa

      Koulu on rakennettu vuonna 1968 ja laajennettu kahdesti. Öljyä kului keskimäärin 92 000 litraa vuodessa. Kun kattilat tulivat
      käyttöikänsä päähän, kaupunki pyysi tarjoukset hakkeesta, kaukolämmöstä ja maalämmöstä. Kaukolämpöputki olisi pitänyt vetää
      kahden kilometrin päästä.

      Maalämpö oli investointina kallein mutta kahdenkymmenen vuoden laskelmassa halvin.

      | Vuodessa | Ennen | Nyt |
      | --- | --- | --- |
      | Energia | Öljyä 92 000 l | Sähköä noin 245 MWh |
      | Vuosikustannus | noin 106 000 € | noin 32 000 € |
      | Hiilidioksidi | 245 t | noin 10 t |

      ## Kaivot pihan alla

      Porausvaunut tulivat, kun kesäloma alkoi. Kaivoja tehtiin 24, kukin 320 metriä syvä. Pihasta otettiin ensin asfaltti pois ja lopuksi
      laitettiin takaisin, tällä kertaa koripallokentän viivojen kanssa.

      ![Porausvaunu koulun pihalla kesällä](scene:drill-rig)

      Kallio oli graniittia, ja poraus eteni tasaisesti, noin kaksi kaivoa viikossa vaunua kohti. Elokuussa, kun oppilaat palasivat, piha oli
      valmis ja kattilahuoneen muutos alkoi. Öljy jäi varalle talven yli.

      ## Kovin pakkanen ratkaisi

      Tammikuun puolivälissä Iisalmessa oli kolmena yönä 31 astetta pakkasta. Lämpöpumput kävivät täydellä teholla, ja varaajan sähkövastus
      auttoi yhteensä neljä tuntia. Luokissa oli 21 astetta.

      > Odotin puhelinsoittoa koko yön. Kukaan ei soittanut.

      Helmikuun lopussa öljysäiliö tyhjennettiin, ja jäljelle jäänyt öljy vietiin kaupungin varikolle. Säiliön paikalle tulee polkupyöräkatos.

      ## Mitä muut voivat oppia

      - Mittaa ensin: koulussa vaihdettiin 40 patteriventtiiliä ennen mitoitusta.
      - Sovi, kuka vastaa pihasta, kun poraus on ohi.
      - Varaa puoli vuotta säätöön. Ensimmäinen talvi opettaa enemmän kuin laskelma.

      Kotitalon mittakaavassa vaiheet ovat samat, vain pienemmät. Lue, [mitä maalämpö maksaa omakotitaloon](page:geothermalHeat).
    `),
  },
  {
    key: 'articleTruckers',
    title: 'Raskaan liikenteen yö',
    byline: 'Mikael Sjöblom',
    created: '2025-05-07T05:00:00Z',
    summary:
      'Kello kaksi yöllä Keuruun asemalla on viisitoista rekkaa ja yksi ihminen kassalla. Vietimme yön kuljettajien kanssa.',
    tags: ['tarinat', 'yritykset', 'ruoka'],
    image: picture('truck-night', 'Rekan ajovalot märällä pihalla, asema hohtaa taustalla'),
    text: md(`
      Yöllä Keuruun taukopaikka kuulostaa erilaiselta. Kylmäkoneet hurisevat eri sävelissä, ja joku kiristää pressua. Valkotaululla
      kahviautomaatin vieressä lukee päivän viesti: ”Keittoa riittää, ota lisää.”

      ## Kello 23.40

      Ari Kettunen tulee Vaasasta ja jatkaa Kotkaan. Lepoaikaa on yhdeksän tuntia, sitten satama. Hän ajaa samaa väliä neljä kertaa
      viikossa.

      – Tiedän asemista kolme asiaa: mahtuuko, saako suihkuun ja onko soppaa. Muu on koristelua, hän sanoo.

      Keuruulla mahtuu. Pihaan levitettiin kaksi vuotta sitten lisää asfalttia, ja täyspitkälle yhdistelmälle on 28 paikkaa. Useimpina öinä ne
      ovat täynnä kello yhdeltätoista.

      ## Kello 2.15

      Suihkut ovat auki, pyyhkeet noudetaan kassalta. Sauna on lämpimänä kello yhteen asti ja
      uudestaan aamuviidestä. Yövuorossa on Riikka Salo, joka täyttää kahvinkeittimen tunnin välein.

      ![Rekkoja rinnakkain taukopaikalla ennen auringonnousua](scene:truck-stop)

      > Hiljaisinta on kolmen ja neljän välillä. Silloin leivotaan sämpylät.

      Vakioasiakkaat hän tuntee reitistä, ei nimeltä: Kotka, Kilpisjärvi, kananmunat, silakka.

      ## Mitä kuljettajat toivovat

      Jaoimme kyselyn sadalle kuljettajalle kolmella asemalla. Vastauksia tuli 83, ja osa oli kirjoitettu kuitin taakse. Kärki oli selvä.

      1. Lisää turvallisia pysäköintipaikkoja.
      2. Ruokaa, joka ei ole vain hampurilainen.
      3. Suihku ilman jonotusta.
      4. Nopea tankkaus molemmilta puolilta.

      Ensimmäiseen vastaamme tänä vuonna Kemissä ja Iisalmessa, joihin tulee yhteensä 40 paikkaa. Toiseen vastaa keittiö:
      kuljettajan ateria ja santsikahvi maksavat 12,90 €, SKALin jäsenelle 11,90 €. Suihkuja on Keuruulla kuusi. Jonoa syntyy silti, kun
      kaikkien lepoaika päättyy samaan aikaan.

      ## Kello 5.30

      Ensimmäiset ajovalot syttyvät. Kettunen syö kaurapuuron seisaaltaan, tarkastaa valot ja lähtee. Lähtiessä hän nostaa kaksi sormea
      ohjauspyörältä. Se on kaikki, mitä tarvitaan.

      Salon vuoro päättyy kuudelta. Hän pyyhkii viimeisen pöydän, kirjoittaa taululle päivän keiton ja antaa avaimet aamuvuorolle. Paikkoja
      pihalla on nyt yhdeksän.

      Jäseneduista ja tankkauspaikoista kerrotaan sivulla [SKAL-jäsenyys](page:haulage).
    `),
  },
  {
    key: 'articleLunch',
    title: 'Lounas tien päällä',
    byline: 'Emmi Lahtinen',
    created: '2025-06-17T08:00:00Z',
    summary:
      'Aamu alkaa viideltä juuresten kuorimisella. Kello 10.30 linjastolla on keitto, lämmin ruoka ja toivon mukaan jonoa.',
    tags: ['tarinat', 'ruoka'],
    image: picture('lunch-counter', 'Höyryävä keittokattila ja salaatteja lounaslinjastolla'),
    text: md(`
      HelmiSimpukka Heinolassa on auki jo, kun useimmat heräävät. Kokki Tuula Ojala kuorii porkkanoita
      niin kuin muut neulovat: nopeasti ja katsomatta.

      – Kahdeksantoista vuotta samassa keittiössä. Eivät ne porkkanat muutu, hän sanoo.

      ## Viikko on suunniteltu maanantaina

      Lista lukitaan kaksi viikkoa etukäteen. Siinä on aina lämmin ruoka, kasvisruoka ja keitto. Torstaina on hernekeittoa ja pannukakkua, koska
      torstai.

      | Päivä | Lämmin ruoka | Kasvisruoka |
      | --- | --- | --- |
      | Maanantai | Jauhelihapihvit, kastike ja perunamuusi | Linssipata |
      | Tiistai | Broileria currykastikkeessa | Kasviscurry |
      | Keskiviikko | Karjalanpaisti | Juureslaatikko |
      | Torstai | Hernekeitto ja pannukakku | Kasvishernekeitto |
      | Perjantai | Paistettua siikaa ja tillikastiketta | Sienirisotto |

      Liha on kotimaista, kala enimmäkseen kotimaista tai norjalaista. Leipä paistetaan itse. Perunat tulevat neljänkymmenen
      kilometrin päästä, ja niiden laadusta keskustellaan viljelijän kanssa joka syksy.

      ## Kolmesta jonosta yksi

      Kello 11.15 pihaan kääntyy samalla hetkellä kaksi linja-autoa. Ojala ei katso kelloa, hän kuulee bussin ovet. Ennen kaikki odottivat
      samalle kassalle. Nykyään maksetaan ensin, ja ruokaa otetaan linjaston kummaltakin puolelta.

      > Jono on paras mittari. Jos se seisoo kaksi minuuttia, jotain on vialla, eikä se ole ruoka.

      ![Pullia ja kahvia tiskillä](scene:coffee-bakery)

      ## Se, mikä jää

      Ruokaa jäi ennen keskimäärin 14 kiloa päivässä. Nyt biojätettä tulee viisi. Ero syntyi kolmesta asiasta: pienemmistä astioista, siitä että
      viimeinen tunti paistetaan tilauksesta, ja ylijäämän myynnistä. Kello 14.30 jälkeen saa täyttää oman rasian viidellä eurolla.

      - Lounas maksaa 12,30 €, pelkkä keitto vähemmän.
      - Lapset 3–10 vuotta syövät puoleen hintaan.
      - Lista näkyy aseman sivulla ja ovessa.

      Osa vieraista tulee joka päivä, osa kerran elämässä. Molemmille annetaan sama annos ja samat perunat.

      Ojala lähtee kotiin kolmelta. Viikonloppuna on juhannus, ja silloin kaikki haluavat makkaraa.

      Hinnat ja ajat ovat sivulla [Ruoka ja kahvi](page:food).
    `),
  },
]
