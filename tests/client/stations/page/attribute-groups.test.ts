import { expect, test } from 'vitest'
import { attributeGroups } from '#client/stations/page/station-functions.tsx'

test('services and fuels are in groups, each once, in the catalogue’s order (§3)', () => {
  const groups = attributeGroups(['sauna', 'finland/adblue', 'Diesel', 'ADBLUE', 'posti', '95 Extra', 'carwash'])
  expect(groups.map(({ group, attributes }) => [group, attributes.map(({ code }) => code)])).toEqual([
    ['fuels', ['95extra', 'diesel', 'adblue']],
    ['carWash', ['carwash']],
    ['parcel', ['post']],
    ['truck', ['sauna']],
  ])
})

test('an unknown code is shown as text at the end', () => {
  expect(attributeGroups(['dog-wash', 'finland/Dog-wash', 'wifi', '\u0000', ''])).toMatchObject([
    {
      group: 'other',
      attributes: [
        { code: 'wifi', icon: 'wifi' },
        { code: 'dog-wash', icon: 'circle-help' },
        { code: 'Dog-wash', icon: 'circle-help' },
      ],
    },
  ])
})

test('a station without services has no groups', () => {
  expect(attributeGroups([])).toEqual([])
})
