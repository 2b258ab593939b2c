import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const businessEnergyPages: PageSource[] = [
  {
    key: 'b2b',
    title: 'Large customers',
    description:
      'Framework agreements, tenders, bulk deliveries and emission reporting for organisations with more than 100 vehicles or several sites.',
    body: [
      hero({
        title: 'When the fleet fills a car park',
        text: md(
          `For fleets above 100 vehicles and organisations with many sites we draw up an agreement of your own.`,
        ),
        image: picture('office-team', 'Colleagues looking at a fleet report on a large screen'),
        links: [to('b2bContact', 'Ask for a meeting')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## What an agreement can hold

        1. **Price model.** A fixed discount, a weekly list price, or a price tied to the Platts quotation.
        2. **Network.** Stations and charging in three countries, plus a tank or chargers on your own site.
        3. **Transition plan.** A yearly rising share of HVO100, biogas or electricity, with figures you can publish.
        4. **Service level.** A named account manager, a deputy and response times in writing.

        Public bodies can buy from us through the joint purchasing organisations in Finland and Sweden. We answer some 140 tenders a year and know what the forms ask for.

        > We moved 60% of our kilometres to renewable fuels in two years without touching the timetable.

        The words are those of the fleet manager of a bus company in western Sweden.
      `),
      ),
      cards('grid', 'Building blocks', [
        card('b2b-grid-depot', {
          title: 'Depot charging',
          text: md(`We plan, build and run chargers on your site. You pay per kilowatt-hour.`),
          image: picture('charger-city', 'Chargers along the wall of a depot'),
          links: [to('evCharging', 'About our charging')],
        }),
        card('b2b-grid-bulk', {
          title: 'Bulk deliveries',
          text: md(`Tanks with remote level reading, refilled before they run low.`),
          image: picture('oil-delivery', 'A tank lorry filling a depot tank'),
          links: [to('energyProducts', 'Energy products')],
        }),
        card('b2b-grid-reporting', {
          title: 'Reporting',
          text: md(
            `Monthly emissions by vehicle, fuel and country, as a file or through an interface.`,
          ),
          image: picture('report-desk', 'A desk with printed reports and a calculator'),
          links: [to('reporting', 'How we calculate')],
        }),
      ]),
    ],
  },
  {
    key: 'energyProducts',
    title: 'Energy products',
    description:
      'Bulk diesel, HVO100, heating oil, biogas, depot charging and ground-source heat for companies and properties in three countries.',
    body: [
      hero({
        title: 'Delivered to where the work is',
        text: md(
          `To a building site, a farm, a harbour or a block of flats. Most orders placed before noon leave the next working day.`,
        ),
        image: picture('oil-delivery', 'A tank lorry unloading at an excavator on a building site'),
        links: [to('b2bContact', 'Request an offer')],
        theme: 'primary',
      }),
      cards('grid', 'What we supply', [
        card('energy-grid-bulk', {
          title: 'Diesel and HVO100',
          text: md(
            `From 1,000 litres to your own tank. We hire out tanks of 1,500 to 10,000 litres.`,
          ),
          image: picture('fuel-pump', 'A diesel pump with its hose'),
          links: [to('fuels', 'Grades and labels')],
        }),
        card('energy-grid-biogas', {
          title: 'Biogas',
          text: md(`Compressed or liquefied, to industry, shipping and transport.`),
          image: picture('biogas-plant', 'A biogas plant with a tanker at the loading point'),
          links: [to('articleBiogas', 'Biogas for transport')],
        }),
        card('energy-grid-heat', {
          title: 'Heat for properties',
          text: md(`Fields of energy wells for housing associations, schools and shops.`),
          image: picture('school-winter', 'A school building with warm windows in winter'),
          links: [to('articleGeothermalSchool', 'A school as an example')],
        }),
        card('energy-grid-marine', {
          title: 'Marine fuels',
          text: md(`Low-sulphur and renewable fuel to ships in 22 Nordic ports.`),
          image: picture('marina', 'A working boat alongside a fuel jetty'),
          links: [to('b2bContact', 'Ask about delivery')],
        }),
      ]),
      richText(
        md(`
        ## Ordering

        1. Call **+358 10 555 0130** or order in [St1 Business online](page:st1Business).
        2. Give the delivery address, the litres and a contact on site.
        3. The driver sends a message an hour before arrival.

        Delivery is free from 2,000 litres. Below that, 45,00 € is added in Finland. In Sweden and Norway the terms are in your agreement. Outside working hours we deliver when it has been agreed in advance; hospitals and waterworks have their own 24-hour arrangement.

        Renewable products follow the EU’s sustainability criteria. Each delivery note shows the feedstock, the country of origin and the emission figure. See [product safety](page:productSafety) for data sheets.
      `),
      ),
    ],
  },
]
