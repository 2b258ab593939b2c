import type { Layout } from '#shared/contract/layout.ts'
import { footerCompany } from '../../messages/company.ts'
import { picture, SITE_LOGO } from '../pictures.ts'
import { contentFor, external } from '../source.ts'

const { path, to, navigationItem } = contentFor('en-EU')

const privateCustomers = navigationItem('private', 'Private customers', [
  navigationItem('products', 'Products', [
    navigationItem('fuels', 'Fuels'),
    navigationItem('evCharging', 'EV charging'),
    navigationItem('heatingOil', 'Heating oil'),
    navigationItem('geothermalHeat', 'Geothermal heat'),
  ]),
  navigationItem('services', 'Services', [
    navigationItem('carWash', 'Car wash'),
    navigationItem('food', 'Food and coffee'),
  ]),
  navigationItem('loyalty', 'Loyalty programme'),
  navigationItem('customerCards', 'Customer cards'),
  navigationItem('payment', 'Ways to pay'),
  navigationItem('serviceNotices', 'Service notices'),
  navigationItem('productSafety', 'Product safety'),
  { ...navigationItem('privacy', 'Privacy policy'), visibleInNavigation: false },
])

const businessCustomers = navigationItem('business', 'Business customers', [
  navigationItem('businessCard', 'St1 Business card'),
  navigationItem('businessServices', 'Business services', [
    navigationItem('st1Business', 'St1 Business online'),
    navigationItem('haulage', 'Haulage and transport'),
  ]),
  navigationItem('energyProducts', 'Energy products'),
  navigationItem('b2b', 'Large customers'),
  navigationItem('b2bContact', 'Contact our sales'),
])

const aboutUs = navigationItem('about', 'About us', [
  navigationItem('companyInfo', 'The company', [
    navigationItem('keyFigures', 'Key figures and IR'),
    navigationItem('contact', 'Contact us'),
  ]),
  navigationItem('newsAndMedia', 'News and media', [
    navigationItem('pressReleases', 'Press releases'),
    navigationItem('articles', 'All articles'),
  ]),
  navigationItem('stories', 'Stories'),
  navigationItem('sustainability', 'Sustainability', [
    navigationItem('energyTransition', 'Energy transition'),
    navigationItem('windPower', 'Wind power'),
    navigationItem('carbonSequestration', 'Carbon sequestration'),
    navigationItem('reporting', 'Reporting'),
  ]),
  navigationItem('careers', 'People and careers', [
    navigationItem('openPositions', 'Open positions'),
    navigationItem('careersPortal', 'Recruitment portal'),
  ]),
  { ...navigationItem('terms', 'Terms and conditions'), visibleInNavigation: false },
])

export const layout: Layout = {
  logo: SITE_LOGO,
  navigation: [
    privateCustomers,
    navigationItem('stationLocator', 'Stations', [
      {
        ...navigationItem('holidayHours', 'Opening hours on holidays'),
        visibleInNavigation: false,
      },
    ]),
    businessCustomers,
    aboutUs,
  ],
  quickNavigation: [
    to('stationLocator', 'Station Locator', '?service=MAIN'),
    to('carWash', 'Car wash'),
    to('evCharging', 'EV charging'),
    to('contact', 'Contact us'),
  ],
  footer: {
    iconLinks: [
      to('stationLocator', 'Find a station', '?service=MAIN'),
      to('carWash', 'Buy wash codes'),
      to('articleApp', 'The St1 app'),
      to('contact', 'Customer service'),
    ],
    linkGroups: [
      {
        title: 'On the road',
        links: [
          to('stationLocator', 'Station Locator', '?service=MAIN'),
          to('fuels', 'Fuels'),
          to('evCharging', 'EV charging'),
          to('carWash', 'Car wash'),
          to('food', 'Food and coffee'),
          to('customerCards', 'Customer cards'),
        ],
      },
      {
        title: 'At home',
        links: [
          to('heatingOil', 'Heating oil'),
          to('geothermalHeat', 'Geothermal heat'),
          to('loyalty', 'Loyalty programme'),
          to('myPages', 'My pages'),
        ],
      },
      {
        title: 'For business',
        links: [
          to('businessCard', 'St1 Business card'),
          to('st1Business', 'St1 Business online'),
          to('energyProducts', 'Energy products'),
          to('haulage', 'Haulage and transport'),
          to('b2bContact', 'Contact our sales'),
        ],
      },
      {
        title: 'St1',
        links: [
          to('about', 'About us'),
          to('sustainability', 'Sustainability'),
          to('newsAndMedia', 'News and media'),
          to('openPositions', 'Open positions'),
          to('productSafety', 'Product safety'),
          to('serviceNotices', 'Service notices'),
        ],
      },
    ],
    appDownloads: [
      {
        title: 'St1 app for iPhone',
        store: 'appStore',
        url: 'https://apps.apple.com/',
        image: picture('app-phone', 'The St1 app open on a phone beside a fuel pump'),
      },
      { title: 'St1 app for Android', store: 'googlePlay', url: 'https://play.google.com/store' },
      {
        title: 'St1 Business app for iPhone',
        store: 'appStore',
        url: 'https://apps.apple.com/',
        image: picture(
          'business-card',
          'An St1 Business card beside a phone with the business app',
        ),
      },
      {
        title: 'St1 Business app for Android',
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
      { text: 'Find my codes', url: path('findCodes') },
      { text: 'Terms and conditions', action: 'terms' },
      { text: 'Cookie settings', action: 'cookieConsent' },
      { text: 'Privacy policy', url: path('privacy') },
      { text: 'Accessibility statement', url: path('accessibility') },
      { text: 'Withdraw from contract here', url: path('withdrawal') },
      { text: 'Careers', url: path('careers') },
    ],
    company: footerCompany('en-EU'),
  },
  errorLinks: {
    reportProblem: to('contact', 'Form and phone numbers'),
    customerService24h: external('tel:+358105550140', '+358 10 555 0140', true),
    feedbackContact: to('feedback', 'About a station, wash or food'),
  },
}
