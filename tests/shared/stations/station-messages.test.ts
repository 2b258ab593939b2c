import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages, pluralKey } from '#shared/messages/messages.ts'
import { STATION_FILTER_GROUPS, STATION_FILTERS } from '#shared/stations/station-filters.ts'
import { ATTRIBUTE_GROUPS } from '#shared/stations/attribute-catalogue.ts'

const english = textsOf(await loadMessages('stations', 'en-EU'))

const SAME_AS_ENGLISH = [
  'filters.groups.service',
  'filters.groups.type',
  'labels.express',
  'labels.lunch',
  'labels.restaurant',
  'labels.station',
  'list.count.one',
  'place.over',
  'search.townStations.one',
]

describe.each(LOCALE_CODES)('the station words of %s', (locale) => {
  test('have the keys of every other locale', async () => {
    expect([...textsOf(await loadMessages('stations', locale)).keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('have the same placeholders in each text', async () => {
    for (const [key, text] of textsOf(await loadMessages('stations', locale))) {
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english.get(key) ?? '')])
    }
  })

  test('leave no text empty, untrimmed or with a stray brace', async () => {
    for (const [key, text] of textsOf(await loadMessages('stations', locale))) {
      expect([key, text.trim()]).toEqual([key, text])
      expect([key, text]).not.toEqual([key, ''])
      expect([key, text.replace(/\{\{\w+\}\}/g, '')]).toEqual([key, expect.not.stringMatching(/[{}<>]/)])
    }
  })

  test('are in Unicode form NFC, without invisible characters', async () => {
    const text = [...textsOf(await loadMessages('stations', locale)).values()].join('')
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toMatch(/\p{C}/u)
  })

  test('are a module of their own: no text of theirs is among the site’s', async () => {
    expect(Object.keys(await loadMessages('site', locale))).not.toContain('attributes')
  })

  test('have the labels of §2.4, a name for every weekday, and its abbreviation', async () => {
    const { labels, weekdays, weekdaysShort } = await loadMessages('stations', locale)
    expect(Object.keys(labels)).toEqual([
      'contact',
      'openingHours',
      'kitchen',
      'lunch',
      'breakfast',
      'closed',
      'weeklyLunchList',
      'services',
      'foodMenu',
      'carWash',
      'restaurant',
      'express',
      'station',
      'getDirections',
      'back',
    ])
    expect(labels.kitchen).toContain('à la carte')
    expect([Object.keys(weekdays), Object.keys(weekdaysShort)]).toEqual([[...'1234567'], [...'1234567']])
  })

  test('name every filter and every group', async () => {
    const { attributes, filters, attributeGroups } = await loadMessages('stations', locale)
    for (const { id } of STATION_FILTERS) expect(attributes).toHaveProperty(id)
    expect(Object.keys(filters.groups)).toEqual([...STATION_FILTER_GROUPS])
    expect(Object.keys(attributeGroups)).toEqual([...ATTRIBUTE_GROUPS])
  })
})

test('a text left in English in another locale is one that reads the same there; names in the catalogue often do', async () => {
  const same = new Set<string>()
  for (const locale of LOCALE_CODES.filter((locale) => locale !== 'en-EU')) {
    for (const [key, text] of textsOf(await loadMessages('stations', locale))) if (text === english.get(key)) same.add(key)
  }
  expect([...same].filter((key) => !key.startsWith('attributes.')).toSorted()).toEqual(SAME_AS_ENGLISH)
})

test('the status is told in words: "Open now, closes 22:00"', async () => {
  const { status } = await loadMessages('stations', 'en-EU')
  expect(status.openUntil.replace('{{time}}', '22:00')).toBe('Open now, closes 22:00')
})

test.each([
  [0, 'list.count.other'],
  [1, 'list.count.one'],
  [2, 'list.count.other'],
])('a count of %s is told with %s', (count, key) => {
  expect(pluralKey('list.count', count)).toBe(key)
})

function textsOf(messages: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + name, value)
    else for (const [key, text] of textsOf(value, `${prefix}${name}.`)) texts.set(key, text)
  }
  return texts
}

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{.*?\}\}/g) ?? []).toSorted()
}
