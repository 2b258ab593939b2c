// The withdrawal page (Directive 2011/83/EU, Article 11a): statement, confirmation, the right of
// withdrawal and the model form.

import { COMPANIES } from '../../messages/company.ts'
import { WITHDRAWAL_FORM } from '../../orders/order.ts'
import { formBlock, toForm } from '../forms/form-block.ts'
import { WITHDRAWAL_SHAPES } from '../forms/form-shapes.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('sv-SE')
const { name, address, phone, email, tel } = COMPANIES['sv-SE']

const withdrawalForm = formBlock(WITHDRAWAL_FORM, WITHDRAWAL_SHAPES, {
  title: 'Ångra avtalet här',
  intro: md(
    'Du behöver varken logga in eller ange något skäl. Du ser vad du har skrivit innan du bekräftar.',
  ),
  submitText: 'Kontrollera uppgifterna',
  confirm: {
    title: 'Stämmer uppgifterna?',
    text: md(
      'När du bekräftar har du ångrat avtalet. Vi skickar en bekräftelse till din e-postadress.',
    ),
    submitText: 'Bekräfta ånger',
  },
  successTitle: 'Vi har tagit emot ditt meddelande om ånger',
  successText: md(
    'Vi betalar tillbaka de oanvända koderna inom 14 dagar, på samma sätt som du betalade. Använd inte koderna längre.',
  ),
  fields: {
    name: { label: 'Namn' },
    order: {
      label: 'Beställningsnummer',
      hint: 'Står i beställningsbekräftelsen, till exempel AB12-CD34-EF56. Saknar du numret skriver du vad du köpte och när. Ångrar du bara en del av ett paket skriver du vilka koder.',
    },
    email: { label: 'E-postadress', hint: 'Hit skickar vi bekräftelsen' },
  },
})

export const withdrawalPages: PageSource[] = [
  {
    key: 'withdrawal',
    title: 'Ångra ett köp',
    synonyms:
      'återbetalning, ånger, ångerrätt, ångra, ångra köp, retur, returnera, avbeställa, avbeställning, pengarna tillbaka, avboka, avbryt köp, avbeställ',
    description:
      'Ångra ett köp i webbutiken inom 14 dagar: två steg, utan inloggning och utan att ange skäl. Om ångerrätten, och en ångerblankett.',
    body: [
      hero({
        title: 'Ångra ett köp',
        text: md('Du har 14 dagar på dig och behöver inte ange något skäl.'),
        links: [
          toForm(WITHDRAWAL_FORM, 'Ångra avtalet här'),
          to('terms', 'Allmänna villkor'),
          to('contact', 'Kundservice'),
        ],
      }),
      withdrawalForm,
      richText(
        md(`
        ## Din ångerrätt

        Som konsument har du rätt att ångra ett köp i vår webbutik inom 14 dagar från köpet utan att ange något skäl. Det räcker att du skickar meddelandet innan de 14 dagarna har gått.

        För en kod upphör ångerrätten när koden används: när du betalade bad du oss att leverera direkt och bekräftade att du vet det. Av ett paket kan du ångra köpet av de koder som inte är använda.

        ## Så ångrar du dig

        Använd formuläret på den här sidan eller meddela oss på något annat tydligt sätt: med e-post till [${email}](mailto:${email}), på telefon [${phone}](tel:${tel}) eller med brev till ${name}, ${address}. Du kan använda ångerblanketten nedan, men du behöver inte göra det.

        ## Vad som händer sedan

        Vi bekräftar utan dröjsmål med e-post. Vi betalar tillbaka inom 14 dagar från ditt meddelande, på samma sätt som du betalade och utan avgift. Av ett paket får du tillbaka de oanvända kodernas andel av priset.

        ## Ångerblankett

        Fyll i och skicka blanketten bara om du vill ångra köpet.

        - Till: ${name}, ${address}, ${email}
        - Jag meddelar härmed att jag ångrar mitt köpeavtal om följande varor eller tjänster:
        - Beställdes den, beställningsnummer:
        - Konsumentens namn:
        - Konsumentens adress:
        - Konsumentens namnteckning (bara om blanketten är på papper):
        - Datum:
        `),
      ),
    ],
  },
]
