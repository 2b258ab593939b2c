import { expect, test } from 'vitest'
import { foldTowns } from '#client/stations/route/fold-towns.ts'
import { station } from '../page/a-station.ts'

const ROUTE = {
  from: 'Tampere',
  to: 'Helsinki',
  via: [],
  line: [[61, 23]] as [number, number][],
  kilometres: 180,
  ferries: [],
  stops: [],
}
const rowIn = (city: string) => ({
  station: station({ id: city, address: { street: '', postalCode: '', city, country: 'FI' } }),
})
const told = (towns: string[], route: typeof ROUTE | undefined = ROUTE) =>
  foldTowns(towns.map(rowIn), route).map((item) =>
    item.town === undefined
      ? `${item.stop} ${item.row.station.address.city}`
      : `${item.town}: ${item.rows.map(({ stop }) => stop)}`,
  )

test('on a route the stations of the first and the last town are one row each, with the numbers of their pins', () => {
  expect(told(['Tampere', 'Tampere', 'Lempäälä', 'Hämeenlinna', 'Helsinki', 'Helsinki'])).toEqual([
    'Tampere: 1,2',
    '3 Lempäälä',
    '4 Hämeenlinna',
    'Helsinki: 5,6',
  ])
})

test('a single station stays a row; without a line nothing is folded', () => {
  expect(told(['Tampere', 'Lempäälä'])).toEqual(['1 Tampere', '2 Lempäälä'])
  expect(told(['Tampere', 'Tampere'], { ...ROUTE, line: [] })).toEqual(['1 Tampere', '2 Tampere'])
})
