import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, shortcut, to } from './words.ts'

export const landingPages: PageSource[] = [
  {
    key: 'landing',
    title: 'Drivmedel, laddning och värme',
    description:
      'Tanka, ladda och tvätta bilen på {stations} stationer från Ystad till Haparanda. Värme hem, kort till företaget och kaffe längs vägen.',
    openGraphImage: picture('station-dusk', 'Upplyst station i skymningen'),
    body: [
      hero({
        title: 'Ljuset är tänt från Ystad till Haparanda',
        text: md(
          `Tanka, ladda, tvätta bilen och ta en fika. Våra {stations} stationer finns där vägen går.`,
        ),
        image: picture('station-dusk', 'En upplyst station vid vägen i skymningen'),
        links: [
          to('carWash', 'Köp tvättkod'),
          to('stationLocator', 'Planera en rutt', '?from=&to='),
        ],
        stationSearch: true,
        theme: 'primary',
      }),
      cards('quickNavigation', 'Vad vill du göra?', [
        shortcut('landing-quick-station', 'Hitta station', 'stationLocator', 'Öppna kartan'),
        shortcut('landing-quick-wash', 'Tvätta bilen', 'carWash', 'Välj tvätt'),
        shortcut('landing-quick-charge', 'Ladda elbilen', 'evCharging', 'Se priser och effekt'),
        shortcut('landing-quick-club', 'Gå med i kundklubben', 'loyalty', 'Se förmånerna'),
        shortcut('landing-quick-business', 'Skaffa företagskort', 'businessCard', 'Ansök om kort'),
        shortcut('landing-quick-help', 'Få hjälp', 'contact', 'Till kundservice'),
      ]),
      cards('grid', 'För bilen, magen och huset', [
        card('landing-wash', {
          title: 'Ren bil på tio minuter',
          text: md(
            `Köp koden här och kör direkt till tvätten. Enkel tvätt {price basic}, Perfect-tvätt {price perfect}. Koden gäller i tolv månader.`,
          ),
          image: picture('car-wash-arcs', 'Bil under borstarna i en tvätthall'),
          links: [to('carWash', 'Till biltvätten')],
        }),
        card('landing-charging', {
          title: 'Ladda medan du äter',
          text: md(
            `Ladda på {chargingStations} stationer, med upp till 400 kW. Betala med appen eller direkt med bankkortet i laddaren.`,
          ),
          image: picture('charger-snow', 'Elbil vid en snabbladdare en snöig morgon'),
          links: [to('evCharging', 'Om elbilsladdning')],
        }),
        card('landing-food', {
          title: 'Dagens lunch från {lunch}',
          text: md(`Husmanskost lagad på plats, med sallad, bröd och kaffe. Vardagar 10.30–14.`),
          image: picture('lunch-counter', 'Lunchdisk med varmrätter, sallad och bröd'),
          links: [to('food', 'Mat och kaffe')],
        }),
        card('landing-heat', {
          title: 'Värme ur berget',
          text: md(
            `Vi borrar, installerar och tar hand om pappersarbetet. Första kalkylen kostar inget.`,
          ),
          image: picture(
            'ground-heat-house',
            'Hus med bergvärme, borrhålet går djupt ner i berget',
          ),
          links: [to('geothermalHeat', 'Räkna på bergvärme')],
        }),
      ]),
      cards('carousel', 'Aktuellt på stationen', [
        card('landing-hvo', {
          title: 'HVO100 på fler pumpar',
          text: md(`Förnybar diesel finns nu på {hvo} stationer och klarar norrländsk vinter.`),
          image: picture('fuel-pump', 'Pump med handtag för diesel och HVO100'),
          links: [to('articleHvo', 'Så fungerar det i kyla')],
        }),
        card('landing-app', {
          title: 'Nya St1-appen',
          text: md(
            `Starta pumpen, laddaren och tvätten från mobilen. Kvittot ligger kvar i appen.`,
          ),
          image: picture('app-phone', 'Mobiltelefon med St1-appen öppen'),
          links: [to('articleApp', 'Läs om appen')],
        }),
        card('landing-trailer', {
          title: 'Hyr släp när höststädningen väntar',
          text: md(`Från 149,00 kr för fyra timmar. Boka och lås upp med mobilen.`),
          image: picture('trailer-rental', 'Släpvagnar uppställda intill stationen'),
          links: [to('services', 'Alla tjänster')],
        }),
        card('landing-haparanda', {
          title: 'Ny station i Haparanda',
          text: md(`Åtta snabbladdare, tvätt och kök vid gränsen mot Finland.`),
          image: picture('road-aurora', 'Landsväg under norrsken'),
          links: [to('articleNewStation', 'Läs mer')],
        }),
      ]),
      articleList('Nytt från St1', [], [to('pressReleases', 'Alla pressmeddelanden')]),
      richText(
        md(`
        Över 9 000 svenska företag tankar och laddar med St1 Business-kortet. Ni får en faktura i månaden, koll på varje kort och samma kort på {stations all} stationer i Sverige, Norge och Finland.

        Behöver ni drivmedel till en cistern, eldningsolja till en panncentral eller HVO100 till maskinerna levererar vi med tankbil. [Prata med oss på företagsservice](page:b2bContact).
      `),
        'Enklare vardag för företag',
      ),
      cards('grid', 'Välj det som passar er', [
        card('landing-business-card', {
          title: 'St1 Business-kort',
          text: md(`Ingen årsavgift. Sätt gränser per kort och stäng av direkt om något händer.`),
          links: [to('businessCard', 'Om kortet')],
        }),
        card('landing-haulage', {
          title: 'För åkerier',
          text: md(`Höga flöden, AdBlue i pump, dusch och bra mat för den som kör natt.`),
          links: [to('haulage', 'Till åkerisidan')],
        }),
        card('landing-bulk', {
          title: 'Energi till verksamheten',
          text: md(
            `Diesel, HVO100 och eldningsolja med tankbil, på fast rutt eller på beställning.`,
          ),
          links: [to('energyProducts', 'Energiprodukter')],
        }),
      ]),
    ],
  },
  {
    key: 'summerCampaign',
    title: 'Sommarkampanj',
    description:
      'I juni får du Perfect-tvätten till priset av en Enkel tvätt. Kampanjen gäller i alla våra tvätthallar.',
    noIndex: true,
    draft: true,
    body: [
      hero({ title: 'Sommarkampanj', theme: 'primary' }),
      richText(
        md(
          'Erbjudandet gäller 1–30 juni. Köp tvättkoden på nätet och använd den när du vill under sommaren.',
        ),
      ),
    ],
  },
]
