import { icons as lucide } from '@iconify-json/lucide'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import { findAttribute, unknownAttributeText } from '#shared/stations/services/find-attribute.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'

describe('the attribute catalogue (§3)', () => {
  test.each([
    [
      'fuels',
      '98, 95 Extra, 95 FuelSave, diesel, HVO diesel, V-Power, RE85, E85, CNG/CBG, CNG, CBG, LBG, AdBlue, LPG',
    ],
    ['carWash', 'carwash, carwash24h, self-service, perfect, ecolabel, dirt'],
    ['charging', 'EV charging, ev charging 150 kW, ev charging 400 kW'],
    ['food', 'restaurant, lunch, breakfast, burgerking, kotipizza'],
    ['parcel', 'Posti, Matkahuolto, Budbee, Schenker, UPS'],
    ['truck', 'sauna, shower, truck fueling point'],
    [
      'other',
      'ATM, bottle return, free wifi, meeting room, trailer rental, van rental, caravan parking, toilet, boat station',
    ],
  ])('contains %s: %s', (group, names) => {
    for (const name of names.split(', '))
      expect([name, findAttribute(name)?.group]).toEqual([name, group])
  })

  test.each([
    'car wash',
    'charging stations',
    'self-wash',
    'staffed station',
    'truck',
    'diesel',
    '98/95 petrol',
    'E10',
    'paraffin on pump',
    'coloured diesel',
    'HVO 100',
    'RED95',
  ])('contains the attributes of Norway: %s', (name) => {
    expect(findAttribute(`norway/${name}`)).toBeDefined()
  })

  test('has every code of the filters (§9)', () => {
    for (const { id, code } of STATION_FILTERS)
      for (const each of [id, code].flat())
        expect([each, findAttribute(each)?.code]).toEqual([each, each])
  })

  test.each(LOCALE_CODES)('has a name for each code and no other names: %s', async (locale) => {
    const { attributes } = await loadMessages('stations', locale)
    expect(Object.keys(attributes).toSorted()).toEqual(
      ATTRIBUTES.map(({ code }) => code as string).toSorted(),
    )
  })

  test('has each code once, in the form used for comparison, and no alias twice', () => {
    const written = ATTRIBUTES.flatMap(({ code, aliases }) => [code, ...aliases])
    expect(new Set(written).size).toBe(written.length)
    expect(written.map((text) => text.toLowerCase().replace(/[\s_\-./]+/g, ''))).toEqual(written)
  })

  test.each([...new Set(ATTRIBUTES.map(({ icon }) => icon))])(
    'has an icon that exists: %s',
    (icon) => {
      expect(lucide.icons).toHaveProperty([icon])
    },
  )

  test.each([
    ['__proto__'],
    ['constructor'],
    ['toString'],
    [''],
    ['finland/'],
    ['x'.repeat(10_000)],
  ])('does not contain %s', (code) => {
    expect(findAttribute(code)).toBeUndefined()
  })
})

test.each([
  ['finland/Dog wash', 'Dog wash'],
  ['SWEDEN/Hot dogs', 'Hot dogs'],
  ['wash/vacuum', 'wash/vacuum'],
  ['  two\n\tlines ', 'two lines'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['a\u202Eb\u0000c\u200Bd', 'abcd'],
  ['\uD800', ''],
  ['x'.repeat(41), `${'x'.repeat(39)}…`],
  ['😀'.repeat(50), `${'😀'.repeat(39)}…`],
])(
  'an unknown code is shown as text, without country prefix and invisible characters: %j',
  (code, text) => {
    expect(unknownAttributeText(code)).toBe(text)
  },
)
