// The layout of every Swedish page: navigation, quick navigation and footer.

import type { Layout } from '#shared/contract/layout.ts'
import { footerCompany } from '../../messages/company.ts'
import { SITE_LOGO } from '../pictures.ts'
import { external } from '../source.ts'
import { navigationItem, path, to } from './words.ts'

const privateTree = navigationItem('private', 'Privat', [
  navigationItem('products', 'Produkter', [
    navigationItem('fuels', 'Drivmedel'),
    navigationItem('evCharging', 'Elbilsladdning'),
    navigationItem('heatingOil', 'Eldningsolja'),
    navigationItem('geothermalHeat', 'Bergvärme'),
  ]),
  navigationItem('services', 'Tjänster', [
    navigationItem('carWash', 'Biltvätt'),
    navigationItem('food', 'Mat och kaffe'),
  ]),
  navigationItem('loyalty', 'Kundklubb och app'),
  navigationItem('customerCards', 'Kort'),
  navigationItem('payment', 'Betalsätt'),
  navigationItem('contact', 'Kundservice', [
    navigationItem('serviceNotices', 'Driftstörningar'),
    navigationItem('productSafety', 'Produktsäkerhet'),
    navigationItem('privacy', 'Integritetspolicy'),
    navigationItem('terms', 'Allmänna villkor'),
  ]),
])

const businessTree = navigationItem('business', 'Företag', [
  navigationItem('st1Business', 'St1 Business', [
    navigationItem('businessCard', 'St1 Business-kort'),
  ]),
  navigationItem('b2b', 'Stora företag'),
  navigationItem('energyProducts', 'Energiprodukter'),
  navigationItem('businessServices', 'Företagstjänster', [navigationItem('haulage', 'Åkerier')]),
  navigationItem('b2bContact', 'Kontakt för företag'),
])

const aboutTree = navigationItem('about', 'Om oss', [
  navigationItem('companyInfo', 'Företaget', [navigationItem('keyFigures', 'Nyckeltal')]),
  navigationItem('newsAndMedia', 'Nyheter och press', [
    navigationItem('pressReleases', 'Pressmeddelanden'),
  ]),
  navigationItem('stories', 'Berättelser'),
  navigationItem('sustainability', 'Hållbarhet', [
    navigationItem('energyTransition', 'Energiomställning'),
    navigationItem('windPower', 'Vindkraft'),
    navigationItem('carbonSequestration', 'Kolinlagring'),
    navigationItem('reporting', 'Rapportering'),
  ]),
  navigationItem('careers', 'Jobba hos oss', [navigationItem('openPositions', 'Lediga jobb')]),
  { ...navigationItem('articles', 'Alla artiklar'), visibleInNavigation: false },
])

export const layout: Layout = {
  logo: SITE_LOGO,
  navigation: [
    privateTree,
    businessTree,
    navigationItem('stationLocator', 'Hitta station', [
      { ...navigationItem('holidayHours', 'Öppettider på helgdagar'), visibleInNavigation: false },
    ]),
    aboutTree,
  ],
  quickNavigation: [
    to('stationLocator', 'Hitta station'),
    to('carWash', 'Biltvätt'),
    to('evCharging', 'Ladda bilen'),
    to('contact', 'Kundservice'),
  ],
  footer: {
    iconLinks: [
      to('stationLocator', 'Hitta station'),
      to('carWash', 'Köp tvättkod'),
      to('loyalty', 'St1-appen'),
      to('contact', 'Kundservice'),
    ],
    linkGroups: [
      {
        title: 'Privat',
        links: [
          to('fuels', 'Drivmedel'),
          to('evCharging', 'Elbilsladdning'),
          to('carWash', 'Biltvätt'),
          to('food', 'Mat och kaffe'),
          to('heatingOil', 'Eldningsolja'),
          to('geothermalHeat', 'Bergvärme'),
        ],
      },
      {
        title: 'Företag',
        links: [
          to('businessCard', 'St1 Business-kort'),
          to('st1Business', 'St1 Business'),
          to('energyProducts', 'Energiprodukter'),
          to('haulage', 'Åkerier'),
          to('b2bContact', 'Kontakta företagsservice'),
        ],
      },
      {
        title: 'Om St1',
        links: [
          to('companyInfo', 'Företaget'),
          to('sustainability', 'Hållbarhet'),
          to('newsAndMedia', 'Nyheter och press'),
          to('stories', 'Berättelser'),
          to('careers', 'Jobba hos oss'),
        ],
      },
      {
        title: 'Hjälp',
        links: [
          to('contact', 'Kundservice'),
          to('serviceNotices', 'Driftstörningar'),
          to('productSafety', 'Produktsäkerhet'),
          to('myPages', 'Mina sidor'),
        ],
      },
    ],
    appDownloads: [
      { title: 'Hämta St1-appen i App Store', store: 'appStore', url: 'https://apps.apple.com/' },
      {
        title: 'Hämta St1-appen på Google Play',
        store: 'googlePlay',
        url: 'https://play.google.com/store',
      },
      {
        title: 'Hämta St1 Business-appen i App Store',
        store: 'appStore',
        url: 'https://apps.apple.com/',
      },
      {
        title: 'Hämta St1 Business-appen på Google Play',
        store: 'googlePlay',
        url: 'https://play.google.com/store',
      },
    ],
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { name: 'YouTube', url: 'https://www.youtube.com/' },
      { name: 'X' },
    ],
    extraLinks: [
      { text: 'Hitta mina koder', url: path('findCodes') },
      { text: 'Allmänna villkor', action: 'terms' },
      { text: 'Cookieinställningar', action: 'cookieConsent' },
      { text: 'Integritetspolicy', url: path('privacy') },
      { text: 'Tillgänglighetsredogörelse', url: path('accessibility') },
      { text: 'Ångra avtalet här', url: path('withdrawal') },
      { text: 'Produktsäkerhet', url: path('productSafety') },
    ],
    company: footerCompany('sv-SE'),
  },
  errorLinks: {
    reportProblem: to('contact', 'Formulär och telefonnummer'),
    customerService24h: external('tel:+46846500410', '08-465 004 10', true),
    feedbackContact: to('feedback', 'Om en station, tvätt eller mat'),
  },
}
