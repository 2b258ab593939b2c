import { picture } from '../pictures.ts'
import { type ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const articlesPart2: ArticleSource[] = [
  {
    key: 'articleForest',
    title: 'Metsä sitoo hiiltä, kun sille antaa aikaa',
    byline: 'Pekka Määttä',
    created: '2025-09-03T06:15:00Z',
    summary:
      'Siikalatvan entisellä turvesuolla kasvaa 410 hehtaaria nuorta metsää. Ensimmäinen mittaus on tehty, ja se yllätti.',
    tags: ['tarinat', 'vastuullisuus'],
    image: picture('forest-carbon', 'Nuoria puita rivissä, takana korkeampaa metsää'),
    text: md(`
      Turvesuo on outo paikka kävellä. Maa antaa hieman periksi, ja tuuli kulkee sen yli esteettä. Täällä nostettiin turvetta neljäkymmentä
      vuotta, kunnes turpeen kysyntä loppui ja koneet vietiin pois.

      Nyt rivissä on männyntaimia, polvenkorkuisia. Niiden välissä kasvaa koivua, jota kukaan ei istuttanut. Teeren jälkiä on
      joka ojan varrella.

      ## 410 hehtaaria, 820 000 tainta

      Istutukset alkoivat toukokuussa 2022. Ensin pinta muokattiin ja ojat tukittiin osin, jotta vesi pysyy juurien tasalla. Turpeessa on vähän kaliumia, joten
      alueelle levitettiin puutuhkaa lämpölaitoksilta.

      Taimet istutettiin käsin. Kolmekymmentä ihmistä, viisi viikkoa, kaikki paikkakunnalta tai naapurista.
      Istuttaja ehtii päivässä tuhat tainta, jos sää suosii ja hyttyset eivät.

      ## Hiili mitataan jalkaisin

      Hiilen voi mitata kahdella tavalla: lentämällä yli tai kävelemällä. Me teemme molempia. Koealoja on 64, kooltaan sata neliömetriä. Jokainen puu
      mitataan ja luku kirjataan.

      > Kolmen kesän jälkeen taimista oli elossa 87 prosenttia. Oletimme 75.

      Puusto sitoo ensin hitaasti. Kymmenen ensimmäisen vuoden aikana yhtä hehtaaria kohti kertyy vain muutama tonni hiilidioksidia, sen jälkeen kasvu kiihtyy.
      Viidessäkymmenessä vuodessa koko ohjelman, 640 hehtaarin, odotetaan sitovan 128 000 tonnia. Luvusta on vähennetty riskivaraus, 20 prosenttia.
      Seuraava täysi mittaus tehdään vuonna 2027, ja tulos julkaistaan, oli se mikä tahansa.

      ![Tie nuoren metsän läpi illan hämärtyessä](scene:road-aurora)

      ## Mitä tämä ei ole

      - Se ei korvaa polttoaineidemme päästöjä. Raportoimme ne täysimääräisinä.
      - Se ei ole maakauppa. Maa pysyy omistajillaan, me maksamme istutuksen ja hoidon.
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
    summary:
      'HVO100 pysyy juoksevana kovassa pakkasessa ja sekoittuu tavalliseen dieseliin. Kokosimme kysymykset, joita saamme eniten.',
    tags: ['uutiset', 'vastuullisuus', 'yritykset'],
    image: picture('fuel-pump', 'HVO100-mittari pakkasaamuna'),
    text: md(`
      Kun pakkanen kiristyy, soittoja tulee enemmän. Useimmissa kysytään samaa: kestääkö uusiutuva diesel? Lyhyt vastaus on kyllä, kun
      tankissa on talvilaatua.

      ## Mitä HVO100 on?

      Se on vetykäsittelyllä valmistettu diesel. Raaka-aineena on käytettyä paistoöljyä, teollisuuden tähteitä ja puunjalostuksen
      sivutuotteita. Kemiallisesti se on hyvin lähellä fossiilista dieseliä, mutta siinä ei ole rikkiä eikä aromaatteja. Elinkaaren aikana
      hiilidioksidipäästö on jopa 90 prosenttia pienempi.

      Standardi on EN 15940. Auton luukussa sen tunnus on **XTL**.

      ## Entä pakkanen?

      | Laatu | Samepiste enintään |
      | --- | --- |
      | HVO100, talvilaatu | −34 °C |
      | Diesel, talvilaatu | −29 °C, suodatettavuus −34 °C |
      | Diesel, arktinen laatu | −38 °C, suodatettavuus −44 °C |
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

      ## Vaihto ilman tyhjennystä

      Tankkia tai säiliötä ei tarvitse pestä ennen vaihtoa. HVO100 on kuitenkin hyvä liuotin: jos säiliön pohjalle on vuosien aikana
      kertynyt sakkaa, se voi lähteä liikkeelle. Vaihda polttoainesuodatin parin tankillisen jälkeen ja pidä toinen varalla ensimmäisen talven ajan.

      ## Mistä saa?

      HVO100:aa myydään {hvo} asemalla, enimmäkseen valtateillä. Yritykset saavat sitä myös omaan säiliöön 1 000 litrasta alkaen. Hinta on tavallisesti 15–30
      senttiä litralta korkeampi kuin dieselin. Ajantasainen hinta näkyy aseman hintataululla ja sovelluksessa.

      Katso kaikki [polttoaineet](page:fuels) tai kysy [yritystoimituksesta](page:energyProducts).
    `),
  },
  {
    key: 'articleWashWinter',
    title: 'Autopesu pakkasella onnistuu näin',
    byline: 'Juha Kettunen',
    created: '2026-01-14T06:30:00Z',
    summary:
      'Suola ja märkä lumi ovat autolle pahempia kuin pesu. Näin peset pakkasella ilman jäätyneitä ovia.',
    tags: ['uutiset', 'autopesu'],
    image: picture('car-wash-arcs', 'Auto tulee höyryävästä pesuhallista pakkaseen'),
    text: md(`
      Tammikuussa tiellä on suolaa, hiekkaa ja jäätä. Auto on harmaa, eikä sitä tee mieli pestä, koska ovet voivat jäätyä. Pesu
      kannattaa silti, ja tärkein kohta on alusta.

      ## Milloin pestä

      Paras sää on nollan ja kymmenen pakkasasteen välillä. Alle −15 asteessa suosittelemme siirtämään pesua, ellei auto jää lämpimään. Kiireessä valitse 24H-linja: keskellä päivää
      halleissa on lämpimintä, yöllä jonoa vähiten.

      ## Ennen pesua

      1. Harjaa irtolumi katolta ja lukoista. Lumi muuttuu hallissa vedeksi ja pesun jälkeen jääksi.
      2. Voitele tiivisteet silikonilla. Siihen kuluu kaksi minuuttia, ja se säästää aamun.
      3. Sammuta pyyhkimien automatiikka ja käännä peilit.
      4. Sulje polttoaineluukku ja varmista latausluukun lukitus.

      ## Pesussa

      Valitse ohjelma, jossa on alustapesu. Perfect-pesussa ({price perfect}) ja Perfect 24H -pesussa ({price perfect24h}) se on mukana. Peruspesussa ({price basic}) sitä ei ole,
      mutta se riittää plussakelillä.

      ![Vaahto peittää konepellin](scene:car-wash-foam)

      > Alusta on kuin keittiön lattia juhlien jälkeen. Sitä ei näe, mutta sen kyllä huomaa.

      ## Pesun jälkeen

      - Aja hetki hallin edessä ja jarruta kevyesti muutaman kerran, niin jarrut kuivuvat.
      - Avaa jokainen ovi ja takaluukku kerran heti hallin ulkopuolella.
      - Pyyhi tiivisteet paperilla. Sitä on hallin ovella.
      - Pysäköi autotalliin tai katoksen alle, jos se on mahdollista.

      ## Jos ovi jäätyi

      Älä vedä väkisin. Työnnä ovea sisäänpäin kahvan vierestä, jotta jää irtoaa, ja käytä lukkosulaa. Sähköautossa kokeile etäavausta ja
      esilämmitystä sovelluksesta. Kuumaa vettä ei kannata kaataa: lasi voi haljeta, ja vesi jäätyy hetkessä uudelleen.
      Jos sama ovi jäätyy toistuvasti, tarkistuta sen tiiviste.

      ## Kuinka usein?

      Talvella kerran kahdessa viikossa on hyvä tahti. Viiden Perfect-pesun paketti maksaa {price perfect5}, ja koodit ovat voimassa 12 kuukautta. Ne ehtii hyvin käyttää
      ennen kesää.

      Osta [autopesu verkosta](page:carWash).
    `),
  },
]
