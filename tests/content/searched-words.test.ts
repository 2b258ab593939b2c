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
