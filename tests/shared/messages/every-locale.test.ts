import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages, type Namespace } from '#shared/messages/messages.ts'
import { expect, test } from 'vitest'
import { compareLocales } from './compare-locales.ts'

/** What reads in some other language as it does in English. */
const SAME_AS_ENGLISH: Record<Namespace, string[]> = {
  site: ['footer.copyright', 'notifications.information'],
  amounts: [],
  cart: [],
  checkout: [],
  consent: [],
  customer: [],
  errors: [],
  forms: ['forms.examples.phone', 'forms.examples.phoneWithCountry', 'forms.submit'],
  news: [],
  orders: [],
  saved: [],
  search: [],
  stations: [
    'filters.groups.service',
    'filters.groups.type',
    'labels.express',
    'labels.lunch',
    'labels.restaurant',
    'labels.station',
    'list.count.one',
    'place.over',
    'search.townStations.one',
  ],
  storage: ['areas.cookie'],
}

for (const [namespace, sameAsEnglish] of Object.entries(SAME_AS_ENGLISH) as [Namespace, string[]][]) {
  await compareLocales({
    name: `the messages "${namespace}"`,
    load: (locale) => loadMessages(namespace, locale),
    sameAsEnglish,
    // names of services often read the same in every language
    isCompared: (key) => !key.startsWith('attributes.'),
  })
}

test.each(LOCALE_CODES)('the words of a late feature are a module of their own, not among the site’s: %s', async (locale) => {
  const site = Object.keys(await loadMessages('site', locale))
  for (const name of ['consent', ...Object.keys(await loadMessages('forms', locale))]) expect(site).not.toContain(name)
})

test.each(LOCALE_CODES)('the words of the consent dialog have no placeholder: it reads them as they stand: %s', async (locale) => {
  expect(JSON.stringify(await loadMessages('consent', locale))).not.toContain('{{')
})
