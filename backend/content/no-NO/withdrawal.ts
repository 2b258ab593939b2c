// The withdrawal page (Directive 2011/83/EU, Article 11a): statement, confirmation, the right of
// withdrawal and the model form.

import { COMPANIES } from '../../messages/company.ts'
import { WITHDRAWAL_FORM } from '../../orders/order.ts'
import { formBlock, toForm } from '../forms/form-block.ts'
import { WITHDRAWAL_SHAPES } from '../forms/form-shapes.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')
const { name, address, phone, email, tel } = COMPANIES['no-NO']

const withdrawalForm = formBlock(WITHDRAWAL_FORM, WITHDRAWAL_SHAPES, {
  title: 'Angre avtalen her',
  intro: md(
    'Du trenger verken å logge inn eller oppgi noen grunn. Du ser det du har skrevet, før du bekrefter.',
  ),
  submitText: 'Kontroller opplysningene',
  confirm: {
    title: 'Stemmer opplysningene?',
    text: md(
      'Når du bekrefter, har du angret avtalen. Vi sender en bekreftelse til e-postadressen din.',
    ),
    submitText: 'Bekreft angring',
  },
  successTitle: 'Vi har mottatt angremeldingen din',
  successText: md(
    'Vi betaler tilbake de ubrukte kodene innen 14 dager, på samme måte som du betalte. Ikke bruk kodene lenger.',
  ),
  fields: {
    name: { label: 'Navn' },
    order: {
      label: 'Bestillingsnummer',
      hint: 'Står i bestillingsbekreftelsen, for eksempel AB12-CD34-EF56. Har du det ikke, skriver du hva du kjøpte, og når. Gjelder det bare en del av en pakke, skriver du hvilke koder.',
    },
    email: { label: 'E-postadresse', hint: 'Hit sender vi bekreftelsen' },
  },
})

export const withdrawalPages: PageSource[] = [
  {
    key: 'withdrawal',
    title: 'Angre et kjøp',
    synonyms:
      'refusjon, angre, angrerett, angre kjøp, retur, returnere, avbestille, avbestilling, penger tilbake, tilbakebetaling, pengene tilbake, avbryt kjøp, avbestill',
    description:
      'Angre et kjøp i nettbutikken innen 14 dager: to trinn, uten innlogging og uten å oppgi noen grunn. Om angreretten, og et angreskjema.',
    body: [
      hero({
        title: 'Angre et kjøp',
        text: md('Du har 14 dager på deg og trenger ikke oppgi noen grunn.'),
        links: [
          toForm(WITHDRAWAL_FORM, 'Angre avtalen her'),
          to('terms', 'Vilkår for bruk'),
          to('contact', 'Kundeservice'),
        ],
      }),
      withdrawalForm,
      richText(
        md(`
        ## Angreretten din

        Som forbruker kan du angre et kjøp i nettbutikken vår innen 14 dager etter kjøpet uten å oppgi noen grunn. Det er nok at du sender meldingen før de 14 dagene er gått.

        For en kode faller angreretten bort når koden brukes: Da du betalte, ba du oss levere med en gang og bekreftet at du vet dette. Av en pakke kan du angre kjøpet av kodene som ikke er brukt.

        ## Slik angrer du

        Bruk skjemaet på denne siden, eller gi beskjed på en annen tydelig måte: på e-post til [${email}](mailto:${email}), på telefon [${phone}](tel:${tel}) eller i brev til ${name}, ${address}. Du kan bruke angreskjemaet nedenfor, men det er ikke påkrevd.

        ## Hva som skjer så

        Vi bekrefter uten ugrunnet opphold på e-post. Vi betaler tilbake innen 14 dager etter meldingen din, på samme måte som du betalte og uten gebyr. Av en pakke får du tilbake verdien av kodene som ikke er brukt.

        ## Angreskjema

        Fyll ut og send skjemaet bare hvis du vil gå fra avtalen.

        - Til: ${name}, ${address}, ${email}
        - Jeg underretter herved om at jeg ønsker å gå fra min avtale om kjøp av følgende varer eller tjenester:
        - Bestilt den, bestillingsnummer:
        - Forbrukerens navn:
        - Forbrukerens adresse:
        - Forbrukerens underskrift (bare hvis skjemaet er på papir):
        - Dato:
        `),
      ),
    ],
  },
]
