// @module-tag thorough

import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS, type PageKey } from '../../backend/content/page-paths.ts'
import { rankEntries } from '../../backend/search/rank-entries.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'
import { searchRows } from '../../backend/seed/search-rows.ts'

const { columns, rows } = searchRows(EDITED_CONTENTS)

/** The page of each query, or of each locale. */
const SEARCHED: [
  page: PageKey | Record<LocaleCode, PageKey>,
  queries: Record<LocaleCode, string[]>,
][] = [
  [
    'fuels',
    of(
      'bensan hinta, polttoaineen hinta, polttoaine, bensa',
      'bensinpris, drivmedel, dieselpris',
      'drivstoffpris, bensin, dieselpris',
      'fuel price, petrol price, fuel',
    ),
  ],
  [
    'withdrawal',
    of(
      'palautus, peruutus, hyvitys',
      'återbetalning, ånger, retur',
      'refusjon, angre, retur',
      'refund, return, withdrawal',
    ),
  ],
  [
    'evCharging',
    of(
      'lataus, latausasema, sähköauto',
      'laddning, ladda, elbil',
      'lading, lader, elbil',
      'charging, charger, electric car',
    ),
  ],
  ['carWash', of('autopesu, pesu', 'biltvätt, tvätt', 'bilvask, vask', 'car wash, wash')],
  [
    'customerCards',
    of(
      'kortti, maksukortti, lahjakortti',
      'kort, betalkort, presentkort',
      'kort, gavekort',
      'card, gift card',
    ),
  ],
  [
    'holidayHours',
    of(
      'joulun aukioloajat, jouluaatto, pyhät',
      'öppettider jul, julafton',
      'åpningstider jul, julaften',
      'opening hours at Christmas, Christmas',
    ),
  ],
  [
    'heatingOil',
    of(
      'lämmitysöljyn hinta, öljyn hinta',
      'eldningsolja pris, pris på eldningsolja',
      'fyringsolje pris, pris på fyringsolje',
      'heating oil price',
    ),
  ],
  [
    'openPositions',
    of(
      'työpaikat, töihin, rekry',
      'jobb, lediga tjänster',
      'jobb, ledig stilling',
      'jobs, vacancies, careers',
    ),
  ],
  [
    'contact',
    of(
      'yhteystiedot, puhelinnumero, asiakaspalvelu',
      'kontakt, telefonnummer',
      'kontakt, telefonnummer',
      'contact, phone number',
    ),
  ],
  ['b2bContact', of('lasku, laskutus', 'faktura', 'faktura', 'invoice, billing')],
  ['contact', of('kuitti', 'kvitto', 'kvittering', 'receipt')],
  ['loyalty', of('sovellus, appi', 'app, appen', 'app, appen', 'app')],
  [
    'contact',
    of(
      'löytötavarat, unohtuneet tavarat',
      'hittegods, borttappat',
      'hittegods, glemt noe',
      'lost property, lost and found',
    ),
  ],
  [
    'feedback',
    of('reklamaatio, valitus', 'reklamation, klagomål', 'klage, reklamasjon', 'complaint'),
  ],
  [
    { 'fi-FI': 'fuels', 'sv-SE': 'haulage', 'no-NO': 'energyProducts', 'en-EU': 'fuels' },
    of('AdBlue', 'AdBlue', 'AdBlue', 'AdBlue'),
  ],
  [
    {
      'fi-FI': 'energyProducts',
      'sv-SE': 'energyProducts',
      'no-NO': 'haulage',
      'en-EU': 'haulage',
    },
    of('LBG', 'LBG', 'LBG', 'LBG'),
  ],
  [
    'services',
    of(
      'peräkärry, peräkärryn vuokraus',
      'släp, släpvagn',
      'tilhenger, henger',
      'trailer, trailer hire',
    ),
  ],
]

function of(fi: string, sv: string, no: string, en: string): Record<LocaleCode, string[]> {
  return {
    'fi-FI': fi.split(', '),
    'sv-SE': sv.split(', '),
    'no-NO': no.split(', '),
    'en-EU': en.split(', '),
  }
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
    const expected = SEARCHED.flatMap(([page, queries]) =>
      queries[locale].map(
        (query) =>
          `${query}: ${PAGE_PATHS[typeof page === 'string' ? page : page[locale]][locale]}`,
      ),
    )
    const queries = SEARCHED.flatMap(([, words]) => words[locale])
    const answers = queries.map((query) => {
      const { found, isAnswered } = rankEntries(entries, query)
      return `${query}: ${isAnswered ? found[0]?.slug : 'no answer'}`
    })
    expect(answers).toEqual(expected)
  },
)
