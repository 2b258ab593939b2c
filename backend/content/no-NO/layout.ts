import type { Layout } from '#shared/contract/layout.ts'
import { footerCompany } from '../../messages/company.ts'
import { SITE_LOGO } from '../pictures.ts'
import { contentFor, external } from '../source.ts'

const { navigationItem: item, path, to } = contentFor('no-NO')

export const layout: Layout = {
  logo: SITE_LOGO,
  navigation: [
    item('private', 'Privat', [
      item('products', 'Produkter', [
        item('fuels', 'Drivstoff'),
        item('evCharging', 'Elbillading'),
        item('heatingOil', 'Fyringsolje og bioolje'),
        item('geothermalHeat', 'Bergvarme'),
      ]),
      item('services', 'Tjenester', [item('carWash', 'Bilvask'), item('food', 'Mat og kaffe')]),
      item('loyalty', 'Kundeklubb'),
      item('customerCards', 'Kort'),
      item('payment', 'Betalingsmåter'),
    ]),
    item('stationLocator', 'Finn stasjon', [
      { ...item('holidayHours', 'Åpningstider på helligdager'), visibleInNavigation: false },
    ]),
    item('business', 'Bedrift', [
      item('businessCard', 'St1 Bedriftskort'),
      item('energyProducts', 'Energiprodukter'),
      item('businessServices', 'Tjenester for bedrift', [
        item('st1Business', 'St1 Business'),
        item('haulage', 'Transport'),
      ]),
      item('b2b', 'Storkunder'),
      item('b2bContact', 'Kontakt for bedrift'),
    ]),
    item('about', 'Om oss', [
      item('companyInfo', 'Selskapet', [item('keyFigures', 'Nøkkeltall')]),
      item('newsAndMedia', 'Nyheter og presse', [
        item('pressReleases', 'Pressemeldinger'),
        item('articles', 'Alle artikler'),
      ]),
      item('stories', 'Historier'),
      item('sustainability', 'Bærekraft', [
        item('energyTransition', 'Energiomstilling'),
        item('windPower', 'Vindkraft'),
        item('carbonSequestration', 'Karbonlagring'),
        item('reporting', 'Rapportering'),
      ]),
      item('careers', 'Jobb hos oss', [
        item('openPositions', 'Ledige stillinger'),
        item('careersPortal', 'Rekrutteringsportalen'),
      ]),
    ]),
    item('contact', 'Kundeservice', [
      item('serviceNotices', 'Driftsmeldinger'),
      item('productSafety', 'Produktsikkerhet'),
      item('terms', 'Vilkår for bruk'),
      item('privacy', 'Personvern'),
      { ...item('contactUs', 'Ta kontakt'), visibleInNavigation: false },
    ]),
  ],
  quickNavigation: [
    to('stationLocator', 'Finn stasjon'),
    to('carWash', 'Bilvask'),
    to('evCharging', 'Lading'),
    to('contact', 'Kontakt'),
  ],
  footer: {
    iconLinks: [
      to('stationLocator', 'Finn stasjon'),
      to('carWash', 'Kjøp vaskekode'),
      to('loyalty', 'St1-appen'),
      to('contact', 'Kundeservice'),
    ],
    linkGroups: [
      {
        title: 'Privat',
        links: [
          to('fuels', 'Drivstoff'),
          to('evCharging', 'Elbillading'),
          to('carWash', 'Bilvask'),
          to('food', 'Mat og kaffe'),
          to('loyalty', 'Kundeklubb'),
          to('geothermalHeat', 'Bergvarme'),
        ],
      },
      {
        title: 'Bedrift',
        links: [
          to('businessCard', 'St1 Bedriftskort'),
          to('energyProducts', 'Energiprodukter'),
          to('st1Business', 'St1 Business'),
          to('haulage', 'Transport'),
          to('b2bContact', 'Kontakt for bedrift'),
        ],
      },
      {
        title: 'Om St1',
        links: [
          to('companyInfo', 'Selskapet'),
          to('newsAndMedia', 'Nyheter og presse'),
          to('sustainability', 'Bærekraft'),
          to('openPositions', 'Ledige stillinger'),
          to('stories', 'Historier'),
        ],
      },
      {
        title: 'Hjelp',
        links: [
          to('contact', 'Kundeservice'),
          to('serviceNotices', 'Driftsmeldinger'),
          to('productSafety', 'Produktsikkerhet'),
          to('customerCards', 'Sperre kort'),
          to('myPages', 'Mine sider'),
        ],
      },
    ],
    appDownloads: [
      { title: 'St1-appen i App Store', store: 'appStore', url: 'https://apps.apple.com/' },
      {
        title: 'St1-appen på Google Play',
        store: 'googlePlay',
        url: 'https://play.google.com/store',
      },
      { title: 'St1 Business i App Store', store: 'appStore', url: 'https://apps.apple.com/' },
      {
        title: 'St1 Business på Google Play',
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
      { text: 'Finn kodene mine', url: path('findCodes') },
      { text: 'Vilkår for bruk', action: 'terms' },
      { text: 'Innstillinger for informasjonskapsler', action: 'cookieConsent' },
      { text: 'Personvern', url: path('privacy') },
      { text: 'Tilgjengelighetserklæring', url: path('accessibility') },
      { text: 'Angre avtalen her', url: path('withdrawal') },
      { text: 'Åpenhetsloven', url: path('reporting') },
    ],
    company: footerCompany('no-NO'),
  },
  errorLinks: {
    reportProblem: to('contact', 'Skjema og telefonnumre'),
    customerService24h: external('tel:+4721000800', '21 00 08 00', true),
    feedbackContact: to('feedback', 'Om en stasjon, vask eller mat'),
  },
}
