import { washRange } from '../wash-range.ts'

export const products = washRange('en-EU', {
  names: {
    basic: 'Basic wash',
    perfect: 'Perfect wash',
    perfect24h: 'Perfect wash 24h',
    premium: 'Premium wash',
    self: 'Self-service wash, 15 min',
    basic5: 'Five Basic washes',
    perfect5: 'Five Perfect washes',
    perfect10: 'Ten Perfect washes',
    winter: 'Winter pack',
    gift: 'Gift wash',
    van: 'Van wash',
    truck: 'Truck wash',
    interior: 'Interior cleaning',
    vacuum: 'Vacuum cleaner, 10 min',
    coffee: 'Coffee and bun',
  },
  alts: {
    'car-wash-foam': 'A car covered in white foam in a wash hall',
    'car-wash-arcs': 'A car passing under the lit arcs of a car wash',
    'station-express': 'A lit unmanned station at night',
    'station-winter-morning': 'A station in the light of a winter morning',
    'road-aurora': 'A snowy road under the northern lights',
    'app-phone': 'A wash code on a phone',
    'van-fleet': 'A row of vans at a station',
    'truck-night': 'A truck at a lit station at night',
    'station-staff': 'Two members of staff behind the counter',
    'station-dusk': 'A station at dusk',
    'coffee-bakery': 'A cup of coffee and fresh buns',
  },
})
