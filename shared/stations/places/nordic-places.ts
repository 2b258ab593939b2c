// Data, one place per line: country, latitude, longitude, its names: first as in its own country
// (in Finland outside Åland the Finnish name), then in Finnish, Swedish, Norwegian, English, Sámi
// and Kven. Larger places come first. shared/README.md names the sources.

import type { Country } from '../../locale/locales.ts'
import type { Position } from './distance.ts'

/** A town, village or municipality that visitors may search for, with or without a station. */
export interface KnownPlace {
  country: Country
  names: readonly [string, ...string[]]
  location: Position
}

const COUNTRY_OF: Readonly<Record<string, Country>> = { FI: 'FI', SE: 'SE', NO: 'NO' }

export function nordicPlaces(): KnownPlace[] {
  return PLACES.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', lat, lon] = line.split(' ', 3)
      const [first, ...others] = line.slice(`${code} ${lat} ${lon} `.length).split(', ')
      const country = COUNTRY_OF[code]
      return country && first
        ? [{ country, names: [first, ...others], location: { lat: Number(lat), lon: Number(lon) } }]
        : []
    })
}

const PLACES = `
SE 59.33 18.07 Stockholm, Tukholma, Stockholbma, Stuehkie
FI 60.17 24.94 Helsinki, Helsingfors, Helsset
SE 57.71 11.97 Göteborg, Gothenburg
NO 59.91 10.75 Oslo, Oslove
SE 55.61 13.00 Malmö
NO 60.39 5.32 Bergen, Birgon
FI 60.21 24.65 Espoo, Esbo
FI 61.50 23.79 Tampere, Tammerfors
FI 65.01 25.47 Oulu, Uleåborg
FI 60.45 22.27 Turku, Åbo
FI 60.29 25.04 Vantaa, Vanda
SE 59.86 17.64 Uppsala
SE 59.27 15.21 Örebro
NO 63.43 10.40 Trondheim, Trondhjem, Tråante, Troandin
NO 58.97 5.73 Stavanger
FI 62.24 25.72 Jyväskylä
SE 59.43 17.95 Sollentuna
SE 63.83 20.26 Umeå, Uumaja, Ubmeje, Ubmi
SE 59.62 16.55 Västerås
SE 59.31 18.08 Södermalm
FI 62.89 27.68 Kuopio
FI 60.98 25.66 Lahti, Lahtis
SE 58.41 15.62 Linköping
SE 56.05 12.69 Helsingborg, Hälsingborg
NO 59.74 10.20 Drammen
SE 57.78 14.16 Jönköping
SE 58.59 16.18 Norrköping
NO 58.15 8.00 Kristiansand, Christiansand
SE 59.24 17.98 Huddinge
NO 59.96 11.05 Lillestrøm
SE 55.71 13.19 Lund
NO 58.85 5.74 Sandnes
NO 59.22 10.93 Fredrikstad
FI 61.48 21.78 Pori, Björneborg
FI 60.87 26.70 Kouvola
FI 62.60 29.76 Joensuu
SE 59.17 18.14 Haninge
SE 60.67 17.14 Gävle, Gefle
FI 61.06 28.19 Lappeenranta, Villmanstrand
SE 57.72 12.94 Borås
SE 59.20 17.63 Södertälje
SE 56.67 12.86 Halmstad
SE 59.33 18.04 Kungsholmen
FI 61.00 24.46 Hämeenlinna, Tavastehus
FI 63.10 21.62 Vaasa, Vasa
SE 59.37 16.51 Eskilstuna
SE 59.36 18.00 Solna
SE 56.16 15.59 Karlskrona
SE 56.88 14.81 Växjö
FI 62.79 22.83 Seinäjoki, Östermyra
NO 69.65 18.96 Tromsø, Tromssa, Romsa
NO 59.13 10.22 Sandefjord
FI 66.50 25.72 Rovaniemi, Roavvenjárga
NO 59.83 10.44 Asker
SE 59.38 13.50 Karlstad
SE 59.34 17.94 Bromma
SE 57.66 12.01 Mölndal
SE 59.35 18.05 Vasastan
SE 59.44 18.07 Täby
SE 62.39 17.31 Sundsvall
NO 59.28 11.11 Sarpsborg
FI 60.47 26.95 Kotka
NO 62.47 6.15 Ålesund
FI 61.69 27.27 Mikkeli, Sankt Michel, S:t Michel, St. Michel
FI 60.39 25.67 Porvoo, Borgå
NO 59.21 9.61 Skien
NO 59.89 10.53 Sandvika
SE 63.18 14.64 Östersund, Staare, Luvlie
NO 59.43 10.66 Moss
SE 58.28 12.29 Trollhättan
FI 63.84 23.13 Kokkola, Karleby
FI 60.46 24.81 Nurmijärvi
SE 65.58 22.15 Luleå, Luulaja, Julevu, Luleju
FI 60.63 24.87 Hyvinkää, Hyvinge
SE 59.37 18.13 Lidingö
SE 60.49 15.44 Borlänge
SE 59.20 17.83 Tumba
SE 59.20 17.83 Botkyrka
NO 59.41 5.27 Haugesund
SE 56.03 14.15 Kristianstad
NO 59.27 10.41 Tønsberg
SE 58.75 17.01 Nyköping
SE 56.66 16.36 Kalmar, Kalmari
FI 60.47 25.09 Järvenpää, Träskända
SE 60.60 15.63 Falun
SE 58.39 13.85 Skövde
FI 61.13 21.51 Rauma, Raumo
SE 59.52 17.91 Upplands Väsby
FI 64.23 27.73 Kajaani, Kajana
SE 59.34 18.08 Östermalm
FI 60.23 25.10 Mellunkylä
FI 60.25 24.07 Lohja, Lojo
FI 60.21 25.14 Vuosaari, Nordsjö
NO 60.32 5.35 Nesttun
SE 64.75 20.95 Skellefteå, Syöldete, Heletti
SE 58.35 11.94 Uddevalla
FI 60.40 25.03 Tuusula, Tusby
SE 59.36 17.97 Sundbyberg
NO 59.14 9.66 Porsgrunn
SE 57.11 12.25 Varberg
NO 67.28 14.41 Bodø, Bådåddjo, Budejju
FI 60.12 24.44 Kirkkonummi, Kyrkslätt
SE 59.48 18.30 Åkersberga
SE 59.48 18.30 Österåker
SE 63.29 18.72 Örnsköldsvik, Övik
SE 55.87 12.83 Landskrona
NO 62.74 7.16 Molde
SE 59.53 18.08 Vallentuna
FI 60.40 25.11 Kerava, Kervo
SE 58.54 15.04 Motala
NO 58.46 8.77 Arendal
FI 61.17 28.75 Imatra
NO 60.79 11.07 Hamar
SE 55.38 13.16 Trelleborg
SE 57.69 11.92 Majorna
FI 61.47 23.50 Nokia
SE 57.74 12.11 Partille
NO 61.12 10.47 Lillehammer
SE 59.33 14.52 Karlskoga
FI 61.87 28.88 Savonlinna, Nyslott
NO 59.42 10.48 Horten
FI 60.18 24.95 Kallio, Berghäll
SE 59.62 17.85 Märsta
SE 57.77 12.27 Lerum
FI 60.74 24.78 Riihimäki
FI 60.25 24.88 Kaarela
SE 57.93 12.53 Alingsås
FI 60.42 24.32 Vihti, Vichtis
SE 59.31 18.16 Nacka
FI 60.38 23.13 Salo
SE 60.62 16.77 Sandviken
FI 61.46 24.08 Kangasala
SE 57.87 11.98 Kungälv
SE 56.91 12.49 Falkenberg
SE 59.33 18.28 Boo
SE 59.42 17.84 Jakobsberg
SE 59.42 17.84 Järfälla
NO 60.31 5.28 Ytrebygda
NO 58.34 8.59 Grimstad
NO 63.11 7.73 Kristiansund
FI 60.49 22.17 Raisio, Reso
SE 57.64 18.30 Visby
SE 57.64 18.30 Gotland
SE 59.00 16.21 Katrineholm
SE 56.24 12.86 Ängelholm
SE 58.38 12.32 Vänersborg
NO 59.05 10.04 Larvik
SE 57.77 11.83 Björlanda
SE 65.32 21.48 Piteå, Piitime, Bihtám
SE 58.51 13.16 Lidköping
FI 60.52 26.93 Karhula
FI 65.74 24.56 Kemi, Giepma
FI 63.56 27.19 Iisalmi, Idensalmi
SE 59.64 17.08 Enköping
FI 62.32 27.87 Varkaus
FI 64.68 24.48 Raahe, Brahestad
FI 61.56 23.60 Ylöjärvi
NO 59.12 11.39 Halden
FI 60.57 27.20 Hamina, Fredrikshamn
FI 60.41 22.37 Kaarina, Sankt Karins, S:t Karins
SE 57.79 14.30 Huskvarna
FI 65.85 24.15 Tornio, Torneå, Duortnus
SE 57.76 16.64 Västervik
FI 60.38 24.75 Klaukkala
NO 68.80 16.54 Harstad, Hárštá, Hárstták
FI 61.21 26.04 Heinola
SE 59.33 18.39 Gustavsberg
SE 59.33 18.39 Värmdö
FI 61.05 25.43 Hollola
FI 61.26 24.03 Valkeakoski
FI 63.08 27.67 Siilinjärvi
NO 63.75 11.30 Levanger, Levangke
SE 56.17 14.86 Karlshamn
FI 60.16 24.87 Lauttasaari, Drumsö
NO 64.01 11.50 Steinkjer, Stïentje
FI 60.38 25.27 Sipoo, Sibbo
SE 59.76 18.70 Norrtälje
SE 56.16 13.77 Hässleholm
FI 63.67 22.70 Pietarsaari, Jakobstad
SE 57.19 14.04 Värnamo
NO 66.31 14.14 Mo i Rana, Måefie, Mååhvie
NO 66.31 14.14 Rana, Raane
SE 55.43 13.82 Ystad
SE 57.49 12.08 Kungsbacka
SE 55.84 13.30 Eslöv
SE 59.31 14.11 Kristinehamn
SE 62.63 17.94 Härnösand
SE 59.51 15.99 Köping
SE 57.26 16.45 Oskarshamn
FI 61.32 23.75 Lempäälä, Lembois
FI 60.63 25.32 Mäntsälä
NO 60.19 12.00 Kongsvinger
FI 60.81 23.62 Forssa
SE 57.65 14.70 Nässjö
NO 59.67 9.65 Kongsberg
NO 60.80 10.69 Gjøvik
SE 57.66 12.12 Mölnlycke
FI 65.96 29.19 Kuusamo, Guossán
FI 60.20 24.88 Munkkiniemi, Munksnäs
FI 65.18 25.35 Haukipudas
FI 63.11 21.68 Mustasaari, Korsholm
SE 58.17 13.55 Falköping
FI 62.41 25.95 Laukaa, Laukas
SE 59.39 17.90 Tensta
SE 67.86 20.23 Kiruna, Kiiruna, Giron
SE 59.37 18.00 Råsunda
SE 65.83 21.69 Boden, Suttes, Puuti
SE 59.30 18.05 Årsta
FI 60.68 26.83 Anjala
SE 59.13 15.14 Kumla
SE 59.90 17.63 Gamla Uppsala
FI 60.80 21.41 Uusikaupunki, Nystad
SE 58.71 13.82 Mariestad
SE 61.73 17.11 Hudiksvall
SE 59.20 17.90 Tullinge
SE 57.65 11.93 Västra Frölunda
FI 60.85 23.06 Loimaa
SE 56.83 13.94 Ljungby
FI 60.90 24.60 Janakkala
FI 61.46 23.63 Pirkkala, Birkala
FI 60.30 22.30 Länsi-Turunmaa, Väståboland, Pargas
FI 60.46 26.23 Loviisa, Lovisa
SE 55.64 13.21 Staffanstorp
FI 61.86 25.19 Jämsä
FI 60.51 22.46 Lieto, Lundo
SE 60.15 15.19 Ludvika
NO 69.97 23.27 Alta, Alattio
SE 57.51 12.69 Kinna
SE 57.51 12.69 Mark
FI 61.33 22.90 Vammala
FI 60.95 25.93 Nastola
SE 55.41 12.96 Höllviken
SE 57.57 11.93 Billdal
SE 56.20 12.56 Höganäs
FI 60.80 25.73 Orimattila
SE 58.04 14.98 Tranås
SE 58.90 17.95 Nynäshamn
FI 62.43 22.18 Kauhajoki
FI 59.97 23.43 Tammisaari, Ekenäs
FI 59.97 23.43 Raasepori, Raseborg
FI 64.91 25.50 Kempele
NO 68.44 17.43 Narvik, Narviikka, Narviika, Áhkanjárga
NO 59.78 5.50 Leirvik
NO 59.78 5.50 Stord
FI 62.97 23.01 Lapua, Lappo
SE 59.66 12.59 Arvika
SE 61.35 16.39 Bollnäs
FI 63.32 30.02 Lieksa
SE 59.38 17.03 Strängnäs
NO 60.17 10.26 Hønefoss
NO 60.17 10.26 Ringerike
FI 60.47 22.02 Naantali, Nådendal
SE 59.32 13.47 Skoghall
SE 59.32 13.47 Hammarö
SE 57.43 15.08 Vetlanda
FI 62.60 25.73 Äänekoski
FI 64.08 24.55 Ylivieska
SE 59.57 17.53 Bålsta
SE 58.07 11.82 Stenungsund
SE 59.92 16.61 Sala
SE 55.54 12.92 Bunkeflostrand
SE 56.74 15.91 Nybro
NO 63.47 10.92 Stjørdal
SE 58.33 15.12 Mjölby
NO 58.27 7.97 Vennesla
SE 58.71 15.77 Finspång
SE 55.54 13.10 Oxie
SE 56.21 15.28 Ronneby
SE 61.01 14.54 Mora
NO 59.72 10.84 Ski
NO 59.72 10.84 Nordre Follo
NO 60.88 11.56 Elverum
NO 59.58 11.16 Askim
NO 59.58 11.16 Indre Østfold
NO 58.74 5.65 Bryne
NO 58.74 5.65 Time
FI 62.76 29.85 Kontiolahti, Kontiolax
FI 61.80 22.42 Kankaanpää
SE 55.67 13.07 Lomma
NO 60.14 11.18 Jessheim
NO 60.14 11.18 Ullensaker
NO 59.56 9.26 Notodden
FI 61.43 21.87 Ulvila, Ulvsby
SE 57.43 12.03 Onsala
SE 61.30 17.06 Söderhamn
FI 62.30 27.13 Pieksämäki
SE 55.93 13.54 Höör
FI 65.13 25.80 Kiiminki
FI 60.31 22.30 Parainen, Pargas
SE 60.14 16.16 Avesta
SE 60.00 15.79 Fagersta
SE 55.51 13.24 Svedala
FI 62.73 22.57 Ilmajoki, Ilmola
NO 59.28 5.31 Kopervik
NO 59.28 5.31 Karmøy
SE 59.17 18.14 Handen
SE 59.29 17.81 Ekerö
NO 70.66 23.68 Hammerfest, Hámmárfeasta
SE 58.39 13.44 Skara
NO 58.45 6.00 Egersund
NO 58.45 6.00 Eigersund
NO 63.47 10.93 Stjørdalshalsen
NO 59.95 11.01 Strømmen
SE 59.23 17.85 Alby
FI 62.53 29.37 Liperi, Libelits
NO 59.66 10.63 Drøbak
NO 59.66 10.63 Frogn
SE 58.67 17.10 Oxelösund
NO 58.03 7.45 Mandal
NO 58.03 7.45 Lindesnes
NO 60.88 10.94 Brumunddal
NO 60.88 10.94 Ringsaker
FI 62.27 24.70 Keuruu
SE 57.57 12.08 Lindome
FI 62.49 27.78 Leppävirta
NO 59.86 10.66 Nesoddtangen
NO 59.86 10.66 Nesodden
SE 59.39 15.84 Arboga
NO 62.15 6.07 Volda
SE 59.61 16.23 Hallstahammar
SE 59.15 18.12 Jordbro
FI 60.10 19.93 Mariehamn, Maarianhamina
FI 60.10 19.93 Åland, Ahvenanmaa
SE 57.79 13.41 Ulricehamn
FI 62.62 22.42 Kurikka
FI 63.92 24.97 Nivala
FI 61.12 28.51 Joutseno
SE 56.08 12.92 Bjuv
SE 59.28 17.93 Segeltorp
SE 62.49 17.33 Timrå
NO 68.70 15.40 Sortland, Suortá
FI 63.65 22.68 Pedersöre, Pedersören kunta, Pietarsaaren maalaiskunta
FI 64.13 28.42 Sotkamo
SE 67.13 20.65 Gällivare, Jällivaara, Jiellevárri, Váhtjer
NO 61.45 5.86 Førde
NO 61.45 5.86 Sunnfjord
FI 63.00 23.82 Alajärvi
SE 59.40 17.94 Kista
FI 64.13 29.52 Kuhmo
SE 57.30 13.54 Gislaved
SE 57.67 14.97 Eksjö
SE 59.48 17.75 Kungsängen
SE 59.48 17.75 Upplands-Bro
SE 57.72 11.77 Torslanda
FI 60.46 22.69 Paimio, Pemar
SE 59.27 17.88 Vårby
FI 62.70 25.25 Saarijärvi
NO 59.91 10.79 Ensjø
FI 61.64 23.20 Hämeenkyrö, Tavastkyro
FI 64.89 28.91 Suomussalmi
FI 59.83 22.95 Hanko, Hangö
SE 55.72 13.02 Bjärred
FI 60.62 23.53 Somero
SE 55.92 14.28 Åhus
FI 62.10 30.15 Kitee, Kides
FI 63.65 26.62 Kiuruvesi
SE 59.82 17.70 Sävja
NO 65.84 13.19 Mosjøen, Mussere
NO 65.84 13.19 Vefsn
SE 59.59 15.23 Lindesberg
FI 64.93 25.41 Oulunsalo, Uleåsalo
SE 56.55 14.14 Älmhult
SE 59.28 18.30 Saltsjöbaden
FI 65.38 26.92 Pudasjärvi
FI 62.58 23.62 Alavus, Alavo
SE 59.05 12.70 Åmål
FI 60.40 23.08 Halikko
FI 61.13 22.13 Eura
SE 55.79 13.11 Kävlinge
SE 59.27 18.18 Älta
SE 56.14 12.94 Åstorp
SE 59.13 12.93 Säffle
SE 55.63 13.07 Arlöv
SE 55.63 13.07 Burlöv
SE 59.62 17.72 Sigtuna
NO 58.30 6.66 Flekkefjord
NO 61.60 5.03 Florø
NO 61.60 5.03 Kinn
NO 58.09 7.78 Søgne
FI 65.80 24.54 Keminmaa
SE 56.05 14.58 Sölvesborg
FI 61.18 22.70 Huittinen, Vittis
FI 67.42 26.60 Sodankylä, Soađegilli, Suáđigil
SE 59.42 16.47 Torshälla
FI 66.71 27.43 Kemijärvi, Giemajávri
FI 64.25 23.95 Kalajoki
SE 59.40 18.06 Djursholm
SE 59.40 18.06 Danderyd
FI 60.07 23.66 Karjaa, Karis
FI 61.68 24.36 Orivesi
SE 57.69 12.21 Landvetter
FI 62.13 25.67 Muurame
FI 60.53 24.21 Karkkila, Högfors
FI 63.54 29.14 Nurmes
SE 62.29 17.38 Kvissleby
FI 60.72 26.47 Elimäki, Elimä
FI 60.21 24.73 Kauniainen, Grankulla
FI 62.50 22.75 Jalasjärvi
SE 56.90 14.56 Alvesta
NO 60.28 11.18 Råholt
SE 64.60 18.67 Lycksele, Liksjoe, Likssjuo
FI 61.22 25.50 Asikkala
SE 57.86 14.12 Bankeryd
NO 64.47 11.50 Namsos, Nåavmesjenjaelmie
SE 56.14 13.13 Klippan
FI 60.88 21.70 Laitila, Letala
SE 58.42 14.16 Tibro
FI 61.26 22.36 Kokemäki, Kumo
NO 63.79 11.48 Verdal
FI 64.27 24.80 Oulainen, Oulais
FI 61.17 23.84 Toijala
SE 59.52 17.63 Bro
FI 61.17 23.87 Akaa, Ackas
FI 64.81 25.99 Muhos
SE 58.18 13.96 Tidaholm
SE 59.41 17.91 Akalla
FI 60.78 24.93 Hausjärvi
SE 59.06 15.11 Hallsberg
SE 59.29 18.25 Fisksätra
SE 55.48 13.50 Skurup
SE 57.67 15.86 Vimmerby
SE 57.80 12.03 Gårdsten
SE 59.35 18.20 Brevik
SE 59.73 17.79 Knivsta
NO 58.25 8.38 Lillesand
NO 59.66 10.79 Ås
SE 57.78 12.04 Hammarkullen
SE 55.63 13.71 Sjöbo
FI 63.10 23.07 Kauhava
SE 56.08 14.47 Bromölla
NO 60.73 10.61 Raufoss
NO 60.73 10.61 Vestre Toten
FI 62.98 22.01 Laihia, Laihela
FI 60.72 24.45 Loppi
SE 57.91 14.07 Habo
FI 62.73 29.02 Outokumpu
NO 59.27 5.20 Sæveland
SE 58.27 11.44 Lysekil
FI 64.13 25.37 Haapavesi
FI 62.27 21.38 Kristiinankaupunki, Kristinestad
FI 62.25 23.78 Virrat, Virdois
FI 63.75 25.33 Haapajärvi
SE 59.50 13.31 Kil
FI 61.32 22.13 Harjavalta
FI 62.62 27.13 Suonenjoki
SE 56.38 13.99 Osby
SE 56.28 14.53 Olofström
FI 63.07 25.87 Viitasaari
SE 59.25 17.86 Fittja
SE 65.85 23.16 Kalix, Kainus
SE 55.85 13.66 Hörby
FI 61.92 25.17 Jämsänkoski
SE 58.48 16.32 Söderköping
SE 63.17 17.27 Sollefteå
SE 60.28 15.99 Hedemora
FI 63.37 27.40 Lapinlahti
FI 63.52 22.53 Uusikaarlepyy, Nykarleby
SE 59.18 17.43 Nykvarn
FI 61.77 23.07 Ikaalinen, Ikalis
SE 59.38 18.03 Bergshamra
SE 61.83 16.09 Ljusdal
FI 60.89 26.34 Iitti, Itis
NO 59.02 6.04 Jørpeland
FI 62.02 23.02 Parkano
FI 62.43 29.97 Pyhäselkä
NO 61.90 6.72 Stryn
SE 59.24 14.43 Degerfors
SE 58.94 11.17 Strömstad
FI 61.90 27.85 Juva, Jockas
SE 60.65 17.03 Valbo
SE 57.82 12.04 Lövgärdet
SE 55.40 12.85 Skanör med Falsterbo
FI 64.81 25.42 Liminka, Limingo
FI 68.91 27.03 Inari, Enare, Anár, Aanaar, Aanar
SE 58.20 16.00 Åtvidaberg
SE 58.67 16.18 Åby
FI 62.81 30.15 Eno
NO 60.07 11.04 Ask
NO 60.07 11.04 Gjerdrum
FI 61.42 26.88 Mäntyharju
FI 62.55 24.06 Ähtäri
SE 55.54 13.95 Tomelilla
FI 63.73 23.03 Kruunupyy, Kronoby
SE 57.61 12.05 Kållered
SE 55.56 14.35 Simrishamn
SE 58.52 15.50 Ljungsbro
NO 61.23 7.10 Sogndal
SE 65.84 24.14 Haparanda, Haaparanta
SE 59.52 15.04 Nora
SE 59.06 16.59 Flen
SE 62.93 17.78 Kramfors
FI 60.42 22.52 Piikkiö, Pikis
FI 65.32 25.37 Ii, Ijo
SE 56.51 13.04 Laholm
FI 60.81 23.77 Tammela
SE 55.47 13.02 Vellinge
SE 55.77 13.02 Löddeköpinge
FI 63.21 28.08 Nilsiä
FI 62.03 24.63 Mänttä
FI 62.03 24.63 Mänttä-Vilppula
NO 59.92 11.16 Fetsund
NO 63.43 10.68 Malvik
FI 62.67 30.93 Ilomantsi, Ilomants
NO 63.29 10.28 Melhus
SE 59.53 13.48 Forshaga
SE 59.96 17.71 Storvreta
NO 62.20 6.13 Ørsta
SE 55.72 13.35 Södra Sandby
SE 55.67 13.35 Dalby
SE 60.63 17.42 Skutskär
FI 60.68 21.99 Mynämäki, Virmo
SE 59.71 16.22 Surahammar
FI 61.99 26.65 Kangasniemi
SE 58.30 14.29 Hjo
FI 64.14 28.28 Vuokatti
FI 63.67 25.90 Pyhäjärvi
NO 59.49 10.32 Holmestrand
SE 59.71 14.17 Filipstad
NO 60.42 5.47 Indre Arna
NO 58.62 8.93 Tvedestrand
SE 60.73 15.00 Leksand
FI 67.07 27.22 Pyhäjärvi
FI 62.48 21.74 Teuva, Östermark
SE 60.55 16.29 Hofors
SE 57.35 12.12 Åsa
FI 61.59 21.87 Noormarkku, Norrmark
SE 59.09 17.57 Järna
FI 63.23 29.25 Juuka
SE 59.80 18.30 Nykvarn
SE 57.84 12.30 Gråbo
SE 67.18 20.65 Malmberget, Malmivaara, Málmmavárri
SE 57.83 12.02 Surte
FI 60.57 22.10 Masku, Masko
FI 63.90 23.90 Kannus
SE 63.71 20.36 Holmsund
SE 55.65 13.11 Åkarp
NO 67.26 15.39 Fauske, Fuossko
NO 60.07 11.14 Kløfta
SE 56.57 16.62 Södra Sandby
SE 55.97 12.77 Rydebäck
SE 59.42 16.10 Kungsör
SE 56.14 13.39 Perstorp
FI 61.91 29.28 Kerimäki
SE 62.43 17.42 Vi
SE 58.90 17.55 Trosa
SE 60.34 17.52 Tierp
NO 58.94 5.57 Tananger
FI 60.20 23.13 Perniö, Bjärnå
FI 61.37 22.00 Nakkila
NO 62.34 5.85 Ulsteinvik
NO 62.34 5.85 Ulstein
FI 61.28 28.83 Ruokolahti
NO 66.02 12.63 Sandnessjøen
NO 66.02 12.63 Alstahaug
SE 59.05 17.31 Gnesta
FI 67.66 24.89 Kittilä, Gihttel
SE 56.73 16.30 Lindsdal
NO 58.93 5.85 Hommersåk
SE 58.45 14.89 Vadstena
FI 61.20 21.73 Eurajoki, Euraåminne
SE 56.65 16.47 Färjestaden
FI 64.76 25.65 Tyrnävä
FI 61.08 25.02 Lammi
NO 59.00 10.03 Stavern
SE 57.92 13.88 Mullsjö
NO 62.57 11.38 Røros, Rosse, Plassje
NO 60.63 6.41 Voss
FI 60.80 23.48 Jokioinen, Jockis
NO 59.81 10.26 Tranby
FI 61.08 23.53 Urjala, Urdiala
FI 62.18 27.83 Joroinen, Jorois
FI 63.23 26.75 Pielavesi
FI 62.94 21.57 Maalahti, Malax
NO 59.55 11.33 Mysen
FI 63.07 28.35 Juankoski, Strömsdal
SE 57.49 15.84 Hultsfred
FI 61.21 23.77 Viiala
SE 59.43 13.43 Skåre
FI 62.02 24.50 Vilppula
NO 63.41 10.79 Hommelvik
SE 57.82 13.01 Fristad
FI 62.56 25.85 Suolahti
SE 58.23 13.65 Åkarp
SE 58.04 12.81 Vårgårda
SE 57.40 14.66 Sävsjö
FI 62.38 26.43 Hankasalmi
SE 61.12 14.62 Orsa
NO 59.61 10.75 Vestby
FI 61.43 23.81 Vuores
FI 61.99 24.06 Ruovesi
FI 60.93 27.58 Luumäki
SE 57.69 11.65 Hönö
FI 63.90 24.50 Sievi
SE 60.14 15.41 Smedjebacken
FI 60.10 23.53 Pohja, Pojo
SE 56.10 12.75 Ödåkra
FI 60.14 24.23 Siuntio, Sjundeå
FI 60.05 24.00 Inkoo, Ingå
SE 56.28 13.28 Örkelljunga
SE 55.38 13.05 Skåre
FI 61.51 27.25 Ristiina
SE 60.89 15.12 Rättvik
NO 58.87 9.41 Kragerø
SE 56.43 12.85 Båstad
SE 57.50 14.15 Vaggeryd
FI 66.31 23.68 Ylitornio, Övertorneå, Badje-Duortnus
SE 57.28 13.63 Anderstorp
SE 58.41 15.52 Malmslätt
NO 70.07 29.75 Vadsø, Vesisaari, Čáhcesuolu
SE 58.67 16.37 Krokek
FI 62.02 25.55 Korpilahti
NO 65.47 12.21 Brønnøysund
NO 65.47 12.21 Brønnøy
FI 63.01 22.33 Isokyrö, Storkyro
SE 59.35 13.11 Grums
SE 58.53 13.49 Götene
SE 59.84 13.14 Sunne
NO 59.26 5.19 Åkrehamn
SE 59.43 18.05 Enebyberg
SE 57.04 16.44 Mönsterås
NO 58.38 8.68 Fevik
SE 58.88 14.28 Anderstorp
SE 58.36 12.39 Vargön
SE 65.68 21.00 Älvsbyn
NO 58.67 5.64 Nærbø
FI 60.49 26.54 Pyhtää, Pyttis
FI 62.85 29.37 Polvijärvi
FI 61.28 22.68 Äetsä
SE 60.68 13.72 Malung
SE 60.68 13.72 Malung-Sälen
FI 63.25 22.85 Alahärmä
FI 62.18 30.38 Tohmajärvi
SE 65.64 22.01 Gammelstad
SE 59.75 18.37 Rimbo
NO 60.07 6.55 Odda
NO 60.07 6.55 Ullensvang
FI 61.03 22.33 Säkylä
SE 60.02 13.67 Hagfors
FI 60.61 23.94 Kärkölä
SE 55.63 13.48 Veberöd
SE 59.40 18.35 Vaxholm, Waxholm
NO 60.39 10.56 Jaren
FI 65.92 26.53 Ranua
FI 63.67 27.52 Sonkajärvi
SE 56.63 15.54 Emmaboda
FI 60.48 25.37 Pornainen, Borgnäs
FI 61.15 28.05 Taipalsaari
FI 63.38 25.57 Pihtipudas
SE 58.62 16.25 Lindö
SE 57.96 12.12 Älvängen
FI 60.81 24.63 Tervakoski
SE 55.67 13.14 Hjärup
SE 60.26 18.37 Östhammar
NO 68.23 14.57 Svolvær
NO 68.23 14.57 Vågan
NO 68.23 14.57 Lofoten
FI 62.87 24.78 Karstula
SE 56.16 13.60 Tyringe
NO 60.06 10.86 Rotnes
NO 60.06 10.86 Nittedal
FI 63.08 21.62 Hietalahti
FI 65.57 28.25 Taivalkoski
SE 56.46 13.60 Markaryd
SE 56.25 15.29 Kallinge
NO 59.11 10.39 Tjøme
SE 65.59 19.17 Arvidsjaur, Árviesjávrrie
SE 60.07 15.92 Norberg
FI 63.06 22.11 Vähäkyrö, Lillkyro
SE 58.71 14.13 Töreboda
SE 60.35 15.75 Säter
NO 58.72 9.23 Risør
SE 59.32 18.49 Hemmesta
FI 61.50 25.68 Sysmä
SE 57.16 13.41 Smålandsstenar
SE 59.04 15.87 Vingåker
SE 56.10 12.63 Hittarp
FI 66.77 23.96 Pello
SE 60.05 18.60 Hallstavik
SE 57.36 13.74 Gnosjö
FI 60.53 25.60 Askola
SE 56.15 12.57 Viken
SE 57.68 14.09 Taberg
FI 60.60 22.08 Nousiainen, Nousis
FI 62.43 28.60 Heinävesi
FI 62.68 21.98 Jurva
FI 63.86 23.45 Kälviä
SE 59.78 14.52 Hällefors
FI 62.07 28.30 Rantasalmi
SE 60.14 13.01 Torsby
FI 63.55 23.69 Kaustinen
FI 66.83 28.67 Salla
NO 60.37 6.15 Norheimsund
NO 60.37 6.15 Kvam
SE 57.70 12.13 Öjersjö
SE 65.61 22.18 Björkskatan
FI 64.67 25.10 Ruukki
SE 63.91 19.76 Vännäs
SE 57.80 12.07 Rannebergen
SE 55.77 13.09 Furulund
SE 56.88 16.66 Borgholm
FI 63.75 22.75 Luoto, Larsmo
FI 61.43 29.35 Rautjärvi
NO 62.59 9.69 Oppdal
NO 60.24 10.39 Jevnaker
FI 60.53 25.11 Kellokoski
FI 61.55 29.50 Parikkala
NO 60.55 5.28 Knarvik
FI 61.33 24.27 Pälkäne
SE 57.98 12.22 Sålanda
FI 62.80 23.50 Kuortane
FI 61.20 27.70 Savitaipale
SE 61.38 15.82 Edsbyn
SE 61.38 15.82 Ovanåker
NO 59.65 6.35 Sauda
SE 56.80 12.97 Oskarström
SE 58.73 17.02 Arnö
FI 63.75 27.02 Vieremä
SE 60.13 16.22 Krylbo
FI 61.73 26.12 Joutsa
NO 62.68 8.56 Sunndalsøra
NO 62.68 8.56 Sunndal
SE 58.26 12.95 Vara
NO 60.93 10.70 Moelv
SE 58.57 15.90 Skärblacka
FI 68.66 27.54 Ivalo, Avvil, Avveel
SE 58.88 14.90 Askersund
SE 57.00 13.24 Hyltebruk
SE 57.00 13.24 Hylte
SE 56.10 13.92 Vinslöv
FI 61.76 29.39 Punkaharju
SE 58.08 13.03 Herrljunga
SE 57.43 14.09 Skillingaryd
FI 61.32 23.62 Vesilahti
FI 60.85 26.61 Koria
SE 59.52 17.75 Brunna
FI 60.45 26.03 Pernaja, Pernå
SE 57.48 12.00 Vallda
NO 59.61 10.41 Svelvik
SE 60.12 18.63 Arnö
SE 63.08 14.83 Brunflo
SE 64.71 21.17 Ursviken
SE 59.26 17.22 Mariefred
SE 58.47 11.67 Munkedal
FI 67.33 23.78 Kolari
NO 69.23 17.98 Finnsnes
NO 69.23 17.98 Senja, Sážžá
SE 56.19 14.75 Mörrum
SE 57.72 12.13 Furulund
SE 57.67 12.57 Bollebygd
SE 58.98 17.90 Ösmo
SE 60.26 16.01 Brunna
SE 55.91 13.11 Svalöv
FI 64.42 27.83 Paltamo
SE 56.28 14.12 Hittarp
SE 59.75 17.77 Alsike
SE 55.80 12.98 Hofterup
SE 58.70 12.45 Mellerud
FI 60.61 24.81 Veikkari
SE 58.35 15.28 Mantorp
NO 59.43 11.35 Rakkestad
SE 57.99 15.63 Kisa
SE 57.99 15.63 Kinda
SE 58.13 12.13 Lilla Edet
FI 61.17 24.56 Hauho
SE 57.70 11.72 Hjuvik
SE 64.73 20.92 Viken
SE 57.80 12.17 Olofstorp
SE 55.58 13.18 Bara
FI 60.43 23.27 Pertteli
FI 60.53 22.22 Rusko
SE 57.63 12.85 Viskafors
NO 62.51 6.13 Nordstranda
FI 60.65 22.59 Aura
SE 63.85 15.56 Strömsund, Straejmie
SE 58.22 11.92 Ljungskile
FI 61.58 26.02 Hartola, Gustav Adolfs
NO 58.14 7.07 Lyngdal
FI 62.63 26.83 Rautalampi
FI 60.15 19.95 Jomala
SE 58.36 11.26 Kungshamn
SE 58.36 11.26 Sotenäs
FI 64.57 26.83 Vaala
FI 60.77 22.67 Pöytyä
SE 58.35 13.83 Skultorp
FI 63.16 27.30 Maaninka
NO 62.37 6.03 Hareid
SE 58.54 14.50 Karlsborg
FI 64.47 24.23 Pyhäjoki
FI 62.25 25.20 Petäjävesi
SE 56.67 16.24 Smedby
SE 57.72 13.08 Dalsjöfors
SE 65.58 22.11 Bergnäset
SE 57.50 13.11 Svenljunga
FI 63.20 23.63 Lappajärvi
SE 59.33 17.69 Stenhamra
FI 65.67 25.05 Simo
SE 64.62 16.66 Vilhelmina, Vualtjere
NO 59.88 8.59 Rjukan
SE 57.71 11.66 Öckerö
NO 59.88 8.59 Tinn
NO 59.99 11.24 Sørumsand
NO 68.15 13.61 Leknes
NO 68.15 13.61 Vestvågøy
FI 61.86 21.50 Merikarvia, Sastmola
FI 66.08 24.80 Tervola
FI 62.98 28.50 Kaavi
SE 60.70 15.05 Smedby
NO 69.73 30.05 Kirkenes, Kirkkoniemi, Girkonjárga
NO 69.73 30.05 Sør-Varanger, Etelä-Varanki, Mátta-Várjjat
FI 63.48 23.78 Veteli, Vetil
SE 56.26 15.62 Rödeby
FI 60.18 24.83 Otaniemi, Otnäs
SE 57.84 14.81 Aneby
SE 57.99 11.56 Skärhamn
SE 57.99 11.56 Tjörn
FI 61.12 23.10 Punkalaidun
NO 59.93 10.45 Skui
FI 63.77 24.25 Toholampi
FI 61.35 25.28 Padasjoki
NO 61.31 7.80 Farnes
NO 59.91 10.64 Lysaker
SE 62.35 17.03 Matfors
SE 55.52 13.00 Tygelsjö
SE 61.64 17.07 Iggesund
FI 63.16 23.82 Vimpeli
FI 63.14 22.25 Vöyri, Vörå
SE 56.49 12.94 Mellbystrand
FI 61.10 24.12 Kalvola
SE 55.93 13.98 Tollarp
SE 58.95 17.49 Vagnhärad
FI 65.08 26.25 Ylikiiminki
NO 63.27 8.53 Aure
FI 62.90 26.97 Karttula
SE 59.72 16.42 Skultuna
NO 58.09 6.80 Farsund
NO 68.56 14.91 Stokmarknes
NO 68.56 14.91 Hadsel
SE 59.35 18.28 Kummelnäs
FI 61.22 22.08 Kiukainen
SE 58.39 15.09 Skänninge
SE 58.66 16.03 Svärtinge
SE 59.39 16.42 Hällbybrunn
FI 62.14 25.77 Säynätsalo
NO 58.62 5.66 Varhaug
NO 58.62 5.66 Hå
SE 58.43 15.68 Tallboda
SE 56.02 14.22 Hammar
FI 60.07 22.48 Dragsfjärd
FI 64.87 27.67 Puolanka
SE 59.39 12.13 Årjäng
SE 56.00 12.97 Ekeby
NO 60.12 11.47 Årnes
NO 60.12 11.47 Nes
NO 59.78 5.39 Sagvåg
FI 60.16 22.73 Kemiö, Kimito
SE 59.40 13.49 Råtorp
FI 60.16 22.73 Kemiönsaari, Kimitoön
SE 56.20 15.52 Nättraby
FI 64.48 24.99 Vihanti
SE 58.68 17.07 Bara
SE 58.20 15.05 Boxholm
FI 61.36 21.63 Luvia
SE 59.43 18.33 Resarö
FI 64.75 26.38 Utajärvi
SE 59.93 18.48 Skänninge
NO 59.97 9.99 Vikersund
NO 59.97 9.99 Modum
SE 57.48 13.35 Tranemo
FI 61.79 28.37 Sulkava
FI 61.10 21.83 Lappi
SE 59.24 17.82 Eriksberg
NO 59.15 5.26 Skudeneshavn
SE 60.03 17.55 Björklinge
NO 59.83 11.15 Flateby
FI 66.11 28.17 Posio
SE 56.17 14.28 Tollarp1
NO 59.62 11.09 Spydeberg
SE 65.66 21.94 Södra Sunderbyn
SE 56.25 12.97 Munka-Ljungby
FI 62.63 23.82 Töysä
SE 56.18 14.08 Knislinge
FI 64.06 23.65 Himanka
SE 55.85 12.92 Häljarp
FI 62.62 26.32 Konnevesi
SE 58.99 14.62 Laxå
SE 59.03 12.23 Bengtsfors
SE 57.71 14.32 Tenhult
NO 59.54 10.56 Tofte
FI 62.50 25.45 Uurainen
SE 56.26 14.08 Broby
SE 56.26 14.08 Östra Göinge
SE 65.77 21.73 Sävast
FI 64.67 28.53 Hyrynsalmi
SE 56.52 14.98 Tingsryd
SE 56.79 15.14 Hovmantorp
SE 64.68 21.23 Skelleftehamn
SE 59.88 14.99 Kopparberg
SE 59.88 14.99 Ljusnarsberg
NO 61.94 5.11 Måløy
FI 63.62 24.90 Reisjärvi
FI 64.02 23.50 Lohtaja
FI 61.06 27.81 Lemi
NO 59.68 10.53 Sætre
FI 63.36 27.76 Varpaisjärvi
SE 59.33 18.07 Gamla Stan
SE 58.91 11.93 Ed
SE 58.91 11.93 Dals-Ed
SE 57.71 12.79 Sandared
SE 59.67 16.58 Hökåsen
SE 57.51 11.93 Särö
FI 63.22 24.42 Perho
NO 61.91 5.99 Nordfjordeid
NO 61.91 5.99 Stad
NO 62.31 6.94 Stranda
SE 63.90 20.55 Sävar
FI 63.97 25.77 Kärsämäki
NO 58.33 8.23 Birkeland
SE 55.60 13.40 Genarp
NO 58.33 8.23 Birkenes
FI 61.50 23.02 Mouhijärvi
SE 58.33 12.68 Grästorp
SE 58.57 15.28 Borensberg
FI 60.34 22.70 Sauvo, Sagu
FI 60.62 26.20 Lapinjärvi, Lappträsk
NO 59.35 10.47 Åsgårdstrand
NO 59.79 5.17 Svortland
SE 56.03 12.82 Påarp
NO 59.79 5.17 Bømlo
NO 60.84 10.07 Dokka
NO 60.84 10.07 Nordre Land
FI 61.12 22.31 Köyliö, Kjulo
SE 57.70 12.45 Hindås
NO 61.06 6.58 Vik
FI 62.13 22.57 Karvia
SE 62.52 15.66 Ånge
FI 64.17 24.30 Alavieska
FI 63.37 23.48 Evijärvi
SE 60.89 16.72 Ockelbo
SE 56.75 15.27 Lessebo
FI 62.32 29.62 Rääkkylä
SE 58.43 15.78 Linghem
SE 59.39 13.19 Vålberg
SE 58.02 11.83 Stora Höga
FI 63.15 22.78 Ylihärmä
FI 60.53 26.46 Ruotsinpyhtää, Strömfors
NO 67.30 14.74 Løding
SE 59.84 13.54 Munkfors
FI 62.82 28.50 Tuusniemi
FI 63.18 26.37 Keitele
SE 57.32 12.17 Frillesås
SE 59.35 15.22 Hovsta
SE 56.65 12.92 Fyllinge
FI 61.57 25.18 Kuhmoinen
SE 59.60 16.70 Irsta
SE 66.61 19.82 Jokkmokk, Jåhkåmåhkke, Johkamohkki, Jokimukka
SE 56.05 13.00 Billesholm
SE 58.25 14.00 Olofstorp
NO 62.28 10.78 Tynset
NO 59.75 10.39 Røyken
NO 59.36 5.32 Vormedal
SE 63.40 13.08 Åre, Årean
SE 56.32 12.77 Vejbystrand
SE 57.89 16.41 Gamleby
SE 56.29 13.71 Bjärnum
NO 60.82 11.34 Løten
SE 56.01 12.81 Bårslöv
SE 59.25 17.08 Åkers Styckebruk
FI 63.67 28.80 Valtimo
NO 59.29 5.22 Vedavågen
SE 58.02 14.47 Gränna
SE 59.94 16.86 Heby
FI 62.50 30.25 Kiihtelysvaara
SE 59.60 13.47 Deje
FI 61.88 23.72 Kuru
SE 60.17 18.19 Gimo
NO 59.28 9.27 Ulefoss
NO 59.28 9.27 Nome
NO 69.31 16.12 Andenes
NO 69.31 16.12 Andøy
FI 61.53 28.17 Puumala
SE 58.20 16.60 Valdemarsvik
NO 61.59 9.75 Vinstra
NO 61.59 9.75 Nord-Fron
SE 63.57 19.50 Nordmaling
FI 62.87 24.22 Soini
FI 61.90 29.83 Kesälahti
FI 60.80 23.28 Ypäjä
FI 61.15 23.69 Kylmäkoski
SE 57.72 14.17 Odensjö
SE 57.04 12.40 Tvååker
NO 60.03 11.36 Auli
SE 56.19 15.84 Jämjö
NO 59.22 10.30 Stokke
NO 64.86 11.24 Rørvik
NO 64.86 11.24 Nærøysund
NO 58.08 8.02 Skålevik
SE 57.72 12.83 Sjömarken
SE 62.43 17.37 Johannedal
FI 62.11 21.96 Isojoki, Storå
NO 67.10 15.39 Rognan
NO 67.10 15.39 Saltdal
NO 59.38 10.75 Rygge
SE 57.77 12.04 Eriksbo
FI 60.93 23.37 Humppila
FI 64.19 27.00 Vuolijoki
NO 60.25 11.68 Skarnes
SE 57.17 15.34 Åseda
SE 57.17 15.34 Uppvidinge
NO 60.25 11.68 Sør-Odal
SE 58.23 14.65 Ödeshög
NO 59.06 5.92 Tau
SE 62.03 14.37 Sveg
SE 62.03 14.37 Härjedalen, Herjedaelie
FI 62.93 26.42 Vesanto
SE 64.62 21.20 Bureå
SE 57.70 13.02 Gånghester
SE 62.34 17.37 Stockvik
NO 60.70 8.95 Gol
NO 59.41 9.07 Bø
NO 59.41 9.07 Midt-Telemark
FI 61.63 26.80 Hirvensalmi
SE 63.62 19.91 Hörnefors
FI 60.67 27.70 Miehikkälä
SE 60.07 18.08 Alunda
NO 60.53 8.21 Geilo
FI 61.69 22.01 Pomarkku, Påmark
FI 60.67 22.77 Karinainen
NO 63.59 10.74 Frosta
SE 58.47 15.63 Ekängen
NO 70.98 25.97 Honningsvåg, Honnesváhki
NO 60.46 5.43 Ytre Arna
NO 70.98 25.97 Nordkapp, Davvinjárga
SE 59.47 15.37 Frövi
NO 63.29 9.09 Kyrksæterøra
NO 63.29 9.09 Heim
SE 59.17 17.80 Vårsta
SE 59.28 18.53 Strömma
NO 68.86 18.35 Setermoen
NO 68.86 18.35 Bardu, Beardu
NO 70.03 20.97 Skjervøy, Skiervá, Kierua
SE 63.81 20.19 Röbäck
NO 61.77 6.21 Sandane
NO 61.77 6.21 Gloppen
NO 62.11 10.63 Alvdal
SE 55.40 12.92 Ljunghusen
SE 59.60 15.83 Kolsva
FI 60.68 21.67 Vehmaa, Vemo
NO 61.31 12.26 Innbygda
NO 61.31 12.26 Trysil
NO 60.72 11.19 Stange
NO 59.38 10.75 Ryggebyen
FI 60.27 19.93 Finström
FI 67.96 23.68 Muonio, Muoná
SE 58.38 14.80 Herrestad
SE 59.95 17.53 Bälinge
NO 62.57 7.69 Åndalsnes
SE 64.20 19.72 Vindeln
NO 62.57 7.69 Rauma
FI 63.30 23.17 Kortesjärvi
NO 60.26 11.03 Maura
SE 57.02 14.90 Rottne
NO 69.67 29.99 Bjørnevatn, Kruuvakylä
SE 56.35 12.82 Förslöv
SE 57.46 12.18 Fjärås kyrkby
SE 59.83 15.69 Skinnskatteberg
FI 61.36 24.67 Luopioinen
SE 56.98 16.33 Blomstermåla
FI 60.90 24.29 Renko
SE 64.84 20.98 Kåge
SE 62.51 17.51 Söråker
SE 59.88 12.30 Charlottenberg
NO 78.22 15.65 Longyearbyen
SE 59.88 12.30 Eda
NO 78.22 15.65 Svalbard
NO 62.85 7.14 Elnesvågen
NO 62.85 7.14 Hustadvika
FI 60.95 21.45 Pyhäranta
FI 62.10 26.08 Toivakka
NO 59.88 10.48 Billingstad
SE 61.35 16.07 Alfta
NO 59.88 11.56 Bjørkelangen
NO 59.88 11.56 Aurskog-Høland
SE 58.38 15.43 Vikingstad
NO 59.27 10.75 Lervik
SE 60.20 17.90 Österbybruk
NO 67.31 14.45 Løpsmarka
SE 57.56 12.78 Fritsla
FI 62.20 23.18 Kihniö
FI 60.65 23.15 Koski Tl, Koski, Koskis
SE 56.68 12.73 Frösakull
SE 58.38 11.48 Brastad
SE 56.10 12.85 Hyllinge
SE 59.25 14.95 Vintrosa
NO 70.05 24.97 Lakselv, Leavdnja, Lemmijoki
NO 61.77 9.54 Otta
NO 61.77 9.54 Sel
NO 70.05 24.97 Porsanger, Porsáŋgu, Porsanki
SE 59.33 18.58 Kopparmora
NO 60.63 8.56 Ål
SE 57.27 12.33 Veddige
SE 58.14 15.69 Rimforsa
FI 62.02 27.22 Haukivuori
SE 65.15 20.73 Storvik
SE 65.30 21.38 Bergsviken
SE 56.55 13.72 Strömsnäsbruk
SE 58.24 11.68 Henån
SE 58.24 11.68 Orust
FI 61.82 22.70 Jämijärvi
FI 65.37 25.85 Yli-Ii
SE 59.15 17.65 Pershagen
SE 58.33 15.73 Sturefors
SE 60.27 18.40 Alunda
SE 59.53 14.27 Storfors
NO 61.13 11.37 Rena
NO 61.13 11.37 Åmot
SE 58.20 12.22 Sjuntorp
NO 61.84 8.57 Fossbergom
NO 61.84 8.57 Lom
SE 60.58 16.53 Storvik
NO 58.74 5.74 Lyefjell
FI 62.78 21.20 Korsnäs
SE 65.10 17.12 Storuman, Luspie, Lusspie
SE 61.80 16.56 Delsbo
SE 59.32 16.48 Skogstorp
SE 59.45 16.32 Kvicksund
NO 59.93 11.44 Aursmoen
SE 63.70 20.32 Obbola
NO 70.63 29.72 Båtsfjord, Báhcavuotna
NO 68.50 14.80 Melbu
SE 59.17 14.87 Fjugesta
SE 59.17 14.87 Lekeberg
SE 59.68 16.62 Tillberga
SE 64.40 17.48 Insjön
FI 61.02 25.15 Hämeenkoski, Koski Hl
FI 60.88 22.42 Yläne
NO 58.34 6.28 Hauge i Dalane
NO 58.34 6.28 Sokndal
NO 62.60 6.44 Brattvåg
SE 60.07 15.01 Grängesberg
NO 62.60 6.44 Haram
FI 68.39 23.63 Enontekiö, Enontekis, Eanodat, Hetta, Heahttá
FI 61.47 24.33 Sahalahti
FI 63.30 22.38 Oravainen, Oravais
NO 58.31 6.96 Liknes
SE 60.68 15.09 Insjön
NO 58.31 6.96 Kvinesdal
SE 60.56 15.13 Djurås
NO 68.27 13.73 Evjen
SE 56.07 13.24 Ljungbyhed
FI 61.71 23.27 Viljakkala
FI 60.58 22.90 Marttila, S:t Mårtens, Sankt Mårtens
NO 63.10 7.82 Rensvik
FI 61.80 24.37 Juupajoki
FI 61.60 22.60 Lavia
SE 59.13 16.73 Malmköping
FI 63.23 21.42 Raippaluoto, Replot
SE 62.46 17.35 Sundsbruk
SE 55.94 12.81 Glumslöv
FI 61.50 26.48 Pertunmaa
NO 62.63 7.09 Vestnes
NO 60.57 9.10 Nesbyen
NO 68.91 15.08 Myre
NO 68.91 15.08 Øksnes
SE 57.70 14.47 Forserum
FI 63.48 28.30 Rautavaara
SE 62.50 16.17 Fränsta
FI 62.48 30.63 Tuupovaara
SE 64.91 19.48 Norsjö, Nåarene
NO 60.70 10.35 Hov
NO 60.70 10.35 Søndre Land
SE 58.44 11.30 Hunnebostrand
NO 59.18 10.46 Årøysund
NO 61.22 6.08 Høyanger
FI 64.51 25.66 Rantsila
FI 60.67 25.85 Myrskylä, Mörskom
SE 65.19 18.74 Malå, Máláge
SE 60.51 14.22 Vansbro
SE 59.57 16.23 Kolbäck
SE 67.21 23.37 Pajala, Bájil
SE 64.19 20.85 Robertsfors
SE 60.22 17.70 Örbyhus
FI 60.22 24.78 Kilo
NO 69.01 23.04 Kautokeino, Koutokeino, Guovdageaidnu
NO 61.18 6.85 Hermansverk
SE 56.41 16.00 Torsås
SE 57.79 12.32 Stenkullen
SE 59.57 17.53 Håbo
NO 67.88 12.98 Å
FI 60.18 24.80 Tapiola, Hagalund
FI 60.22 24.81 Leppävaara, Alberga
FI 60.29 25.04 Tikkurila, Dickursby
FI 60.26 24.85 Myyrmäki, Myrbacka
FI 60.16 24.74 Matinkylä, Mattby
FI 60.15 24.66 Espoonlahti, Esboviken
FI 60.28 25.11 Hakunila, Håkansböle
FI 60.32 25.06 Koivukylä, Björkby
FI 60.25 25.01 Malmi, Malm
FI 60.20 24.93 Pasila, Böle
FI 69.40 25.84 Karigasniemi, Gáregasnjárga
FI 70.08 27.84 Nuorgam, Njuorggán
FI 68.11 27.18 Vuotso, Vuohčču
SE 66.96 19.82 Porjus, Bårjås
NO 69.44 23.66 Masi, Máze
NO 70.32 25.54 Børselv, Bissojohka, Pyssyjoki
SE 57.89 12.05 Nödinge
SE 57.89 12.05 Ale
FI 60.40 25.03 Hyrylä
FI 60.33 24.33 Nummela
FI 60.15 24.53 Masala
FI 60.27 24.44 Veikkola
FI 60.52 24.77 Rajamäki
FI 60.55 24.97 Jokela
FI 60.29 25.33 Söderkulla
FI 62.24 25.88 Vaajakoski
FI 62.29 25.73 Palokka
FI 62.26 26.20 Lievestuore
FI 62.26 25.90 Leppävesi
FI 61.17 25.55 Vääksy
FI 61.07 24.17 Iittala
FI 61.45 23.85 Hervanta
FI 61.47 23.90 Vatiala
FI 61.67 23.18 Kyröskoski
FI 65.11 25.36 Kello
FI 65.05 25.68 Jääli
FI 64.11 27.10 Otanmäki
FI 62.57 23.07 Peräseinäjoki
FI 60.69 26.84 Inkeroinen
FI 60.77 26.80 Myllykoski
FI 60.91 26.63 Kuusankoski
FI 67.60 24.16 Ylläs
FI 66.17 29.15 Ruka
FI 68.42 27.42 Saariselkä
NO 60.47 5.32 Åsane
NO 62.46 6.33 Spjelkavik
NO 63.35 10.36 Heimdal
NO 63.43 10.53 Ranheim
NO 69.69 18.88 Kvaløysletta
NO 59.06 9.69 Stathelle
NO 59.05 9.70 Brevik
NO 68.42 17.37 Ankenes
NO 60.19 11.10 Gardermoen
NO 59.90 10.62 Fornebu
SE 59.65 17.93 Arlanda
FI 63.65 22.73 Sandsund
NO 69.11 15.96 Myre
FI 62.42 24.78 Multia
NO 59.74 10.59 Fagerstrand
FI 60.38 21.94 Rymättylä, Rimito
SE 56.40 14.32 Lönsboda
SE 58.57 11.99 Färgelanda
FI 60.64 25.58 Pukkila
SE 57.05 12.28 Träslövsläge
FI 65.58 25.19 Kuivaniemi
SE 59.41 13.67 Skattkärr
NO 68.41 16.00 Lødingen
SE 56.23 12.67 Jonstorp
NO 60.18 11.90 Spetalen
SE 60.74 15.45 Bjursås
SE 59.71 15.13 Storå
SE 65.85 22.29 Råneå
SE 55.44 13.32 Anderslöv
FI 60.58 22.73 Tarvasjoki
SE 61.47 16.38 Arbrå
SE 62.26 17.38 Njurundabommen
FI 60.23 23.48 Kisko
SE 57.50 14.70 Bodafors
NO 58.10 6.69 Vanse
SE 63.33 14.45 Krokom, Kråahkoe
NO 60.99 9.23 Fagernes
NO 60.99 9.23 Nord-Aurdal
SE 58.80 16.78 Stigtomta
SE 58.14 11.82 Svanesund
SE 61.21 17.13 Ljusne
SE 55.75 13.20 Stångby
SE 55.59 13.25 Klågerup
SE 56.06 12.88 Mörarp
NO 58.46 6.55 Moi
NO 58.46 6.55 Lund
SE 57.17 16.03 Högsby
SE 60.50 14.97 Mockfjärd
FI 61.88 21.82 Siikainen, Siikais
FI 60.60 22.30 Vahto
NO 59.50 10.25 Gullhaug
SE 56.82 12.73 Getinge
SE 66.39 23.65 Övertorneå, Matarenki
SE 56.27 14.77 Svängsta
SE 60.41 15.60 Enbacka
NO 59.82 10.46 Blakstad
SE 57.70 11.76 Andalen
SE 59.60 13.72 Molkom
FI 61.05 26.48 Jaala
FI 62.76 28.03 Vehmersalmi
NO 63.70 11.19 Skogn
SE 58.19 12.72 Nossebro
SE 58.19 12.72 Essunga
FI 63.38 24.95 Kinnula
SE 63.00 17.67 Bollstabruk
SE 57.00 14.57 Moheda
SE 58.70 11.26 Grebbestad
NO 60.86 8.55 Hemsedal
NO 70.37 31.11 Vardø, Vuoreija, Várggát
FI 64.84 25.19 Lumijoki
SE 60.69 15.49 Grycksbo
NO 66.28 14.07 Hauknes
SE 61.23 14.04 Älvdalen
NO 59.21 11.19 Skjeberg
NO 60.51 5.35 Hylkje
SE 59.13 18.41 Dalarö
SE 65.43 21.70 Rosvik
FI 62.95 26.75 Tervo
SE 56.88 12.57 Skrea
SE 63.20 18.50 Bjästa
NO 69.47 25.51 Karasjok, Kaarasjoki, Kárášjohka
NO 63.69 9.67 Brekstad
NO 58.16 7.84 Nodeland
SE 56.04 14.28 Fjälkinge
FI 60.07 20.08 Lemland, Lemlanti
NO 59.57 10.26 Selvik
NO 59.28 10.33 Sem
SE 56.52 16.38 Mörbylånga
SE 58.27 13.71 Stenstorp
SE 56.13 13.05 Kvidinge
SE 66.05 17.89 Arjeplog, Árjepluovve
SE 57.98 12.20 Skepplanda
FI 63.03 24.57 Kyyjärvi
SE 60.15 14.80 Abborrberget
SE 56.78 14.45 Vislanda
SE 60.72 16.60 Järbo
SE 56.04 13.68 Sösdala
SE 59.12 15.20 Hällabrottet
NO 59.35 10.87 Karlshus
NO 59.35 10.87 Råde
NO 60.38 5.47 Espeland
SE 57.24 12.12 Bua
SE 56.34 13.66 Vittsjö
SE 62.53 17.38 Bergeforsen
FI 60.63 21.93 Mietoinen
SE 64.95 21.21 Byske
SE 59.28 18.68 Stavsnäs
FI 64.10 26.32 Pyhäntä
FI 60.52 23.20 Kuusjoki
SE 58.72 11.33 Tanumshede
SE 58.72 11.33 Tanum
FI 60.47 23.57 Kiikala
SE 58.00 12.72 Jonstorp
SE 57.32 15.58 Virserum
SE 59.58 17.88 Rosersberg
NO 58.57 5.68 Vigrestad
SE 57.00 15.28 Lenhovda
SE 56.75 14.92 Ingelstad
FI 63.62 22.99 Ylä-Ähtävä, Ytteresse
SE 60.62 16.88 Forsbacka
NO 59.92 5.32 Fitjar
SE 58.03 11.77 Höviksnäs
SE 64.77 20.50 Forsbacka
SE 57.31 13.88 Hillerstorp
FI 61.02 22.70 Vampula
SE 56.20 13.09 Östra Ljungby
FI 60.57 21.97 Lemu
SE 58.51 13.31 Källby
SE 60.43 15.50 Romme
NO 70.64 23.67 Rypefjord
SE 65.85 24.10 Marielund
SE 56.63 16.17 Ljungbyholm
SE 60.53 14.37 Järna
NO 59.48 11.66 Ørje
NO 59.48 11.66 Marker
FI 62.08 28.93 Enonkoski
SE 57.60 18.26 Vibble
SE 56.23 15.12 Bräkne-Hoby
SE 64.16 17.35 Åsele, Sjeltie
SE 60.38 17.23 Söderfors
SE 55.87 13.08 Teckomatorp
SE 57.86 12.45 Ingared
FI 60.56 21.62 Taivassalo, Tövsala
SE 60.18 17.18 Östervåla
SE 57.17 14.58 Lammhult
SE 56.28 13.94 Hästveda
SE 57.07 15.05 Braås
FI 60.28 20.05 Saltvik
SE 56.75 12.93 Åled
NO 63.25 10.05 Skaun
SE 61.26 17.15 Sandarne
SE 56.72 12.67 Haverdal
SE 59.37 17.20 Stallarholmen
NO 63.87 11.30 Straumen
NO 63.87 11.30 Inderøy
SE 57.24 18.37 Hemse
FI 64.27 25.87 Pulkkila
SE 64.87 20.38 Boliden
FI 64.27 25.87 Siikalatva
FI 60.24 23.72 Karjalohja, Karislojo
SE 63.88 20.32 Ersmark
SE 58.67 16.18 Jursla
SE 63.18 17.07 Långsele
SE 56.70 12.73 Gullbrandstorp
NO 68.21 14.48 Kabelvåg
FI 61.65 22.10 Längelmäki
NO 62.50 6.69 Skodje
NO 60.39 6.19 Øystese
NO 59.39 10.41 Skoppum
SE 56.65 16.27 Rinkabyholm
NO 58.20 8.03 Justvik
SE 58.48 15.07 Stenstorp
NO 66.87 13.71 Ørnes
NO 68.12 13.55 Gravdal
SE 59.15 16.50 Hälleforsnäs
NO 66.87 13.71 Meløy
FI 64.50 28.22 Ristijärvi
FI 62.31 21.71 Karijoki, Bötom
SE 64.82 20.25 Långsele
SE 59.30 14.95 Garphyttan
SE 56.23 14.52 Jämshög
NO 60.51 5.24 Frekhaug
SE 59.07 15.34 Pålsboda
NO 62.56 6.62 Vatne
SE 60.45 16.04 Långshyttan
SE 56.12 15.48 Hasslö
SE 57.94 11.85 Kode
SE 55.87 13.15 Marieholm
SE 56.70 16.12 Trekanten
SE 64.82 18.05 Söderfors
FI 62.30 28.25 Kangaslampi
FI 62.97 25.25 Kannonkoski
SE 60.33 18.43 Öregrund
NO 60.09 5.23 Storebø
NO 60.09 5.23 Austevoll
NO 61.13 8.57 Vang
SE 56.98 14.31 Rydaholm
SE 63.55 13.80 Valla
SE 63.92 19.82 Vännäsby
SE 61.73 16.98 Sörforsa
SE 57.38 13.85 Marieholm
FI 64.35 26.28 Kestilä
SE 64.52 20.65 Burträsk
SE 63.25 14.57 Ås
SE 56.62 12.93 Trönninge
SE 58.99 14.10 Gullspång
SE 63.33 19.17 Husum
SE 57.49 15.02 Ekenässjön
SE 55.88 12.93 Asmundtorp
SE 65.42 21.50 Norrfjärden
SE 58.13 13.33 Floby
SE 57.85 14.30 Kaxholmen
SE 62.75 15.42 Bräcke
SE 61.72 16.17 Järvsö
SE 57.93 11.58 Rönnäng
SE 56.92 13.98 Lagan
SE 57.17 13.74 Bredaryd
SE 60.93 17.04 Bergby
SE 56.02 14.70 Hällevik
SE 58.03 12.16 Lödöse
SE 63.35 13.47 Järpen
FI 60.48 21.87 Merimasku
FI 60.75 26.07 Artjärvi, Artsjö
SE 59.26 15.33 Ekeby-Almby
NO 59.54 5.35 Sveio
SE 57.65 12.50 Rävlanda
SE 58.56 12.35 Brålanda
SE 60.57 17.45 Älvkarleby
SE 64.98 21.07 Backa
SE 56.00 13.09 Kågeröd
FI 62.38 21.22 Kaskinen, Kaskö
SE 57.16 13.83 Forsheda
NO 68.77 16.17 Borkenes
NO 68.77 16.17 Kvæfjord, Giehtavuotna
SE 57.62 15.57 Mariannelund
FI 62.38 27.43 Jäppilä
FI 60.52 27.68 Virolahti
FI 60.68 21.72 Vinkkilä
FI 60.92 24.63 Turenki
FI 60.92 27.57 Taavetti
FI 63.12 21.70 Sepänkylä, Smedsby
FI 61.43 29.37 Simpele
FI 60.50 26.72 Broby
FI 60.38 23.98 Saukkola
FI 60.11 22.95 Särkisalo
FI 63.68 25.98 Pyhäsalmi
FI 61.05 24.35 Parola
FI 60.78 25.03 Oitti
FI 60.38 25.28 Nikkilä, Nickby
FI 62.47 21.34 Närpiö, Närpes
FI 60.70 22.75 Kyrö
FI 60.92 25.25 Kärkölä
FI 60.87 25.28 Järvelä
FI 61.98 22.27 Honkajoki
FI 63.60 22.80 Bennäs
FI 60.95 22.85 Alastaro
FI 63.09 21.72 Ristinummi
FI 63.10 21.70 Teeriniemi
NO 70.17 28.56 Varangerbotn, Vuonnabahta
NO 61.09 6.58 Vikøyri
NO 65.70 12.44 Vevelstad
NO 60.37 5.76 Tysse
NO 59.02 8.52 Treungen
NO 58.38 7.22 Tingvatn
NO 58.10 7.82 Tangvall
NO 58.89 5.65 Sola
NO 61.23 7.10 Sogndalsfjøra
NO 59.64 11.32 Skjønhaug
NO 64.46 13.59 Sandvika
NO 67.52 12.12 Røst
NO 59.98 9.30 Rollag
NO 60.29 10.62 Roa
NO 59.00 5.62 Randaberg
NO 68.09 13.23 Ramberg
NO 60.18 5.46 Osøyro
NO 63.31 9.85 Orkanger
NO 64.93 13.16 Namsskogan, Nååmesjevuemie
NO 67.01 14.57 Moldjord
NO 60.82 5.81 Mo
NO 59.75 10.02 Mjøndalen
NO 60.80 5.30 Masfjorden
NO 65.10 11.70 Leknes
NO 62.44 6.19 Langevåg
NO 59.00 9.75 Langesund
NO 63.40 9.50 Krokstadøra
NO 59.81 10.80 Kolbotn
NO 60.41 5.23 Kleppestø
NO 60.28 6.25 Jondal
NO 60.56 5.27 Isdalstø
NO 61.17 5.30 Hyllestad
NO 63.47 8.01 Hopen
NO 59.77 9.91 Hokksund
NO 61.14 9.07 Heggenes
NO 68.65 17.68 Gratangen, Rivtták
NO 62.34 5.63 Fosnavåg
NO 60.43 9.46 Flå
NO 58.59 7.80 Evje
NO 60.98 5.07 Eivindvik
NO 60.33 11.26 Eidsvoll
NO 58.83 7.80 Bygland
NO 60.78 4.93 Austrheim
NO 63.05 11.65 Aas
NO 63.96 10.23 Årnes
NO 59.57 7.99 Åmot
NO 58.76 5.85 Ålgård
NO 62.84 11.30 Ålen
NO 59.92 10.68 Sjølyststranda
NO 59.93 10.79 Frydenberg
NO 59.47 11.16 Meieribyen
NO 59.49 10.87 Kirkebygda
NO 59.62 10.95 Elvestad
NO 59.93 11.07 Fjerdingby
NO 59.76 11.14 Kirkebygda
NO 59.93 10.95 Kjenn
NO 60.22 11.02 Teigebyen
NO 60.44 11.07 Hurdal
NO 60.61 12.01 Flisa
NO 61.89 11.08 Bergset
NO 61.76 11.96 Engerdal, Engerdaelie
NO 62.12 8.86 Lesja
NO 61.88 8.27 Bismo
NO 61.53 10.14 Ringebu
NO 61.23 10.22 Segalstad bru
NO 61.09 8.98 Slidre
NO 60.08 10.28 Vik
NO 60.86 8.57 Trøim
NO 60.62 8.29 Hol
NO 59.79 10.24 Lierbyen
NO 59.83 9.58 Lampeland
NO 60.27 8.95 Rødberg
NO 59.37 10.26 Revetal
NO 59.23 10.41 Borgheim
NO 59.62 8.94 Sauland
NO 58.50 8.65 Blakstad
NO 58.46 7.92 Birketveit
NO 58.62 7.41 Kyrkjebygda
NO 58.77 5.63 Kleppe
NO 59.24 6.18 Hjelmelandsvågen
NO 59.48 6.25 Sand
NO 59.06 5.40 Ydstebøhamn
NO 59.23 5.44 Bokn
NO 59.42 5.45 Aksdal
NO 60.36 5.12 Straume
NO 60.91 7.19 Aurlandsvangen
NO 61.35 5.06 Askvoll
NO 61.97 6.52 Hornindal
NO 62.10 5.56 Fiskå
NO 62.38 6.99 Stordal
NO 62.40 6.59 Sykkylven
NO 62.50 6.13 Valderøy
NO 62.80 6.89 Falkhytta
NO 63.05 7.63 Bruhagen
NO 62.97 8.72 Surnadal
NO 63.58 9.96 Rissa
NO 64.30 10.51 Steinsdalen
NO 63.04 10.29 Støren
NO 63.33 10.07 Børsa
NO 63.30 10.48 Klæbu
NO 63.23 11.03 Mebonden
NO 64.63 12.30 Høylandet
NO 65.98 12.29 Silvalen
NO 65.60 13.99 Hattfjelldal, Aarborte
NO 66.42 12.84 Lurøy
NO 66.50 12.10 Husøya
NO 66.71 13.29 Vågaholmen
NO 67.78 15.02 Leinesfjorden
NO 68.75 17.81 Tennevoll
NO 69.15 18.15 Sørreisa, Ráisavuotna
NO 69.09 17.69 Brøstadbotn
NO 69.27 19.96 Hatteng
NO 70.59 22.29 Breivikbotn
NO 70.20 28.19 Tana bru, Deanušaldi, Tenonsilta
SE 59.20 17.73 Rönninge
SE 59.24 18.23 Bollmora
SE 57.93 12.08 Alafors
NO 59.22 10.34 Melsomvik
SE 56.74 12.73 Harplinge
SE 57.73 11.68 Björkö
FI 61.47 22.16 Kullaa
SE 64.26 16.41 Dorotea, Döörte, Kraapohke
SE 57.39 18.20 Klintehamn
NO 61.88 9.10 Vågåmo
NO 61.88 9.10 Vågå
FI 60.35 23.28 Muurla
SE 59.02 16.38 Valla
SE 58.12 12.53 Sollebrunn
NO 60.26 10.66 Grua
SE 59.02 17.53 Hölö
SE 59.43 15.58 Fellingsbro
SE 56.47 14.68 Ryd
SE 58.55 15.96 Kimstad
NO 64.87 11.60 Kolvereid
FI 61.15 24.80 Tuulos
SE 56.30 14.13 Glimåkra
SE 57.99 11.83 Jörlanda
SE 56.87 14.64 Gemla
SE 57.35 14.47 Vrigstad
SE 58.06 11.75 Myggenäs
FI 60.57 26.05 Liljendal, Liljentaali
NO 69.77 21.02 Storslett, Hánssagieddi, Hansinkenttä
NO 69.77 21.02 Nordreisa, Ráisa, Raisi
SE 55.58 13.60 Blentarp
FI 64.17 25.97 Piippola
SE 58.67 15.08 Ryd
SE 57.60 11.80 Donsö
SE 59.33 18.71 Djurö
SE 59.93 16.96 Morgongåva
SE 57.37 14.90 Landsbro
SE 57.54 13.36 Limmared
SE 56.27 14.20 Sibbhult
FI 63.12 25.08 Kivijärvi
NO 59.30 9.10 Lunde
SE 56.55 13.07 Veinge
FI 60.80 28.00 Ylämaa
SE 58.10 11.85 Ödsmål
FI 60.19 21.91 Nauvo, Nagu
SE 60.02 17.73 Vattholma
NO 59.40 5.36 Eike
SE 58.93 12.31 Dals Långed
SE 59.55 16.51 Barkarö
FI 69.91 27.03 Utsjoki, Ohcejohka, Uccjuuhâ, Uccjokk
SE 59.96 17.58 Lövstalöt
SE 60.24 18.42 Anneberg
SE 61.80 15.84 Färila
NO 58.23 8.12 Tveit
FI 60.22 19.75 Hammarland
FI 63.47 24.17 Halsua, Halso
SE 56.06 14.02 Önnestad
NO 59.59 10.21 Sande
SE 56.16 14.09 Hanaskog
SE 55.47 13.59 Rydsgård
SE 59.17 15.53 Odensbacken
SE 59.97 18.80 Älmsta
NO 61.24 7.70 Årdalstangen
NO 61.24 7.70 Årdal
NO 59.33 10.67 Larkollen
NO 60.09 10.87 Åneby
SE 58.48 13.87 Stöpen
SE 57.77 11.83 Nolvik
NO 59.98 12.13 Skotterud
NO 59.98 12.13 Eidskog
FI 67.29 28.16 Savukoski, Suovvaguoika
SE 56.97 16.43 Timmernabben
NO 59.10 9.56 Herre
FI 60.85 22.68 Oripää
SE 57.39 15.81 Målilla
SE 59.76 12.36 Åmotfors
NO 60.40 5.02 Ågotnes
SE 60.74 15.90 Svärdsjö
SE 59.77 16.20 Ramnäs
FI 60.58 27.70 Virojoki
SE 57.93 12.03 Diseröd
SE 55.83 14.08 Degeberga
SE 57.44 13.60 Hestra
FI 61.65 29.75 Saari
FI 64.30 24.45 Merijärvi
SE 57.92 14.58 Hestra
SE 56.08 15.70 Sturkö
SE 57.62 11.79 Styrsö
SE 55.99 12.80 Gantofta
SE 59.00 15.05 Åsbro
SE 56.05 14.68 Mjällby
SE 57.42 11.94 Västra Hagen
FI 60.35 23.65 Suomusjärvi
NO 59.66 10.99 Tomter
SE 56.18 14.50 Näsum
NO 60.18 5.40 Hagavik
SE 63.84 20.48 Täfteå
SE 59.73 17.30 Örsundsbro
FI 61.30 25.09 Auttoinen
SE 55.34 13.37 Smygehamn
FI 64.81 24.76 Siikajoki
SE 58.36 11.22 Smögen
SE 61.98 17.06 Bergsjö
SE 61.98 17.06 Nordanstig
SE 59.32 18.44 Mörtnäs
SE 57.17 13.59 Reftele
NO 60.65 10.94 Skreia
NO 59.67 5.94 Etne
SE 58.30 13.18 Kvänum
FI 61.56 22.79 Suodenniemi
SE 60.78 14.85 Siljansnäs
SE 56.68 12.77 Mjällby
SE 59.28 16.68 Ärla
NO 64.08 11.22 Malm
NO 58.19 7.93 Strai
SE 57.12 14.17 Bor
SE 65.35 21.20 Roknäs
NO 58.08 7.30 Vigeland
SE 55.42 13.57 Skivarp
NO 61.40 7.29 Gaupne
NO 61.40 7.29 Luster
FI 62.18 29.20 Savonranta
SE 55.46 13.93 Köpingebro
SE 58.85 14.22 Hova
FI 62.66 26.05 Sumiainen
SE 55.78 13.52 Löberöd
FI 61.45 22.58 Kiikoinen
SE 55.98 14.15 Norra Åsum
NO 60.67 10.81 Lena
SE 56.96 13.08 Torup
NO 60.67 10.81 Østre Toten
NO 66.22 13.62 Hemnesberget
NO 59.32 10.39 Barkåker
SE 59.24 14.25 Björneborg
SE 57.70 16.33 Ankarsrum
NO 60.46 12.06 Kirkenær
NO 60.46 12.06 Grue
SE 58.49 15.53 Berg, Raedtievaerie
SE 57.99 13.07 Annelund
FI 67.11 27.51 Pelkosenniemi
SE 59.51 11.84 Töcksfors
NO 68.55 17.56 Bjerkvik
NO 59.10 9.06 Prestestranda
NO 59.10 9.06 Drangedal
NO 66.20 13.02 Nesna
SE 56.52 13.32 Knäred
SE 57.54 12.43 Sätila
NO 61.77 5.30 Svelgen
SE 56.17 12.84 Strövelstorp
NO 61.77 5.30 Bremanger
SE 59.25 18.52 Långvik
NO 66.82 13.94 Glomfjord
SE 57.35 12.48 Horred
SE 62.29 17.37 Nolby
SE 63.45 18.11 Bredbyn
FI 60.96 28.55 Nuijamaa
SE 59.28 18.67 Hölö
SE 62.05 17.26 Gnarp
SE 60.60 15.08 Gagnef
NO 59.18 8.09 Fyresdal
SE 61.23 16.57 Kilafors
SE 63.17 18.57 Köpmanholmen
NO 60.59 5.82 Dale
SE 60.92 15.02 Vikarbyn
SE 60.52 17.63 Karlholmsbruk
SE 55.90 13.40 Stehag
NO 61.36 5.40 Dale
NO 61.36 5.40 Fjaler
NO 59.48 8.63 Seljord
SE 60.23 18.50 Marieberg
SE 59.28 18.43 Brunn
FI 60.22 24.62 Gumböle
NO 60.00 11.09 Leirsund
SE 65.53 17.54 Sorsele, Suorssá
SE 60.15 16.93 Tärnsjö
SE 55.83 12.94 Saxtorpsskogen
FI 60.32 23.82 Sammatti
NO 60.24 5.45 Syfteland
NO 62.58 6.93 Tomra
NO 59.70 5.39 Mosterhamn
SE 57.99 16.31 Överum
SE 55.49 13.01 Hököpinge
SE 58.38 13.57 Axvall
SE 55.92 13.55 Sätofta
NO 60.12 11.34 Neskollen
NO 62.08 9.13 Dombås
SE 55.41 13.08 Skegrie
NO 62.92 7.45 Eide
SE 58.27 16.50 Gusum
SE 59.58 18.10 Lindholmen
NO 60.67 11.83 Våler
NO 60.68 10.62 Reinsvoll
NO 63.96 10.22 Å i Åfjord
NO 63.76 9.81 Botngård
NO 63.76 9.81 Ørland
FI 61.50 24.57 Kuhmalahti
NO 59.71 10.51 Åros
FI 60.77 22.95 Mellilä
FI 61.91 26.13 Leivonmäki
NO 71.00 24.66 Havøysund, Ávanuorri
NO 71.00 24.66 Måsøy, Muosát
NO 61.10 7.47 Lærdalsøyri
NO 61.10 7.47 Lærdal
SE 57.74 15.79 Södra Vi
NO 62.48 6.81 Sjøholt
NO 59.62 11.03 Knappstad
NO 59.82 5.27 Rubbestadneset
SE 65.28 21.41 Hortlax
FI 62.13 27.46 Virtasalmi
SE 60.30 16.42 Horndal
SE 63.32 14.85 Lit
SE 63.11 16.35 Hammarstrand
SE 63.11 16.35 Ragunda
SE 56.77 12.63 Steninge
NO 60.02 11.10 Frogner
NO 59.55 10.39 Berger
SE 58.98 12.25 Billingsfors
NO 61.57 11.05 Koppang
NO 61.57 11.05 Stor-Elvdal
SE 59.40 18.39 Rindö
SE 57.17 16.45 Påskallavik
SE 63.37 16.58 Ås
SE 58.74 16.87 Svalsta
SE 56.32 12.92 Hjärnarp
SE 55.55 14.18 Gärsnäs
SE 59.57 16.53 Enhagen-Ekbacken
SE 59.05 17.42 Mölnbo
NO 60.74 5.16 Lindås
SE 57.58 14.46 Malmbäck
SE 57.60 13.23 Länghem
FI 63.63 22.90 Kållby, Kolppi
NO 58.10 6.59 Vestbygd
SE 60.51 15.54 Ornäs
NO 59.71 10.25 Skoger
SE 56.93 12.35 Glommen
SE 59.14 15.34 Sköllersta
SE 56.42 12.63 Torekov
NO 59.33 5.49 Tysvær
NO 69.24 19.23 Storsteinnes
NO 69.24 19.23 Balsfjord, Báhccavuotna
NO 61.51 5.72 Naustdal
NO 60.30 5.29 Sandsli
NO 60.57 6.92 Ulvik
SE 56.06 14.54 Valje
SE 60.40 17.00 Hedesunda
NO 64.46 12.32 Grong, Gråangke
NO 63.15 10.29 Lundamo
SE 57.79 12.10 Angered
SE 62.29 17.39 Skottsund
SE 60.28 14.97 Nyhammar
SE 65.91 22.65 Töre
SE 55.88 13.00 Billeberga
FI 63.60 24.08 Ullava
SE 58.50 14.40 Mölltorp
SE 58.30 15.87 Grebo
NO 60.38 5.06 Knappskog
SE 56.11 13.75 Tormestorp
SE 63.58 15.37 Hammerdal
FI 60.15 24.76 Koukkuniemi
SE 66.33 22.84 Överkalix, Ylikainuu
SE 58.18 11.47 Ellös
SE 57.87 12.33 Björboholm
SE 58.45 13.27 Vinninga
NO 60.09 11.47 Fjellfoten
FI 60.21 19.61 Eckerö
SE 59.63 17.26 Grillby
SE 57.72 16.53 Gunnebo
SE 59.57 16.39 Dingtuna
SE 56.39 16.07 Bergkvara
FI 60.25 20.12 Sund
SE 60.17 13.50 Ekshärad
SE 57.32 14.59 Stockaryd
NO 58.64 6.09 Vikeså
SE 58.82 16.63 Olstorp
SE 57.82 12.28 Olstorp
NO 58.64 6.09 Bjerkreim
NO 59.49 10.01 Hvittingfoss
SE 57.40 16.20 Kristdala
SE 56.07 14.08 Färlöv
SE 57.90 11.73 Tjuvkil
SE 60.52 16.73 Årsunda
NO 62.78 7.49 Hjelset
SE 57.58 15.85 Storebro
SE 59.32 13.10 Slottsbron
NO 62.91 8.21 Tingvoll
FI 60.57 21.87 Askainen, Villnäs
SE 58.11 12.15 Göta
SE 65.85 23.12 Rolfs
FI 60.23 24.83 Painiitty
SE 57.62 12.82 Svaneholm
SE 63.93 19.21 Bjurholm
SE 59.20 17.73 Salem
SE 59.24 18.23 Tyresö
SE 57.82 15.27 Ydre
SE 62.81 14.45 Berg
NO 58.77 5.63 Klepp
NO 58.76 5.85 Gjesdal
NO 59.24 6.18 Hjelmeland
NO 59.48 6.25 Suldal
NO 59.06 5.40 Kvitsøy
NO 59.60 5.81 Vindafjord
NO 62.10 5.56 Vanylven
NO 62.34 5.63 Herøy
NO 62.44 6.19 Sula
NO 62.50 6.13 Giske
NO 63.05 7.63 Averøy
NO 62.89 7.67 Gjemnes
NO 63.47 8.01 Smøla
NO 62.38 6.99 Fjord
NO 65.09 12.37 Bindal
NO 65.31 12.17 Sømna
NO 65.68 11.96 Vega
NO 66.06 12.94 Leirfjord
NO 65.53 13.41 Grane
NO 66.12 12.48 Dønna
NO 66.08 13.82 Hemnes
NO 66.50 12.10 Træna
NO 66.71 13.29 Rødøy
NO 67.03 14.03 Gildeskål
NO 67.01 14.57 Beiarn
NO 67.35 15.60 Sørfold, Fuolldá
NO 67.78 15.02 Steigen
NO 68.53 16.99 Evenes, Evenášši
NO 67.67 12.70 Værøy
NO 68.09 13.23 Flakstad
NO 67.93 13.09 Moskenes
NO 68.09 15.61 Hamarøy, Hábmer
NO 59.03 11.04 Hvaler
NO 59.22 11.70 Aremark
NO 59.47 11.16 Skiptvet
NO 59.89 10.53 Bærum
NO 59.93 11.07 Rælingen
NO 59.76 11.14 Enebakk
NO 59.93 10.95 Lørenskog
NO 60.22 11.02 Nannestad
NO 60.08 10.28 Hole
NO 60.04 9.64 Sigdal
NO 60.18 9.62 Krødsherad
NO 59.77 9.91 Øvre Eiker
NO 59.75 10.02 Nedre Eiker
NO 59.79 10.24 Lier
NO 59.83 9.58 Flesberg
NO 60.27 8.95 Nore og Uvdal
NO 60.29 10.62 Lunner
NO 60.39 11.54 Nord-Odal
NO 60.61 12.01 Åsnes
NO 61.89 11.08 Rendalen
NO 61.88 8.27 Skjåk
NO 61.56 9.94 Sør-Fron
NO 61.31 10.30 Øyer
NO 61.23 10.22 Gausdal
NO 60.82 9.55 Sør-Aurdal
NO 60.89 9.64 Etnedal
NO 61.09 8.98 Vestre Slidre
NO 61.14 9.07 Øystre Slidre
NO 59.23 10.41 Færder
NO 59.00 9.75 Bamble
NO 59.62 8.94 Hjartdal
NO 59.02 8.52 Nissedal
NO 59.44 8.00 Tokke
NO 59.57 7.99 Vinje
NO 58.75 8.86 Vegårshei
NO 58.50 8.65 Froland
NO 58.46 7.92 Iveland
NO 58.59 7.80 Evje og Hornnes
NO 59.56 7.36 Bykle
NO 58.62 7.41 Åseral
NO 58.38 7.22 Hægebostad
NO 58.66 6.72 Sirdal
NO 60.00 5.53 Tysnes
NO 59.99 6.01 Kvinnherad
NO 60.37 5.76 Samnanger
NO 60.18 5.46 Bjørnafjorden
NO 60.36 5.12 Øygarden
NO 60.41 5.23 Askøy
NO 60.82 5.81 Modalen
NO 60.53 5.50 Osterøy
NO 60.56 5.27 Alver
NO 60.98 5.07 Gulen
NO 61.08 4.84 Solund
NO 60.91 7.19 Aurland
NO 63.73 8.83 Frøya
NO 64.30 10.51 Osen
NO 62.82 10.01 Rennebu
NO 62.84 11.30 Holtålen
NO 63.04 10.29 Midtre Gauldal
NO 63.23 11.03 Selbu
NO 63.05 11.65 Tydal
NO 64.46 13.59 Lierne, Lijre
NO 64.49 11.95 Overhalla
NO 64.50 10.89 Flatanger
NO 65.10 11.70 Leka
NO 63.58 9.96 Indre Fosen
NO 63.61 8.97 Hitra
NO 63.96 10.23 Åfjord
NO 63.31 9.85 Orkland
NO 68.58 16.57 Tjeldsund, Dielddanuorri
NO 68.78 17.17 Ibestad, Ivvárstádik
NO 68.75 17.81 Lavangen, Loabák
NO 68.87 17.85 Salangen, Siellak
NO 69.13 18.61 Målselv, Málatvuopmi
NO 69.09 17.69 Dyrøy, Divrráid
NO 69.97 19.63 Karlsøy, Gálssá
NO 69.58 20.22 Lyngen, Ivgu, Yykeä
NO 69.27 19.96 Storfjord, Omasvuotna, Omasvuono
NO 69.60 20.53 Kåfjord, Gáivuotna, Kaivuono
NO 69.94 22.05 Kvænangen, Návuotna, Naavuono
NO 70.24 22.35 Loppa, Láhppi
NO 70.59 22.29 Hasvik, Ákŋoluokta
NO 70.95 27.35 Lebesby, Davvesiida
NO 71.04 27.85 Gamvik, Gáŋgaviika
NO 70.20 28.19 Tana, Teno, Deatnu
NO 70.17 28.56 Nesseby, Unjárga, Uuniemi
FI 61.05 24.35 Hattula
NO 68.13 13.85 Stamsund
SE 56.55 13.27 Kyrkhult
SE 63.00 17.83 Kungsgården
SE 59.63 16.94 Hummelsta
SE 57.65 12.88 Rydboholm
SE 55.75 13.37 Flyinge
SE 62.59 17.91 Svartvik
SE 56.85 12.68 Slöinge
NO 59.20 10.82 Slevik
SE 59.25 17.52 Ekeby
SE 59.33 17.98 Alvik
SE 58.57 14.00 Tidan
SE 56.42 13.12 Våxtorp
SE 63.35 14.25 Nälden
SE 62.37 17.41 Ankarsvik
SE 56.84 15.40 Kosta
FI 62.67 24.80 Pylkönmäki
SE 56.35 14.58 Kyrkhult
SE 67.85 20.33 Tuolluvaara
NO 63.32 10.45 Tanem
SE 55.47 14.28 Skillinge
SE 55.46 14.18 Borrby
SE 60.07 15.56 Söderbärke
NO 63.45 10.90 Hell
NO 59.95 12.20 Magnor
SE 60.95 17.13 Norrsundet
SE 56.20 15.40 Listerby
SE 57.17 12.23 Tångaberg
SE 64.07 19.55 Ramsele
SE 58.08 13.52 Kinnarp
NO 63.41 11.74 Meråker
SE 61.28 16.97 Söderala
NO 68.10 16.37 Kjøpsvik, Gásluokta
SE 58.17 12.98 Vedum
NO 61.22 10.28 Follebu
SE 61.00 14.63 Färnäs
NO 68.34 16.83 Ballangen, Bálák
SE 62.55 12.54 Funäsdalen
FI 65.01 24.71 Hailuoto, Karlö
SE 59.42 12.90 Gärsnäs
SE 56.63 14.92 Väckelsång
SE 55.90 14.10 Everöd
FI 60.55 21.36 Kustavi, Gustavs
SE 60.73 17.12 Åbyggeby
SE 62.58 17.10 Indal
SE 56.64 16.52 Skogsby
SE 59.98 14.18 Lesjöfors
SE 56.78 12.83 Kvibille
NO 60.39 11.54 Sand
SE 57.70 18.80 Slite
NO 70.95 27.35 Kjøllefjord
SE 64.82 20.77 Nyland
SE 59.28 17.85 Parksidan
NO 63.13 9.71 Løkken Verk
SE 56.45 16.07 Söderåkra
SE 56.53 14.78 Urshult
SE 56.39 12.78 Grevie
SE 60.10 17.20 Viby
SE 57.20 13.28 Burseryd
SE 57.92 12.37 Sjövik
SE 57.75 12.17 Jonsered
SE 62.68 17.84 Älandsbro
NO 60.02 11.23 Lørenfallet
SE 55.93 14.15 Gärds Köpinge
FI 63.53 24.65 Lestijärvi
SE 59.53 17.50 Råby
SE 60.65 15.77 Sundborn
FI 63.59 23.06 Ähtävä, Esse
SE 55.43 13.71 Svarte
SE 57.82 12.42 Tollered
NO 60.48 5.74 Vaksdal
SE 57.65 11.78 Brännö
SE 62.49 16.04 Ljungaverk
SE 59.29 16.45 Hållsta
SE 62.77 14.44 Svenstavik
SE 59.38 16.67 Kjulaås
NO 62.82 10.01 Berkåk
SE 58.12 11.71 Varekil
SE 61.77 16.87 Näsviken
SE 57.68 13.05 Målsryd
SE 58.47 13.45 Lundsbrunn
SE 59.78 16.92 Fjärdhundra
NO 70.86 29.09 Berlevåg, Bearalváhki
NO 59.80 11.47 Løken
SE 56.63 14.22 Diö
SE 62.27 17.38 Dingersjö
FI 61.80 25.70 Luhanka
SE 57.50 18.46 Roma
NO 58.89 9.30 Kil
SE 58.53 11.58 Dingle
FI 60.15 24.99 Suomenlinna
NO 60.39 5.77 Indra Haga
SE 59.20 15.13 Mosås
SE 56.80 16.35 Rockneby
SE 57.82 15.27 Österbymo
SE 65.67 22.09 Rutvik
SE 58.53 13.75 Timmersdala
SE 55.69 14.22 Kivik
NO 67.35 15.60 Straumen
NO 61.18 7.24 Kaupanger
SE 60.15 16.32 Sjövik
SE 63.01 17.76 Nyland
NO 59.29 9.71 Siljan
NO 59.60 5.81 Ølen
NO 62.78 8.07 Eidsvåg
SE 65.55 21.84 Antnäs
SE 58.83 15.92 Rejmyre
SE 58.67 13.87 Ullervad
SE 57.78 12.97 Frufällan
SE 58.72 12.35 Dals Rostock
SE 59.22 15.25 Norra Bro
SE 60.10 16.37 Råby
SE 55.50 14.15 Hammenhög
FI 60.16 21.56 Korppoo, Korpo
NO 66.08 13.82 Korgen
NO 64.39 11.40 Bangsund
NO 60.78 11.23 Ilseng
SE 64.85 20.90 Ersmark
SE 60.82 15.00 Tällberg
NO 58.66 6.72 Tonstad
NO 60.53 5.50 Lonevåg
SE 56.00 13.28 Röstånga
SE 59.58 17.07 Bredsand
SE 63.07 17.75 Torsåker
SE 63.70 16.88 Junsele
SE 57.97 11.78 Aröd
SE 56.53 13.06 Lilla Tjärby
NO 59.39 9.17 Gvarv
SE 57.75 12.15 Kåhög
SE 56.55 16.19 Hagby
SE 63.32 18.72 Gimåt
SE 58.85 17.23 Tystberga
SE 59.05 14.98 Östansjö
SE 58.58 16.55 Östra Husby
SE 55.82 13.03 Dösjebro
NO 60.25 12.05 Roverud
NO 61.23 10.23 Segalstad
SE 57.95 12.10 Tollered
SE 66.09 17.52 Östansjö
SE 56.68 16.53 Algutsrum
SE 57.65 12.36 Härryda
SE 60.92 14.62 Sollerön
NO 61.31 10.30 Tretten
SE 59.24 17.61 Viksäter
SE 59.71 14.53 Grythyttan
SE 57.37 14.78 Burseryd
SE 60.74 17.31 Bönan
SE 63.54 16.47 Ramsele
SE 57.32 15.85 Mörlunda
NO 59.19 9.97 Kvelde
NO 60.19 11.26 Nordkisa
SE 59.56 18.22 Karby
SE 59.03 14.87 Vretstorp
SE 59.81 16.64 Ransta
SE 58.60 11.28 Fjällbacka
SE 61.61 17.06 Njutånger
SE 60.51 16.47 Torsåker
NO 69.13 18.61 Moen
SE 57.14 12.29 Trönninge
SE 63.42 18.58 Fors
NO 61.66 9.69 Kvam
SE 60.15 17.58 Karby
FI 61.33 27.45 Suomenniemi
SE 59.42 16.12 Skillinge
NO 59.79 5.71 Sæbøvik
SE 60.30 15.83 Vikmanshyttan
SE 60.80 15.78 Enviken
SE 59.06 17.16 Björnlunda
SE 62.41 13.51 Hede
SE 56.97 15.65 Alstermo
NO 65.53 13.41 Trofors
SE 57.72 14.81 Anneberg
NO 59.79 10.61 Fjellstrand
SE 61.11 14.47 Våmhus
SE 56.00 13.63 Tjörnarp
SE 57.86 19.06 Fårösund
SE 63.43 18.32 Mellansel
SE 55.49 13.11 Västra Ingelstad
SE 65.78 23.20 Nyborg
SE 56.95 13.52 Unnaryd
NO 69.58 20.22 Lyngseidet
SE 67.18 20.75 Koskullskulle
SE 62.32 17.39 Essvik
SE 58.58 11.54 Hällevadsholm
SE 59.88 18.05 Almunge
SE 56.17 14.29 Arkelstorp
NO 60.64 5.04 Manger
SE 56.12 14.67 Norje
SE 55.70 13.79 Vollsjö
SE 59.05 12.57 Fjällbacka
SE 59.13 15.07 Åbytorp
SE 64.37 21.30 Lövånger
SE 63.53 19.43 Rundvik
NO 60.55 12.02 Hof
SE 58.32 12.93 Stora Levene
SE 56.12 12.97 Björnås
NO 59.99 6.01 Rosendal
SE 63.00 14.97 Hållsta
SE 57.58 13.12 Sexdrega
SE 56.04 14.76 Hörvik
SE 59.22 15.50 Stora Mellösa
SE 58.74 16.91 Bergshammar
SE 55.96 12.86 Vallåkra
SE 59.32 17.72 Tureholm
SE 60.40 15.60 Mora
SE 56.95 16.38 Ålem
NO 60.09 10.10 Tyristrand
NO 68.64 15.51 Sigerfjord
SE 67.68 21.64 Vittangi, Vazáš
SE 58.13 14.97 Sommen
SE 56.43 12.94 Östra Karup
SE 58.38 12.97 Järpås
SE 57.86 13.43 Timmele
SE 59.62 14.30 Nykroppa
SE 57.77 14.40 Lekeryd
SE 57.36 12.09 Ölmanäs
SE 56.18 15.52 Skavkulla
FI 60.05 22.68 Västanfjärd
SE 57.43 15.20 Holsbybrunn
NO 58.75 8.86 Myra
SE 63.31 13.66 Mörsil
NO 68.87 17.85 Sjøvegan
SE 55.72 13.53 Harlösa
NO 71.04 27.85 Mehamn
SE 58.63 16.80 Nävekvarn
SE 62.52 17.09 Högsjö
SE 56.69 12.70 Villshärad
SE 59.32 15.40 Glanshammar
SE 65.06 20.04 Jörn
SE 55.55 12.97 Vintrie
SE 60.92 16.65 Åbyggeby
NO 60.55 5.74 Stanghelle
SE 59.78 17.60 Ytternäs
SE 60.60 16.62 Kungsgården
SE 57.80 11.92 Säve
NO 61.78 9.49 Dale
SE 56.98 12.65 Vessigebro
NO 60.27 10.18 Hallingby
SE 60.21 16.31 Fors
NO 60.97 9.29 Leira
SE 65.52 21.77 Alvik
NO 61.21 6.54 Balestrand
SE 59.60 17.80 Steninge
SE 61.15 13.27 Sälen
NO 62.91 6.91 Bud
SE 55.98 14.27 Rinkaby
SE 56.84 15.75 Orrefors
SE 56.22 15.42 Johannishus
SE 57.25 12.18 Väröbacka
SE 56.74 12.85 Holm
SE 59.53 15.98 Sylta
SE 59.48 17.72 Sylta
NO 68.07 13.55 Ballstad
SE 55.47 13.13 Östra Grevie
SE 59.03 17.93 Segersäng
SE 62.91 15.23 Gällö
SE 55.40 13.60 Abbekås
SE 59.40 13.61 Alster
SE 59.53 15.29 Vedevåg
SE 59.28 17.77 Älvnäs
SE 56.18 15.30 Ronnebyhamn
SE 62.82 17.85 Ramvik
SE 58.80 12.42 Åsensbruk
SE 63.32 14.47 Dvärsätt
SE 58.36 13.34 Ardala
SE 59.90 11.98 Högsäter
SE 57.14 12.23 Trönningenäs
SE 55.90 13.60 Ludvigsborg
NO 69.07 18.52 Andselv
SE 59.20 18.07 Vidja
SE 60.97 14.63 Nusnäs
SE 63.80 20.37 Tomtebo
SE 55.62 13.50 Idala
SE 56.32 13.37 Åsljunga
NO 62.39 6.55 Ikornnes
SE 58.93 11.27 Skee
SE 59.07 16.82 Sparreholm
SE 57.60 13.52 Dalstorp
NO 59.61 5.23 Langevåg
SE 59.40 18.43 Oskar-Fredriksborg
SE 56.14 12.78 Kattarp
SE 57.30 15.13 Korsberga
NO 62.78 6.90 Aukra
SE 56.20 13.13 Stidsvig
SE 57.37 16.55 Figeholm
SE 56.18 13.83 Stoby
FI 60.45 26.94 Katariina
SE 57.39 14.96 Myresjö
SE 57.99 13.06 Ljung
SE 59.27 14.98 Latorpsbruk
NO 60.22 5.39 Søvik
NO 58.83 6.04 Oltedal
SE 57.70 14.18 Barnarp
SE 58.52 16.35 Ljunga
SE 56.12 12.69 Allerum
SE 60.47 17.77 Skärplinge
SE 59.43 13.21 Edsvalla
SE 55.72 14.10 Brösarp
SE 61.25 16.83 Bergvik
NO 60.06 10.31 Sundvollen
NO 66.06 12.94 Leland
SE 64.13 15.72 Sörvik
NO 59.93 5.86 Uskedalen
SE 60.13 14.38 Fredriksberg
SE 57.77 13.83 Bottnaryd
SE 57.13 16.27 Fliseryd
NO 60.12 6.56 Tyssedal
NO 61.99 5.14 Raudeberg
SE 60.10 17.20 Harbo
SE 57.22 16.03 Berga
SE 56.27 12.57 Arild
SE 60.47 15.57 Torsång
SE 59.67 12.50 Jössefors
SE 58.80 12.16 Bäckefors
NO 62.58 6.12 Roald
SE 59.40 17.63 Kungsberga
SE 56.27 15.53 Fridlevstad
SE 58.02 13.48 Sandhem
SE 61.86 12.71 Idre
SE 58.55 11.27 Hamburgsund
SE 59.91 18.27 Knutby
SE 56.29 12.80 Skepparkroken
SE 62.42 16.59 Stöde
NO 60.92 9.41 Aurdal
SE 60.51 14.79 Floda
SE 59.47 15.58 Rinkaby
SE 59.87 17.95 Länna
SE 57.13 12.72 Ullared
SE 60.18 15.16 Sörvik
SE 60.65 17.33 Furuvik
SE 60.70 15.03 Häradsbygden
SE 58.96 17.79 Stora Vika
NO 62.04 5.35 Selje
SE 57.48 13.55 Grimsås
SE 59.44 15.94 Valskog
NO 59.30 11.22 Ise
SE 56.87 14.17 Ryssby
SE 59.03 15.67 Högsjö
NO 66.40 14.53 Storforshei
SE 57.72 14.65 Ryssby
SE 58.49 13.25 Filsbäck
SE 60.55 15.18 Djurmo
SE 55.77 12.95 Barsebäck
SE 55.76 12.98 Sandskogen
SE 57.93 12.35 Glommen
SE 56.83 14.98 Åryd
SE 58.95 14.03 Otterbäcken
NO 63.73 8.83 Sistranda
SE 59.03 16.45 Sköldinge
SE 58.73 15.83 Lotorp
SE 58.47 14.30 Fagersanna
SE 66.43 20.62 Vuollerim
SE 58.63 13.44 Hällekis
SE 57.54 15.75 Silverdalen
SE 62.91 17.85 Frånö
SE 56.60 13.00 Eldsberga
SE 57.21 12.21 Årnäs
FI 63.52 22.96 Purmo
NO 60.11 11.37 Tomteråsen
SE 59.53 16.24 Strömsholm
SE 61.69 13.14 Särna
SE 56.20 14.95 Hällaryd
NO 62.50 11.22 Os
SE 56.28 13.92 Sjörröd
SE 60.23 17.46 Månkarbo
SE 59.51 14.97 Gyttorp
SE 59.70 12.15 Koppom
SE 56.59 12.95 Gullbranna
SE 55.63 14.13 Sankt Olof
SE 59.63 12.83 Edane
SE 56.83 13.43 Lidhult
SE 57.56 12.54 Hyssna
SE 64.98 21.10 Stensjön
SE 56.57 15.92 Påryd
NO 59.42 10.38 Nykirke
SE 58.38 13.65 Varnhem
SE 61.25 14.03 Rot
SE 60.77 17.20 Björke
NO 64.25 12.38 Snåsa, Snåase
SE 58.38 11.27 Väjern
SE 56.53 15.58 Vissefjärda
SE 57.52 14.28 Hok
SE 60.46 14.72 Björbo
NO 60.63 10.60 Eina
SE 56.47 13.02 Vallberga
SE 56.58 13.75 Traryd
SE 60.53 15.20 Bäsna
NO 59.70 11.30 Heiås
NO 60.25 11.17 Sesvoll
NO 58.27 8.51 Jordtveit
SE 56.57 13.03 Genevad
SE 57.11 16.11 Ruda
SE 59.40 17.65 Ölsta
FI 63.67 22.89 Lepplax
SE 59.80 17.37 Hagby
SE 57.90 13.46 Dalum
NO 63.06 9.21 Rindal
NO 67.03 14.03 Inndyr
NO 63.46 11.12 Hegra
SE 59.48 13.59 Vallargärdet
SE 56.72 13.13 Simlångsdalen
SE 58.40 13.97 Igelstorp
SE 64.11 16.21 Hoting
NO 58.41 8.64 Rykene
SE 58.61 14.04 Moholm
SE 58.21 11.42 Grundsund
NO 62.41 11.00 Tolga
SE 58.54 16.19 Öbonäs
SE 60.72 17.13 Forsby
NO 58.48 5.88 Hellvik
SE 61.55 17.01 Enånger
NO 59.03 11.04 Skjærhalden
SE 57.84 13.28 Hökerum
SE 58.50 13.97 Väring
SE 58.64 13.70 Lugnås
NO 67.67 12.70 Sørland
NO 59.40 8.49 Kviteseid
SE 58.50 12.28 Frändefors
SE 57.63 13.15 Hillared
NO 61.20 10.14 Forset
SE 64.98 20.80 Tällberg
SE 62.30 17.05 Lucksta
SE 63.40 12.87 Duved
SE 60.08 17.73 Skyttorp
SE 57.18 12.47 Skällinge
SE 55.65 13.89 Lövestad
NO 63.92 11.43 Sparbu
SE 57.95 15.40 Lidhult
SE 56.28 12.50 Mölle
SE 60.42 15.72 Tomtebo
FI 60.01 20.41 Föglö
SE 58.86 16.70 Vrena
SE 57.67 11.66 Fotö
SE 63.38 13.13 Björnänge
SE 59.22 18.30 Raksta
NO 60.22 5.15 Klokkarvik
SE 57.49 18.13 Tofta
FI 60.22 21.37 Houtskär, Houtskari
NO 62.20 5.58 Larsnes
SE 56.12 12.61 Domsten
SE 57.36 12.16 Kläppa
NO 59.65 5.16 Holme
SE 57.73 11.74 Tumlehed
SE 65.45 20.88 Ånäset
SE 56.73 14.53 Grimslöv
SE 60.15 14.99 Saxdalen
SE 60.02 13.62 Uddeholm
SE 59.32 16.60 Hällberga
SE 57.69 12.70 Olsfors
SE 58.35 14.05 Värsås
SE 56.17 13.68 Finja
NO 61.56 9.94 Hundorp
SE 60.22 14.95 Sunnansjö
SE 55.43 14.12 Löderup
NO 59.72 11.46 Hemnes
SE 59.85 17.83 Gunsta
SE 60.26 17.66 Tobo
NO 59.36 5.24 Visnes
SE 56.48 13.58 Timsfors
SE 58.02 13.57 Åsarp
SE 64.30 18.83 Tallåsen
SE 58.63 15.77 Ruda
NO 60.82 9.55 Bagn
NO 58.05 7.14 Spangereid
SE 67.85 20.62 Jukkasjärvi, Čohkkiras
SE 56.95 12.54 Vinberg
SE 58.33 16.45 Ringarum
SE 57.85 11.78 Kärna
NO 59.73 5.94 Skånevik
NO 64.47 11.76 Skage
SE 64.27 21.05 Ånäset
SE 65.64 22.24 Bensbyn
SE 63.29 18.58 Överhörnäs
NO 68.58 16.57 Evenskjer, Skearrá
FI 67.81 24.80 Levi
NO 59.50 5.59 Skjold
SE 63.17 15.60 Stugun
SE 62.41 16.59 Fanbyn
SE 58.74 16.72 Jönåker
SE 59.46 18.19 Rydbo
SE 56.48 14.10 Killeberg
SE 65.81 23.24 Risögrund
SE 65.65 18.10 Guojkkasuoluoj
NO 60.09 11.21 Børgen
SE 58.37 15.55 Slaka
NO 60.43 6.43 Indre Ålvik
SE 65.03 20.77 Svartå
SE 58.23 12.31 Velanda
SE 61.93 17.22 Harmånger
NO 68.38 17.60 Beisfjord
SE 65.55 21.90 Måttsund
SE 58.33 11.83 Sunningen
SE 58.55 11.97 Ödeborg
NO 63.11 10.22 Hovin
SE 56.02 14.19 Hammarslund
NO 62.55 6.30 Syvik
SE 61.87 16.02 Tallåsen
SE 56.68 15.37 Skruv
SE 57.75 11.83 Kvisljungeby
SE 57.73 11.66 Hälsö
NO 61.70 11.22 Svarstad
NO 58.42 6.66 Sira
SE 60.51 15.72 Vika
SE 57.24 14.58 Rörvik
NO 60.65 10.74 Kolbu
NO 60.05 11.37 Haga
SE 57.78 16.63 Piperskärr
NO 59.93 10.43 Smestad
SE 59.89 18.49 Edsbro
SE 63.81 20.41 Innertavle
SE 60.25 18.38 Boda
SE 57.68 13.38 Vegby
SE 58.93 14.43 Finnerödja
SE 60.92 15.10 Backa
SE 65.15 21.48 Jävre
SE 60.73 13.55 Malungsfors
NO 61.88 8.27 Bismoen
SE 58.32 14.92 Väderstad
SE 63.32 13.25 Undersåker
NO 58.77 8.48 Åmli
SE 58.16 12.30 Upphärad
SE 59.63 18.63 Bergshamra
NO 60.04 11.12 Lindeberg
NO 59.77 5.42 Valvatna
NO 60.47 7.07 Eidfjord
SE 58.03 11.58 Klövedal
SE 63.37 19.20 Fanbyn
SE 59.90 17.07 Vittinge
SE 58.51 15.97 Norsholm
NO 60.33 6.66 Lofthus
SE 55.88 14.24 Yngsjö
NO 68.70 15.45 Strand
SE 59.20 15.07 Velanda
SE 62.37 17.00 Vattjom
SE 57.77 12.82 Sandhult
SE 58.31 11.83 Ammenäs
SE 57.17 16.98 Löttorp
NO 59.17 5.88 Judaberg
SE 55.38 13.08 Kurland
SE 56.10 15.83 Torhamn
SE 58.48 13.71 Lerdala
NO 59.82 11.49 Fosser
SE 64.10 19.35 Sunnansjö
SE 58.72 11.48 Ödsmål
SE 59.77 19.03 Gräddö
SE 59.08 17.00 Stjärnhov
SE 59.90 18.90 Rörvik
SE 60.62 16.97 Överhärde
SE 57.47 15.17 Hällaryd
NO 60.80 11.31 Ådalsbruk
SE 56.42 12.75 Västra Karup
SE 60.72 15.28 Sågmyra
NO 68.09 15.61 Oppeid
SE 59.48 14.25 Sjötorp
SE 59.20 15.50 Mellösa
SE 59.05 17.88 Grödby
NO 60.78 4.93 Årås
SE 61.30 16.81 Mohed
SE 62.45 13.87 Vemdalen
NO 62.48 6.87 Giskemo
SE 56.31 15.47 Tving
SE 55.39 13.37 Klagstorp
SE 61.02 14.47 Selja
SE 58.02 11.52 Kyrkesund
SE 62.33 17.22 Klingsta
SE 59.50 16.28 Horn
SE 60.90 17.07 Hamrångefjärden
SE 57.74 12.28 Öxeryd
FI 61.79 30.01 Uukuniemi
NO 60.24 9.93 Sokna
SE 65.86 23.50 Sangis
SE 64.74 20.73 Medle
SE 59.39 15.24 Ölmbrotorp
SE 57.90 15.83 Horn
FI 60.26 25.19 Östersundom
NO 61.33 5.80 Sande
SE 56.13 12.82 Hasslarp
SE 57.40 14.15 Linneryd
NO 65.09 12.37 Terråk
SE 57.35 12.90 Överlida
SE 57.93 13.48 Blidsberg
SE 66.85 23.06 Korpilombolo
SE 56.98 12.45 Långås
SE 59.94 17.88 Gåvsta
SE 55.50 12.96 Gessie Villastad
SE 64.88 21.07 Ostvik
SE 57.15 12.45 Rolfstorp
SE 60.71 15.87 Bengtsheden
NO 60.44 4.97 Sollsvika
SE 66.12 22.23 Långvik
SE 57.67 13.43 Gällstad
SE 63.82 16.40 Backe
SE 60.64 16.56 Åshammar
NO 59.54 5.86 Sandeid
SE 62.17 14.94 Ytterhogdal
SE 59.15 14.68 Mullhyttan
SE 59.95 16.28 Västerfärnebo
SE 60.54 16.57 Hammarby
NO 59.44 8.00 Dalen
SE 56.00 14.73 Nogersund
SE 59.25 17.18 Marielund
SE 58.08 11.95 Ucklum
SE 56.67 14.27 Liatorp
SE 62.92 14.52 Hackås
SE 61.90 16.55 Friggesund
NO 59.10 5.70 Vikevåg
SE 58.10 13.63 Vartofta
SE 60.78 15.85 Linghed
SE 59.30 18.15 Hästhagen
SE 61.02 15.22 Boda
SE 57.72 18.80 Österby
SE 65.84 20.52 Vidsel
SE 63.44 16.90 Näsåker
NO 59.89 10.29 Sylling
SE 58.95 16.29 Forssjö
SE 58.68 16.33 Strömsfors
SE 56.60 16.17 Vassmolösa
SE 59.84 18.67 Svanberga
SE 55.60 14.05 Onslunda
SE 61.03 14.48 Östnor
SE 59.38 13.85 Väse
SE 59.15 14.63 Baggetorp
SE 58.72 15.35 Tjällmo
SE 59.71 19.00 Strömma
SE 57.15 15.17 Skruv
SE 63.55 19.39 Lögdeå
SE 56.05 14.42 Gualöv
FI 60.41 21.05 Brändö
FI 61.03 21.70 Kodisjoki
NO 70.24 22.35 Øksfjord, Ákšovuotna
SE 59.88 17.20 Järlåsa
SE 60.32 16.20 Garpenberg
NO 68.41 17.31 Ginnasluokta
SE 57.43 12.53 Björketorp
NO 60.04 5.52 Våge
SE 64.06 20.86 Bygdeå
SE 56.45 12.96 Skottorp
SE 57.82 14.15 Kortebo
SE 63.67 14.62 Föllinge
SE 65.50 15.57 Björkvik
FI 63.64 22.86 Edsevö
NO 64.49 11.95 Ranemsletta
NO 63.61 8.97 Fillan
SE 57.42 15.62 Järnforsen
SE 59.09 16.21 Bie
SE 58.23 15.73 Bestorp
SE 59.36 16.90 Härad
NO 59.09 9.80 Langangen
SE 59.10 16.55 Mellösa
SE 57.80 15.70 Gullringen
SE 58.41 15.85 Askeby
SE 60.00 16.03 Annelund
NO 62.64 8.72 Grøa
SE 59.66 18.27 Kårsta
NO 62.13 10.00 Folldal
NO 69.97 19.63 Hansnes
NO 60.78 4.71 Fedje
NO 68.78 17.17 Hamnvik
NO 62.67 6.67 Midsund
NO 64.50 10.89 Lauvsnes
NO 60.04 9.64 Prestfoss
NO 60.52 6.72 Granvin
NO 60.38 6.72 Kinsarvik
FI 60.37 19.84 Geta
NO 61.99 9.26 Dovre
NO 59.56 7.36 Hovden
FI 60.25 20.38 Vårdö
NO 69.94 22.05 Burfjord
NO 68.53 16.99 Bogen
NO 62.89 7.67 Batnfjordsøra
FI 60.26 20.78 Kumlinge, Kumlinki
NO 65.31 12.17 Vik
FI 59.92 20.91 Kökar
FI 60.12 20.26 Lumparland, Lumparlanti
NO 61.08 4.84 Hardbakke
NO 68.69 14.47 Straume
NO 60.18 9.62 Noresund
NO 69.60 20.53 Olderdalen, Dálošvággi
NO 59.22 11.70 Fossby
NO 67.93 13.09 Reine
NO 60.00 5.53 Uggdal
NO 65.68 11.96 Gladstad
NO 59.21 7.54 Valle
NO 58.88 9.02 Gjerstad
NO 66.12 12.48 Solfjellsjøen
FI 60.40 21.40 Iniö
NO 64.88 13.56 Røyrvik, Raarvihke
NO 60.89 9.64 Bruflat
FI 60.47 21.67 Velkua
SE 62.81 14.45 Hoverberg
NO 59.31 4.89 Utsira
FI 60.13 20.67 Sottunga
NO 65.99 12.29 Herøy
FI 61.33 22.90 Sastamala
FI 62.83 22.91 Nurmo
FI 62.94 22.51 Ylistaro
FI 60.07 22.48 Taalintehdas, Dalsbruk
FI 62.78 23.92 Lehtimäki
NO 59.82 10.46 Froland
NO 62.78 6.47 Steinshamn
NO 60.26 5.10 Skogsvågen
NO 69.36 17.05 Gryllefjord
NO 60.24 5.74 Eikelandsosen
FI 69.05 20.79 Kilpisjärvi, Gilbbesjávri
FI 68.45 22.48 Karesuvanto, Gárasavvon
SE 68.35 18.82 Abisko, Ábeskovvu
SE 68.44 22.48 Karesuando, Gárasavvon, Kaaresuvanto
SE 67.65 21.04 Svappavaara, Vaskivuori, Veaikevárri
SE 65.71 15.26 Tärnaby, Dearna
SE 63.03 16.62 Bispgården
SE 63.32 12.10 Storlien
NO 69.22 19.55 Nordkjosbotn
NO 69.39 20.27 Skibotn, Ivgobahta, Yykeänperä
NO 67.96 15.93 Innhavet
NO 65.17 13.37 Majavatn
NO 60.86 7.11 Flåm
NO 59.73 7.60 Edland
NO 60.36 10.57 Gran
`
