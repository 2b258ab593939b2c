// The English forms and their pages.

import { formBlock, toForm } from '../forms/form-block.ts'
import {
  BUSINESS_SHAPES,
  CONTACT_SHAPES,
  EVERY_RULE_SHAPES,
  FEEDBACK_SHAPES,
  OIL_SHAPES,
} from '../forms/form-shapes.ts'
import { oilEstimate } from '../forms/oil-estimate.ts'
import { contentFor, hero, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const contactForm = formBlock('contact', CONTACT_SHAPES, {
  title: 'Write to us',
  intro: md(
    'We reply by email within two working days. Feedback about a station goes [here](page:feedback). How we handle what you tell us: [privacy policy](page:privacy).',
  ),
  submitText: 'Send message',
  successTitle: 'Thank you, your message has arrived',
  successText: md('We reply within two working days. If it is urgent, please call us.'),
  fields: {
    topic: {
      label: 'Subject',
      options: {
        fuel: 'Fuelling and payment',
        charging: 'EV charging',
        wash: 'Car wash',
        app: 'The app',
        other: 'Something else',
      },
    },
    name: { label: 'Name' },
    phone: { label: 'Phone number' },
    email: { label: 'Email' },
    emailConfirmation: { label: 'Email again' },
    message: {
      label: 'Message',
      hint: 'If it is about a visit, tell us the station and the time. Never write a card number.',
    },
  },
})

export const businessForm = formBlock('business-enquiry', BUSINESS_SHAPES, {
  title: 'Ask for an offer',
  intro: md('Tell us what your company needs. Sales will call you on the next working day.'),
  submitText: 'Send enquiry',
  successTitle: 'Thank you for your enquiry',
  successText: md('Sales will call you on the next working day.'),
  fields: {
    company: { label: 'Company' },
    businessId: {
      label: 'Registration number',
      hint: 'As in your country’s register, at least 8 characters',
    },
    name: { label: 'Contact person' },
    email: { label: 'Email' },
    phone: { label: 'Phone number', hint: 'With the country code, for example +358 40 123 4567' },
    startDate: { label: 'Preferred start date' },
    vehicles: { label: 'Number of vehicles' },
    litres: { label: 'Litres a month', hint: 'Rounded to hundreds' },
    interests: {
      label: 'What would you like an offer for?',
      options: {
        card: 'Company card',
        delivery: 'Tank deliveries',
        charging: 'Charging',
        heat: 'Geothermal heat',
      },
    },
    message: { label: 'Anything else' },
  },
})

export const oilForm = formBlock('oil-order', OIL_SHAPES, {
  title: 'Order heating oil',
  intro: md(
    'You see the price of the day and the estimated total before you order. We deliver in Finland. The confirmation comes by email.',
  ),
  submitText: 'Continue to the order',
  confirm: {
    title: 'Check your order',
    text: md('The price is that of the day you order. You pay by invoice within 14 days.'),
    submitText: 'Order with obligation to pay',
  },
  estimate: oilEstimate('fi', {
    oils: { light: 'St1 Heating Oil', bio: 'St1 Heating Oil Bio' },
    small: 'Delivery, less than 1,000\u00A0l',
    express: 'Express delivery',
    note: 'Prices include taxes. We invoice the litres delivered, so the final sum may differ from the estimate.',
  }),
  successTitle: 'Thank you for your order',
  successText: md(
    'We call you on the next working day and agree on the day of delivery. If something in the order is wrong, call [+358 10 000 1300](tel:+358100001300).',
  ),
  fields: {
    oil: {
      label: 'Quality',
      options: { light: 'St1 Heating Oil', bio: 'St1 Heating Oil Bio, 30% renewable' },
    },
    litres: { label: 'Amount in litres', hint: '500–10,000 litres' },
    delivery: {
      label: 'Delivery',
      options: { normal: 'Normal, 2–5 working days', express: 'Express, next working day' },
    },
    street: { label: 'Street address' },
    postalCode: { label: 'Postcode' },
    city: { label: 'City' },
    tank: {
      label: 'Where the tank is',
      options: {
        indoors: 'Indoors',
        outdoors: 'Outdoors, above ground',
        underground: 'Underground',
      },
    },
    tankSize: { label: 'Size of the tank in litres' },
    name: { label: 'Name' },
    phone: { label: 'Phone number' },
    email: { label: 'Email' },
    message: {
      label: 'Instructions for the driver',
      hint: 'Where is the filler pipe? Can a lorry reach it?',
    },
  },
})

const feedbackForm = formBlock('feedback', FEEDBACK_SHAPES, {
  submitText: 'Send feedback',
  successTitle: 'Thank you for your feedback',
  successText: md(
    'We will pass it on to the station. If you gave us your email, you will hear from us.',
  ),
  fields: {
    kind: {
      label: 'What kind of feedback is it?',
      options: {
        praise: 'Praise',
        complaint: 'A complaint',
        idea: 'An idea',
        fault: 'A fault at a station',
      },
    },
    station: { label: 'Station' },
    visitDate: { label: 'Date of your visit' },
    verificationCode: {
      label: 'Wash code',
      hint: 'On the receipt or in the email, begins with ST1-',
    },
    message: { label: 'Feedback' },
    email: { label: 'Email', hint: 'If you would like an answer' },
    permission: { label: 'My feedback may be published without my name' },
  },
})

const everyRuleForm = formBlock('every-rule', EVERY_RULE_SHAPES, {
  title: 'Every field and every rule',
  successTitle: 'The form has been sent',
  successText: md('This is how a form that has been sent is shown.'),
  fields: {
    empty: { label: 'Required text' },
    symbols: { label: 'No special symbols' },
    email: { label: 'Email' },
    match: { label: 'Email again' },
    phone: { label: 'Phone number' },
    phoneWithCountry: { label: 'Phone number with country code' },
    minLength: { label: 'At least three characters' },
    maxLength: { label: 'At most ten characters' },
    numbersOnly: { label: 'Numbers only' },
    minValue: { label: 'At least 18' },
    maxValue: { label: 'At most 1,500' },
    rounding: { label: 'To five cents' },
    decimals: { label: 'At most two decimals' },
    date: { label: 'Date' },
    select: { label: 'List', options: { a: 'The first', b: 'The second' } },
    radio: { label: 'One of these', options: { yes: 'Yes', no: 'No' } },
    choose: {
      label: 'Two of these',
      options: { fuel: 'Fuel', charging: 'Charging', wash: 'Wash', food: 'Food' },
    },
    textarea: { label: 'Long text' },
    checkbox: { label: 'I agree to this' },
    hidden: { label: 'Source', options: { gallery: 'Sample' } },
  },
})

export const formPages: PageSource[] = [
  {
    key: 'feedback',
    title: 'Give feedback',
    synonyms:
      'feedback, complaint, complaints, complain, claim, praise, report a problem, report a fault, pump not working, wash stuck, report an issue',
    description:
      'Praise, complaints and ideas: feedback about a station, a wash, charging or food goes straight to the people who run it.',
    body: [
      hero({
        title: 'How was your visit?',
        text: md(
          'What you write goes straight to the people who run the station. If it is urgent, please [call us](page:contact).',
        ),
        links: [toForm('feedback', 'Give feedback'), to('contact', 'Customer service')],
      }),
      feedbackForm,
    ],
  },
  {
    key: 'formGallery',
    title: 'Form fields',
    description:
      'The editors’ sample: every type of form field and every rule of validation in one form, there to be tried out.',
    noIndex: true,
    body: [everyRuleForm],
  },
]
