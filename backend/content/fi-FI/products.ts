import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const productPages: PageSource[] = [
  {
    key: 'products',
    title: 'Tuotteet',
    description:
      'Polttoaineet, sähköauton suurteholataus, lämmitysöljy ja maalämpö. Katso, mikä sopii autoosi ja taloosi ja miten tilaat.',
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
      richText(
        md(`
        ## Mistä hinta muodostuu?

        Bensiinin pumppuhinnasta yli puolet on veroja, dieselin hinnasta lähes puolet. Loppu koostuu raaka-aineesta,
        jalostuksesta, kuljetuksesta ja aseman kuluista. Vuonna 2026 hintaan vaikuttaa myös jakeluvelvoite: osan myydystä energiasta
        on oltava uusiutuvaa.

        Latauksen hinta on kiinteä kilowattituntihinta. Lämmitysöljyn hinta seuraa maailmanmarkkinaa ja lukitaan
        tilaushetkellä. Maalämmöstä saat aina kiinteän tarjouksen ennen kuin sitoudut mihinkään.
      `),
      ),
      articleList('Luettavaa lataamisesta', ['lataus']),
    ],
  },
  {
    key: 'fuels',
    title: 'Polttoaineet',
    synonyms:
      'polttoaine, polttoaineen hinta, polttoaineiden hinnat, bensa, bensan hinta, bensiini, bensiinin hinta, dieselin hinta, tankkaus, mitä tankkaan, AdBlue, diesel, diesel hinta, bensan hinta tänään, 95, 98, E85, RE85, etanoli, HVO, HVO100, uusiutuva diesel, nafta, hinnat, nestekaasu, propaani, LPG, AdBlue hinta',
    description:
      '95- ja 98-bensiini, diesel, talvilaadut, RE85, HVO100, kaasu ja AdBlue. Katso ominaisuudet ja tarkista sopivuus autoosi.',
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
      richText(
        md(`
        ## Laadut ja niiden erot

        | Laatu | Kenelle | Hyvä tietää |
        | --- | --- | --- |
        | 95-bensiini (95 Extra) | Useimmat vuoden 2011 jälkeen valmistetut bensiiniautot | E10: enintään 10 % etanolia |
        | 98-bensiini | Vanhemmat autot, veneet ja pienkoneet | E5: enintään 5 % etanolia |
        | RE85 | Flexifuel-autot | Jätepohjaista etanolia, talvella seos on bensiinipitoisempi |
        | Diesel | Kaikki dieselautot | Talvilaatu kestää −34 astetta, arktinen laatu −44 astetta |
        | HVO100 | Autot, joissa on merkintä XTL | Uusiutuva, päästöt elinkaaren aikana jopa 90 % pienemmät |
        | Kaasu (CNG/CBG) | Kaasuautot | Kotimaista biokaasua {cbg} asemalla |
        | Nestekaasu (LPG) | Nestekaasuautot | Tankattavissa {lpg} asemalla |
        | AdBlue | SCR-katalysaattorilla varustetut dieselit | Jäätyy −11 asteessa, säilytä lämpimässä |

        Shell-asemilla myydään lisäksi V-Power-bensiiniä ja -dieseliä. Lakisääteiset vaatimukset ovat samat kaikilla
        tuotteilla.
      `),
      ),
      richText(
        md(`
        Tarkista merkintä polttoaineluukusta tai ohjekirjasta. **E10** koskee bensiiniä, **B7** dieseliä ja **XTL**
        parafiinista dieseliä kuten HVO100:aa. Jos merkintää ei ole, kysy auton maahantuojalta.

        > Jos epäröit 95:n ja 98:n välillä, valitse 98 E5. Se sopii jokaiseen bensiinimoottoriin.
      `),
        'Näin tarkistat sopivuuden',
      ),
      cards('accordion', 'Kysyttyä polttoaineista', [
        card('fuels-faq-hvo', {
          title: 'Voiko HVO100:aa ja dieseliä sekoittaa?',
          text: md(`
          Kyllä, missä suhteessa tahansa. Tankkia ei tarvitse tyhjentää välissä. Lue lisää artikkelista
          [Uusiutuva diesel talvella](page:articleHvo).
        `),
        }),
        card('fuels-faq-boat', {
          title: 'Mitä tankkaan veneeseen?',
          text: md(`
          Bensiinimoottoriin 98 E5, koska se säilyy talven yli paremmin. Veneasemat löydät
          [asemahausta](page:stationLocator).
        `),
        }),
        card('fuels-faq-old', {
          title: 'Kuinka kauan bensiini säilyy?',
          text: md(`
          Suljetussa, viileässä astiassa noin vuoden. Ruohonleikkurin tankki kannattaa ajaa syksyllä tyhjäksi.
        `),
        }),
        card('fuels-faq-canister', {
          title: 'Saako polttoainetta kuljettaa kanisterissa?',
          text: md(`
          Saa, kun kanisteri on hyväksytty polttoaineelle. Yksityisautossa saa kuljettaa enintään 60 litraa astiaa kohti ja
          yhteensä 240 litraa. Täytä kanisteri maassa, ei auton tavaratilassa.
        `),
        }),
        card('fuels-faq-summer', {
          title: 'Tankkasin kesädieseliä ja tulee pakkanen',
          text: md(`
          Aja tankki mahdollisimman tyhjäksi ja täytä talvilaadulla ennen pakkasta. Jos polttoaine on jo jähmettynyt,
          vie auto lämpimään. Petroli tai bensiini ei auta, vaan voi rikkoa moottorin.
        `),
        }),
      ]),
      cards('quickNavigation', 'Lue myös', [
        card('fuels-quick-safety', {
          title: 'Käyttöturva',
          links: [to('productSafety', 'Käyttöturvatiedotteet')],
        }),
        card('fuels-quick-loyalty', {
          title: '2 snt/l alennus',
          links: [to('loyalty', 'Kanta-asiakkuus')],
        }),
        card('fuels-quick-transition', {
          title: 'Uusiutuvat',
          links: [to('energyTransition', 'Energiamurros')],
        }),
        card('fuels-quick-bulk', {
          title: 'Yrityksille',
          links: [to('energyProducts', 'Energiatuotteet')],
        }),
      ]),
    ],
  },
]
