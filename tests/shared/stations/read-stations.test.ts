import { readStations } from '#shared/stations/read-stations.ts'
import { describe, expect, test } from 'vitest'
import { generatedStations } from './generated-stations.ts'

describe('the list of all stations', () => {
  test('is the same when read from its JSON again', () => {
    const stations = generatedStations(1150)
    expect(readStations(JSON.parse(JSON.stringify(stations)))).toEqual(stations)
  })

  test('has one list of hours in memory for stations with one week', () => {
    const [plain] = generatedStations(1)
    const read = readStations(JSON.parse(JSON.stringify([plain, { ...plain, id: 'b' }])))
    expect(read?.[0]?.openingHours).toBe(read?.[1]?.openingHours)
  })

  test('may be none', () => {
    expect(readStations([])).toEqual([])
  })

  test.each([[null], ['x'], [{}], [{ stations: [] }], [[null]], [[{ id: 'a' }]]])(
    'is undefined when it is no list of stations: %j',
    (value) => {
      expect(readStations(value)).toBeUndefined()
    },
  )
})
