import { jobRows } from '../jobs.ts'
import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'
import { jobs } from './jobs.ts'

const { md, to } = contentFor('en-EU')

export const careersPages: PageSource[] = [
  {
    key: 'careers',
    title: 'People and careers',
    description:
      'Working at St1: stations, offices, refinery, laboratories and wind power. How we recruit, what we offer and summer jobs.',
    body: [
      hero({
        title: 'Work that is felt the same day',
        text: md(
          `A tank filled, a pump repaired, a well drilled. Most of what we do can be seen by evening.`,
        ),
        image: picture('station-staff', 'Station staff opening the shop in the morning'),
        links: [to('openPositions', 'Open positions'), to('careersPortal', 'Recruitment portal')],
        theme: 'primary',
      }),
      cards('grid', 'Where we work', [
        card('careers-grid-station', {
          title: 'At the stations',
          text: md(
            `Several thousand people work for our station keepers. Many began with a summer job.`,
          ),
          image: picture('coffee-bakery', 'A barista filling the bakery display'),
          links: [to('openPositions', 'Station jobs')],
        }),
        card('careers-grid-plant', {
          title: 'At the plants',
          text: md(
            `Operators, process engineers, electricians and laboratory staff in Gothenburg and at the biogas plants.`,
          ),
          image: picture('safety-helmet', 'Helmet, gloves and goggles on a shelf'),
          links: [to('openPositions', 'Technical jobs')],
        }),
        card('careers-grid-office', {
          title: 'In the offices',
          text: md(
            `Sales, finance, software and customer service in Helsinki, Gothenburg and Oslo.`,
          ),
          image: picture('office-team', 'Office colleagues at a whiteboard'),
          links: [to('openPositions', 'Office jobs')],
        }),
      ]),
      richText(
        md(`
        ## What you can expect

        - Pay according to the collective agreement or above, and the same pay for the same work
        - Occupational health care from the first day
        - Training: a station keeper’s certificate, language courses, safety cards
        - Two remote days a week where the work allows it
        - A safety round in your first week, whatever your job

        In 2025 nine out of ten employees said they would recommend us to a friend. The tenth told us why, and we have shorter night shifts since.

        > On my first day I was given a helmet, boots and the right to stop the work. I have used the last one twice.

        A mechanic at the Gothenburg refinery said so on our [safety day](page:articleSafetyDay).
      `),
      ),
      cards('accordion', 'Questions from applicants', [
        card('careers-faq-summer', {
          title: 'When do I apply for a summer job?',
          text: md(
            `From January to the end of March. You must turn 18 before the job begins; at cafés 16 is enough.`,
          ),
        }),
        card('careers-faq-process', {
          title: 'How does recruitment go?',
          text: md(
            `Application, a telephone call, one or two meetings and references. We answer everyone within four weeks.`,
          ),
        }),
        card('careers-faq-language', {
          title: 'Which languages do I need?',
          text: md(
            `At stations the local language. In group functions English goes far, and we help you learn the rest.`,
          ),
        }),
        card('careers-faq-keeper', {
          title: 'How do I become a station keeper?',
          text: md(
            `As a franchisee, with training and a stake from 15 000 €. Write to [keepers@st1.example](mailto:keepers@st1.example).`,
          ),
        }),
      ]),
    ],
  },
  {
    key: 'openPositions',
    title: 'Open positions',
    synonyms:
      'job, jobs, vacancy, vacancies, careers, work, recruitment, summer job, summer jobs, work for us, internship, trainee, apprenticeship',
    description:
      'Current open positions at St1 in Finland, Sweden and Norway: stations, refinery, biogas, offices and customer service.',
    body: [
      hero({
        title: 'Is one of these yours?',
        text: md(
          `The list is updated every Monday. Applications are made in the recruitment portal, with or without a CV.`,
        ),
        links: [to('careersPortal', 'Apply in the portal'), to('careers', 'Working at St1')],
      }),
      richText(
        md(`
        ## Open now

        | Position | Place | Apply by |
        | --- | --- | --- |
${jobRows('en-EU', jobs)}

        ## Summer 2027

        Applications for summer jobs at stations, the refinery and customer service open on 11 January 2027. We take on about 320 people for the summer, and every third returns the next year.

        ## No suitable job?

        Leave an open application in the portal. It is kept for six months, and managers do read them. We delete it earlier if you ask, as the [privacy policy](page:privacy) says.
      `),
      ),
      cards('quickNavigation', 'Before you apply', [
        card('positions-quick-careers', {
          title: 'What we offer',
          links: [to('careers', 'People and careers')],
        }),
        card('positions-quick-company', {
          title: 'Who we are',
          links: [to('companyInfo', 'The company')],
        }),
        card('positions-quick-safety', {
          title: 'How we work',
          links: [to('articleSafetyDay', 'Safety day')],
        }),
        card('positions-quick-portal', {
          title: 'Portal',
          links: [to('careersPortal', 'Log in or apply')],
        }),
      ]),
    ],
  },
]
