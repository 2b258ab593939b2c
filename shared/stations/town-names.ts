import { foldedWords } from './fold-text.ts'

/** Towns with several names. Each line has the names of one town: first as in its own country, then in the other languages. */
const TOWNS = `
Askainen, Villnäs
Enontekiö, Enontekis
Espoo, Esbo
Eurajoki, Euraåminne
Hailuoto, Karlö
Hamina, Fredrikshamn
Hanko, Hangö
Helsinki, Helsingfors
Houtskär, Houtskari
Hyvinkää, Hyvinge
Hämeenkyrö, Tavastkyro
Hämeenlinna, Tavastehus
Ii, Ijo
Iisalmi, Idensalmi
Iitti, Itis
Ilmajoki, Ilmola
Inari, Enare
Inkoo, Ingå
Isojoki, Storå
Isokyrö, Storkyro
Järvenpää, Träskända
Kaarina, Sankt Karins, S:t Karins
Kajaani, Kajana
Karijoki, Bötom
Karjaa, Karis
Karkkila, Högfors
Kaskinen, Kaskö
Kauniainen, Grankulla
Kemiö, Kimito
Kerava, Kervo
Kirkkonummi, Kyrkslätt
Kokemäki, Kumo
Kokkola, Karleby
Kristiinankaupunki, Kristinestad
Kruunupyy, Kronoby
Kållby, Kolppi
Lahti, Lahtis
Laihia, Laihela
Laitila, Letala
Lapinjärvi, Lappträsk
Lappeenranta, Villmanstrand
Lapua, Lappo
Lieto, Lundo
Liminka, Limingo
Lohja, Lojo
Loviisa, Lovisa
Luoto, Larsmo
Maalahti, Malax
Mariehamn, Maarianhamina
Mikkeli, Sankt Michel, S:t Michel
Mustasaari, Korsholm
Myrskylä, Mörskom
Naantali, Nådendal
Nauvo, Nagu
Närpiö, Närpes
Oravainen, Oravais
Oulu, Uleåborg
Paimio, Pemar
Parainen, Pargas
Pernaja, Pernå
Perniö, Bjärnå
Pietarsaari, Jakobstad
Piikkiö, Pikis
Pohja, Pojo
Pori, Björneborg
Pornainen, Borgnäs
Porvoo, Borgå
Pyhtää, Pyttis
Raahe, Brahestad
Raisio, Reso
Rauma, Raumo
Ruotsinpyhtää, Strömfors
Rymättylä, Rimito
Sauvo, Sagu
Savonlinna, Nyslott
Sipoo, Sibbo
Siuntio, Sjundeå
Taalintehdas, Dalsbruk
Tammisaari, Ekenäs
Tampere, Tammerfors
Teuva, Östermark
Tornio, Torneå
Turku, Åbo
Tuusula, Tusby
Ulvila, Ulvsby
Utsjoki, Ohcejohka
Uusikaarlepyy, Nykarleby
Uusikaupunki, Nystad
Vaasa, Vasa
Vantaa, Vanda
Vihti, Vichtis
Vähäkyrö, Lillkyro
Vöyri, Vörå
Ylitornio, Övertorneå
Gällivare, Jällivaara
Göteborg, Gothenburg
Haparanda, Haaparanta
Kiruna, Kiiruna
Luleå, Luulaja
Piteå, Piitime
Stockholm, Tukholma
Umeå, Uumaja
Övertorneå, Matarenki
Alta, Alattio
Karasjok, Kaarasjoki
Kautokeino, Koutokeino
Kirkenes, Kirkkoniemi
Narvik, Narviikka
Tana, Teno
Tromsø, Tromssa
Vadsø, Vesisaari
Vardø, Vuoreija
`

const NAMES = new Map<string, string[]>()
for (const line of TOWNS.trim().split('\n')) {
  const names = line.split(', ')
  for (const name of names) {
    const key = foldedWords(name).join(' ')
    // Two towns are called Övertorneå.
    NAMES.set(key, [...(NAMES.get(key) ?? []), ...names.filter((other) => other !== name)])
  }
}

/** The names of a town in other languages, of the four of the site and Northern Sámi: 'Åbo' for 'Turku'. */
export function otherNames(town: string): readonly string[] {
  return NAMES.get(foldedWords(town).join(' ')) ?? []
}
