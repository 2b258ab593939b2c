import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages, pluralKey } from '#shared/messages/messages.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'

describe.each(LOCALE_CODES)('the station texts of %s', (locale) => {
  test('are a separate module, and not part of the site texts', async () => {
    expect(Object.keys(await loadMessages('common', locale))).not.toContain('attributes')
  })

  test('have the labels of §2.4, a name for every weekday, and its abbreviation', async () => {
    const { labels, weekdays, weekdaysShort } = await loadMessages('stations', locale)
    expect(Object.keys(labels)).toEqual([
      ...'contact openingHours kitchen lunch breakfast closed weeklyLunchList services'.split(' '),
      ...'foodMenu carWash restaurant express station getDirections back'.split(' '),
    ])
    expect(labels.kitchen).toContain('à la carte')
    expect([Object.keys(weekdays), Object.keys(weekdaysShort)]).toEqual([
      [...'1234567'],
      [...'1234567'],
    ])
  })

  test('name every filter', async () => {
    const { attributes, filters } = await loadMessages('stations', locale)
    for (const { id } of STATION_FILTERS) expect(attributes).toHaveProperty(id)
    expect(Object.keys(filters.groups).join(' ')).toBe('open charging fuel wash food service')
  })
})

test.each([
  [0, 'list.count.other'],
  [1, 'list.count.one'],
  [2, 'list.count.other'],
])('a count of %s uses %s', (count, key) => {
  expect(pluralKey('list.count', count)).toBe(key)
})
