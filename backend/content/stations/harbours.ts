import type { Country } from '#shared/locale/locales.ts'

/** Towns with a boat station at their harbour or quay: name, latitude, longitude (approximate). */
export const HARBOURS: Record<Country, string> = {
  FI: `
    Hanko 59.8205 22.9655, Naantali 60.4672 22.0193, Parainen 60.3021 22.3011, Tammisaari 59.9741 23.4361, Loviisa 60.4461 26.2401,
    Rauma 61.1311 21.4761, Uusikaupunki 60.7981 21.4051, Savonlinna 61.8681 28.8791, Lappeenranta 61.0651 28.1841,
    Mikkeli 61.6851 27.2801, Varkaus 62.3211 27.8841, Kokkola 63.8451 23.1201, Mariehamn 60.0981 19.9271
  `,
  SE: `
    Strömstad 58.9371 11.1681, Lysekil 58.2731 11.4381, Smögen 58.3571 11.2241, Öregrund 60.3401 18.4371,
    Vaxholm 59.4021 18.3521, Nynäshamn 58.8991 17.9511, Västervik 57.7581 16.6431, Karlskrona 56.1671 15.5871,
    Borgholm 56.8821 16.6491, Vadstena 58.4501 14.8901, Simrishamn 55.5571 14.3521, Mariestad 58.7151 13.8191,
    Hudiksvall 61.7261 17.1111
  `,
  NO: `
    Risør 58.7211 9.2361, Kragerø 58.8691 9.4141, Arendal 58.4611 8.7701, Mandal 58.0271 7.4571, Haugesund 59.4131 5.2651,
    Florø 61.5991 5.0321, Ålesund 62.4721 6.1541, Svolvær 68.2331 14.5681, Drøbak 59.6621 10.6271
  `,
}
