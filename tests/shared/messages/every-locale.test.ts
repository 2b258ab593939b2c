import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages, type Namespace } from '#shared/messages/messages.ts'
import { expect, test } from 'vitest'
import { compareLocales } from './compare-locales.ts'

/** Texts that are the same in English and another language. */
const SAME_AS_ENGLISH: Record<Namespace, string[]> = {
  site: ['footer.copyright', 'notifications.information'],
  amounts: [],
  cart: [],
  checkout: [],
  consent: ['items.areas.cookie'],
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
}

for (const [namespace, sameAsEnglish] of Object.entries(SAME_AS_ENGLISH) as [Namespace, string[]][]) {
  await compareLocales({
    name: `the messages "${namespace}"`,
    load: (locale) => loadMessages(namespace, locale),
    sameAsEnglish,
    // names of services are often the same in every language
    isCompared: (key) => !key.startsWith('attributes.'),
  })
}

test.each(LOCALE_CODES)('the texts of a lazily loaded feature are a separate module: %s', async (locale) => {
  const site = Object.keys(await loadMessages('site', locale))
  for (const name of ['consent', ...Object.keys(await loadMessages('forms', locale))]) expect(site).not.toContain(name)
})
