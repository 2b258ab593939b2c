import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const sustainabilityPages: PageSource[] = [
  {
    key: 'sustainability',
    title: 'Vastuullisuus',
    description:
      'St1:n vastuullisuus: energiamurros, tuulivoima, hiilensidonta ja avoin raportointi. Tavoitteet vuoteen 2030 ja missä nyt mennään.',
    body: [
      hero({
        title: 'Vähemmän päästöjä, avoimin luvuin',
        text: md(`
          Tavoitteemme on puolittaa oman toiminnan päästöt vuoteen 2030 mennessä vuoden 2019 tasosta.
        `),
        image: picture('road-aurora', 'Tie lumisen maiseman halki revontulten alla'),
        links: [to('energyTransition', 'Energiamurros'), to('reporting', 'Raportit')],
        theme: 'primary',
      }),
      cards('grid', 'Neljä työmaata', [
        card('sustain-transition', {
          title: 'Energiamurros',
          text: md(`
            Uusiutuvat polttoaineet, lataus ja lämpö fossiilisen tilalle.
          `),
          image: picture('charger-snow', 'Laturi lumisella asemalla'),
          links: [to('energyTransition', 'Lue energiamurroksesta')],
        }),
        card('sustain-wind', {
          title: 'Tuulivoima',
          text: md(`
            66 voimalaa neljässä puistossa, noin 900 GWh vuodessa.
          `),
          image: picture('wind-turbines', 'Tuulivoimaloita'),
          links: [to('windPower', 'Lue tuulivoimasta')],
        }),
        card('sustain-carbon', {
          title: 'Hiilensidonta',
          text: md(`
            Metsitämme entisiä turvetuotantoalueita Pohjois-Pohjanmaalla ja Etelä-Savossa.
          `),
          image: picture('forest-carbon', 'Taimikko ja vanhempaa metsää'),
          links: [to('carbonSequestration', 'Lue hiilensidonnasta')],
        }),
        card('sustain-reporting', {
          title: 'Raportointi',
          text: md(`
            Luvut, menetelmät ja varmennus samassa paikassa.
          `),
          image: picture('report-desk', 'Vastuullisuusraportti pöydällä'),
          links: [to('reporting', 'Avaa raportit')],
        }),
      ]),
      richText(
        md(`
        ## Tavoitteet ja toteuma

        | Tavoite | 2019 | 2025 | 2030 |
        | --- | --- | --- | --- |
        | Oman toiminnan päästöt, 1 000 t CO₂ | 620 | 432 | 310 |
        | Uusiutuvan osuus liikenteen energiasta, % | 9 | 18 | 30 |
        | Tapaturmataajuus, miljoonaa työtuntia kohti | 4,8 | 2,6 | 1,5 |
        | Sähkö uusiutuvista lähteistä, % | 62 | 100 | 100 |

        Myytyjen polttoaineiden käyttö aiheuttaa yli 90 prosenttia arvoketjumme päästöistä. Siksi tärkein kysymys on, mitä
        myymme, ei se, millä omat toimistomme lämpenevät.

        > Jos luku ei parane, kerromme senkin. Muuten raporttia ei kannata lukea.
      `),
      ),
      articleList('Lue teoista', ['vastuullisuus']),
    ],
  },
  {
    key: 'energyTransition',
    title: 'Energiamurros',
    description:
      'Miten St1 siirtyy fossiilisesta uusiutuvaan: HVO100, biokaasu, suurteholataus, maalämpö ja tuulivoima. Aikataulu ja keinot.',
    body: [
      hero({
        title: 'Muutos tehdään yksi tankki kerrallaan',
        text: md(`
          Henkilöautot sähköistyvät nopeasti, raskas liikenne hitaammin. Rakennamme molempia varten.
        `),
        image: picture('charger-city', 'Sähköautoja latauksessa kaupungin valoissa'),
        links: [to('evCharging', 'Latausverkosto'), to('energyProducts', 'Uusiutuvat yrityksille')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Mitä teemme vuoteen 2030 mennessä

        1. **Lataus:** 160 latausasemaa Suomessa vuoden 2027 lopussa, nyt {chargingStations}.
        2. **HVO100:** saatavilla {hvo} asemalla, tavoite 250.
        3. **Biokaasu:** nesteytettyä biokaasua {lbg} raskaan liikenteen asemalla, tavoite 20.
        4. **Lämpö:** kaksinkertaistamme maalämpöasennusten määrän vuoden 2024 tasosta.

        ![Jalostamon torneja ja säiliöitä veden äärellä](scene:refinery)

        ### Mitä emme vielä osaa

        Lentoliikenteen ja laivojen polttoaineet ovat kalliita ja raaka-ainetta on niukasti. Selvitämme sähköpolttoaineita
        kumppanien kanssa, mutta investointipäätöstä ei ole tehty.
      `),
      ),
      cards('grid', 'Murros käytännössä', [
        card('transition-hvo', {
          title: 'Uusiutuva diesel',
          text: md(`
            Jätteistä ja tähteistä valmistettu HVO100 kestää myös pakkasen.
          `),
          image: picture('fuel-pump', 'Dieselmittari'),
          links: [to('articleHvo', 'HVO100 talvella')],
        }),
        card('transition-biogas', {
          title: 'Biokaasu',
          text: md(`
            Rekka ajaa vuoden noin 150 lehmän lannasta saatavalla kaasulla.
          `),
          image: picture('biogas-plant', 'Kaasukupu ja putkia'),
          links: [to('articleBiogas', 'Biokaasua raskaalle liikenteelle')],
        }),
        card('transition-heat', {
          title: 'Maalämpö',
          text: md(`
            Kaksi kolmasosaa lämmöstä omalta tontilta.
          `),
          image: picture('ground-heat-house', 'Talo ja energiakaivo'),
          links: [to('geothermalHeat', 'Maalämpö kotiin')],
        }),
        card('transition-charging', {
          title: 'Suurteholataus',
          text: md(`
            Enintään 400 kW, uusimmilla asemilla myös kuorma-autoille.
          `),
          image: picture('charger-snow', 'Suurteholaturi'),
          links: [to('articleChargingNetwork', 'Latausverkosto laajenee')],
        }),
      ]),
      cards('accordion', 'Kysyttyä murroksesta', [
        card('transition-faq-fossil', {
          title: 'Milloin lopetatte fossiilisen myynnin?',
          text: md(`
          Emme ole asettaneet päivää. Myymme niin kauan kuin asiakkaat tarvitsevat, mutta investoimme uusiutuvaan: vuonna 2025
          siihen meni 61 prosenttia investoinneista.
        `),
        }),
        card('transition-faq-raw', {
          title: 'Mistä HVO100 valmistetaan?',
          text: md(`
          Käytetystä paistoöljystä, teollisuuden tähteistä ja puun käsittelyn sivutuotteista. Palmuöljyä emme käytä.
        `),
        }),
        card('transition-faq-blend', {
          title: 'Mikä jakeluvelvoite on?',
          text: md(`
          Laki määrää, kuinka suuren osan liikenteen energiasta on oltava uusiutuvaa. Täytämme velvoitteen ja raportoimme sen.
        `),
        }),
        card('transition-faq-power', {
          title: 'Mistä latauksen sähkö tulee?',
          text: md(`
          Sähkö on alkuperätakuiden mukaan uusiutuvaa. Osa on omaa [tuulivoimaamme](page:windPower).
        `),
        }),
      ]),
    ],
  },
]
