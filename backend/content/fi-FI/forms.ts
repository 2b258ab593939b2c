// The Finnish forms and their pages.

import { formBlock, toForm } from '../forms/form-block.ts'
import {
  BUSINESS_SHAPES,
  CONTACT_SHAPES,
  EVERY_RULE_SHAPES,
  FEEDBACK_SHAPES,
  OIL_SHAPES,
} from '../forms/form-shapes.ts'
import { oilEstimate } from '../forms/oil-estimate.ts'
import { hero, type PageSource } from '../source.ts'
import { md, to } from './words.ts'

export const contactForm = formBlock('contact', CONTACT_SHAPES, {
  title: 'Kirjoita meille',
  intro: md(
    'Vastaamme sähköpostiin kahden arkipäivän kuluessa. Aseman palautteelle on [oma lomake](page:feedback). Tietojasi käsitellään [tietosuojaselosteen](page:privacy) mukaisesti.',
  ),
  submitText: 'Lähetä viesti',
  successTitle: 'Kiitos, viestisi on perillä',
  successText: md(
    'Vastaamme kahden arkipäivän kuluessa. Jos asia on kiireinen, soita [0800 000 110](tel:0800000110).',
  ),
  fields: {
    topic: {
      label: 'Aihe',
      options: {
        fuel: 'Tankkaus ja maksaminen',
        charging: 'Sähköauton lataus',
        wash: 'Autopesu',
        app: 'Sovellus',
        other: 'Muu asia',
      },
    },
    name: { label: 'Nimi' },
    phone: { label: 'Puhelinnumero' },
    email: { label: 'Sähköposti' },
    emailConfirmation: { label: 'Sähköposti uudelleen' },
    message: {
      label: 'Viesti',
      hint: 'Kerro asema ja kellonaika, jos asia koskee käyntiä. Älä kirjoita kortin numeroa.',
    },
  },
})

export const businessForm = formBlock('business-enquiry', BUSINESS_SHAPES, {
  title: 'Pyydä tarjous',
  intro: md('Kerro yrityksesi tarpeista. Myynti soittaa seuraavana arkipäivänä.'),
  submitText: 'Lähetä tarjouspyyntö',
  successTitle: 'Kiitos tarjouspyynnöstä',
  successText: md('Myyntimme ottaa yhteyttä seuraavana arkipäivänä.'),
  fields: {
    company: { label: 'Yritys' },
    businessId: { label: 'Y-tunnus', hint: 'Muodossa 1234567-8' },
    name: { label: 'Yhteyshenkilö' },
    email: { label: 'Sähköposti' },
    phone: { label: 'Puhelinnumero', hint: 'Maakoodin kanssa, esimerkiksi +358 40 123 4567' },
    startDate: { label: 'Toivottu aloituspäivä' },
    vehicles: { label: 'Ajoneuvojen määrä' },
    litres: { label: 'Litroja kuukaudessa', hint: 'Sadan litran tarkkuudella' },
    interests: {
      label: 'Mistä haluat tarjouksen?',
      options: {
        card: 'Yrityskortti',
        delivery: 'Säiliötoimitukset',
        charging: 'Lataus',
        heat: 'Maalämpö',
      },
    },
    message: { label: 'Lisätietoja' },
  },
})

export const oilForm = formBlock('oil-order', OIL_SHAPES, {
  title: 'Tilaa lämmitysöljyä',
  intro: md(
    'Näet päivän hinnan ja arvion kokonaishinnasta ennen kuin tilaat. Tilauksesta lähtee vahvistus sähköpostiisi.',
  ),
  submitText: 'Jatka tilaukseen',
  confirm: {
    title: 'Tarkista tilaus',
    text: md(
      'Hinta on tilauspäivän hinta, vaikka toimitamme myöhemmin. Maksat laskulla, jonka maksuaika on 14 päivää.',
    ),
    submitText: 'Tilaa maksuvelvoitteella',
  },
  estimate: oilEstimate('fi', {
    oils: { light: 'Kevyt polttoöljy', bio: 'Lämmitysöljy Bio' },
    small: 'Toimitusmaksu, alle 1\u00A0000\u00A0l',
    express: 'Pikatoimitus',
    note: 'Hinnat sisältävät verot ja huoltovarmuusmaksun. Laskutamme toimitetut litrat, joten lopullinen summa voi poiketa arviosta.',
  }),
  successTitle: 'Kiitos tilauksesta',
  successText: md(
    'Soitamme sinulle seuraavana arkipäivänä ja sovimme toimituspäivän. Jos tilauksessa on korjattavaa, soita [0800 000 130](tel:0800000130).',
  ),
  fields: {
    oil: {
      label: 'Laatu',
      options: { light: 'Kevyt polttoöljy', bio: 'Lämmitysöljy Bio, 30 % uusiutuvaa' },
    },
    litres: { label: 'Määrä litroina', hint: '500–10 000 litraa' },
    delivery: {
      label: 'Toimitus',
      options: {
        normal: 'Tavallinen, 2–5 arkipäivää',
        express: 'Pikatoimitus, seuraava arkipäivä',
      },
    },
    street: { label: 'Katuosoite' },
    postalCode: { label: 'Postinumero' },
    city: { label: 'Postitoimipaikka' },
    tank: {
      label: 'Säiliön paikka',
      options: { indoors: 'Sisällä', outdoors: 'Ulkona maan päällä', underground: 'Maan alla' },
    },
    tankSize: { label: 'Säiliön koko litroina' },
    name: { label: 'Nimi' },
    phone: { label: 'Puhelinnumero' },
    email: { label: 'Sähköposti' },
    message: { label: 'Ohjeet kuljettajalle', hint: 'Missä täyttöputki on? Pääseekö auto pihaan?' },
  },
})

const feedbackForm = formBlock('feedback', FEEDBACK_SHAPES, {
  submitText: 'Lähetä palaute',
  successTitle: 'Kiitos palautteesta',
  successText: md('Välitämme sen asemalle. Jos annoit sähköpostiosoitteen, vastaamme sinulle.'),
  fields: {
    kind: {
      label: 'Millaista palautetta annat?',
      options: { praise: 'Kiitos', complaint: 'Moite', idea: 'Idea', fault: 'Ilmoitus viasta' },
    },
    station: { label: 'Asema' },
    visitDate: { label: 'Käyntipäivä' },
    verificationCode: { label: 'Pesukoodi', hint: 'Kuitista tai sähköpostista, alkaa ST1-' },
    message: { label: 'Palaute' },
    email: { label: 'Sähköposti', hint: 'Jos haluat vastauksen' },
    permission: { label: 'Palautteeni saa julkaista ilman nimeäni' },
  },
})

const everyRuleForm = formBlock('every-rule', EVERY_RULE_SHAPES, {
  title: 'Kaikki kentät ja säännöt',
  successTitle: 'Lomake on lähetetty',
  successText: md('Näin onnistunut lähetys näytetään.'),
  fields: {
    empty: { label: 'Pakollinen teksti' },
    symbols: { label: 'Ei erikoismerkkejä' },
    email: { label: 'Sähköposti' },
    match: { label: 'Sähköposti uudelleen' },
    phone: { label: 'Puhelinnumero' },
    phoneWithCountry: { label: 'Puhelinnumero ja maakoodi' },
    minLength: { label: 'Vähintään kolme merkkiä' },
    maxLength: { label: 'Enintään kymmenen merkkiä' },
    numbersOnly: { label: 'Vain numeroita' },
    minValue: { label: 'Vähintään 18' },
    maxValue: { label: 'Enintään 1 500' },
    rounding: { label: 'Viiden sentin tarkkuudella' },
    decimals: { label: 'Enintään kaksi desimaalia' },
    date: { label: 'Päivämäärä' },
    select: { label: 'Valikko', options: { a: 'Ensimmäinen', b: 'Toinen' } },
    radio: { label: 'Yksi näistä', options: { yes: 'Kyllä', no: 'Ei' } },
    choose: {
      label: 'Kaksi näistä',
      options: { fuel: 'Polttoaine', charging: 'Lataus', wash: 'Pesu', food: 'Ruoka' },
    },
    textarea: { label: 'Pitkä teksti' },
    checkbox: { label: 'Hyväksyn tämän' },
    hidden: { label: 'Lähde', options: { gallery: 'Malli' } },
  },
})

export const formPages: PageSource[] = [
  {
    key: 'feedback',
    title: 'Anna palautetta',
    synonyms:
      'palaute, reklamaatio, valitus, reklamointi, kiitos, moite, valittaa, reklamoida, vikailmoitus, ilmoita viasta, mittari rikki, mittari ei toimi, pesu jumissa, ilmoita ongelmasta',
    description:
      'Kiitä, moiti tai ehdota: palaute asemasta, pesusta, latauksesta tai ruoasta menee suoraan aseman esihenkilölle.',
    body: [
      hero({
        title: 'Miten meni?',
        text: md(
          'Palautteesi menee suoraan aseman esihenkilölle. Kiireisissä asioissa soita [0800 000 110](tel:0800000110).',
        ),
        links: [toForm('feedback', 'Anna palautetta'), to('contact', 'Asiakaspalvelu')],
      }),
      feedbackForm,
    ],
  },
  {
    key: 'formGallery',
    title: 'Lomakekentät',
    description:
      'Toimituksen malli: kaikki lomakkeen kenttätyypit ja tarkistussäännöt samalla lomakkeella kokeiltavina.',
    noIndex: true,
    body: [everyRuleForm],
  },
]
