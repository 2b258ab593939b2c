import { washRange } from '../wash-range.ts'

export const products = washRange('sv-SE', {
  names: {
    basic: 'Enkel tvätt',
    perfect: 'Perfect-tvätt',
    perfect24h: 'Perfect-tvätt 24H',
    premium: 'Premiumtvätt',
    self: 'Gör-det-själv-tvätt 15 min',
    basic5: 'Fem enkla tvättar',
    perfect5: 'Fem Perfect-tvättar',
    perfect10: 'Tio Perfect-tvättar',
    winter: 'Vinterpaket',
    gift: 'Presenttvätt',
    van: 'Skåpbilstvätt',
    truck: 'Lastbilstvätt',
    interior: 'Invändig rengöring',
    vacuum: 'Dammsugning 10 min',
    coffee: 'Kaffe och bulle',
  },
  alts: {
    'car-wash-foam': 'Bil täckt av tjockt skum i tvätthallen',
    'car-wash-arcs': 'Bil på väg in under tvätthallens upplysta bågar',
    'station-express': 'Obemannad station med tvätthall, öppen dygnet runt',
    'station-winter-morning': 'Station i vintermorgonens ljus',
    'road-aurora': 'Snöig väg under norrskenet',
    'app-phone': 'Tvättkod på en mobil',
    'van-fleet': 'Skåpbilar på rad vid stationen',
    'truck-night': 'Lastbil vid en upplyst station på natten',
    'station-staff': 'Personal bakom disken',
    'station-dusk': 'Station i skymningen',
    'coffee-bakery': 'En kopp kaffe och nybakade bullar',
  },
})
