import { washRange } from '../wash-range.ts'

export const products = washRange('no-NO', {
  names: {
    basic: 'Basisvask',
    perfect: 'Perfect-vask',
    perfect24h: 'Perfect-vask 24H',
    premium: 'Premiumvask',
    self: 'Selvvask 15 min',
    basic5: 'Fem Basisvasker',
    perfect5: 'Fem Perfect-vasker',
    perfect10: 'Ti Perfect-vasker',
    winter: 'Vinterpakke',
    gift: 'Gavevask',
    van: 'Varebilvask',
    truck: 'Lastebilvask',
    interior: 'Innvendig rengjøring',
    vacuum: 'Støvsuging 10 min',
    coffee: 'Kaffe og bolle',
  },
  alts: {
    'car-wash-foam': 'Bil dekket av hvitt skum i vaskehallen',
    'car-wash-arcs': 'Bil under de opplyste buene i vaskehallen',
    'station-express': 'Døgnåpen automatstasjon om kvelden',
    'station-winter-morning': 'Stasjon i vintermorgenlys',
    'road-aurora': 'Snødekt vei under nordlyset',
    'app-phone': 'Mobil med vaskekode på skjermen',
    'van-fleet': 'Varebiler på rekke ved stasjonen',
    'truck-night': 'Lastebil ved en opplyst stasjon om natten',
    'station-staff': 'Medarbeidere bak disken',
    'station-dusk': 'Stasjon i skumringen',
    'coffee-bakery': 'En kopp kaffe og ferske boller',
  },
})
