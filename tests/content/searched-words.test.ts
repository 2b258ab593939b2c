// @module-tag thorough

import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS, type PageKey } from '../../backend/content/page-paths.ts'
import { rankEntries } from '../../backend/search/rank-entries.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { searchRows } from '../../backend/seed/search-rows.ts'

const { columns, rows } = searchRows(EDITED_CONTENTS)

/** The page that answers the queries. */
const SEARCHED: Record<LocaleCode, [page: PageKey, queries: string][]> = {
  'fi-FI': [
    ['fuels', 'bensan hinta, polttoaineen hinta, polttoaine, bensa'],
    ['withdrawal', 'palautus, peruutus, hyvitys'],
    ['evCharging', 'lataus, latausasema, sähköauto'],
    ['carWash', 'autopesu, pesu'],
    ['customerCards', 'kortti, maksukortti, lahjakortti'],
    ['holidayHours', 'joulun aukioloajat, jouluaatto, pyhät'],
    ['heatingOil', 'lämmitysöljyn hinta, öljyn hinta'],
    ['openPositions', 'työpaikat, töihin, rekry'],
    ['contact', 'yhteystiedot, puhelinnumero, asiakaspalvelu'],
    ['b2bContact', 'lasku, laskutus'],
    ['contact', 'kuitti'],
    ['loyalty', 'sovellus, appi'],
    ['contact', 'löytötavarat, unohtuneet tavarat'],
    ['feedback', 'reklamaatio, valitus'],
    ['fuels', 'AdBlue'],
    ['energyProducts', 'LBG'],
    ['services', 'peräkärry, peräkärryn vuokraus'],
    ['fuels', 'dieselin hinta, bensan hinta tänään, e85, adblu'],
    ['withdrawal', 'peruuta tilaus'],
    ['evCharging', 'latas, latausasemat, lataushinta, pikalatausasema'],
    ['carWash', 'autopseu, pesuohjelmat, autopesun hinta'],
    ['customerCards', 'luottokortti, maksutavat'],
    ['holidayHours', 'jouluna auki, vappu'],
    ['heatingOil', 'öljytilaus, polttoöljyn hinta'],
    ['openPositions', 'kesätöihin'],
    ['b2bContact', 'laskutusosoite'],
    ['contact', 'kuiti, kuitit, kuitin pyytäminen, puhelinumero'],
    ['loyalty', 'sovelus, kanta-asiakaskortti'],
    ['feedback', 'valittaa'],
    ['services', 'peräkäry'],
    ['myPages', 'unohdin salasanan, kirjaudu, tilaukseni'],
    ['findCodes', 'koodi hukassa'],
    ['food', 'lounaslista, kahvi'],
    ['privacy', 'evästeet'],
    ['pressReleases', 'tiedote'],
  ],
  'sv-SE': [
    ['fuels', 'bensinpris, drivmedel, dieselpris'],
    ['withdrawal', 'återbetalning, ånger, retur'],
    ['evCharging', 'laddning, ladda, elbil'],
    ['carWash', 'biltvätt, tvätt'],
    ['customerCards', 'kort, betalkort, presentkort'],
    ['holidayHours', 'öppettider jul, julafton'],
    ['heatingOil', 'eldningsolja pris, pris på eldningsolja'],
    ['openPositions', 'jobb, lediga tjänster'],
    ['contact', 'kontakt, telefonnummer'],
    ['b2bContact', 'faktura'],
    ['contact', 'kvitto'],
    ['loyalty', 'app, appen'],
    ['contact', 'hittegods, borttappat'],
    ['feedback', 'reklamation, klagomål'],
    ['haulage', 'AdBlue'],
    ['energyProducts', 'LBG'],
    ['services', 'släp, släpvagn'],
    ['fuels', 'dieselpriser, pris på bensin, e85'],
    ['withdrawal', 'ångra köp'],
    ['evCharging', 'laddnig, laddstationer, laddpriser'],
    ['carWash', 'biltvät, tvättkoden, tvättprogram'],
    ['holidayHours', 'öppet på julafton, juldagen'],
    ['heatingOil', 'beställa olja, oljepriset'],
    ['openPositions', 'sommarjobb'],
    ['b2bContact', 'fakturan, betala fakturan'],
    ['contact', 'kvito, kvitton, telefonnumer, glömda saker'],
    ['loyalty', 'apen, kundkort'],
    ['haulage', 'adblu'],
    ['services', 'släpvagnar'],
    ['myPages', 'glömt lösenord'],
    ['findCodes', 'tappad kod'],
    ['food', 'lunchmeny'],
    ['privacy', 'cookies'],
  ],
  'no-NO': [
    ['fuels', 'drivstoffpris, bensin, dieselpris'],
    ['withdrawal', 'refusjon, angre, retur'],
    ['evCharging', 'lading, lader, elbil'],
    ['carWash', 'bilvask, vask'],
    ['customerCards', 'kort, gavekort'],
    ['holidayHours', 'åpningstider jul, julaften'],
    ['heatingOil', 'fyringsolje pris, pris på fyringsolje'],
    ['openPositions', 'jobb, ledig stilling'],
    ['contact', 'kontakt, telefonnummer'],
    ['b2bContact', 'faktura'],
    ['contact', 'kvittering'],
    ['loyalty', 'app, appen'],
    ['contact', 'hittegods, glemt noe'],
    ['feedback', 'klage, reklamasjon'],
    ['energyProducts', 'AdBlue'],
    ['haulage', 'LBG'],
    ['services', 'tilhenger, henger'],
    ['fuels', 'dieselpriser, bensin pris i dag'],
    ['withdrawal', 'pengene tilbake'],
    ['evCharging', 'ladding, ladestasjoner, ladeprisen'],
    ['carWash', 'bilvsk, vaskeprogram, vaskekoden'],
    ['holidayHours', 'åpent julaften, første juledag'],
    ['heatingOil', 'bestille olje'],
    ['openPositions', 'sommerjobb'],
    ['b2bContact', 'fakturaen'],
    ['contact', 'kvitering, kvitteringer, ring oss'],
    ['loyalty', 'kundekort'],
    ['feedback', 'klager'],
    ['energyProducts', 'adblu'],
    ['services', 'tilhengere, hengerleie'],
    ['myPages', 'glemt passord'],
    ['findCodes', 'mistet kode'],
    ['food', 'lunsjmeny'],
    ['privacy', 'informasjonskapsler'],
  ],
  'en-EU': [
    ['fuels', 'fuel price, petrol price, fuel'],
    ['withdrawal', 'refund, return, withdrawal'],
    ['evCharging', 'charging, charger, electric car'],
    ['carWash', 'car wash, wash'],
    ['customerCards', 'card, gift card'],
    ['holidayHours', 'opening hours at Christmas, Christmas'],
    ['heatingOil', 'heating oil price'],
    ['openPositions', 'jobs, vacancies, careers'],
    ['contact', 'contact, phone number'],
    ['b2bContact', 'invoice, billing'],
    ['contact', 'receipt'],
    ['loyalty', 'app'],
    ['contact', 'lost property, lost and found'],
    ['feedback', 'complaint'],
    ['fuels', 'AdBlue'],
    ['haulage', 'LBG'],
    ['services', 'trailer, trailer hire'],
    ['fuels', 'price of diesel, petrol prices today, adblu'],
    ['withdrawal', 'cancel my order'],
    ['evCharging', 'chargng, charging stations, charging prices'],
    ['carWash', 'car wsh, car washing'],
    ['holidayHours', 'open on christmas eve, christmas day'],
    ['heatingOil', 'order heating oil'],
    ['openPositions', 'summer jobs'],
    ['b2bContact', 'invoices, pay invoice'],
    ['contact', 'recept, receipts'],
    ['loyalty', 'download app'],
    ['feedback', 'complaints'],
    ['services', 'trailers'],
    ['myPages', 'forgot password, sign in'],
    ['findCodes', 'lost my code'],
    ['food', 'lunch menu'],
    ['privacy', 'cookies'],
  ],
}

test.each(LOCALE_CODES)(
  'what visitors of %s often search is answered by the page about it',
  (locale) => {
    const entries = rows
      .filter(([of]) => of === locale)
      .map((row) => {
        const text = (name: string) => String(row[columns.indexOf(name)])
        return {
          slug: text('slug'),
          category: text('category'),
          title: text('title'),
          synonyms: text('synonyms'),
          hit: text('hit'),
          title_words: text('title_words'),
          lead_words: text('lead_words'),
          text_words: text('text_words'),
        }
      })
    const searched = SEARCHED[locale].flatMap(([page, queries]) =>
      queries.split(', ').map((query) => ({ query, path: PAGE_PATHS[page][locale] })),
    )
    const expected = searched.map(({ query, path }) => `${query}: ${path}`)
    const answers = searched.map(({ query }) => {
      const { found, isAnswered } = rankEntries(entries, query)
      return `${query}: ${isAnswered ? found[0]?.slug : 'no answer'}`
    })
    expect(answers).toEqual(expected)
  },
)
