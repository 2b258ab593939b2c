// Where GeoNames and the people who live there disagree: names, places that are no towns of their own, and populations it does not know.

/** name in the data = name on the sign */
export const TOWN_NAMES = `
  Hyvinge = Hyvinkää, Sibbo = Sipoo, Jakobstad = Pietarsaari, Korsholm = Mustasaari, Lovisa = Loviisa, Ekenäs = Tammisaari,
  Pargas = Parainen, Karis = Karjaa, Kristinestad = Kristiinankaupunki, Nykarleby = Uusikaarlepyy, Malax = Maalahti,
  Kronoby = Kruunupyy, Larsmo = Luoto, Vörå = Vöyri, Ingå = Inkoo, Pernå = Pernaja, Kimito = Kemiö, Närpes = Närpiö,
  Vammala = Sastamala, Oravais = Oravainen, Dragsfjärd = Taalintehdas, Nagu = Nauvo, Nickby = Nikkilä, Koski Tl = Koski,
  Stjørdalshalsen = Stjørdal, Kárášjohka = Karasjok, Snåase = Snåsa, Innbygda = Trysil, Fossbergom = Lom, Farnes = Øvre Årdal,
  Blakstad = Froland
`

export const NO_TOWNS = `
  Väståboland, Älajärvi, Akaa, Otaniemi, Kilo, Ristinummi, Teeriniemi, Sandsund, Ytteresse, Gumböle, Replot, Smedsby, Haninge,
  Torslanda, Björlanda, Nolvik, Hjuvik, Gårdsten, Lövgärdet, Hammarkullen, Rannebergen, Eriksbo, Angered, Kista, Akalla, Fittja,
  Alby, Fisksätra, Bergshamra, Vi, Saltsjöbaden, Älta, Bunkeflostrand, Hittarp, Lindö, Brevik, Sæveland, Skui, Auli, Nordstranda,
  Sandnes gård, Indre Arna, Ytre Arna, Hylkje, Espeland, Å i Åfjord, Ávanuorri, Sandsli
`

export const POPULATIONS = `
  Loimaa 15600, Närpes 9600, Muhos 8900, Turenki 7000, Taavetti 3000, Virojoki 2500, Kolbotn 11000, Sola 9000,
  Eidsvoll 7500, Hokksund 8500, Mjøndalen 8000, Orkanger 7900, Randaberg 8500, Ålgård 9500, Osøyro 11000, Langesund 5500,
  Kleppe 9000, Flisa 1700, Ringebu 1300, Støren 2200, Tana bru 700, Lierbyen 5000, Slemmestad 5000
`
