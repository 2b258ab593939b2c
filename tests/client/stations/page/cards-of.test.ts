import { expect, test } from 'vitest'
import { cardsOf } from '#client/stations/page/cards-of.ts'
import { station } from './a-station.ts'

const codes = (list: { code: string }[]) => list.map(({ code }) => code)

test('fuels and services are shown once each, in the catalogue’s order (§3)', () => {
  const services = ['sauna', 'finland/adblue', 'Diesel', 'ADBLUE', 'posti', 'carwash']
  const cards = cardsOf(station({ services, fuels: ['95 Extra'] }))
  expect([codes(cards.fuels), codes(cards.services)]).toEqual([
    ['95extra', 'diesel', 'adblue'],
    ['carwash', 'post', 'sauna'],
  ])
})

test('what has a card of its own is not among the services', () => {
  const cards = cardsOf(
    station({
      services: ['carwash', 'evcharging', 'wifi'],
      chargers: [{ power: 50, count: 2 }],
      washes: [{ name: 'Wash' }],
    }),
  )
  expect([codes(cards.services), cards.hasCharging, cards.hasWash, cards.hasFood]).toEqual([
    ['wifi'],
    true,
    true,
    false,
  ])
})

test('an unknown code is shown as text at the end', () => {
  expect(
    cardsOf(station({ services: ['dog-wash', 'finland/Dog-wash', 'wifi', '\u0000', ''] })).services,
  ).toMatchObject([
    { code: 'wifi', icon: 'wifi' },
    { code: 'dog-wash', icon: 'circle-help' },
    { code: 'Dog-wash', icon: 'circle-help' },
  ])
})
