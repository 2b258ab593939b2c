import { COMPANIES } from '../../messages/company.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')
const { email, phone, tel } = COMPANIES['en-EU']

export const accessibilityPages: PageSource[] = [
  {
    key: 'accessibility',
    title: 'Accessibility statement',
    synonyms: 'accessibility',
    description:
      'How accessible the St1 website is: the standard we follow, what does not work yet, how to tell us, and who supervises it.',
    body: [
      hero({
        title: 'Accessibility statement',
        text: md(
          'Everybody should be able to use this site. Where it falls short, we say so here.',
        ),
        links: [to('contact', 'Tell us what does not work')],
      }),
      richText(
        md(`
        This statement is about this website and its online shop. We wrote it on 23 November 2026, after our own evaluation.

        ## The standard, and how far we are

        The site aims to meet WCAG 2.2 at level AA and the European standard EN 301 549, as the European Accessibility Act requires. It meets them in part: the limits below remain.

        ## What does not work yet

        - The map itself cannot be read by a screen reader. All its stations are in the list beside it, in the same order and with the same filters, and those in view are also in a list that you can move through with the arrow keys.
        - Lunch menus and names of dishes are in the language of the station’s country. The code of the page does not mark that language, so a screen reader may pronounce them wrongly (WCAG 3.1.2).
        - Wide tables scroll sideways in a narrow window.
        - Payment takes place on the payment service’s own pages, and the app stores and social networks have theirs. We cannot answer for their accessibility.
        - The consent dialog and the map’s buttons need JavaScript. Pages, search, forms and withdrawal from a purchase work without it.

        ## How we evaluate

        With each change, automated tests with axe look at every kind of page in four languages, on a phone and on a desktop. Others use the site with the keyboard alone, check names and messages for screen readers, 200% text and text spacing. No independent expert, and no panel of people who use assistive technology every day, has evaluated the site yet.

        ## Tell us

        If something does not work for you, or you need it in another form, [write to customer service](page:contact), email [${email}](mailto:${email}) or call [${phone}](tel:${tel}). We will answer within 14 days.

        ## Who supervises

        In Finland the Finnish Transport and Communications Agency Traficom supervises the accessibility of digital services: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/en/). Contact us first; if our answer does not help, you may complain to Traficom. The sites for Sweden and Norway name the supervisors there.
        `),
      ),
    ],
  },
]
