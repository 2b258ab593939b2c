import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import { footerCompany } from '../../messages/company.ts'
import { picture, SITE_LOGO } from '../pictures.ts'
import { external } from '../source.ts'
import { navigationItem, path, to } from './words.ts'

/** §3: shown in the panel of the item. */
const PRIVATE_PICTURE = { image: picture('station-winter-morning', '') }

export const layout: Layout = {
  logo: SITE_LOGO,
  navigation: [
    {
      ...PRIVATE_PICTURE,
      ...navigationItem('private', 'Yksityisille', [
        navigationItem('products', 'Tuotteet', [
          navigationItem('fuels', 'Polttoaineet'),
          navigationItem('evCharging', 'Sähköauton lataus'),
          navigationItem('heatingOil', 'Lämmitysöljy'),
          navigationItem('geothermalHeat', 'Maalämpö'),
          navigationItem('productSafety', 'Käyttöturva- ja tuotetiedotteet'),
        ]),
        navigationItem('services', 'Palvelut', [
          navigationItem('carWash', 'Autopesu'),
          navigationItem('food', 'Ruoka ja kahvi'),
        ]),
        navigationItem('loyalty', 'Kanta-asiakkuus'),
        navigationItem('customerCards', 'Kortit'),
        navigationItem('payment', 'Maksutavat'),
        navigationItem('contact', 'Asiakaspalvelu', [navigationItem('privacy', 'Tietosuoja')]),
        { ...navigationItem('terms', 'Käyttöehdot'), visibleInNavigation: false },
      ]),
    },
    navigationItem('business', 'Yrityksille', [
      navigationItem('businessCard', 'St1 Business -kortti'),
      navigationItem('energyProducts', 'Energiatuotteet'),
      navigationItem('businessServices', 'Business-palvelut', [
        navigationItem('st1Business', 'St1 Business -palvelu'),
        navigationItem('haulage', 'SKAL-jäsenyys'),
      ]),
      navigationItem('b2b', 'Suurasiakkaat'),
      navigationItem('b2bContact', 'Ota yhteyttä'),
    ]),
    navigationItem('stationLocator', 'Asemat', [
      locatorItem('wash', 'Autopesu Perfect-linjalla', '?service=MAIN&f=perfectcarwash'),
      locatorItem('lunch', 'Lounasasemat', '?service=MAIN&f=lunch'),
      locatorItem('truck', 'Raskaan liikenteen asemat', '?service=TRUCK'),
      locatorItem('marine', 'Veneasemat', '?service=MARINE'),
      navigationItem('holidayHours', 'Aukioloajat pyhinä'),
      navigationItem('serviceNotices', 'Vika- ja häiriötiedotteet'),
    ]),
    navigationItem('about', 'Tietoa meistä', [
      navigationItem('companyInfo', 'Yritys', [navigationItem('keyFigures', 'Avainluvut')]),
      navigationItem('newsAndMedia', 'Uutiset ja media', [
        navigationItem('pressReleases', 'Tiedotteet'),
        navigationItem('articles', 'Artikkelit'),
      ]),
      navigationItem('stories', 'Tarinat'),
      navigationItem('sustainability', 'Vastuullisuus', [
        navigationItem('energyTransition', 'Energiamurros'),
        navigationItem('windPower', 'Tuulivoima'),
        navigationItem('carbonSequestration', 'Hiilensidonta'),
        navigationItem('reporting', 'Raportointi'),
      ]),
      navigationItem('careers', 'Ihmiset ja ura', [
        navigationItem('openPositions', 'Avoimet työpaikat'),
      ]),
    ]),
  ],
  quickNavigation: [
    to('stationLocator', 'Asemahaku', '?service=MAIN'),
    to('carWash', 'Autopesu'),
    to('evCharging', 'Sähköauton lataus'),
    to('contact', 'Asiakaspalvelu'),
  ],
  footer: {
    iconLinks: [
      to('stationLocator', 'Etsi asema', '?service=MAIN'),
      to('carWash', 'Osta pesukoodi'),
      to('loyalty', 'St1-sovellus'),
      to('contact', 'Asiakaspalvelu'),
    ],
    linkGroups: [
      {
        title: 'Yksityisille',
        links: [
          to('fuels', 'Polttoaineet'),
          to('evCharging', 'Sähköauton lataus'),
          to('carWash', 'Autopesu'),
          to('heatingOil', 'Lämmitysöljy'),
          to('geothermalHeat', 'Maalämpö'),
          to('customerCards', 'Kortit'),
        ],
      },
      {
        title: 'Yrityksille',
        links: [
          to('businessCard', 'St1 Business -kortti'),
          to('energyProducts', 'Energiatuotteet'),
          to('businessServices', 'Business-palvelut'),
          to('b2b', 'Suurasiakkaat'),
          to('b2bContact', 'Yritysmyynti'),
        ],
      },
      {
        title: 'St1',
        links: [
          to('companyInfo', 'Yritys'),
          to('sustainability', 'Vastuullisuus'),
          to('pressReleases', 'Tiedotteet'),
          to('stories', 'Tarinat'),
          to('openPositions', 'Avoimet työpaikat'),
        ],
      },
      {
        title: 'Apua ja ohjeita',
        links: [
          to('contact', 'Asiakaspalvelu'),
          to('serviceNotices', 'Vika- ja häiriötiedotteet'),
          to('productSafety', 'Käyttöturva- ja tuotetiedotteet'),
          to('myPages', 'Omat sivut'),
        ],
      },
    ],
    appDownloads: [
      { title: 'St1-sovellus App Storesta', store: 'appStore', url: 'https://apps.apple.com/' },
      {
        title: 'St1-sovellus Google Playsta',
        store: 'googlePlay',
        url: 'https://play.google.com/store',
      },
      {
        title: 'St1 Business -sovellus App Storesta',
        store: 'appStore',
        url: 'https://apps.apple.com/',
      },
      {
        title: 'St1 Business -sovellus Google Playsta',
        store: 'googlePlay',
        url: 'https://play.google.com/store',
      },
    ],
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { name: 'YouTube', url: 'https://www.youtube.com/' },
      { name: 'TikTok' },
    ],
    extraLinks: [
      { text: 'Etsi koodini', url: path('findCodes') },
      { text: 'Käyttöehdot', action: 'terms' },
      { text: 'Evästeasetukset', action: 'cookieConsent' },
      { text: 'Tietosuoja', url: path('privacy') },
      { text: 'Saavutettavuusseloste', url: path('accessibility') },
      { text: 'Peruuta sopimus tästä', url: path('withdrawal') },
      { text: 'Käyttöturvatiedotteet', url: path('productSafety') },
    ],
    company: footerCompany('fi-FI'),
  },
  errorLinks: {
    reportProblem: to('contact', 'Lomake ja puhelinnumerot'),
    customerService24h: external('tel:0800000110', '0800 000 110', true),
    feedbackContact: to('feedback', 'Palaute asemasta, pesusta tai ruoasta'),
  },
}

/** A link to the station locator with a search. */
function locatorItem(name: string, text: string, query: string): NavigationItem {
  return {
    id: `nav-stationLocator-${name}`,
    url: path('stationLocator') + query,
    text,
    children: [],
    visibleInNavigation: true,
  }
}
