import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages, type Namespace } from '#shared/messages/messages.ts'
import { compareLocales } from './compare-locales.ts'

/** Texts that are the same in English and another language. */
const SAME_AS_ENGLISH: Partial<Record<Namespace, string[]>> = {
  amounts: ['unknown'],
  common: ['footer.copyright', 'notifications.information'],
  consent: ['items.areas.cookie'],
  forms: ['forms.examples.phone', 'forms.examples.phoneWithCountry', 'forms.submit'],
  stations: [
    ...'badges.chargers badges.hours badges.power charging.perKwh'.split(' '),
    ...'filters.chargingMinimum filters.kilometres hours.day hours.none'.split(' '),
    ...'labels.express labels.lunch labels.restaurant labels.station list.count.one'.split(' '),
    ...'partHours.always partHours.alwaysToo partHours.opens search.townStations.one'.split(' '),
    ...'short.95 short.98 short.cbg short.hvo100'.split(' '),
    ...'short.open24h short.re85'.split(' '),
  ],
}

const NAMESPACES = globSync('shared/messages/*/en-EU.ts').map(
  (file) => basename(dirname(file)) as Namespace,
)

for (const namespace of NAMESPACES) {
  await compareLocales({
    name: `the messages "${namespace}"`,
    load: (locale) => loadMessages(namespace, locale),
    sameAsEnglish: SAME_AS_ENGLISH[namespace] ?? [],
    // names of services and countries are often the same in every language
    isCompared: (key) => !key.startsWith('attributes.') && !key.startsWith('countries.'),
  })
}

test.each(LOCALE_CODES)(
  'the texts of a lazily loaded feature are a separate module: %s',
  async (locale) => {
    const site = Object.keys(await loadMessages('common', locale))
    for (const name of ['consent', ...Object.keys(await loadMessages('forms', locale))])
      expect(site).not.toContain(name)
  },
)
