import { expect, test } from 'vitest'
import { routeDirections } from '#client/stations/route/route-directions.ts'
import type { StationSummary } from '#shared/contract/station.ts'

const station = {
  name: 'St1 Renko',
  location: { lat: 61.01, lon: 24.43 },
  address: { street: '', postalCode: '', city: 'Renko', country: 'FI' },
}
const row = (along?: number) => ({
  station: station as StationSummary,
  ...(along !== undefined && { along }),
})
const route = {
  from: 'Tampere',
  to: 'Helsinki',
  via: ['Lempäälä', 'Hyvinkää'],
  line: [[61.5, 23.76] as [number, number], [60.17, 24.94] as [number, number]],
  kilometres: 165,
  ferries: [],
  stops: [
    { at: [61.31, 23.75] as [number, number], along: 21 },
    { at: [60.63, 24.86] as [number, number], along: 114 },
  ],
}

test('directions from a route open the whole route, with the station between the stops', () => {
  const { searchParams } = new URL(routeDirections(route, row(65.2)))
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    origin: '61.5,23.76',
    destination: '60.17,24.94',
    waypoints: '61.31,23.75|61.01,24.43|60.63,24.86',
  })
})

test.each([[undefined], [{ ...route, line: [], ferries: [], stops: [] }]])(
  'without a line they lead to the station',
  (other) => {
    expect(new URL(routeDirections(other, row())).searchParams.get('destination')).toBe(
      '61.01,24.43',
    )
  },
)
