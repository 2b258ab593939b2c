import { describe, expect, test } from 'vitest'
import { readStationList, readStations } from '#shared/contract/read-stations.ts'
import { generatedStations } from '../stations/generated-stations.ts'

describe('the list of all stations', () => {
  test('is the same after writing and reading it as JSON', () => {
    const stations = generatedStations(1150)
    expect(readStations(JSON.parse(JSON.stringify(stations)))).toEqual(stations)
  })

  test('has one shared list of hours for stations with equal weeks', () => {
    const [plain] = generatedStations(1)
    const stations = JSON.parse(JSON.stringify([plain, { ...plain, id: 'b' }]))
    const read = readStationList({ stations })
    expect(read?.[0]?.openingHours).toBe(read?.[1]?.openingHours)
  })

  test('may be empty', () => {
    expect(readStations([])).toEqual([])
  })

  test.each([[null], ['x'], [{}], [{ stations: [] }], [[null]], [[{ id: 'a' }]]])(
    'is undefined for other values: %j',
    (value) => {
      expect(readStations(value)).toBeUndefined()
    },
  )
})
