import { describe, expect, test } from 'vitest'
import { readStationPlaces } from '#shared/contract/station-place.ts'
import { readStation } from '#shared/contract/station.ts'

describe('the places of the stations endpoint', () => {
  test('need a name and a location, else they are dropped', () => {
    const utsjoki = { name: 'Utsjoki', location: { lat: 69.91, lon: 27.03 } }
    expect(
      readStationPlaces([utsjoki, { name: 'A' }, { location: utsjoki.location }, null, 'B', { name: 'C', location: { lat: 99, lon: 1 } }]),
    ).toEqual([utsjoki])
  })

  test.each([[undefined], [null], [{}], ['x'], [[]]])('%j yields no places', (value) => {
    expect(readStationPlaces(value)).toBeUndefined()
  })
})

describe('the notices and links of a station', () => {
  const read = (more: object) => readStation({ id: '1', name: 'St1', path: '/a', ...more }, '/a')

  test('a notice needs a title, and invalid days are dropped', () => {
    const notices = [{ title: 'Pump 4', since: '2026-11-20', until: '2026-11-31' }, { text: 'no title' }, null]
    expect(read({ notices })?.notices).toEqual([{ title: 'Pump 4', since: '2026-11-20' }])
    expect(read({ notices: [] })?.notices).toBeUndefined()
  })

  test('links must be site paths', () => {
    expect(read({ links: { reportFault: '/feedback?station=St1', buyWash: 'https://evil.test/' } })?.links).toEqual({
      reportFault: '/feedback?station=St1',
    })
    expect(read({ links: { reportFault: 'javascript:alert(1)', buyWash: '//evil.test' } })?.links).toEqual({})
    expect(read({ links: 'x' })?.links).toBeUndefined()
  })
})
