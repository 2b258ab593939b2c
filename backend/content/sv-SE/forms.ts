// The Swedish forms and their pages.

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
  title: 'Skriv till oss',
  intro: md(
    'Vi svarar via e-post inom två arbetsdagar. Synpunkter på en station lämnar du [här](page:feedback). Så här hanterar vi dina uppgifter: [integritetspolicy](page:privacy).',
  ),
  submitText: 'Skicka meddelandet',
  successTitle: 'Tack, vi har fått ditt meddelande',
  successText: md('Vi svarar inom två arbetsdagar. Är det bråttom? Ring kundservice.'),
  fields: {
    topic: {
      label: 'Ämne',
      options: {
        fuel: 'Tankning och betalning',
        charging: 'Elbilsladdning',
        wash: 'Biltvätt',
        app: 'Appen',
        other: 'Något annat',
      },
    },
    name: { label: 'Namn' },
    phone: { label: 'Telefonnummer' },
    email: { label: 'E-post' },
    emailConfirmation: { label: 'E-post en gång till' },
    message: {
      label: 'Meddelande',
      hint: 'Ange station och klockslag om det gäller ett besök. Skriv aldrig kortnummer.',
    },
  },
})

export const businessForm = formBlock('business-enquiry', BUSINESS_SHAPES, {
  title: 'Begär en offert',
  intro: md('Berätta vad företaget behöver, så ringer vi nästa arbetsdag.'),
  submitText: 'Skicka förfrågan',
  successTitle: 'Tack för er förfrågan',
  successText: md('Vi ringer nästa arbetsdag.'),
  fields: {
    company: { label: 'Företag' },
    businessId: { label: 'Organisationsnummer', hint: 'Som 556677-8899' },
    name: { label: 'Kontaktperson' },
    email: { label: 'E-post' },
    phone: { label: 'Telefonnummer', hint: 'Med landsnummer, till exempel +46 70 123 45 67' },
    startDate: { label: 'Önskat startdatum' },
    vehicles: { label: 'Antal fordon' },
    litres: { label: 'Liter per månad', hint: 'Avrundat till hela hundratal' },
    interests: {
      label: 'Vad vill ni ha offert på?',
      options: {
        card: 'Företagskort',
        delivery: 'Leverans till tank',
        charging: 'Laddning',
        heat: 'Bergvärme',
      },
    },
    message: { label: 'Övrigt' },
  },
})

export const oilForm = formBlock('oil-order', OIL_SHAPES, {
  title: 'Beställ eldningsolja',
  intro: md(
    'Du ser dagens pris och det uppskattade totalpriset innan du beställer. Bekräftelsen kommer med e-post.',
  ),
  submitText: 'Fortsätt till beställningen',
  confirm: {
    title: 'Kontrollera din beställning',
    text: md('Priset är det som gäller när du beställer. Du betalar mot faktura inom 30 dagar.'),
    submitText: 'Beställ med betalningsskyldighet',
  },
  estimate: oilEstimate('se', {
    oils: { light: 'Eldningsolja', bio: 'Bioeldningsolja' },
    small: 'Frakt, under 1\u00A0500\u00A0l',
    express: 'Expressleverans',
    note: 'Priserna är inklusive skatter och moms. Vi fakturerar levererade liter, så slutsumman kan skilja sig från uppskattningen.',
  }),
  successTitle: 'Tack för din beställning',
  successText: md(
    'Vi ringer nästa vardag och bestämmer leveransdag med dig. Stämmer något inte, ring [08-465 004 50](tel:+46846500450).',
  ),
  fields: {
    oil: {
      label: 'Kvalitet',
      options: { light: 'Eldningsolja', bio: 'Bioeldningsolja, förnybar' },
    },
    litres: { label: 'Mängd i liter', hint: '500–10 000 liter' },
    delivery: {
      label: 'Leverans',
      options: { normal: 'Normal, fem till sju vardagar', express: 'Express, inom två vardagar' },
    },
    street: { label: 'Gatuadress' },
    postalCode: { label: 'Postnummer' },
    city: { label: 'Ort' },
    tank: {
      label: 'Var cisternen står',
      options: { indoors: 'Inomhus', outdoors: 'Utomhus ovan mark', underground: 'Under mark' },
    },
    tankSize: { label: 'Cisternens storlek i liter' },
    name: { label: 'Namn' },
    phone: { label: 'Telefonnummer' },
    email: { label: 'E-post' },
    message: {
      label: 'Till föraren',
      hint: 'Var finns påfyllningsröret? Kommer bilen in på gården?',
    },
  },
})

const feedbackForm = formBlock('feedback', FEEDBACK_SHAPES, {
  submitText: 'Skicka',
  successTitle: 'Tack för att du hör av dig',
  successText: md('Vi skickar det vidare till stationen. Har du angett e-post får du svar.'),
  fields: {
    kind: {
      label: 'Vad vill du lämna?',
      options: { praise: 'Beröm', complaint: 'Klagomål', idea: 'En idé', fault: 'En felanmälan' },
    },
    station: { label: 'Station' },
    visitDate: { label: 'Datum för besöket' },
    verificationCode: { label: 'Tvättkod', hint: 'På kvittot eller i mejlet, börjar med ST1-' },
    message: { label: 'Berätta' },
    email: { label: 'E-post', hint: 'Om du vill ha svar' },
    permission: { label: 'Min synpunkt får publiceras utan mitt namn' },
  },
})

const everyRuleForm = formBlock('every-rule', EVERY_RULE_SHAPES, {
  title: 'Alla fält och regler',
  successTitle: 'Formuläret är skickat',
  successText: md('Så visas ett formulär som har skickats.'),
  fields: {
    empty: { label: 'Obligatorisk text' },
    symbols: { label: 'Inga specialtecken' },
    email: { label: 'E-post' },
    match: { label: 'E-post en gång till' },
    phone: { label: 'Telefonnummer' },
    phoneWithCountry: { label: 'Telefonnummer med landsnummer' },
    minLength: { label: 'Minst tre tecken' },
    maxLength: { label: 'Högst tio tecken' },
    numbersOnly: { label: 'Bara siffror' },
    minValue: { label: 'Minst 18' },
    maxValue: { label: 'Högst 1 500' },
    rounding: { label: 'På fem cent när' },
    decimals: { label: 'Högst två decimaler' },
    date: { label: 'Datum' },
    select: { label: 'Lista', options: { a: 'Den första', b: 'Den andra' } },
    radio: { label: 'En av dessa', options: { yes: 'Ja', no: 'Nej' } },
    choose: {
      label: 'Två av dessa',
      options: { fuel: 'Drivmedel', charging: 'Laddning', wash: 'Tvätt', food: 'Mat' },
    },
    textarea: { label: 'Lång text' },
    checkbox: { label: 'Jag godkänner detta' },
    hidden: { label: 'Källa', options: { gallery: 'Mall' } },
  },
})

export const formPages: PageSource[] = [
  {
    key: 'feedback',
    title: 'Lämna synpunkter',
    synonyms:
      'synpunkter, reklamation, reklamera, klagomål, klaga, feedback, beröm, felanmälan, anmäla fel, anmäl fel, pumpen fungerar inte, tvätten fastnade, rapportera problem',
    description:
      'Beröm, klagomål eller en idé: dina synpunkter på station, tvätt, laddning eller mat går direkt till stationschefen.',
    body: [
      hero({
        title: 'Hur var ditt besök?',
        text: md(
          'Det du skriver går direkt till stationschefen. Är det bråttom? Ring [kundservice](page:contact).',
        ),
        links: [toForm('feedback', 'Lämna synpunkter'), to('contact', 'Kundservice')],
      }),
      feedbackForm,
    ],
  },
  {
    key: 'formGallery',
    title: 'Formulärfält',
    description:
      'Redaktionens mall: alla fälttyper och alla kontrollregler i ett och samma formulär, att prova sig fram i.',
    noIndex: true,
    body: [everyRuleForm],
  },
]
