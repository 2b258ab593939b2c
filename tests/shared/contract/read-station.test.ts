import { describe, expect, test } from 'vitest'
import { readStation, readStationSummary } from '#shared/contract/station.ts'
import { station } from './full-page.ts'

describe('stations', () => {
  test('a full station is read in all its parts', () => {
    const { image: _image, ...rest } = station
    // the store's hours are converted to the shape of all other hours
    expect(readStation(station, '/x')).toMatchObject({
      ...rest,
      storeOpeningHours: rest.openingHours,
    })
  })

  test.each([[{ lat: 91, lon: 0 }], [{ lat: '60.1', lon: 'x' }], [{ lat: 0, lon: 0 }], [null]])(
    'the location %j is dropped and the station is kept',
    (location) => {
      const read = readStation({ ...station, location }, '/x')
      expect(read).toMatchObject({ name: 'St1 Tornio' })
      expect(read).not.toHaveProperty('location')
    },
  )

  test('a location is rounded to a metre', () => {
    const read = (location: object) => readStation({ ...station, location }, '/x')?.location
    expect(read({ lat: 60.169856123, lon: '24.93837999999' })).toEqual({
      lat: 60.16986,
      lon: 24.93838,
    })
    expect(read({ lat: 1e-9, lon: -1e-9 })).toBeUndefined()
    expect(read({ lat: 1e300, lon: 24 })).toBeUndefined()
  })

  test('swapped latitude and longitude are corrected', () => {
    expect(
      readStation({ ...station, location: { lat: 24.94, lon: 60.17 } }, '/x')?.location,
    ).toEqual({ lat: 60.17, lon: 24.94 })
    for (const location of [
      { lat: 60.17, lon: 24.94 },
      { lat: 24.94, lon: 90 },
      { lat: 54, lon: 32 },
    ])
      expect(readStation({ ...station, location }, '/x')?.location).toEqual(location)
  })

  test.each([
    [{ brand: 'St1', address: { street: 'Kirkkotie 31', city: 'Ii' } }, 'St1 Kirkkotie 31'],
    [{ brand: null, address: { street: '', city: 'Ii' } }, 'Ii'],
    [{ brand: 'St1', address: null }, undefined],
  ])('a station without a name, with %j, is called %s', (rest, name) => {
    expect(readStation({ ...station, ...rest, name: null }, '/x')?.name).toBe(name)
  })

  test.each([
    ['FI', 'Europe/Helsinki', 'FI', 'Europe/Helsinki'],
    ['FI', 'Europe/Mariehamn', 'FI', 'Europe/Mariehamn'],
    ['FI', 'Europe/Stockholm', 'FI', 'Europe/Stockholm'],
    ['SE', 'Europe/Tallinn', 'SE', 'Europe/Tallinn'],
    ['NO', 'Atlantic/Reykjavik', 'NO', 'Atlantic/Reykjavik'],
    ['NO', ' europe/OSLO ', 'NO', 'Europe/Oslo'],
    ['FI', 'UTC', 'FI', 'UTC'],
    ['SE', 'Mars/Olympus', 'SE', 'Europe/Stockholm'],
    ['SE', '+02:00', 'SE', 'Europe/Stockholm'],
    ['NO', null, 'NO', 'Europe/Oslo'],
    ['NO', 2, 'NO', 'Europe/Oslo'],
    ['se', null, 'SE', 'Europe/Stockholm'],
    [' No ', '', 'NO', 'Europe/Oslo'],
    [null, 'Europe/Stockholm', 'SE', 'Europe/Stockholm'],
    ['XX', 'Arctic/Longyearbyen', 'NO', 'Arctic/Longyearbyen'],
    ['', 'europe/oslo', 'NO', 'Europe/Oslo'],
    ['EE', 'Europe/Tallinn', 'FI', 'Europe/Tallinn'],
    [null, 'Mars/Olympus', 'FI', 'Europe/Helsinki'],
  ])(
    'country %j with the zone %j becomes %s with the zone %s',
    (country, timeZone, expectedCountry, expectedZone) => {
      const read = readStation(
        { ...station, address: { ...station.address, country }, timeZone },
        '/x',
      )
      expect([read?.address.country, read?.timeZone]).toEqual([expectedCountry, expectedZone])
    },
  )

  test.each([
    [{ openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] }, [['06:00:00', '22:00:00']]],
    [{ hours: [{ opens: '06:00:00', closes: '22:00:00' }] }, [['06:00:00', '22:00:00']]],
    [{ openHours: null, hours: [{ opens: '06:00', closes: '22:00' }] }, [['06:00', '22:00']]],
    [{ openHours: [{ opens: '06:00', closes: '22:00' }] }, [['06:00', '22:00']]],
    [{ openHours: [] }, []],
    [{ hours: [] }, []],
  ])(
    'a day is read in either shape of §3, and an empty list is a closed day: %j',
    (hours, expected) => {
      const days = [{ date: '2026-01-05', ...hours }]
      const read = readStation({ ...station, openingHours: days, storeOpeningHours: days }, '/x')
      const openHours = expected.map(([startTime, endTime]) => ({ startTime, endTime }))
      expect(read?.openingHours).toEqual([{ date: '2026-01-05', openHours }])
      expect(read?.storeOpeningHours).toEqual(read?.openingHours)
    },
  )

  test.each([
    [null],
    [{ date: '6.1.', openHours: [] }],
    [{ date: '2026-01-07' }],
    [{ date: '2026-01-07', openHours: null }],
    [{ date: '2026-01-07', openHours: 'x' }],
    [{ date: '2026-01-07', openHours: {} }],
    [{ date: '2026-01-07', openHours: [{ startTime: '06:00:00' }] }],
    [{ date: '2026-01-07', hours: null }],
    [{ date: '2026-01-07', hours: [{ opens: '06:00:00', closes: null }] }],
  ])(
    'a day without readable hours is dropped, because it is unknown and not closed (§2.4): %j',
    (day) => {
      const days = [{ date: '2026-01-05', openHours: [] }, day]
      const read = readStation({ ...station, openingHours: days, storeOpeningHours: days }, '/x')
      expect(read?.openingHours).toEqual([{ date: '2026-01-05', openHours: [] }])
      expect(read?.storeOpeningHours).toEqual(read?.openingHours)
    },
  )

  test.each([
    '2026-99-99',
    '2026-02-30',
    '2026-02-29',
    '0000-00-00',
    '2026-1-5',
    '05.01.2026',
    '2026-01-05T00:00:00Z',
    20260105,
    null,
  ])('a day with a date that does not exist is dropped: %j', (date) => {
    const openingHours = [{ date, openHours: [] }]
    const storeOpeningHours = [{ date, hours: [] }]
    const lunchMenu = [{ date, dishes: [{ name: 'Lohikeitto' }] }]
    const read = readStation(
      { ...station, openingHours, storeOpeningHours, kitchenHours: openingHours, lunchMenu },
      '/x',
    )
    expect(read).toMatchObject({ name: 'St1 Tornio', openingHours: [] })
    for (const absent of ['storeOpeningHours', 'kitchenHours', 'lunchMenu'])
      expect(read).not.toHaveProperty(absent)
  })

  test('a leap day is accepted', () => {
    expect(
      readStation({ ...station, openingHours: [{ date: '2028-02-29', openHours: [] }] }, '/x')
        ?.openingHours,
    ).toHaveLength(1)
  })

  test.each([
    [12.9, 12.9],
    ['12.90', 12.9],
    [0.01, 0.01],
    [10_000, 10_000],
    [0, 0],
    [-0, 0],
    [0.001, undefined],
    [-1, undefined],
    [10_000.01, undefined],
    [1e21, undefined],
    [1e300, undefined],
    ['1e300', undefined],
    ['12,90 €', undefined],
    [null, undefined],
  ])('the price %j of a dish becomes %j', (price, expected) => {
    const dishes = [{ name: 'Lohikeitto', price }]
    const read = readStation(
      {
        ...station,
        lunchMenu: [{ date: '2026-01-05', dishes }],
        foodMenu: [{ title: 'Keitot', dishes }],
      },
      '/x',
    )
    const prices = [read?.lunchMenu?.[0]?.dishes[0]?.price, read?.foodMenu?.[0]?.dishes[0]?.price]
    expect(prices).toEqual([expected, expected])
  })

  test.each([
    [''],
    ['   '],
    ['\n\t'],
    ['\u00A0\u2003'],
    ['\u200B\u200D\uFEFF\u2060'],
    ['\u00AD\u3164\u2800'],
    ['\u0000\u001F'],
    [`${'\u200B'.repeat(1000)}x`],
  ])('a text without visible characters is absent: %j', (blank) => {
    const address = { street: blank, postalCode: blank, city: 'Tornio', country: 'FI' }
    const foodMenu = [
      { title: blank, dishes: [{ name: blank }, { name: 'Kinkku', description: blank }] },
    ]
    const read = readStation(
      {
        ...station,
        name: blank,
        address,
        services: [blank, 'lunch'],
        phone: blank,
        email: blank,
        foodMenu,
      },
      '/x',
    )
    expect(read).toMatchObject({
      name: 'St1 Tornio',
      address: { street: '', postalCode: '', city: 'Tornio' },
      services: ['lunch'],
      foodMenu: [{ title: '', dishes: [{ name: 'Kinkku' }] }],
    })
    for (const absent of ['phone', 'email']) expect(read).not.toHaveProperty(absent)
  })

  test.each([['Ö'], ['😀'], ['👨‍👩‍👧'], ['1'], ['*']])(
    'a text with a visible character is kept: %s',
    (name) => {
      expect(readStation({ ...station, name }, '/x')?.name).toBe(name)
    },
  )

  test('all texts are cut at 500 characters', () => {
    const long = 'x'.repeat(100_000)
    const dish = { name: long, description: long, diets: [long] }
    const everywhere = {
      name: long,
      brand: long,
      address: { street: long, postalCode: long, city: long, country: 'FI' },
      services: [long],
      fuels: [long],
      phone: long,
      email: long,
      lunchMenu: [{ date: '2026-01-05', dishes: [dish] }],
      foodMenu: [{ title: long, dishes: [dish] }],
    }
    const read = JSON.stringify(readStation({ ...station, ...everywhere }, '/x'))
    expect(new Set(read.match(/x{2,}/g))).toEqual(new Set(['x'.repeat(500)]))
  })

  test.each([
    [`  ${'x'.repeat(499)} y`, 'x'.repeat(499)],
    [`${'x'.repeat(499)}😀`, 'x'.repeat(499)],
    [' St1  Tornio\n', 'St1  Tornio'],
  ])('a cut splits no character and leaves no trailing space: %j', (name, expected) => {
    expect(readStation({ ...station, name }, '/x')?.name).toBe(expected)
  })

  test('a path of more than 500 characters is dropped: the station is not listed, and its station page uses the path of the page', () => {
    const path = `/${'x'.repeat(500)}`
    expect(readStationSummary({ ...station, path })).toBeUndefined()
    expect(readStationSummary({ ...station, path: path.slice(1) })?.path).toBe(undefined)
    expect(readStationSummary({ ...station, path: path.slice(2) })?.path).toHaveLength(500)
    expect(readStation({ ...station, path }, '/x')?.path).toBe('/x')
  })
})
