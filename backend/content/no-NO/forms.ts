// The Norwegian forms and their pages.

import { formBlock, toForm } from '../forms/form-block.ts'
import {
  BUSINESS_SHAPES,
  CONTACT_SHAPES,
  EVERY_RULE_SHAPES,
  FEEDBACK_SHAPES,
  ONE_OIL_SHAPES,
} from '../forms/form-shapes.ts'
import { oilEstimate } from '../forms/oil-estimate.ts'
import { contentFor, hero, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')

export const contactForm = formBlock('contact', CONTACT_SHAPES, {
  title: 'Skriv til oss',
  intro: md(
    'Vi svarer på e-post innen to virkedager. Tilbakemelding om en stasjon gir du [her](page:feedback). Slik behandler vi opplysningene dine: [personvern](page:privacy).',
  ),
  submitText: 'Send meldingen',
  successTitle: 'Takk, meldingen er kommet fram',
  successText: md('Vi svarer innen to virkedager. Haster det? Ring kundeservice.'),
  fields: {
    topic: {
      label: 'Emne',
      options: {
        fuel: 'Fylling og betaling',
        charging: 'Elbillading',
        wash: 'Bilvask',
        app: 'Appen',
        other: 'Noe annet',
      },
    },
    name: { label: 'Navn' },
    phone: { label: 'Telefonnummer' },
    email: { label: 'E-post' },
    emailConfirmation: { label: 'Gjenta e-posten' },
    message: {
      label: 'Melding',
      hint: 'Oppgi stasjon og klokkeslett hvis det gjelder et besøk. Skriv aldri kortnummer.',
    },
  },
})

export const businessForm = formBlock('business-enquiry', BUSINESS_SHAPES, {
  title: 'Be om et tilbud',
  intro: md('Fortell hva bedriften trenger, så ringer vi neste virkedag.'),
  submitText: 'Send forespørselen',
  successTitle: 'Takk for forespørselen',
  successText: md('Vi ringer neste virkedag.'),
  fields: {
    company: { label: 'Bedrift' },
    businessId: { label: 'Organisasjonsnummer', hint: 'Ni siffer, som 987654321' },
    name: { label: 'Kontaktperson' },
    email: { label: 'E-post' },
    phone: { label: 'Telefonnummer', hint: 'Med landskode, for eksempel +47 22 33 44 55' },
    startDate: { label: 'Ønsket startdato' },
    vehicles: { label: 'Antall kjøretøy' },
    litres: { label: 'Liter per måned', hint: 'Avrundet til nærmeste hundre' },
    interests: {
      label: 'Hva ønsker dere tilbud på?',
      options: {
        card: 'Bedriftskort',
        delivery: 'Levering til tank',
        charging: 'Lading',
        heat: 'Bergvarme',
      },
    },
    message: { label: 'Annet' },
  },
})

export const oilForm = formBlock('oil-order', ONE_OIL_SHAPES, {
  title: 'Bestill bioolje',
  intro: md(
    'Du ser dagens pris og beregnet totalpris før du bestiller. Bekreftelsen kommer på e-post.',
  ),
  submitText: 'Fortsett til bestillingen',
  confirm: {
    title: 'Kontroller bestillingen',
    text: md(
      'Prisen er bindende når vi har bekreftet bestillingen. Du betaler med faktura innen 14 dager.',
    ),
    submitText: 'Bestill med betalingsplikt',
  },
  estimate: oilEstimate('no', {
    oils: { only: 'Bioolje' },
    express: 'Rask levering',
    note: 'Prisene er inkludert avgifter og mva. Vi fakturerer leverte liter, så sluttsummen kan avvike fra beregningen.',
  }),
  successTitle: 'Takk for bestillingen',
  successText: md(
    'Vi ringer neste virkedag og avtaler leveringsdag. Er noe feil i bestillingen, ring [21 00 08 20](tel:+4721000820).',
  ),
  fields: {
    litres: { label: 'Mengde i liter', hint: '500–10 000 liter' },
    delivery: {
      label: 'Levering',
      options: { normal: 'Vanlig, innen fem virkedager', express: 'Rask, innen to virkedager' },
    },
    street: { label: 'Gateadresse' },
    postalCode: { label: 'Postnummer' },
    city: { label: 'Poststed' },
    tank: {
      label: 'Hvor tanken står',
      options: { indoors: 'Innendørs', outdoors: 'Utendørs over bakken', underground: 'Nedgravd' },
    },
    tankSize: { label: 'Tankens størrelse i liter' },
    name: { label: 'Navn' },
    phone: { label: 'Telefonnummer' },
    email: { label: 'E-post' },
    message: {
      label: 'Til sjåføren',
      hint: 'Hvor er påfyllingsrøret? Kommer bilen inn på gårdsplassen?',
    },
  },
})

const feedbackForm = formBlock('feedback', FEEDBACK_SHAPES, {
  submitText: 'Send',
  successTitle: 'Takk for tilbakemeldingen',
  successText: md('Vi sender den videre til stasjonen. Har du oppgitt e-post, får du svar.'),
  fields: {
    kind: {
      label: 'Hva vil du gi oss?',
      options: { praise: 'Ros', complaint: 'En klage', idea: 'En idé', fault: 'En feilmelding' },
    },
    station: { label: 'Stasjon' },
    visitDate: { label: 'Dato for besøket' },
    verificationCode: {
      label: 'Vaskekode',
      hint: 'Står på kvitteringen eller i e-posten, begynner med ST1-',
    },
    message: { label: 'Fortell' },
    email: { label: 'E-post', hint: 'Hvis du vil ha svar' },
    permission: { label: 'Tilbakemeldingen kan publiseres uten navnet mitt' },
  },
})

const everyRuleForm = formBlock('every-rule', EVERY_RULE_SHAPES, {
  title: 'Alle felt og regler',
  successTitle: 'Skjemaet er sendt',
  successText: md('Slik vises et skjema som er sendt.'),
  fields: {
    empty: { label: 'Obligatorisk tekst' },
    symbols: { label: 'Ingen spesialtegn' },
    email: { label: 'E-post' },
    match: { label: 'Gjenta e-posten' },
    phone: { label: 'Telefonnummer' },
    phoneWithCountry: { label: 'Telefonnummer med landskode' },
    minLength: { label: 'Minst tre tegn' },
    maxLength: { label: 'Høyst ti tegn' },
    numbersOnly: { label: 'Bare tall' },
    minValue: { label: 'Minst 18' },
    maxValue: { label: 'Høyst 1 500' },
    rounding: { label: 'Avrundet til fem cent' },
    decimals: { label: 'Høyst to desimaler' },
    date: { label: 'Dato' },
    select: { label: 'Liste', options: { a: 'Den første', b: 'Den andre' } },
    radio: { label: 'Én av disse', options: { yes: 'Ja', no: 'Nei' } },
    choose: {
      label: 'To av disse',
      options: { fuel: 'Drivstoff', charging: 'Lading', wash: 'Vask', food: 'Mat' },
    },
    textarea: { label: 'Lang tekst' },
    checkbox: { label: 'Jeg godtar dette' },
    hidden: { label: 'Kilde', options: { gallery: 'Mal' } },
  },
})

export const formPages: PageSource[] = [
  {
    key: 'feedback',
    title: 'Gi tilbakemelding',
    synonyms:
      'tilbakemelding, reklamasjon, reklamere, klage, klager, ros, feilmelding, melde feil, meld feil, pumpen virker ikke, vasken stoppet, rapportere et problem',
    description:
      'Ros, klage eller en idé: tilbakemeldinger om stasjon, vask, lading eller mat går rett til den som leder stasjonen.',
    body: [
      hero({
        title: 'Hvordan gikk det?',
        text: md(
          'Det du skriver, går rett til stasjonslederen. Haster det? Ring [kundeservice](page:contact).',
        ),
        links: [toForm('feedback', 'Gi tilbakemelding'), to('contact', 'Kundeservice')],
      }),
      feedbackForm,
    ],
  },
  {
    key: 'formGallery',
    title: 'Skjemafelt',
    description:
      'Redaksjonens mal: alle felttyper og alle regler for kontroll samlet i ett skjema, slik at de kan prøves.',
    noIndex: true,
    body: [everyRuleForm],
  },
]
