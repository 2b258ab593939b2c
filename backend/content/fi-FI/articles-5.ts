import { picture } from '../pictures.ts'
import { type ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const articlesPart5: ArticleSource[] = [
  {
    key: 'articleChargingNetwork',
    title: 'Suurteholataus laajenee: 14\u00A0uutta asemaa kesään mennessä',
    byline: 'St1:n viestintä',
    created: '2026-10-06T06:00:00Z',
    summary:
      'Latausverkostomme kasvaa {chargingStations} asemasta 143:een. Uusia paikkoja tulee muun muassa Kouvolaan, Kajaaniin ja Rovaniemelle.',
    figure: '{chargingStations} → 143',
    figureText: 'latausasemaa kesään 2027 mennessä',
    tags: ['tiedotteet', 'lataus'],
    image: picture('charger-city', 'Uusia suurteholatureita katoksen alla illalla'),
    text: md(`
      Helsinki, 6.10.2026. Rakennamme kesäkuun 2027 loppuun mennessä 14 uutta suurteholatausasemaa. Sen jälkeen niitä on
      143. Vuoden 2027 lopun tavoite on 160.

      ## Missä

      | Paikkakunta | Pisteitä | Teho enintään |
      | --- | --- | --- |
      | Kouvola | 8 | 400 kW |
      | Mikkeli | 6 | 400 kW |
      | Varkaus | 4 | 150 kW |
      | Kajaani | 6 | 400 kW |
      | Seinäjoki | 8 | 400 kW |
      | Kokkola | 6 | 400 kW |
      | Rovaniemi | 8 | 400 kW |

      Muut seitsemän sijoittuvat valtateiden 4, 5 ja 9 varrelle. Tarkat paikat kerrotaan, kun sähköliittymä on varmistunut. Liittymän
      saaminen kestää nykyisin puolesta vuodesta puoleentoista vuoteen, joten se ratkaisee aikataulun useammin kuin rakentaminen.

      ## Miksi juuri nämä

      Katsoimme kolmea asiaa: kuinka kaukana on seuraava laturi, kuinka usein nykyisellä on jono ja onko pihassa jotain tekemistä. Asiakkaat saivat myös äänestää sovelluksessa. Vastauksia
      tuli 7 400.

      Latauksen aikana syödään, käydään vessassa ja ulkoilutetaan koiraa. Siksi uusiin tulee katos, valot ja koirapuisto siellä, missä tilaa on.

      > Tien varren huoltoaseman suurin etu on, että siellä on joku. Laturi, jonka vieressä on ihminen, on turvallisempi pakkasessa.

      ![Laturi lumisateessa, kaapeli kytkettynä](scene:charger-snow)

      ## Perävaunullekin

      Jokaisella uudella asemalla on vähintään yksi läpiajettava paikka. Kolmella asemalla on paikka myös sähkökuorma-autolle.
      Pysäköintiruudut mitoitetaan niin, että kaapeli ylettyy auton kumpaankin päähän ja pyörätuolilla mahtuu auton viereen.

      ## Hinta ei muutu

      - Sovelluksella {kwh app150}/kWh (enintään 150 kW) ja {kwh app400}/kWh (enintään 400 kW)
      - Maksukortilla {kwh card150}/kWh ja {kwh card400}/kWh
      - Ei aloitusmaksua
      - 60 minuutin jälkeen 0,20 € minuutilta, yöllä klo 22–6 ei minuuttimaksua

      Kaapelivarkaudet ovat lisääntyneet muualla Euroopassa. Uusilla asemilla laturi katkaisee virran ja hälyttää, jos kaapelia leikataan.
      Sähkö on alkuperätakuiden mukaan uusiutuvaa.

      Etsi lähin latauspiste ja katso ohjeet sivulta [Sähköauton lataus](page:evCharging).
    `),
  },
  {
    key: 'articleSafetyDay',
    title: 'Turvallisuuspäivä pysäytti työt kahdeksi tunniksi',
    byline: 'Maria Wik',
    created: '2026-11-04T13:00:00Z',
    summary:
      'Keskiviikkona mittarit pysyivät auki, mutta kaikki muu odotti. Harjoittelimme polttoainevuotoa, liukastumista ja uhkatilannetta.',
    figure: '2 tuntia',
    figureText: 'ja kaikki työt seis',
    tags: ['uutiset', 'vastuullisuus'],
    image: picture('safety-helmet', 'Kypäriä ja heijastinliivejä rivissä naulakossa'),
    text: md(`
      Kerran vuodessa koko yhtiö pysähtyy samaan aikaan. Tänä vuonna päivä oli marraskuun neljäs, juuri ennen talven liukkaita. Ravintolat avautuivat kaksi tuntia
      myöhemmin, ja toimistojen puhelimet ohjattiin päivystykseen. Asiakkaat tankkasivat ja latasivat normaalisti.

      Mukana oli 780 työntekijää ja kauppiaiden väkeä noin 1 900.

      ## Kolme harjoitusta

      1. **Vuoto asemalla.** Säiliöautosta valuu 50 litraa dieseliä. Kuka painaa nappia, kuka soittaa, kuka ohjaa autot?
      2. **Liukastuminen.** Aamulla jäinen piha, hiekoitus myöhässä. Miten ilmoitat ja kuka tekee?
      3. **Uhkaava asiakas.** Kassalla yksin iltakymmeneltä. Mitä sanot ja mihin astut?

      Vastauksia ei annettu valmiina. Ryhmät kokeilivat ensin itse ja vertasivat sitten ohjeeseen.

      ![Asematyöntekijä vastaanottaa ohjeita kassalla](scene:station-staff)

      ## Mitä opittiin

      Vuotoharjoituksessa hätäpysäytintä painettiin keskimäärin 9 sekunnin kuluttua. Tavoite on alle 10. Neljällä asemalla imeytysaine oli lukitussa
      varastossa, jonka avain ei ollut vuoropäälliköllä. Se on nyt korjattu. Liukastumisharjoitus paljasti, että ilmoitus hiekoituksesta kulki
      kolmen ihmisen kautta. Tästä talvesta alkaen asemalta soitetaan suoraan urakoitsijalle, ja numero on kassan vieressä.

      > Turvallisuus ei ole se, mitä ohjeessa lukee, vaan se, mitä käsi tekee, kun pää on vielä kysymässä, sanoo
      > turvallisuuspäällikkö Timo Harjula.

      ## Luvut

      | Mittari | 1–10/2026 | 2025 |
      | --- | --- | --- |
      | Tapaturmataajuus miljoonaa työtuntia kohti | 2,1 | 2,6 |
      | Turvallisuushavaintoja | 5 340 | 5 900 |
      | Vuotoja yli 100 l | 1 | 2 |

      Havaintoja kirjataan mieluummin liikaa kuin liian vähän. Yleisin kuvaus on lyhyt: ”Portaat liukkaat, hiekoitin.” Joka kuukausi
      palkitaan havainto, josta muut asemat oppivat eniten. Lokakuussa se oli heijastin, jonka kuljettaja oli ripustanut matalaan oksaan.

      ## Kotiin vietäväksi

      - Pidä kenkien liukuesteet autossa marraskuusta alkaen.
      - Älä jätä konetta käymään katoksen alle.
      - Kun tankkaat kanisteria, laske se maahan.
      - Katso seuraavalla tankkauskerralla, missä mittarin hätäpysäytin on.

      Käyttöturvallisuustiedotteet ja ohjeet löytyvät sivulta [Käyttöturva- ja tuotetiedotteet](page:productSafety).
    `),
  },
]
