import { picture } from '../pictures.ts'
import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, question, shortcut, to } from './words.ts'

export const businessServicePages: PageSource[] = [
  {
    key: 'energyProducts',
    title: 'Energiprodukter för företag',
    synonyms: 'LBG, flytande biogas, LNG',
    description:
      'Diesel, HVO100, eldningsolja, bioolja, AdBlue och biogas till cistern, byggplats eller depå. Leverans med tankbil i hela Sverige.',
    body: [
      hero({
        title: 'Vi kör energin till er',
        text: md(`Till lantbruket, byggplatsen, värmeverket eller bussdepån. Från 1 000 liter.`),
        image: picture('oil-delivery', 'Tankbil på väg in på en byggplats'),
        links: [to('b2bContact', 'Begär offert')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Sortiment
        | Produkt | Används till | Minsta leverans |
        | --- | --- | --- |
        | Diesel B7, sommar och vinter | Fordon och maskiner | 1 000 liter |
        | HVO100 | Fordon och maskiner godkända för XTL | 1 000 liter |
        | Eldningsolja Eo1 | Panncentraler, spannmålstorkar | 1 000 liter |
        | Bioeldningsolja | Panncentraler och spetslast | 5 000 liter |
        | AdBlue | Dieselfordon med SCR | 500 liter |
        | Flytande biogas (LBG) | Tunga lastbilar | Enligt avtal |

        Leveranstiden är normalt tre vardagar. Hållbarhetsbesked och säkerhetsdatablad följer med varje leverans och finns under [produktsäkerhet](page:productSafety).

        ## Egen cistern utan investering
        Vi hyr ut mobila tankar på 1 000–5 000 liter och fasta cisterner på 5–30 kubikmeter, godkända för svenska regler och med nivågivare. När nivån är låg beställer cisternen själv.
      `),
      ),
      cards('grid', 'Läs vidare', [
        card('energy-biogas', {
          title: 'Biogas till tung trafik',
          text: md(`LBG på {lbg} anläggningar längs de stora vägarna.`),
          image: picture('biogas-plant', 'Biogasanläggning med runda rötkammare'),
          links: [to('articleBiogas', 'Om biogasen')],
        }),
        card('energy-refinery', {
          title: 'Förnybart från Göteborg',
          text: md(`Bioraffinaderiet kan göra upp till 200 000 ton förnybara drivmedel om året.`),
          image: picture('refinery', 'Raffinaderi vid hamninloppet i Göteborg'),
          links: [to('energyTransition', 'Energiomställningen')],
        }),
        card('energy-heat', {
          title: 'Bergvärme för fastigheter',
          text: md(`Borrhålslager för skolor, bostäder och lager.`),
          image: picture('drill-rig', 'Borrigg vid en fastighet'),
          links: [to('articleGeothermalSchool', 'Skolan i Sollefteå')],
        }),
      ]),
      cards('accordion', 'Frågor om leveranser', [
        question(
          'energy-q-winter',
          'När byter ni till vinterdiesel?',
          `I norr från mitten av september, i söder från oktober. Har ni sommarkvalitet kvar i cisternen hjälper vi er att blanda i tid.`,
        ),
        question(
          'energy-q-tax',
          'Kan vi få diesel med nedsatt skatt?',
          `Jord-, skogs- och vattenbruk ansöker om återbetalning hos Skatteverket. Vi lämnar underlaget per år.`,
        ),
        question(
          'energy-q-night',
          'Levererar ni på natten?',
          `Ja, till depåer och byggplatser med tillträde. Tillägget framgår av offerten.`,
        ),
        question(
          'energy-q-spill',
          'Vem ansvarar vid spill?',
          `Chauffören avbryter och sanerar direkt. Vi anmäler till kommunen när det behövs och bekostar skador som vi har orsakat.`,
        ),
      ]),
    ],
  },
  {
    key: 'businessServices',
    title: 'Företagstjänster',
    description:
      'Tjänster runt energin: webbtjänsten St1 Business, laddning på arbetsplatsen, cisternservice, avtal för åkerier och stöd vid klimatrapport.',
    body: [
      hero({
        title: 'Tjänster som avlastar',
        text: md(
          `Energin är bara halva jobbet. Vi tar också hand om korten, cisternen, laddarna och siffrorna.`,
        ),
        image: picture('van-fleet', 'Hantverksbilar utanför en lokal'),
        links: [to('b2bContact', 'Kontakta oss')],
        theme: 'secondary',
      }),
      cards('grid', 'Välj tjänst', [
        card('business-services-st1-business', {
          title: 'St1 Business',
          text: md(`Kort, gränser och fakturor i en webbtjänst och en app.`),
          image: picture('app-phone', 'Översikt i St1 Business-appen'),
          links: [to('st1Business', 'Om tjänsten')],
        }),
        card('business-services-haulage', {
          title: 'Åkerier',
          text: md(`Truckanläggningar, avtal och service för er som kör tungt.`),
          image: picture('truck-stop', 'Dragbilar parkerade vid en anläggning'),
          links: [to('haulage', 'För åkerier')],
        }),
        card('business-services-charging', {
          title: 'Laddning på arbetsplatsen',
          text: md(
            `Vi projekterar, installerar och sköter driften. Ni sätter priset för personal och besökare.`,
          ),
          image: picture('charger-city', 'Laddstolpar på en personalparkering'),
          links: [to('b2bContact', 'Be om förslag')],
        }),
        card('business-services-tank', {
          title: 'Cisternservice',
          text: md(
            `Besiktning, rengöring och nivågivare. Protokollet skickar vi till kommunen åt er.`,
          ),
          image: picture('safety-helmet', 'Hjälm och handskar på ett cisternlock'),
          links: [to('energyProducts', 'Leverans till cistern')],
        }),
      ]),
      richText(
        md(`
        ## Ett avtal, en kontakt
        Tjänsterna går att kombinera med kortet eller stå för sig själva. Ni får ett avtal, en faktura och en person att ringa.

        ## Så börjar vi
        1. Vi går igenom fordon, adresser och dagens kostnader. Det tar en timme.
        2. Ni får ett förslag inom en vecka.
        3. Vi provar i tre månader, utan bindningstid.

        Pengarna ni sparar första kvartalet räcker ofta till att byta några bilar till el. Vi säger också till när det inte lönar sig.
      `),
      ),
    ],
  },
  {
    key: 'haulage',
    title: 'Åkerier',
    synonyms: 'AdBlue, urea, åkeri, lastbil, lastbilsparkering, tung trafik',
    description:
      'Truckanläggningar med högflöde, AdBlue, dusch och mat längs E4, E6, E20 och Rv 40. Avtal och kort för åkerier i alla storlekar.',
    body: [
      hero({
        title: 'För er som kör när andra sover',
        text: md(
          `{trucks} stationer för tunga fordon i Sverige, med gott om plats att svänga ett ekipage på 25,25 meter.`,
        ),
        image: picture('truck-night', 'Lastbil vid pumpen en vinternatt'),
        links: [to('stationLocator', 'Hitta truckanläggning'), to('b2bContact', 'Begär avtal')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## På anläggningen
        - Högflödespump på båda sidor, 120 liter i minuten
        - AdBlue i pump, HVO100 på de flesta anläggningar, LBG på {lbg}
        - Dusch på {shower} stationer, ingår när du tankar 200 liter
        - Bevakad uppställning i Jönköping, Markaryd och Örebro
        - Husmanskost till sent på kvällen, frukost från 4.30

        Ni som är anslutna till en åkericentral eller en branschförening får avtalspris genom medlemskapet. Fråga er förening eller oss.

        ![Rastplats för lastbilar med servering](scene:truck-stop)

        ## Laddning för tunga fordon
        I Jönköping och Sundsvall finns fyra platser var med 400 kW och genomfart. Boka upp till 24 timmar i förväg i St1 Business, så står platsen ledig när dygnsvilan börjar.
      `),
      ),
      cards('accordion', 'Frågor från åkerier', [
        question(
          'haulage-q-price',
          'Vilket pris gäller?',
          `Listpris minus avtalad rabatt. Listpriset sätts varje vardag klockan 10 och skickas med sms till den som vill.`,
        ),
        question(
          'haulage-q-card',
          'Behöver varje förare ett kort?',
          `Nej, fordonskort räcker. Föraren identifierar sig med PIN-kod.`,
        ),
        question(
          'haulage-q-tolls',
          'Kan vi betala broar och färjor?',
          `Ja, St1 Business-kort Truck gäller för Öresundsbron, Svinesund och de vanligaste färjelinjerna.`,
        ),
        question(
          'haulage-q-parking',
          'Hur länge får vi stå?',
          `Upp till 25 timmar på vanliga platser. Bevakad uppställning bokas per dygn.`,
        ),
      ]),
      cards('quickNavigation', 'Mer för åkerier', [
        shortcut('haulage-quick-card', 'St1 Business-kort', 'businessCard', 'Villkor'),
        shortcut('haulage-quick-biogas', 'Biogas', 'articleBiogas', 'LBG längs vägen'),
        shortcut('haulage-quick-night', 'Nattens förare', 'articleTruckers', 'Läs berättelsen'),
        shortcut('haulage-quick-notices', 'Driftstörningar', 'serviceNotices', 'Se läget'),
      ]),
    ],
  },
]
