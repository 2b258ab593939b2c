import { noticeTable } from '../service-notices.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const legalPages: PageSource[] = [
  {
    key: 'privacy',
    title: 'Privacy policy',
    synonyms: 'privacy, cookies, personal data, GDPR',
    description:
      'Which personal data St1 collects, why, on what legal basis, how long it is kept and how you can see, correct or delete it.',
    body: [
      hero({
        title: 'Your data, in plain language',
        text: md(
          `We collect what we need in order to serve you, keep it no longer than necessary and do not sell it.`,
        ),
        links: [to('myPages', 'See your own data'), to('contact', 'Ask us')],
      }),
      richText(
        md(`
        ## What we process and why

        | Data | Purpose | Basis | Kept |
        | --- | --- | --- | --- |
        | Name, email, telephone | Orders and membership | Agreement | While you are a customer, then 2 years |
        | Purchases and receipts | Invoicing, bookkeeping | Law | 7 years |
        | Card applications | Credit decision | Agreement, law | 5 years |
        | Camera recordings | Safety at stations | Legitimate interest | 30 days |
        | Site statistics | Improving the site | Consent | 2 years |

        ## Who else sees it

        Payment providers, delivery companies and our software suppliers, each only what its task requires and under a written agreement. Data is kept within the European Economic Area. If a supplier gives support from elsewhere, the Commission’s standard clauses are in force.

        ## Your rights

        - See your data and receive a copy
        - Have errors corrected
        - Have data deleted when there is no reason left to keep it
        - Object to marketing, at any time and without reasons
        - Move your data to another service

        Use [my pages](page:myPages) or write to [privacy@st1.example](mailto:privacy@st1.example). We answer within a month. If you are not satisfied, you may complain to the data protection authority of your country.
      `),
      ),
      cards('accordion', 'In more detail', [
        card('privacy-faq-cookies', {
          title: 'Cookies',
          text: md(
            `Necessary cookies remember your language and cart. Statistics and marketing cookies are set only if you accept them. [Cookie settings](#cookie-settings), at the foot of every page, list each of them with its purpose, lifetime and recipient. There you can change your mind.`,
          ),
        }),
        card('privacy-faq-location', {
          title: 'Location',
          text: md(
            `The station search asks for your location only when you press the button. It is used on your device to sort the list and is not stored.`,
          ),
        }),
        card('privacy-faq-plates', {
          title: 'Number plates',
          text: md(
            `Cameras at pumps read plates to prevent drive-offs. A plate is deleted within 48 hours when the filling has been paid for.`,
          ),
        }),
        card('privacy-faq-children', {
          title: 'Children',
          text: md(
            `Membership is open from the age of 15. We do not knowingly collect data about younger children.`,
          ),
        }),
      ]),
    ],
  },
  {
    key: 'productSafety',
    title: 'Product safety',
    synonyms: 'safety data sheet, safety data sheets, SDS',
    description:
      'Safety data sheets, handling advice and product bulletins for St1 fuels, heating oil, AdBlue and washer fluid. Emergency numbers.',
    body: [
      hero({
        title: 'Handle with care',
        text: md(
          `Fuels are safe when used as intended. Here are the data sheets, the bulletins and what to do if something goes wrong.`,
        ),
        links: [to('contact', 'Ask about a product')],
      }),
      richText(
        md(`
        ## In an emergency

        Call [112](tel:112) first. Poison information is open day and night: in Finland [0800 147 111](tel:0800147111), in Sweden [112](tel:112) and in Norway [22 59 13 00](tel:+4722591300).

        1. **Swallowed:** do not induce vomiting. Rinse the mouth and call.
        2. **In the eyes:** rinse with lukewarm water for 15 minutes.
        3. **On the skin or clothes:** take off wet clothes away from flames, and wash with soap.
        4. **On the ground:** stop the leak if it is safe, spread sand or absorbent and keep it out of drains.

        ## Data sheets

        Sheets for petrol, diesel, HVO100, RE85, heating oil, AdBlue and washer fluid are sent free of charge in Finnish, Swedish, Norwegian and English. Write to [safety@st1.example](mailto:safety@st1.example) and name the product. Company customers also get them in [St1 Business online](page:st1Business).
      `),
      ),
      cards('accordion', 'Product bulletins', [
        card('safety-bulletin-winter', {
          title: '2 October 2026: change to winter-grade diesel',
          text: md(
            `Winter grade reaches all stations in the north by 10 October and in the south by 1 November. Empty site tanks of summer grade before the frost.`,
          ),
        }),
        card('safety-bulletin-washer', {
          title: '14 April 2026: washer fluid, 4-litre can recalled',
          text: md(
            `The child-resistant cap of batch 26-031 may open too easily. Return the can to any station; we refund 9,90 € without a receipt.`,
          ),
        }),
        card('safety-bulletin-e10', {
          title: '12 January 2026: ethanol in 98 petrol',
          text: md(
            `98 petrol contains at most 5% ethanol at all our stations. In boats and garden machines, do not store it over the winter.`,
          ),
        }),
        card('safety-bulletin-cans', {
          title: 'Always: petrol in cans',
          text: md(
            `Use an approved can, place it on the ground while filling and leave a tenth empty. At most 60 litres per can and 240 litres in a car.`,
          ),
        }),
      ]),
    ],
  },
  {
    key: 'serviceNotices',
    title: 'Service notices',
    synonyms: 'outage, disruption, not working',
    description:
      'Current faults, planned maintenance and temporary closures at St1 stations, chargers, car washes, the app and the online shop.',
    body: [
      hero({
        title: 'What is not working right now',
        text: md(
          `We list disturbances that affect several customers. A single pump or charger is best reported by telephone.`,
        ),
        links: [to('feedback', 'Report a fault', '?kind=fault')],
      }),
      richText(md(noticeTable('en-EU', ['Station', 'What', 'Since', 'Expected'])), 'Current'),
      cards('accordion', 'Planned', [
        card('notice-app', {
          title:
            'The St1 app: maintenance in the night to the first Tuesday of each month, 02:00–04:00',
          text: md(
            `You cannot pay with the app during the break. Cards work at pumps and chargers, and wash codes work as usual.`,
          ),
        }),
      ]),
      richText(
        md(`
        ## Report a fault

        Call **+358 10 555 0140**, every day, 24 h. Have the number of the pump, charger or wash hall ready; it is on a yellow sticker at eye level.

        ## How we put things right

        | Fault | Someone reacts | Usually fixed |
        | --- | --- | --- |
        | Charger or pump | In 15 minutes, remotely | Within 24 hours |
        | Car wash | In 15 minutes, remotely | Within 48 hours |
        | Online shop, app | In 15 minutes | Within 4 hours |
        | Spill or danger | At once | Area closed until safe |

        If a purchase went wrong because of a disturbance, you need not do anything: double charges are returned automatically within three banking days. If that does not happen, [contact us](page:contact).
      `),
      ),
      cards('quickNavigation', 'Meanwhile', [
        card('notice-quick-stations', {
          title: 'Another station',
          links: [to('stationLocator', 'Station Locator', '?service=MAIN')],
        }),
        card('notice-quick-orders', { title: 'My orders', links: [to('myPages', 'My pages')] }),
        card('notice-quick-safety', {
          title: 'Recalls',
          links: [to('productSafety', 'Product safety')],
        }),
        card('notice-quick-contact', {
          title: 'Customer service',
          links: [to('contact', 'Contact us')],
        }),
      ]),
    ],
  },
]
