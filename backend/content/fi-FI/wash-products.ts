import { washRange } from '../wash-range.ts'

export const products = washRange('fi-FI', {
  names: {
    basic: 'Peruspesu',
    perfect: 'Perfect-pesu',
    perfect24h: 'Perfect 24H -pesu',
    premium: 'Premium-pesu',
    self: 'Itsepesu 15 min',
    basic5: 'Viiden Peruspesun paketti',
    perfect5: 'Viiden Perfect-pesun paketti',
    perfect10: 'Kymmenen Perfect-pesun paketti',
    winter: 'Talvipaketti',
    gift: 'Lahjapesu',
    van: 'Pakettiauton pesu',
    truck: 'Raskaan kaluston pesu',
    interior: 'Sisäpuhdistus',
    vacuum: 'Imurointi 10 min',
    coffee: 'Pullakahvi',
  },
  alts: {
    'car-wash-foam': 'Vaahtoa auton kyljessä pesuhallissa',
    'car-wash-arcs': 'Auto ajaa valaistujen pesukaarien alle',
    'station-express': 'Valaistu automaattiasema yöllä',
    'station-winter-morning': 'Asema talviaamun valossa',
    'road-aurora': 'Luminen maantie revontulien alla',
    'app-phone': 'Pesukoodi puhelimen näytöllä',
    'van-fleet': 'Rivi pakettiautoja aseman pihalla',
    'truck-night': 'Rekka valaistulla asemalla yöllä',
    'station-staff': 'Aseman henkilökunta tiskin takana',
    'station-dusk': 'Asema iltahämärässä',
    'coffee-bakery': 'Kahvikuppi ja tuoreita pullia',
  },
})
