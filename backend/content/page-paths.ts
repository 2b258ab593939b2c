// Every page of the embedded content by key, with its path in each locale. localizedPagePaths,
// links between pages and the check of the redirect tables use this table.

import type { LocaleCode } from '#shared/locale/locales.ts'

type Row = Record<LocaleCode, string>

function row(fi: string, sv: string, no: string, en: string): Row {
  return { 'fi-FI': fi, 'sv-SE': sv, 'no-NO': no, 'en-EU': en }
}

export const PAGE_PATHS = {
  landing: row('/', '/', '/', '/'),

  private: row('/yksityisille', '/privat', '/privat', '/private'),
  products: row('/yksityisille/tuotteet', '/privat/produkter', '/privat/produkter', '/private/products'),
  fuels: row('/yksityisille/tuotteet/polttoaineet', '/privat/produkter/drivmedel', '/privat/produkter/drivstoff', '/private/products/fuels'),
  evCharging: row('/yksityisille/tuotteet/sahkoauton-lataus', '/privat/produkter/elbilsladdning', '/privat/produkter/elbillading', '/private/products/ev-charging'),
  heatingOil: row('/yksityisille/tuotteet/lammitysoljy', '/privat/produkter/eldningsolja', '/privat/produkter/fyringsolje', '/private/products/heating-oil'),
  geothermalHeat: row('/yksityisille/tuotteet/maalampo', '/privat/produkter/bergvarme', '/privat/produkter/bergvarme', '/private/products/geothermal-heat'),
  services: row('/yksityisille/palvelut', '/privat/tjanster', '/privat/tjenester', '/private/services'),
  carWash: row('/yksityisille/palvelut/autopesu', '/privat/tjanster/biltvatt', '/privat/tjenester/bilvask', '/private/services/car-wash'),
  food: row('/yksityisille/palvelut/ruoka-ja-kahvi', '/privat/tjanster/mat-och-kaffe', '/privat/tjenester/mat-og-kaffe', '/private/services/food-and-coffee'),
  loyalty: row('/yksityisille/kanta-asiakkuus', '/privat/kundklubb', '/privat/kundeklubb', '/private/loyalty'),
  customerCards: row('/yksityisille/kortit', '/privat/kort', '/privat/kort', '/private/cards'),
  payment: row('/yksityisille/maksutavat', '/privat/betalsatt', '/privat/betalingsmater', '/private/ways-to-pay'),
  contactUs: row('/yksityisille/ota-yhteytta', '/privat/kontakt', '/privat/kontakt', '/private/contact'),
  contact: row('/yksityisille/ota-yhteytta/asiakaspalvelu', '/privat/kundservice', '/privat/kundservice', '/about-us/company-info/contact-us'),
  feedback: row('/yksityisille/ota-yhteytta/palaute', '/privat/kundservice/synpunkter', '/privat/kundservice/tilbakemelding', '/about-us/company-info/contact-us/feedback'),
  privacy: row('/yksityisille/tietosuoja', '/privat/integritetspolicy', '/privat/personvern', '/private/privacy-policy'),
  withdrawal: row('/peru-sopimus', '/angra-avtalet', '/angre-avtalen', '/withdraw-from-contract'),
  findCodes: row('/etsi-koodit', '/hitta-koder', '/finn-koder', '/find-codes'),
  accessibility: row('/saavutettavuus', '/tillganglighet', '/tilgjengelighet', '/accessibility'),
  terms: row('/kayttoehdot', '/allmanna-villkor', '/vilkar-for-bruk', '/terms'),

  business: row('/yrityksille', '/foretag', '/befrift', '/company'),
  b2b: row('/yrityksille/b2b', '/foretag/stora-foretag', '/bedrift/storkunder', '/company/b2b'),
  b2bContact: row('/yrityksille/b2b-ota-yhteytta', '/foretag/kontakt', '/bedrift/kontakt', '/company/contact'),
  businessCard: row('/yrityksille/st1-business-kortti', '/foretag/st1-business-tjanst/st1-business-kort', '/bedrift/bedrift-drivstoffkort', '/company/st1-business-card'),
  energyProducts: row('/yrityksille/energiatuotteet', '/foretag/energiprodukter', '/bedrift/energiprodukter', '/company/energy-products'),
  businessServices: row('/yrityksille/business-palvelut', '/foretag/foretagstjanster', '/bedrift/tjenester', '/company/services'),
  st1Business: row('/yrityksille/business-palvelut/st1business', '/foretag/st1-business-tjanst', '/bedrift/tjenester/st1-business', '/company/services/st1-business'),
  haulage: row('/yrityksille/business-palvelut/skal-jasenyys', '/foretag/foretagstjanster/akerier', '/bedrift/tjenester/transport', '/company/services/haulage'),

  about: row('/tietoa-meista', '/om-oss', '/om-oss', '/about-us'),
  companyInfo: row('/tietoa-meista/yritys', '/om-oss/foretaget', '/om-oss/selskapet', '/about-us/company-info'),
  keyFigures: row('/tietoa-meista/yritys/avainluvut', '/om-oss/foretaget/nyckeltal', '/om-oss/selskapet/nokkeltall', '/about-us/company-info/key-figures-and-ir'),
  newsAndMedia: row('/tietoa-meista/uutiset-ja-media', '/om-oss/nyheter-och-press', '/om-oss/nyheter-og-presse', '/about-us/news-and-media'),
  pressReleases: row('/tietoa-meista/uutiset-ja-media/tiedotteet', '/om-oss/nyheter-och-press/pressmeddelanden', '/om-oss/nyheter-og-presse/pressemeldinger', '/about-us/news-and-media/company-and-press-releases'),
  stories: row('/tietoa-meista/tarinat', '/om-oss/berattelser', '/om-oss/stories', '/about-us/stories'),
  sustainability: row('/tietoa-meista/vastuullisuus', '/om-oss/hallbarhet', '/om-oss/baerekraft', '/about-us/sustainability'),
  energyTransition: row('/tietoa-meista/vastuullisuus/energiamurros', '/om-oss/hallbarhet/energiomstallning', '/om-oss/baerekraft/energiomstilling', '/about-us/sustainability/energy-transition'),
  reporting: row('/tietoa-meista/vastuullisuus/raportointi', '/om-oss/hallbarhet/rapportering', '/om-oss/baerekraft/rapportering', '/about-us/sustainability/reporting'),
  windPower: row('/tietoa-meista/vastuullisuus/tuulivoima', '/om-oss/hallbarhet/vindkraft', '/om-oss/baerekraft/vindkraft', '/about-us/sustainability/wind-power'),
  carbonSequestration: row('/tietoa-meista/vastuullisuus/hiilensidonta', '/om-oss/hallbarhet/kolinlagring', '/om-oss/baerekraft/karbonlagring', '/about-us/sustainability/carbon-sequestration'),
  careers: row('/tietoa-meista/ihmiset-ja-ura', '/om-oss/jobba-hos-oss', '/om-oss/jobb-hos-oss', '/about-us/people-and-careers'),
  openPositions: row('/tietoa-meista/ihmiset-ja-ura/avoimet-tyopaikat', '/om-oss/jobba-hos-oss/lediga-jobb', '/om-oss/jobb-hos-oss/ledige-stillinger', '/about-us/people-and-careers/open-positions'),
  careersPortal: row('/tietoa-meista/ihmiset-ja-ura/rekrytointi', '/om-oss/jobba-hos-oss/rekrytering', '/om-oss/jobb-hos-oss/rekruttering', '/about-us/people-and-careers/recruitment'),
  productSafety: row('/kayttoturva-ja-tuotetiedotteet', '/produktsakerhet', '/produktsikkerhet', '/product-safety'),
  serviceNotices: row('/vika-ja-hairiotiedotteet', '/driftstorningar', '/driftsmeldinger', '/service-notices'),
  holidayHours: row('/aukioloajat-pyhina', '/oppettider-helgdagar', '/apningstider-helligdager', '/holiday-opening-hours'),

  stationLocator: row('/asemahaku', '/hitta-station', '/finn-stasjon', '/stationsearch'),
  articles: row('/artikkeli', '/artikel', '/artikkel', '/article'),
  blockGallery: row('/sisaltolohkot', '/innehallsblock', '/innholdsblokker', '/content-blocks'),
  summerCampaign: row('/kesan-kampanja', '/sommarkampanj', '/sommerkampanje', '/summer-campaign'),
  formGallery: row('/lomakekentat', '/formularfalt', '/skjemafelt', '/form-fields'),

  cart: row('/ostoskori', '/varukorg', '/handlekurv', '/cart'),
  checkout: row('/kassa', '/kassa', '/kasse', '/checkout'),
  orderStatus: row('/tilaus', '/bestallning', '/bestilling', '/order'),
  myPages: row('/omat-sivut', '/mina-sidor', '/mine-sider', '/my-pages'),
  saved: row('/tallennetut', '/sparat', '/lagret', '/saved'),
  search: row('/haku', '/sok', '/sok', '/search'),

  articleHvo: row('/artikkeli/uusiutuva-diesel-talvella', '/artikel/fornybar-diesel-pa-vintern', '/artikkel/fornybar-diesel-om-vinteren', '/article/renewable-diesel-in-winter'),
  articleChargingNetwork: row('/artikkeli/suurteholataus-laajenee', '/artikel/snabbladdning-byggs-ut', '/artikkel/hurtiglading-bygges-ut', '/article/high-power-charging-grows'),
  articleWashWinter: row('/artikkeli/autopesu-pakkasella', '/artikel/biltvatt-i-minusgrader', '/artikkel/bilvask-i-kulda', '/article/washing-your-car-in-frost'),
  articleGeothermalSchool: row('/artikkeli/koulu-lampenee-maalammolla', '/artikel/skolan-som-varms-av-berget', '/artikkel/skolen-som-varmes-av-fjellet', '/article/a-school-heated-by-bedrock'),
  articleWindFarm: row('/artikkeli/tuulipuisto-pohjoisessa', '/artikel/vindparken-i-norr', '/artikkel/vindparken-i-nord', '/article/the-wind-farm-in-the-north'),
  articleLunch: row('/artikkeli/lounas-tien-paalla', '/artikel/lunch-langs-vagen', '/artikkel/lunsj-langs-veien', '/article/lunch-on-the-road'),
  articleTruckers: row('/artikkeli/raskaan-liikenteen-yo', '/artikel/natten-tillhor-akarna', '/artikkel/natten-tilhorer-sjaforene', '/article/the-night-belongs-to-the-drivers'),
  articleForest: row('/artikkeli/metsa-sitoo-hiilta', '/artikel/skogen-binder-kol', '/artikkel/skogen-binder-karbon', '/article/forests-that-bind-carbon'),
  articleApp: row('/artikkeli/uusi-sovellus', '/artikel/den-nya-appen', '/artikkel/den-nye-appen', '/article/the-new-app'),
  articleInterimReport: row('/artikkeli/puolivuosikatsaus-2026', '/artikel/halvarsrapport-2026', '/artikkel/halvarsrapport-2026', '/article/half-year-report-2026'),
  articleBiogas: row('/artikkeli/biokaasua-raskaalle-liikenteelle', '/artikel/biogas-for-tunga-transporter', '/artikkel/biogass-for-tungtransport', '/article/biogas-for-heavy-transport'),
  articleNewStation: row('/artikkeli/uusi-asema-tornioon', '/artikel/ny-station-i-haparanda', '/artikkel/ny-stasjon-i-kirkenes', '/article/a-new-station-in-the-north'),
  articleSafetyDay: row('/artikkeli/turvallisuuspaiva', '/artikel/sakerhetsdagen', '/artikkel/sikkerhetsdagen', '/article/safety-day'),
} as const satisfies Record<string, Row>

export type PageKey = keyof typeof PAGE_PATHS
