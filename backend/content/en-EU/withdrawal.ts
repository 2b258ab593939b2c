// The withdrawal page (Directive 2011/83/EU, Article 11a): statement, confirmation, the right of
// withdrawal and the model form.

import { COMPANIES } from '../../messages/company.ts'
import { WITHDRAWAL_FORM } from '../../orders/order.ts'
import { formBlock, toForm } from '../forms/form-block.ts'
import { WITHDRAWAL_SHAPES } from '../forms/form-shapes.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')
const { name, address, phone, email, tel } = COMPANIES['en-EU']

const withdrawalForm = formBlock(WITHDRAWAL_FORM, WITHDRAWAL_SHAPES, {
  title: 'Withdraw from contract here',
  intro: md(
    'You do not need to log in or give a reason. You will see what you have written before you confirm it.',
  ),
  submitText: 'Check my statement',
  confirm: {
    title: 'Is this right?',
    text: md(
      'Confirm, and you have withdrawn from the contract. We will send you an email that says so.',
    ),
    submitText: 'Confirm withdrawal',
  },
  successTitle: 'We have received your withdrawal',
  successText: md(
    'We will refund the unused codes within 14 days, by the means of payment you used. Do not use the codes any more.',
  ),
  fields: {
    name: { label: 'Name' },
    order: {
      label: 'Order number',
      hint: 'In the confirmation email, such as AB12-CD34-EF56. Without it: what you bought, and when. Only part of a bundle? Say which codes.',
    },
    email: { label: 'Email address', hint: 'Our acknowledgement goes here' },
  },
})

export const withdrawalPages: PageSource[] = [
  {
    key: 'withdrawal',
    title: 'Withdraw from a purchase',
    synonyms:
      'refund, return, returns, withdrawal, right of withdrawal, cancel order, cancellation, money back, cancel my order, cancel, cancel purchase',
    description:
      'Withdraw from a purchase in the online shop within 14 days: two steps, without logging in or giving a reason. The right, its limits and the model form.',
    body: [
      hero({
        title: 'Withdraw from a purchase',
        text: md('You have 14 days, and you do not need to give a reason.'),
        links: [
          toForm(WITHDRAWAL_FORM, 'Withdraw from contract here'),
          to('terms', 'Terms and conditions'),
          to('contact', 'Customer service'),
        ],
      }),
      withdrawalForm,
      richText(
        md(`
        ## Your right of withdrawal

        A consumer may withdraw from a purchase in our online shop within 14 days of the purchase without giving a reason. It is enough to send the statement before the 14 days are over.

        The right ends for a code when it is used: when you paid you asked us to deliver at once, and confirmed that you know this. From a bundle you may withdraw for the codes that have not been used.

        ## How to withdraw

        Use the form on this page, or tell us in any other clear way: by email to [${email}](mailto:${email}), by telephone on [${phone}](tel:${tel}), or by letter to ${name}, ${address}. You may use the model form below, but you do not have to.

        ## What happens then

        We acknowledge your withdrawal by email without delay. We refund what you paid within 14 days of your statement, by the means of payment you used and free of charge. From a bundle we refund the unused codes in proportion.

        ## Model withdrawal form

        Fill in and send this only if you wish to withdraw from the contract.

        - To: ${name}, ${address}, ${email}
        - I hereby give notice that I withdraw from my contract of sale of the following products:
        - Ordered on, order number:
        - Name of the consumer:
        - Address of the consumer:
        - Signature of the consumer (only if this form is on paper):
        - Date:
        `),
      ),
    ],
  },
]
