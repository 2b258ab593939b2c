import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('en-EU')

export const privateProductPages: PageSource[] = [
  {
    key: 'products',
    title: 'Products',
    description:
      'St1 products for private customers: petrol, diesel and HVO100, EV charging up to 400 kW, heating oil and geothermal heat.',
    body: [
      hero({
        title: 'Energy, in the form you need it',
        text: md(
          `Some of it goes into the car, some of it keeps the house warm. A growing share of it is renewable.`,
        ),
        image: picture(
          'station-express',
          'A compact unmanned St1 Express station beside a country road',
        ),
        links: [to('fuels', 'Fuels'), to('evCharging', 'EV charging')],
        theme: 'secondary',
      }),
      cards('grid', 'Our products', [
        card('products-grid-fuels', {
          title: 'Fuels',
          text: md(`95 and 98 petrol, diesel, renewable diesel, RE85, biogas and AdBlue.`),
          image: picture('fuel-pump', 'Close-up of a pump with four fuel nozzles'),
          links: [to('fuels', 'Fuels and grades')],
        }),
        card('products-grid-charging', {
          title: 'EV charging',
          text: md(
            `{chargingStations} charging sites along the main roads and in towns, with 150 kW or 400 kW chargers.`,
          ),
          image: picture('charger-city', 'An electric car charging in a city street at evening'),
          links: [to('evCharging', 'Charging')],
        }),
        card('products-grid-oil', {
          title: 'Heating oil',
          text: md(
            `Ordinary, or with 30% renewable oil, delivered in two to five working days anywhere in mainland Finland.`,
          ),
          image: picture(
            'oil-delivery',
            'A driver unrolling the hose from a small tank lorry in a house yard',
          ),
          links: [to('heatingOil', 'Heating oil')],
        }),
        card('products-grid-geothermal', {
          title: 'Geothermal heat',
          text: md(`A borehole and a heat pump instead of an oil tank. We do the whole job.`),
          image: picture('drill-rig', 'A drill rig boring an energy well in a garden'),
          links: [to('geothermalHeat', 'Geothermal heat')],
        }),
      ]),
      richText(
        md(`
        ## Where it comes from

        Most of our fuel is refined in Gothenburg, in a refinery that has stood at the mouth of the river since 1947. Next to it is our biorefinery, which can make 200,000 tonnes of renewable diesel and aviation fuel a year from waste fats and tall oil.

        The electricity in our chargers is bought with guarantees of origin from Nordic wind and water. Heating oil comes by sea to the ports of Turku, Kokkola and Hamina, and goes the last stretch by tank lorry.

        How we intend to change the mix is described under [energy transition](page:energyTransition). Safety data sheets are under [product safety](page:productSafety).
      `),
      ),
      cards('quickNavigation', 'More about using them', [
        card('products-quick-stations', {
          title: 'Where is it sold?',
          links: [to('stationLocator', 'Station Locator', '?service=MAIN')],
        }),
        card('products-quick-price', {
          title: 'A better price',
          links: [to('loyalty', 'Loyalty programme')],
        }),
        card('products-quick-safety', {
          title: 'Data sheets',
          links: [to('productSafety', 'Product safety')],
        }),
        card('products-quick-b2b', {
          title: 'For companies',
          links: [to('energyProducts', 'Energy products')],
        }),
      ]),
    ],
  },
  {
    key: 'fuels',
    title: 'Fuels',
    synonyms:
      'fuel, fuel price, fuel prices, petrol, petrol price, petrol prices, diesel price, gas price, gasoline, AdBlue, diesel, price of diesel, petrol prices today, 95, 98, E85, ethanol, HVO, HVO100, renewable diesel, prices, LPG, propane, AdBlue price',
    description:
      'Petrol 95 and 98, diesel, HVO100 renewable diesel, RE85, biogas and AdBlue: what each is for and how to choose in winter.',
    body: [
      hero({
        title: 'The right nozzle for your car',
        text: md(
          `The label by your fuel cap tells you which grade is approved. The same symbol is on our pumps.`,
        ),
        image: picture('fuel-pump', 'A driver choosing a nozzle at a fuel pump'),
        links: [to('stationLocator', 'Find your fuel', '?service=MAIN')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Grades and labels

        | Fuel | Label | Good to know |
        | --- | --- | --- |
        | 95 petrol (95 Extra, 95 FuelSave) | E10 | Up to 10% ethanol. Suits nearly all cars from 2011 on. |
        | 98 petrol | E5 | For older cars, boats and small engines. |
        | RE85, in Sweden E85 | E85 | Only for flexible-fuel cars. Ethanol made partly from bakery waste. |
        | Diesel | B7 | Summer, intermediate and winter grade by season. |
        | HVO100 | XTL | Renewable diesel. Check that your maker approves XTL. |
        | Gas (CNG/CBG) | CNG | Compressed biogas for cars and vans, at {cbg} stations. |
        | Liquefied biogas (LBG) | LNG | For lorries, at {lbg} stations. |
        | LPG (autogas, propane) | LPG | For cars with an LPG tank, at {lpg} stations. |
        | AdBlue | – | From the pump at {adblue} stations, in cans at all manned ones. |

        ## Winter grades

        From October our diesel in northern Finland, Sweden and Norway is winter grade, usable down to −34 °C. In January and February the north also has Arctic grade, down to −44 °C. HVO100 is sold as a −34 °C grade throughout the cold season.

        If you fill up in the south and drive north, fill again on the way. Half a tank of summer diesel is the usual reason for a car that will not start in Lapland. [Read more about renewable diesel in the cold](page:articleHvo).
      `),
      ),
      cards('accordion', 'Questions about fuels', [
        card('fuels-faq-e10', {
          title: 'Can my car use E10?',
          text: md(
            `If it is from 2011 or later, yes. For older cars look inside the fuel cap or in the handbook. When in doubt, choose 98, which is E5.`,
          ),
        }),
        card('fuels-faq-hvo', {
          title: 'Can I mix HVO100 and ordinary diesel?',
          text: md(
            `Yes, in any proportion, as long as your car’s maker approves fuels marked XTL. There is no need to empty the tank first.`,
          ),
        }),
        card('fuels-faq-wrong', {
          title: 'I filled up with the wrong fuel',
          text: md(
            `Do not start the engine, and do not switch on the ignition. Push the car aside, ask the staff for help or call roadside assistance. Keep the receipt.`,
          ),
        }),
        card('fuels-faq-boat', {
          title: 'Where can I fill a boat?',
          text: md(
            `We have {boatstation} marine stations on the coast and the large lakes. Choose *Boat station* in the [station search](page:stationLocator).`,
          ),
        }),
        card('fuels-faq-price', {
          title: 'Why does the price change during the day?',
          text: md(
            `Prices follow the product market and local competition. Members always pay 2 cents less per litre than the price on the sign.`,
          ),
        }),
      ]),
      cards('carousel', 'On land, on water', [
        card('fuels-carousel-marine', {
          title: 'Marine stations',
          text: md(`98 petrol and low-sulphur diesel at the jetty, from May to September.`),
          image: picture('marina', 'A small boat at a marine fuel station on a calm bay'),
          links: [to('stationLocator', 'Boat stations', '?service=MARINE')],
        }),
        card('fuels-carousel-biogas', {
          title: 'Biogas',
          text: md(
            `Made from manure, food waste and sludge. It fuels cars, buses and heavy lorries.`,
          ),
          image: picture('biogas-plant', 'The round digesters of a biogas plant among fields'),
          links: [to('articleBiogas', 'Biogas for heavy transport')],
        }),
        card('fuels-carousel-renewable', {
          title: 'Made in Gothenburg',
          text: md(`Our biorefinery turns waste fats into renewable diesel.`),
          image: picture('refinery', 'Refinery columns and pipes against a pale morning sky'),
          links: [to('energyTransition', 'Energy transition')],
        }),
      ]),
    ],
  },
]
