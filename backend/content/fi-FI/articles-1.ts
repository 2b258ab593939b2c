import { contentFor, type ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md } = contentFor('fi-FI')

export const articlesPart1: ArticleSource[] = [
  {
    key: 'articleGeothermalSchool',
    title: 'Koulu lämpenee maalämmöllä',
    byline: 'Kaisa Räsänen',
    created: '2025-03-12T07:30:00Z',
    summary: 'Iisalmelainen alakoulu sammutti öljykattilansa helmikuussa. Pihan alla on nyt 24 energiakaivoa, eikä kukaan kaipaa hajua.',
    tags: ['tarinat', 'lämmitys', 'vastuullisuus'],
    image: picture('school-winter', 'Kaksikerroksinen koulu lumisella pihalla, ikkunoissa lämmin valo'),
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

      | | Ennen | Nyt |
      | --- | --- | --- |
      | Energia | Öljyä 92 000 l | Sähköä noin 245 MWh |
      | Vuosikustannus | noin 106 000 € | noin 32 000 € |
      | Hiilidioksidi | 245 t | noin 10 t |

      ## Kaivot pihan alla

      Porausvaunut tulivat, kun kesäloma alkoi. Kaivoja tehtiin 24, kukin 320 metriä syvä. Pihasta otettiin ensin asfaltti pois ja lopuksi
      laitettiin takaisin, tällä kertaa koripallokentän viivojen kanssa.

      ![Porausvaunu koulun pihalla kesällä](scene:drill-rig)

      Kallio oli graniittia ja poraus eteni tasaisesti, noin kaksi kaivoa viikossa vaunua kohti. Elokuussa, kun oppilaat palasivat, piha oli
      valmis ja kattilahuoneen muutos alkoi. Öljy jäi varalle talven yli.

      ## Kovin pakkanen ratkaisi

      Tammikuun puolivälissä Iisalmessa oli kolmena yönä 31 astetta pakkasta. Lämpöpumput kävivät täydellä teholla, ja varaajan sähkövastus
      auttoi yhteensä neljä tuntia. Luokissa oli 21 astetta.

      > Odotin puhelinsoittoa koko yön. Kukaan ei soittanut.

      Helmikuun lopussa öljysäiliö tyhjennettiin ja jäljelle jäänyt öljy vietiin kaupungin varikolle. Säiliön paikalle tulee polkupyöräkatos.

      ## Mitä muut voivat oppia

      - Mittaa ensin: koulussa vaihdettiin 40 patteriventtiiliä ennen mitoitusta.
      - Sovi kuka vastaa pihasta, kun poraus on ohi.
      - Varaa puoli vuotta säätöön. Ensimmäinen talvi opettaa enemmän kuin laskelma.

      Kotitalon mittakaavassa vaiheet ovat samat, vain pienemmät. Lue, [mitä maalämpö maksaa omakotitaloon](page:geothermalHeat).
    `),
  },
  {
    key: 'articleTruckers',
    title: 'Raskaan liikenteen yö',
    byline: 'Mikael Sjöblom',
    created: '2025-05-07T05:00:00Z',
    summary: 'Kello kaksi yöllä Keuruun asemalla on viisitoista rekkaa ja yksi ihminen kassalla. Vietimme yön kuljettajien kanssa.',
    tags: ['tarinat', 'yritykset', 'ruoka'],
    image: picture('truck-night', 'Rekan ajovalot märällä pihalla, asema hohtaa taustalla'),
    text: md(`
      Yöllä Keuruun taukopaikka kuulostaa erilaiselta. Kylmäkoneet hurisevat eri sävelissä, ja joku vetää tarpaulinia kiinni. Valkotaulussa
      kahviautomaatin vieressä lukee päivän viesti: ”Keittoa riittää, ota lisää.”

      ## Kello 23.40

      Ari Kettunen tulee Vaasasta ja jatkaa Kotkaan. Lepoaikaa on yhdeksän tuntia, sitten satama. Hän ajaa samaa väliä neljä kertaa
      viikossa.

      – Tiedän asemista kolme asiaa: mahtuuko, saako suihkuun ja onko soppaa. Muu on koristelua, hän sanoo.

      Keuruulla mahtuu. Pihaan levitettiin kaksi vuotta sitten lisää asfalttia, ja täyspitkälle yhdistelmälle on 28 paikkaa. Useimpina öinä ne
      ovat täynnä kello yhdeltätoista.

      ## Kello 2.15

      Suihkut ovat auki, pyyhkeet noudetaan kassalta. Sauna lämpiää kello yhteen asti, ja sen jälkeen laitetaan uusi pesällinen vasta
      aamulla, kun lämpö on puiden arvoista. Yövuorossa on Riikka Salo, joka täyttää kahvinkeittimen tunnin välein.

      ![Rekkoja rinnakkain taukopaikalla ennen auringonnousua](scene:truck-stop)

      > Hiljaisinta on kolmen ja neljän välillä. Silloin leivotaan sämpylät.

      Hän tuntee vakioasiakkaat matkasta, ei nimeltä. Kotka, Kilpisjärvi, kananmunat, silakka.

      ## Mitä kuljettajat toivovat

      Jaoimme kyselyn sadalle kuljettajalle kolmella asemalla. Kärki oli selvä.

      1. Lisää turvallisia pysäköintipaikkoja.
      2. Ruokaa, joka ei ole vain hampurilainen.
      3. Suihku ilman jonotusta.
      4. Nopea tankkaus molemmilta puolilta.

      Ensimmäiseen vastaamme tänä vuonna Kemissä ja Iisalmessa, joihin tulee yhteensä 40 paikkaa. Toiseen vastaa keittiö:
      kuljettajan annos ja santsikahvi maksavat 12,90 €, SKALin jäsenelle 11,90 €.

      ## Kello 5.30

      Ensimmäiset auton valot syttyvät. Kettunen syö kaurapuuron seisaaltaan, tarkastaa valot ja lähtee. Lähtiessä hän nostaa kaksi sormea
      ohjauspyörältä. Se on kaikki, mitä tarvitaan.

      Jäseneduista ja tankkauspaikoista kerrotaan sivulla [SKAL-jäsenyys](page:haulage).
    `),
  },
  {
    key: 'articleLunch',
    title: 'Lounas tien päällä',
    byline: 'Emmi Lahtinen',
    created: '2025-06-17T08:00:00Z',
    summary: 'Aamu alkaa viideltä juuresten kuorimisella. Kello 10.30 linjastolla on keitto, lämmin ruoka ja toivon mukaan jonoa.',
    tags: ['tarinat', 'ruoka'],
    image: picture('lunch-counter', 'Höyryävä keittokattila ja salaatteja lounaslinjastolla'),
    text: md(`
      HelmiSimpukka Heinolassa on auki jo, kun useimmat heräävät. Kokki Tuula Ojala kuorii porkkanoita lauantain ja maanantain välisen
      tauon jälkeen kuin soittaisi: nopeasti ja katsomatta.

      – Kahdeksantoista vuotta. Eivät ne porkkanat muutu, hän sanoo.

      ## Viikko on suunniteltu maanantaina

      Lista lukitaan kaksi viikkoa etukäteen. Siinä on aina kaksi lämmintä ruokaa, kasvisruoka ja keitto. Torstaina on hernekeittoa ja pannukakkua, koska
      torstai.

      | Päivä | Lämmin ruoka | Kasvisruoka |
      | --- | --- | --- |
      | Maanantai | Jauhelihapihvit, kastike ja perunamuusi | Linssipata |
      | Tiistai | Broileria currykastikkeessa | Kasviscurry |
      | Keskiviikko | Karjalanpaisti | Juureslaatikko |
      | Torstai | Hernekeitto ja pannukakku | Kasvishernekeitto |
      | Perjantai | Paistettua siikaa ja tillikastiketta | Sienirisotto |

      Liha on kotimaista, kala enimmäkseen kotimaista tai norjalaista. Leipä paistetaan itse.

      ## Kolmesta jonosta yksi

      Kello 11.15 pihaan kääntyy samalla hetkellä kaksi linja-autoa. Ojala ei katso kelloa, hän kuulee bussin ovet. Ennen linjastossa odotettiin
      kassalla. Nykyään maksu hoidetaan ensin, ja ruokaa otetaan sen jälkeen kahdelta puolelta.

      > Jono on paras mittari. Jos se seisoo kaksi minuuttia, jotain on vialla, eikä se ole ruoka.

      ![Pullia ja kahvia tiskillä](scene:coffee-bakery)

      ## Se, mikä jää

      Ruokaa jäi ennen keskimäärin 14 kiloa päivässä. Nyt biojätettä tulee viisi. Ero syntyi kolmesta asiasta: pienemmistä astioista, siitä että
      viimeinen tunti paistetaan tilauksesta, ja ylijäämän myynnistä. Kello 14.30 jälkeen saa täyttää oman rasian viidellä eurolla.

      - Lounas maksaa 13,90 €, keittolounas 10,90 €.
      - Lapset 3–10 vuotta syövät puoleen hintaan.
      - Lista näkyy aseman sivulla ja ovessa.

      Ojala lähtee kotiin kolmelta. Ensi viikolla on juhannus, ja silloin kaikki haluavat makkaraa.

      Katso kaikkien asemien [ruoka ja kahvi](page:food).
    `),
  },
  {
    key: 'articleForest',
    title: 'Metsä sitoo hiiltä, kun sille antaa aikaa',
    byline: 'Pekka Määttä',
    created: '2025-09-03T06:15:00Z',
    summary: 'Siikalatvan entisellä turvesuolla kasvaa 410 hehtaaria nuorta metsää. Ensimmäinen mittaus on tehty, ja se yllätti.',
    tags: ['tarinat', 'vastuullisuus'],
    image: picture('forest-carbon', 'Nuoria puita rivissä, takana korkeampaa metsää'),
    text: md(`
      Turvesuo on outo paikka kävellä. Maa antaa hieman periksi, ja tuuli kulkee sen yli esteettä. Täällä nostettiin turvetta neljäkymmentä
      vuotta, kunnes energiantuotanto loppui ja kone vietiin pois.

      Nyt rivissä on männyntaimia, polvenkorkuisia. Niiden välissä kasvaa koivua, jota kukaan ei istuttanut.

      ## 410 hehtaaria, 820 000 tainta

      Istutukset alkoivat toukokuussa 2022. Ensin pinta muokattiin ja ojat tukittiin osin, jotta vesi pysyy juurien tasalla. Turpeessa on vähän kaliumia, joten
      alueelle levitettiin puutuhkaa lämpölaitoksilta.

      Taimet istutettiin käsin. Kolmekymmentä ihmistä, viisi viikkoa, kaikki paikkakunnalta tai naapurista.

      ## Mittari on yllättävän vaatimaton

      Hiilen voi mitata kahdella tavalla: lentämällä yli tai kävelemällä. Me teemme molempia. Koealoja on 64, kooltaan sata neliömetriä. Jokainen puu
      mitataan ja luku kirjataan.

      > Kolmessa kesässä taimista oli elossa 87 prosenttia. Oletimme 75.

      Puusto sitoo ensin hitaasti. Kymmenen ensimmäisen vuoden aikana yhtä hehtaaria kohti kertyy vain muutama tonni hiilidioksidia, sen jälkeen kasvu kiihtyy.
      Viidessäkymmenessä vuodessa koko ohjelman, 640 hehtaarin, odotetaan sitovan 128 000 tonnia. Luvusta on vähennetty riskivaraus, 20 prosenttia.

      ![Tie nuoren metsän läpi illan hämärtyessä](scene:road-aurora)

      ## Mitä tämä ei ole

      - Se ei korvaa polttoaineidemme päästöjä. Raportoimme ne täysimääräisinä.
      - Se ei ole metsänostoa. Maa on omistajien, me maksamme istutuksen ja hoidon.
      - Se ei ole pikavoitto. Tulos näkyy, kun useimmat meistä ovat eläkkeellä.

      ## Seuraavaksi

      Keväällä 2026 koealoilta mitataan myös turpeen pinta. Jos se laskee, maassa oleva hiili vapautuu nopeammin kuin puut ehtivät sitoa. Siksi kosteimmat kohdat,
      noin 35 hehtaaria, jätetään kokonaan istuttamatta ja annetaan soistua.

      Lue lisää [hiilensidonnasta](page:carbonSequestration).
    `),
  },
  {
    key: 'articleHvo',
    title: 'Uusiutuva diesel talvella: mitä kannattaa tietää',
    byline: 'Henna Vaara',
    created: '2025-11-18T07:00:00Z',
    summary: 'HVO100 pysyy juoksevana kovassa pakkasessa ja sekoittuu tavalliseen dieseliin. Kokosimme kysymykset, joita saamme eniten.',
    tags: ['uutiset', 'vastuullisuus', 'yritykset'],
    image: picture('fuel-pump', 'HVO100-mittari pakkasaamuna'),
    text: md(`
      Kun pakkanen kiristyy, soittoja tulee enemmän. Useimmissa kysytään samaa: kestääkö uusiutuva diesel? Lyhyt vastaus on kyllä.

      ## Mitä HVO100 on

      Se on vetykäsitelty kasviöljypohjainen diesel, joka valmistetaan käytetystä paistoöljystä, teollisuuden tähteistä ja puunjalostuksen
      sivutuotteista. Kemiallisesti se on hyvin lähellä fossiilista dieseliä, mutta siinä ei ole rikkiä eikä aromaatteja. Elinkaaren aikana
      hiilidioksidipäästö on jopa 90 prosenttia pienempi.

      Standardi on EN 15940. Auton luukussa sen tunnus on **XTL**.

      ## Entä pakkanen?

      | Laatu | Samepiste enintään |
      | --- | --- |
      | HVO100, talvilaatu | −34 °C |
      | Diesel, talvilaatu | −29 °C, suodatettavuus −34 °C |
      | Diesel, arktinen laatu | −40 °C |
      | Diesel, kesälaatu | −5 °C |

      HVO100:n käyttäytyminen on ennakoitavaa: se pysyy kirkkaana hyvin lähelle rajaa. Lapissa suosittelemme kovimmille pakkasille arktista laatua, ellei autossa ole
      lämmitettyä polttoainesuodatinta.

      > Vaihdoimme koko kaluston kahdessa viikossa. Yksi kuljettaja huomasi eron, koska savua ei enää ollut, kertoo kuljetuspäällikkö Kuopiosta.

      ## Viisi vastausta

      - **Sekoitus:** kyllä, missä suhteessa tahansa.
      - **Kulutus:** litroina 2–4 prosenttia enemmän, koska tiheys on pienempi.
      - **Takuu:** voimassa, kun valmistaja hyväksyy XTL-merkinnän.
      - **Lisälämmitin:** toimii, palaa puhtaammin.
      - **Säilyvyys:** pidempään kuin tavallinen diesel, hyvä varavoimakoneissa.

      ## Mistä saa

      HVO100:aa myydään 45 asemalla, enimmäkseen valtateillä. Yritykset saavat sitä myös omaan säiliöön alkaen 1 000 litraa. Hinta on tavallisesti 15–30
      senttiä litralta korkeampi kuin dieselin.

      Katso kaikki [polttoaineet](page:fuels) tai kysy [yritystoimituksesta](page:energyProducts).
    `),
  },
  {
    key: 'articleWashWinter',
    title: 'Autopesu pakkasella onnistuu näin',
    byline: 'Juha Kettunen',
    created: '2026-01-14T06:30:00Z',
    summary: 'Suola ja märkä lumi ovat autolle pahempia kuin pesu. Näin peset pakkasella ilman jäätyneitä ovia.',
    tags: ['uutiset', 'autopesu'],
    image: picture('car-wash-arcs', 'Auto tulee höyryävästä pesuhallista pakkaseen'),
    text: md(`
      Tammikuussa tiellä on suolaa, hiekkaa ja jäätä. Auto on harmaa, eikä sitä tee mieli pestä, koska ovet voivat jäätyä. Pesu
      kannattaa silti, ja tärkein kohta on alusta.

      ## Milloin pestä

      Paras sää on 0 ja −10 asteen välillä. Alle −15 asteessa suosittelemme siirtämään pesua, ellei auto jää lämpimään. Kiireessä valitse 24H-linja: keskellä päivää
      halleissa on lämpimintä, yöllä jonoa vähiten.

      ## Ennen pesua

      1. Harjaa irtolumi katolta ja lukoista. Lumi muuttuu hallissa vedeksi ja pesun jälkeen jääksi.
      2. Voitele tiivisteet silikonilla. Kuluu kaksi minuuttia, säästää aamun.
      3. Sammuta pyyhkimien automatiikka ja käännä peilit.
      4. Sulje polttoaineluukku ja varmista latausluukun lukitus.

      ## Pesussa

      Valitse ohjelma, jossa on alustapesu. Perfect-pesussa (19,90 €) ja Perfect 24H -pesussa (17,90 €) se on mukana. Peruspesussa (12,90 €) sitä ei ole,
      mutta se riittää plussakelillä.

      ![Vaahto peittää konepellin](scene:car-wash-foam)

      > Alusta on kuin keittiön lattia juhlien jälkeen. Sitä ei näe, mutta sen kyllä huomaa.

      ## Pesun jälkeen

      - Aja hetki hallin edessä ja jarruta kevyesti muutaman kerran, niin jarrut kuivuvat.
      - Avaa jokainen ovi ja takaluukku kerran, ennen kuin kylmä ilma ehtii niihin.
      - Pyyhi tiivisteet paperilla. Sitä on hallin ovella.
      - Pysäköi tuulettuvaan paikkaan, mieluiten halliin tai kuivaan.

      ## Jos ovi jäätyi

      Älä vedä väkisin. Työnnä ovea sisäänpäin kahvan vierestä, jotta jää irtoaa, ja käytä lukkosulaa. Sähköautossa kokeile etäavausta ja
      esilämmitystä sovelluksesta.

      ## Kuinka usein?

      Talvella kerran kahdessa viikossa on hyvä tahti. Viiden Perfect-pesun paketti maksaa 89,00 €, ja koodit ovat voimassa 12 kuukautta. Ne ehtii käyttää kevääseen mennessä.

      Osta [autopesu verkosta](page:carWash).
    `),
  },
]
