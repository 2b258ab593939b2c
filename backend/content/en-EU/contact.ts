import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { businessForm, contactForm } from './forms.ts'

const { md, to } = contentFor('en-EU')

export const contactPages: PageSource[] = [
  {
    key: 'contact',
    title: 'Contact us',
    synonyms:
      'contact, customer service, phone, phone number, telephone, email, receipt, receipts, lost property, lost and found, lost item, call us, chat, forgot something',
    description:
      'St1 customer service: telephone numbers, opening hours and email for Finland, Sweden and Norway, with a 24-hour line for faults.',
    body: [
      hero({
        title: 'How can we help?',
        text: md(
          `Call, write, or look for the answer below. If you are standing at a pump that will not start, call the 24-hour line.`,
        ),
        links: [to('serviceNotices', 'Faults and outages'), to('b2bContact', 'Business customers')],
      }),
      richText(
        md(`
        ## Telephone

        | Service | Number | Open |
        | --- | --- | --- |
        | Finland | +358 10 555 0110 | Mon–Fri 08:00–18:00, Sat 10:00–15:00 |
        | Sweden | +46 8 465 004 00 | Mon–Fri 08:00–18:00 |
        | Norway | +47 21 00 08 10 | Mon–Fri 08:00–20:00, Sat 10:00–16:00 |
        | Heating oil, Finland | +358 10 000 1300 | Mon–Fri 08:00–16:30 |
        | Faults, charging and lost cards | +358 10 555 0140 | Every day, 24 h |

        Times are local. Calls cost what your operator charges for a call to a landline. You will be answered in the language of the country or in English.

        ## In writing

        Email [customer.service@st1.example](mailto:customer.service@st1.example). We reply within two working days. Tell us the station, the date and the time, and attach the receipt if you have it. Please do not send card numbers.
      `),
      ),
      contactForm,
      cards('accordion', 'Perhaps this is it', [
        card('contact-faq-receipt', {
          title: 'I need a receipt',
          text: md(
            `Online purchases: log in to [my pages](page:myPages). Purchases at a station: write to us with the station, time, sum and the card’s last four digits.`,
          ),
        }),
        card('contact-faq-wash', {
          title: 'My wash code does not work',
          text: md(
            `Check that the hall belongs to the same programme and that the code begins with ST1-. If it still fails, call the 24-hour line and we send a new one.`,
          ),
        }),
        card('contact-faq-reservation', {
          title: 'Too much was reserved from my account',
          text: md(
            `An unattended pump reserves up to 150,00 €. Your bank releases the rest, usually the same day.`,
          ),
        }),
        card('contact-faq-lost', {
          title: 'I left something at a station',
          text: md(
            `Call the station. Its number is on its own page in the [station search](page:stationLocator). Things are kept for three months.`,
          ),
        }),
        card('contact-faq-privacy', {
          title: 'What do you know about me?',
          text: md(
            `You can see and correct your details in [my pages](page:myPages). How we use them is in the [privacy policy](page:privacy).`,
          ),
        }),
      ]),
      cards('quickNavigation', 'Other contacts', [
        card('contact-quick-sales', {
          title: 'Business sales',
          links: [to('b2bContact', 'Numbers by country')],
        }),
        card('contact-quick-press', {
          title: 'Journalists',
          links: [to('newsAndMedia', 'Press contacts')],
        }),
        card('contact-quick-safety', {
          title: 'Data sheets',
          links: [to('productSafety', 'Product safety')],
        }),
        card('contact-quick-jobs', {
          title: 'Applicants',
          links: [to('openPositions', 'Open positions')],
        }),
      ]),
    ],
  },
  {
    key: 'b2bContact',
    title: 'Contact our sales',
    synonyms:
      'invoice, invoices, invoicing, billing, bill, pay an invoice, pay invoice, billing address, e-invoice, e-invoicing, invoicing address',
    description:
      'Telephone numbers, opening hours and email addresses of St1 business sales and company customer service in Finland, Sweden and Norway.',
    body: [
      hero({
        title: 'People who know your account',
        text: md(`Sales answers on weekdays. Cards can be blocked at any hour.`),
        links: [to('businessCard', 'About the card'), to('st1Business', 'St1 Business online')],
      }),
      richText(
        md(`
        ## Sales and customer service

        | Country | Telephone | Open |
        | --- | --- | --- |
        | Finland | +358 10 000 1200 | Mon–Fri 08:00–17:00 |
        | Sweden | +46 8 465 004 30 | Mon–Fri 08:00–16:30 |
        | Norway | +47 21 00 08 30 | Mon–Fri 08:00–16:00 |
        | Blocking cards, all countries | +358 10 555 0140 | Every day, 24 h |

        Email: [business@st1.example](mailto:business@st1.example). We reply within one working day. Please give your customer number, but never card numbers or PINs.

        ## Invoicing us

        We receive e-invoices only. Our addresses and operator codes are sent with the order confirmation; accounts payable answers at [invoices@st1.example](mailto:invoices@st1.example).
      `),
      ),
      businessForm,
      cards('accordion', 'Before you call', [
        card('b2bcontact-faq-new', {
          title: 'I want to become a customer',
          text: md(
            `Have your company’s registration number and an estimate of monthly litres or kilowatt-hours at hand. That is enough for an offer.`,
          ),
        }),
        card('b2bcontact-faq-invoice', {
          title: 'A question about an invoice',
          text: md(
            `The purchases behind each invoice are in [St1 Business online](page:st1Business). Complaints are best made within 30 days.`,
          ),
        }),
        card('b2bcontact-faq-fault', {
          title: 'A pump or charger is out of order',
          text: md(
            `See the [service notices](page:serviceNotices) first, then call the 24-hour line.`,
          ),
        }),
        card('b2bcontact-faq-tender', {
          title: 'Where do I send a tender?',
          text: md(
            `To [tenders@st1.example](mailto:tenders@st1.example). We confirm receipt the same working day.`,
          ),
        }),
      ]),
      cards('quickNavigation', 'Other matters', [
        card('b2bcontact-quick-private', {
          title: 'Private customers',
          links: [to('contact', 'Customer service')],
        }),
        card('b2bcontact-quick-haulage', {
          title: 'Haulage',
          links: [to('haulage', 'Terms for hauliers')],
        }),
        card('b2bcontact-quick-large', {
          title: 'Large customers',
          links: [to('b2b', 'Framework agreements')],
        }),
        card('b2bcontact-quick-press', {
          title: 'Press',
          links: [to('newsAndMedia', 'News and media')],
        }),
      ]),
    ],
  },
]
