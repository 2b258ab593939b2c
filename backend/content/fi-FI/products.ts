import { articleList, card, cards, contentFor, external, hero, richText, type PageSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md, to } = contentFor('fi-FI')

export const productPages: PageSource[] = [
  {
    key: 'products',
    title: 'Tuotteet',
    description: 'Polttoaineet, sähköauton suurteholataus, lämmitysöljy ja maalämpö. Katso, mikä sopii autoosi ja taloosi, ja kuinka tilaat.',
    body: [
      hero({
        title: 'Energiaa tielle ja taloon',
        text: md(`
          Tankista latauspistokkeeseen, öljysäiliöstä energiakaivoon. Valitse tuote, niin kerromme hinnan ja ehdot.
        `),
        image: picture('refinery', 'Jalostamon säiliöitä ja putkistoa aamuvalossa'),
        links: [to('stationLocator', 'Etsi asema', '?service=MAIN')],
        theme: 'primary',
      }),
      cards('grid', 'Kaikki tuotteet', [
        card('products-fuels', {
          title: 'Polttoaineet',
          text: md(`
            95 E10, 98 E5, diesel, RE85, HVO100 ja AdBlue. Katso, mitä autosi tarvitsee.
          `),
          image: picture('fuel-pump', 'Tankkausmittari, jossa neljä pistoolia'),
          links: [to('fuels', 'Polttoaineet')],
        }),
        card('products-charging', {
          title: 'Sähköauton lataus',
          text: md(`
            Enintään 400 kW. Kahdenkymmenen minuutin tauko riittää monelle autolle.
          `),
          image: picture('charger-city', 'Latauspisteitä kaupungin laidalla illalla'),
          links: [to('evCharging', 'Sähköauton lataus')],
        }),
        card('products-oil', {
          title: 'Lämmitysöljy',
          text: md(`
            Toimitus 2–5 arkipäivässä. Pikatoimitus seuraavaksi arkipäiväksi.
          `),
          image: picture('oil-delivery', 'Öljyauto omakotitalon pihassa'),
          links: [to('heatingOil', 'Lämmitysöljy')],
        }),
        card('products-geothermal', {
          title: 'Maalämpö',
          text: md(`
            Energiakaivo, lämpöpumppu ja asennus yhdellä sopimuksella.
          `),
          image: picture('drill-rig', 'Porausvaunu talon pihalla'),
          links: [to('geothermalHeat', 'Maalämpö')],
        }),
        card('products-safety', {
          title: 'Tuotetiedot',
          text: md(`
            Käyttöturvallisuustiedotteet ja ohjeet turvalliseen tankkaukseen.
          `),
          image: picture('safety-helmet', 'Turvakypärä ja suojalasit hyllyllä'),
          links: [to('productSafety', 'Käyttöturvatiedotteet')],
        }),
      ]),
      richText(md(`
        ## Mistä hinta muodostuu?

        Bensiinin pumppuhinnasta yli puolet on veroja, dieselin hinnasta lähes puolet. Loppu koostuu raaka-aineesta,
        jalostuksesta, kuljetuksesta ja aseman kuluista. Vuonna 2026 hintaan vaikuttaa myös jakeluvelvoite: osa myydystä energiasta
        on oltava uusiutuvaa.

        Latauksen hinta on kiinteä kilowattituntihinta. Lämmitysöljyn hinta seuraa maailmanmarkkinaa ja lukitaan
        tilaushetkellä. Maalämmöstä saat aina kiinteän tarjouksen ennen kuin sitoudut mihinkään.
      `)),
      articleList('Luettavaa lataamisesta', ['lataus']),
    ],
  },
  {
    key: 'fuels',
    title: 'Polttoaineet',
    description: 'Bensiinit 95 E10 ja 98 E5, diesel, talvilaadut, RE85, HVO100, biokaasu ja AdBlue. Katso ominaisuudet ja tarkista sopivuus autoosi.',
    body: [
      hero({
        title: 'Oikea polttoaine jokaiseen säähän',
        text: md(`
          Vaihdamme dieselin talvilaatuun syyskuun lopusta alkaen, pohjoisessa ensimmäisenä. Sinun ei tarvitse muistaa sitä.
        `),
        image: picture('fuel-pump', 'Tankkauspistooli auton tankissa, mittarin valo palaa'),
        links: [to('stationLocator', 'Etsi asema polttoaineen mukaan', '?service=MAIN')],
        theme: 'primary',
      }),
      richText(md(`
        ## Laadut ja niiden erot

        | Laatu | Kenelle | Hyvä tietää |
        | --- | --- | --- |
        | 95 E10 | Useimmat vuoden 2011 jälkeen valmistetut bensiiniautot | Enintään 10 % etanolia |
        | 98 E5 | Vanhemmat autot, veneet ja pienkoneet | Enintään 5 % etanolia |
        | RE85 | Flexifuel-autot | Jätepohjaista etanolia, talvella seos on bensiinipitoisempi |
        | Diesel | Kaikki dieselautot | Kesälaatu, talvilaatu −34 °C ja arktinen laatu −38 °C |
        | HVO100 | Autot, joissa on merkintä XTL | Uusiutuva, päästöt elinkaaren aikana jopa 90 % pienemmät |
        | CBG | Kaasuautot | Kotimaista biokaasua kahdeksalla asemalla |
        | AdBlue | SCR-katalysaattorilla varustetut dieselit | Jäätyy −11 asteessa, säilytä lämpimässä |

        Shell-asemilla myydään lisäksi V-Power-bensiiniä ja -dieseliä. Lakisääteiset vaatimukset ovat samat kaikilla
        tuotteilla.
      `)),
      richText(md(`
        Tarkista merkintä polttoaineluukusta tai ohjekirjasta. **E10** koskee bensiiniä, **B7** dieseliä ja **XTL**
        parafiinista dieseliä kuten HVO100:aa. Jos merkintää ei ole, kysy auton maahantuojalta.

        > Jos epäröit 95:n ja 98:n välillä, valitse 98 E5. Se sopii jokaiseen bensiinimoottoriin.
      `), 'Näin tarkistat sopivuuden'),
      cards('accordion', 'Kysyttyä polttoaineista', [
        card('fuels-faq-hvo', { title: 'Voiko HVO100:aa ja dieseliä sekoittaa?', text: md(`
          Kyllä, missä suhteessa tahansa. Tankkia ei tarvitse tyhjentää välissä. Lue lisää artikkelista
          [Uusiutuva diesel talvella](page:articleHvo).
        `) }),
        card('fuels-faq-boat', { title: 'Mitä tankkaan veneeseen?', text: md(`
          Bensiinimoottoriin 98 E5, koska se säilyy talven yli paremmin. Veneasemat löydät
          [asemahausta](page:stationLocator).
        `) }),
        card('fuels-faq-old', { title: 'Kuinka kauan bensiini säilyy?', text: md(`
          Suljetussa, viileässä astiassa noin vuoden. Ruohonleikkurin tankki kannattaa ajaa syksyllä tyhjäksi.
        `) }),
        card('fuels-faq-canister', { title: 'Saako polttoainetta kuljettaa kanisterissa?', text: md(`
          Saa, kun kanisteri on hyväksytty polttoaineelle. Yksityisautossa saa kuljettaa enintään 60 litraa astiaa kohti ja
          yhteensä 240 litraa. Täytä kanisteri maassa, ei auton tavaratilassa.
        `) }),
        card('fuels-faq-summer', { title: 'Tankkasin kesädieseliä ja tulee pakkanen', text: md(`
          Aja tankki mahdollisimman tyhjäksi ja täytä talvilaadulla ennen pakkasta. Jos auto on jo jähmettynyt, vie se
          lämpimään. Petroli tai bensiini ei auta, vaan voi rikkoa moottorin.
        `) }),
      ]),
      cards('quickNavigation', 'Lue myös', [
        card('fuels-quick-safety', { title: 'Käyttöturva', links: [to('productSafety', 'Käyttöturvatiedotteet')] }),
        card('fuels-quick-loyalty', { title: '2 snt/l alennus', links: [to('loyalty', 'Kanta-asiakkuus')] }),
        card('fuels-quick-transition', { title: 'Uusiutuvat', links: [to('energyTransition', 'Energiamurros')] }),
        card('fuels-quick-bulk', { title: 'Yrityksille', links: [to('energyProducts', 'Energiatuotteet')] }),
      ]),
    ],
  },
  {
    key: 'evCharging',
    title: 'Sähköauton lataus',
    description: 'Suurteholataus enintään 400 kW 118 asemalla Suomessa. Katso hinnat sovelluksella ja kortilla sekä ohje lataamiseen pakkasella.',
    body: [
      hero({
        title: 'Lataa, kun muutenkin pysähdyt',
        text: md(`
          118 latausasemaa ja 640 latauspistettä Suomessa. Valo, katos, kahvi ja vessa samassa pihassa.
        `),
        image: picture('charger-snow', 'Sähköauto kiinni suurteholaturissa, maassa lunta'),
        links: [to('stationLocator', 'Etsi latausasema', '?service=MAIN'), to('loyalty', 'Lataa sovellus')],
        theme: 'primary',
      }),
      richText(md(`
        ## Hinnat

        | Teho | Sovelluksella | Maksukortilla |
        | --- | --- | --- |
        | enintään 150 kW | 0,47 €/kWh | 0,55 €/kWh |
        | enintään 400 kW | 0,52 €/kWh | 0,59 €/kWh |

        Hinnat sisältävät arvonlisäveron 25,5 %. Aloitusmaksua ei ole. Kun auto on ollut kytkettynä yli 60 minuuttia,
        veloitamme 0,20 € minuutilta, jotta piste vapautuu seuraavalle. Yöllä klo 22–6 minuuttimaksua ei peritä.
      `)),
      richText(md(`
        1. Valitse pistoke: CCS käy lähes kaikkiin uusiin autoihin, CHAdeMO löytyy osalta asemista.
        2. Avaa lataus sovelluksella tai näytä maksukorttia lukijalle.
        3. Kytke kaapeli ja odota merkkivaloa.
        4. Lopeta sovelluksesta tai autosta. Kuitti tulee heti.

        ![Latauskaapeli kytketään autoon kaupungissa illalla](scene:charger-city)

        ### Pakkasella

        Kylmä akku lataa hitaasti. Laita latausasema auton navigaattorin määränpääksi, niin auto lämmittää akun matkalla.
        Puolen tunnin ero on 20 asteen pakkasessa tavallinen.
      `), 'Näin lataat'),
      cards('accordion', 'Kysyttyä lataamisesta', [
        card('charging-faq-time', { title: 'Kauanko lataus kestää?', text: md(`
          Tavallinen sähköauto latautuu 10 prosentista 80 prosenttiin 20–35 minuutissa. Viimeiset prosentit ovat hitaita,
          siksi 80:een kannattaa lopettaa.
        `) }),
        card('charging-faq-shared', { title: 'Miksi teho putosi kesken kaiken?', text: md(`
          Kahden auton laturi jakaa tehon. Myös auton akku rajoittaa tehoa, kun se on kylmä, kuuma tai lähes täynnä.
        `) }),
        card('charging-faq-roaming', { title: 'Käykö muun operaattorin tunniste?', text: md(`
          Yleisimmät verkkovierailusopimukset toimivat. Hinnan määrää silloin oma operaattorisi.
        `) }),
        card('charging-faq-stuck', { title: 'Kaapeli ei irtoa', text: md(`
          Avaa auton ovet kaukosäätimellä ja odota kymmenen sekuntia. Jos kaapeli jää kiinni, soita
          [0800 000 110](tel:0800000110). Vapautamme sen etänä.
        `) }),
        card('charging-faq-business', { title: 'Voiko työnantaja maksaa?', text: md(`
          Kyllä. [St1 Business -kortti](page:businessCard) käy kaikilla latausasemillamme ja kulut erittyvät ajoneuvoittain.
        `) }),
        card('charging-faq-trailer', { title: 'Mahtuuko lataamaan perävaunun kanssa?', text: md(`
          Uusilla asemilla on vähintään yksi läpiajettava paikka. Se näkyy sovelluksen asemakortilla.
        `) }),
      ]),
      articleList('Lataamisesta artikkeleissa', ['lataus']),
    ],
  },
  {
    key: 'heatingOil',
    title: 'Lämmitysöljy',
    description: 'Tilaa lämmitysöljy kotiin 2–5 arkipäivässä, pikatoimitus seuraavaksi arkipäiväksi. Hinta lukitaan tilattaessa, ilman toimitusmaksua 1 000 litrasta.',
    body: [
      hero({
        title: 'Lämmitysöljy kotipihaan',
        text: md(`
          Sama kuljettaja, sama reitti, vuodesta toiseen. Hinta lukitaan, kun tilaat, vaikka toimitus on vasta ensi viikolla.
        `),
        image: picture('oil-delivery', 'Öljyauton kuljettaja vetää letkua talon täyttöputkelle'),
        links: [external('tel:0800000130', 'Tilaa: 0800 000 130', true), to('contact', 'Kysy asiakaspalvelusta')],
        theme: 'primary',
      }),
      richText(md(`
        ## Toimitus ja hinta

        | Toimitus | Aika | Toimitusmaksu |
        | --- | --- | --- |
        | Tavallinen, vähintään 1 000 l | 2–5 arkipäivää | 0 € |
        | Tavallinen, 500–999 l | 2–5 arkipäivää | 39,00 € |
        | Pikatoimitus | seuraava arkipäivä | 95,00 € |

        Päivän litrahinnan saat puhelimitse arkisin klo 8–16.30. Hintaan sisältyvät verot ja huoltovarmuusmaksu. Voit maksaa
        laskulla, jonka maksuaika on 14 päivää, tai enintään 12 erässä.

        ### Kaksi laatua

        - **Kevyt polttoöljy** sopii kaikkiin öljypolttimiin.
        - **Lämmitysöljy Bio** sisältää 30 % uusiutuvaa öljyä. Polttimen suutinta ei tavallisesti tarvitse vaihtaa.
      `)),
      richText(md(`
        - Jätä tie aurattuna vähintään 3,5 metrin levyiseksi ja pois matalat oksat.
        - Varmista, että täyttö- ja ilmaputki ovat näkyvissä lumesta.
        - Mittaa säiliö ja kerro lukema tilatessasi. Emme täytä yli 95 prosentin.
        - Sammuta poltin toimituksen ajaksi ja anna sakan laskeutua kaksi tuntia ennen käynnistystä.
      `), 'Ennen kuin auto tulee'),
      cards('accordion', 'Kysyttyä lämmitysöljystä', [
        card('oil-faq-home', { title: 'Pitääkö minun olla kotona?', text: md(`
          Ei, jos täyttöputkeen pääsee ja säiliössä toimii ylitäytönestin. Kuljettaja jättää kuitin postilaatikkoon.
        `) }),
        card('oil-faq-tank', { title: 'Milloin säiliö pitää tarkastaa?', text: md(`
          Pohjavesialueella maanalainen terässäiliö tarkastetaan viimeistään kymmenen vuoden kuluttua käyttöönotosta ja sen
          jälkeen kunnon mukaan. Suosittelemme samaa muuallakin.
        `) }),
        card('oil-faq-empty', { title: 'Säiliö ehti tyhjentyä', text: md(`
          Tilaa pikatoimitus ja pyydä huoltoliikettä ilmaamaan poltin. Neuvomme puhelimessa, mitä voit tehdä itse.
        `) }),
        card('oil-faq-leave', { title: 'Haluaisin luopua öljystä', text: md(`
          Saat meiltä myös [maalämmön](page:geothermalHeat). Vanhan säiliön tyhjennys ja jäljellä olevan öljyn hyvitys
          sovitaan samassa tarjouksessa.
        `) }),
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
    description: 'Maalämpö omakotitaloon tai taloyhtiöön: mitoitus, luvat, poraus ja asennus samasta paikasta. Katso hintahaarukka, aikataulu ja tuet.',
    body: [
      hero({
        title: 'Kallio lämmittää, sähkö auttaa',
        text: md(`
          Kolmannes lämmöstä tulee sähköstä, loput omalta tontilta. Me hoidamme luvat, porauksen ja asennuksen.
        `),
        image: picture('ground-heat-house', 'Poikkileikkaus: energiakaivo kulkee talon alta syvälle kallioon'),
        links: [external('tel:0800000140', 'Varaa kartoitus: 0800 000 140', true)],
        theme: 'primary',
      }),
      richText(md(`
        ## Mitä maalämpö maksaa?

        Omakotitalon järjestelmä maksaa tavallisesti 17 000–24 000 € asennettuna. Hintaan vaikuttavat kaivon syvyys, maapeitteen
        paksuus ja se, millainen lämmönjako talossa jo on.

        | Talo | Kaivo | Vanha lämmityskulu | Maalämmöllä |
        | --- | --- | --- | --- |
        | 120 m², 1990-luku | 160 m | noin 2 300 €/v (öljy) | noin 800 €/v |
        | 180 m², 1970-luku | 220 m | noin 3 700 €/v (öljy) | noin 1 300 €/v |
        | 150 m², 1985 | 200 m | noin 2 900 €/v (suora sähkö) | noin 1 050 €/v |

        Laskelmissa sähkö maksaa siirtoineen 0,15 €/kWh ja öljy 1,15 €/l.
      `)),
      richText(md(`
        1. **Kartoitus.** Käymme paikalla ja mittaamme. Käynti on maksuton.
        2. **Tarjous.** Saat kiinteän hinnan viiden arkipäivän kuluessa.
        3. **Lupa.** Haemme luvan kunnasta. Käsittely kestää 2–8 viikkoa.
        4. **Poraus.** Yhdestä kahteen päivää. Kiviaines viedään pois.
        5. **Asennus.** Kaksi tai kolme päivää, lämpö on poikki enintään yhden päivän.

        ![Porausvaunu tekee energiakaivoa omakotitalon pihalla](scene:drill-rig)
      `), 'Viisi vaihetta'),
      cards('accordion', 'Kysyttyä maalämmöstä', [
        card('geothermal-faq-plot', { title: 'Sopiiko tontille?', text: md(`
          Kaivon pitää yleensä olla vähintään 7,5 metriä tontin rajasta ja 15 metriä naapurin energiakaivosta. Pohjavesialueella
          kunta voi rajoittaa porausta.
        `) }),
        card('geothermal-faq-support', { title: 'Mitä tukea voin saada?', text: md(`
          Työn osuudesta voi saada kotitalousvähennystä. Öljylämmityksestä luopuvalla vähennys on suurempi. Tarkista
          voimassa olevat ehdot Verohallinnosta ennen sopimusta.
        `) }),
        card('geothermal-faq-radiators', { title: 'Toimiiko vanhoilla pattereilla?', text: md(`
          Toimii, kun menovesi pysyy kovimmallakin pakkasella noin 55 asteessa. Joskus yksi tai kaksi patteria vaihdetaan.
        `) }),
        card('geothermal-faq-life', { title: 'Kuinka kauan laitteet kestävät?', text: md(`
          Lämpöpumppu 15–20 vuotta, kaivo ja keruuputki vähintään 50 vuotta. Laitetakuu on viisi vuotta.
        `) }),
        card('geothermal-faq-company', { title: 'Tehdäänkö myös taloyhtiöille?', text: md(`
          Kyllä. Teemme taloyhtiöille ensin energiaselvityksen. Ota yhteyttä [yritysmyyntiin](page:b2bContact).
        `) }),
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
          links: [to('heatingOil', 'Tilaa lämmitysöljyä')],
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
