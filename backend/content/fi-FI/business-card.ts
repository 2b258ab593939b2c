import { picture } from '../pictures.ts'
import { card, cards, external, hero, richText, type PageSource } from '../source.ts'
import { businessForm } from './forms.ts'
import { md, to } from './words.ts'

export const businessCardPages: PageSource[] = [
  {
    key: 'businessCard',
    title: 'St1 Business -kortti',
    synonyms: 'yrityskortti, tankkauskortti, yritykselle kortti, kortti yritykselle',
    description:
      'St1 Business -kortti maksaa 2,90 €/kk ja käy {stations all} asemalla Suomessa, Ruotsissa ja Norjassa. Katso edut, rajat ja hakuohje.',
    body: [
      hero({
        title: 'Kortti, joka tietää rajansa',
        text: md(`
          Päätät itse, mitä kortilla saa ostaa, milloin ja kuinka paljon. Muutos tulee voimaan minuuteissa.
        `),
        image: picture('business-card', 'St1 Business -kortti ja auton avaimet pöydällä'),
        links: [
          to('b2bContact', 'Hae korttia', '?interests=card#form-business-enquiry'),
          to('st1Business', 'Hallitse kortteja'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Hinta ja ehdot

        | Ehto | Kortilla |
        | --- | --- |
        | Kuukausimaksu | 2,90 € / kortti (alv 0 %) |
        | Avausmaksu | Ei ole |
        | Maksuaika | 14 päivää, laskutus kahdesti kuussa |
        | Käy | {stations all} asemaa Suomessa, Ruotsissa ja Norjassa |
        | Tunnistaminen | Tunnusluku, ajoneuvo tai kuljettajan tunniste |

        Kortilla voi maksaa polttoaineet, latauksen, autopesun, AdBluen ja sovitut tarvikkeet. Ruoan ja kaupan tuotteet saa
        mukaan, jos yritys niin valitsee.
      `),
      ),
      cards('grid', 'Kolme tapaa käyttää', [
        card('bcard-vehicle', {
          title: 'Ajoneuvokortti',
          text: md(`
            Kulkee auton mukana. Ostot erittyvät rekisteritunnuksen mukaan.
          `),
          image: picture('van-fleet', 'Huoltoauto ja numeroituja pakettiautoja'),
        }),
        card('bcard-driver', {
          title: 'Kuljettajakortti',
          text: md(`
            Kuljettajan oma kortti, joka toimii missä tahansa yrityksen autossa.
          `),
          image: picture('truck-night', 'Rekan kuljettaja valaistulla asemalla'),
        }),
        card('bcard-mobile', {
          title: 'Kortti puhelimessa',
          text: md(`
            St1 Business -sovellus avaa mittarin ja laturin ilman muovia.
          `),
          image: picture('app-phone', 'Yrityskortti puhelimen näytöllä'),
          links: [to('st1Business', 'Sovellus ja palvelu')],
        }),
      ]),
      cards('accordion', 'Kysyttyä kortista', [
        card('bcard-faq-limit', {
          title: 'Mitä rajoja voin asettaa?',
          text: md(`
          Tuoteryhmät, litrat, eurot, viikonpäivät, kellonajat ja maat, kortti- tai ryhmäkohtaisesti.
        `),
        }),
        card('bcard-faq-lost', {
          title: 'Kortti katosi',
          text: md(`
          Sulje se heti palvelussa tai soita [0800 000 125](tel:0800000125), 24 h. Vastuu siirtyy meille ilmoitushetkellä.
        `),
        }),
        card('bcard-faq-vat', {
          title: 'Miten arvonlisävero käsitellään?',
          text: md(`
          Lasku erittelee veron maittain. Ruotsin ja Norjan ostoksista voi hakea palautusta laskun perusteella.
        `),
        }),
        card('bcard-faq-deliver', {
          title: 'Kauanko toimitus kestää?',
          text: md(`
          Sovelluskortti on käytössä heti, muovikortti viidessä arkipäivässä.
        `),
        }),
        card('bcard-faq-charge', {
          title: 'Näkyykö kotilataus raportilla?',
          text: md(`
          Kyllä, jos kotilaturi on liitetty palveluun. Korvaus kuljettajalle lasketaan toteutuneista kilowattitunneista.
        `),
        }),
      ]),
    ],
  },
  {
    key: 'b2bContact',
    title: 'Yritysmyynnin yhteystiedot',
    synonyms:
      'lasku, laskut, laskutus, verkkolasku, laskun maksaminen, yritysmyynti, laskutusosoite, laskun maksu, verkkolaskuosoite, verkkolaskutus',
    description:
      'Yritysmyynti palvelee ma–pe 8–17 numerossa 0800 000 120. Yhteystiedot korteille, säiliötoimituksille, maalämmölle ja laskutukselle.',
    body: [
      hero({
        title: 'Puhutaan yrityksesi energiasta',
        text: md(`
          Kerro ajoneuvojen määrä ja arvio litroista, niin saat vastauksen seuraavana arkipäivänä.
        `),
        links: [external('tel:0800000120', 'Soita 0800 000 120', true)],
      }),
      richText(
        md(`
        ## Yhteystiedot

        | Asia | Puhelin | Sähköposti | Avoinna |
        | --- | --- | --- | --- |
        | Kortit ja uudet asiakkaat | [0800 000 120](tel:0800000120) | [yritykset@st1.example](mailto:yritykset@st1.example) | ma–pe 8–17 |
        | Säiliötoimitukset | [0800 000 130](tel:0800000130) | [toimitukset@st1.example](mailto:toimitukset@st1.example) | ma–pe 8–16.30 |
        | Maalämpö yrityksille | [0800 000 140](tel:0800000140) | [maalampo@st1.example](mailto:maalampo@st1.example) | ma–pe 8–16 |
        | Laskutus | [0800 000 121](tel:0800000121) | [laskutus@st1.example](mailto:laskutus@st1.example) | ma–pe 9–15 |
        | Kortin sulkeminen | [0800 000 125](tel:0800000125) | – | 24 h |

        Puhelut ovat maksuttomia. Ulkomailta palvelemme numerossa [+358 10 000 1200](tel:+358100001200).
      `),
      ),
      businessForm,
      cards('accordion', 'Ennen kuin soitat', [
        card('b2bcontact-faq-apply', {
          title: 'Mitä hakemukseen tarvitaan?',
          text: md(`
          Y-tunnus, yhteyshenkilö, ajoneuvojen määrä ja laskutusosoite. Tarkistamme luottotiedot. Päätös tulee yleensä
          kahdessa arkipäivässä.
        `),
        }),
        card('b2bcontact-faq-new', {
          title: 'Yritys on vasta perustettu',
          text: md(`
          Kortin saa myös uusi yritys. Luottoraja on aluksi 1 000,00 €, tai voit maksaa ennakkoon.
        `),
        }),
        card('b2bcontact-faq-invoice', {
          title: 'Laskussa on virhe',
          text: md(`
          Ilmoita laskun numero laskutukseen ennen eräpäivää. Pysäytämme perinnän selvityksen ajaksi.
        `),
        }),
        card('b2bcontact-faq-user', {
          title: 'Pääkäyttäjä on vaihtunut',
          text: md(`
          Yrityksen allekirjoitusoikeudellinen henkilö voi vaihtaa pääkäyttäjän
          [St1 Business -palvelussa](page:st1Business).
        `),
        }),
      ]),
      cards('quickNavigation', 'Tutustu ensin', [
        card('b2bcontact-quick-card', {
          title: 'Kortti',
          links: [to('businessCard', 'St1 Business -kortti')],
        }),
        card('b2bcontact-quick-energy', {
          title: 'Tuotteet',
          links: [to('energyProducts', 'Energiatuotteet')],
        }),
        card('b2bcontact-quick-large', {
          title: 'Suuret yritykset',
          links: [to('b2b', 'Suurasiakkaat')],
        }),
        card('b2bcontact-quick-private', {
          title: 'Yksityisasiakas?',
          links: [to('contact', 'Asiakaspalvelu')],
        }),
      ]),
    ],
  },
]
