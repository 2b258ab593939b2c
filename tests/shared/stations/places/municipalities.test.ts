import { expect, test } from 'vitest'
import { nordicPlaces } from '#shared/stations/places/nordic-places.ts'

const MUNICIPALITIES = {
  FI: `
Akaa, Alajärvi, Alavieska, Alavus, Asikkala, Askola, Aura, Brändö, Eckerö, Enonkoski, Enontekiö, Espoo, Eura, Eurajoki,
Evijärvi, Finström, Forssa, Föglö, Geta, Haapajärvi, Haapavesi, Hailuoto, Halsua, Hamina, Hammarland, Hankasalmi, Hanko,
Harjavalta, Hartola, Hattula, Hausjärvi, Heinola, Heinävesi, Helsinki, Hirvensalmi, Hollola, Huittinen, Humppila,
Hyrynsalmi, Hyvinkää, Hämeenkyrö, Hämeenlinna, Ii, Iisalmi, Iitti, Ikaalinen, Ilmajoki, Ilomantsi, Imatra, Inari, Inkoo,
Isojoki, Isokyrö, Janakkala, Joensuu, Jokioinen, Jomala, Joroinen, Joutsa, Juuka, Juupajoki, Juva, Jyväskylä, Jämijärvi,
Jämsä, Järvenpää, Kaarina, Kaavi, Kajaani, Kalajoki, Kangasala, Kangasniemi, Kankaanpää, Kannonkoski, Kannus, Karijoki,
Karkkila, Karstula, Karvia, Kaskinen, Kauhajoki, Kauhava, Kauniainen, Kaustinen, Keitele, Kemi, Kemijärvi, Keminmaa,
Kemiönsaari, Kempele, Kerava, Keuruu, Kihniö, Kinnula, Kirkkonummi, Kitee, Kittilä, Kiuruvesi, Kivijärvi, Kokemäki,
Kokkola, Kolari, Konnevesi, Kontiolahti, Korsnäs, Koski Tl, Kotka, Kouvola, Kristiinankaupunki, Kruunupyy, Kuhmo,
Kuhmoinen, Kumlinge, Kuopio, Kuortane, Kurikka, Kustavi, Kuusamo, Kyyjärvi, Kärkölä, Kärsämäki, Kökar, Lahti, Laihia,
Laitila, Lapinjärvi, Lapinlahti, Lappajärvi, Lappeenranta, Lapua, Laukaa, Lemi, Lemland, Lempäälä, Leppävirta,
Lestijärvi, Lieksa, Lieto, Liminka, Liperi, Lohja, Loimaa, Loppi, Loviisa, Luhanka, Lumijoki, Lumparland, Luoto,
Luumäki, Maalahti, Marttila, Masku, Mariehamn, Merijärvi, Merikarvia, Miehikkälä, Mikkeli, Muhos, Multia, Muonio,
Mustasaari, Muurame, Mynämäki, Myrskylä, Mäntsälä, Mänttä-Vilppula, Mäntyharju, Naantali, Nakkila, Nivala, Nokia,
Nousiainen, Nurmes, Nurmijärvi, Närpiö, Orimattila, Oripää, Orivesi, Oulainen, Oulu, Outokumpu, Padasjoki, Paimio,
Paltamo, Parainen, Parikkala, Parkano, Pedersören kunta, Pelkosenniemi, Pello, Perho, Petäjävesi, Pieksämäki, Pielavesi,
Pietarsaari, Pihtipudas, Pirkkala, Polvijärvi, Pomarkku, Pori, Pornainen, Porvoo, Posio, Pudasjärvi, Pukkila,
Punkalaidun, Puolanka, Puumala, Pyhtää, Pyhäjoki, Pyhäjärvi, Pyhäntä, Pyhäranta, Pälkäne, Pöytyä, Raahe, Raasepori,
Raisio, Rantasalmi, Ranua, Rauma, Rautalampi, Rautavaara, Rautjärvi, Reisjärvi, Riihimäki, Ristijärvi, Rovaniemi,
Ruokolahti, Ruovesi, Rusko, Rääkkylä, Saarijärvi, Salla, Salo, Saltvik, Sastamala, Sauvo, Savitaipale, Savonlinna,
Savukoski, Seinäjoki, Sievi, Siikainen, Siikajoki, Siikalatva, Siilinjärvi, Simo, Sipoo, Siuntio, Sodankylä, Soini,
Somero, Sonkajärvi, Sotkamo, Sottunga, Sulkava, Sund, Suomussalmi, Suonenjoki, Sysmä, Säkylä, Taipalsaari, Taivalkoski,
Taivassalo, Tammela, Tampere, Tervo, Tervola, Teuva, Tohmajärvi, Toholampi, Toivakka, Tornio, Turku, Tuusniemi, Tuusula,
Tyrnävä, Ulvila, Urjala, Utajärvi, Utsjoki, Uurainen, Uusikaarlepyy, Uusikaupunki, Vaala, Vaasa, Valkeakoski, Vantaa,
Varkaus, Vehmaa, Vesanto, Vesilahti, Veteli, Vieremä, Vihti, Viitasaari, Vimpeli, Virolahti, Virrat, Vårdö, Vöyri,
Ylitornio, Ylivieska, Ylöjärvi, Ypäjä, Ähtäri, Äänekoski
`,
  SE: `
Upplands Väsby, Vallentuna, Österåker, Värmdö, Järfälla, Ekerö, Huddinge, Botkyrka, Salem, Haninge, Tyresö,
Upplands-Bro, Nykvarn, Täby, Danderyd, Sollentuna, Stockholm, Södertälje, Nacka, Sundbyberg, Solna, Lidingö, Vaxholm,
Norrtälje, Sigtuna, Nynäshamn, Håbo, Älvkarleby, Knivsta, Heby, Tierp, Uppsala, Enköping, Östhammar, Vingåker, Gnesta,
Nyköping, Oxelösund, Flen, Katrineholm, Eskilstuna, Strängnäs, Trosa, Ödeshög, Ydre, Kinda, Boxholm, Åtvidaberg,
Finspång, Valdemarsvik, Linköping, Norrköping, Söderköping, Motala, Vadstena, Mjölby, Aneby, Gnosjö, Mullsjö, Habo,
Gislaved, Vaggeryd, Jönköping, Nässjö, Värnamo, Sävsjö, Vetlanda, Eksjö, Tranås, Uppvidinge, Lessebo, Tingsryd, Alvesta,
Älmhult, Markaryd, Växjö, Ljungby, Högsby, Torsås, Mörbylånga, Hultsfred, Mönsterås, Emmaboda, Kalmar, Nybro,
Oskarshamn, Västervik, Vimmerby, Borgholm, Gotland, Olofström, Karlskrona, Ronneby, Karlshamn, Sölvesborg, Svalöv,
Staffanstorp, Burlöv, Vellinge, Östra Göinge, Örkelljunga, Bjuv, Kävlinge, Lomma, Svedala, Skurup, Sjöbo, Hörby, Höör,
Tomelilla, Bromölla, Osby, Perstorp, Klippan, Åstorp, Båstad, Malmö, Lund, Landskrona, Helsingborg, Höganäs, Eslöv,
Ystad, Trelleborg, Kristianstad, Simrishamn, Ängelholm, Hässleholm, Hylte, Halmstad, Laholm, Falkenberg, Varberg,
Kungsbacka, Härryda, Partille, Öckerö, Stenungsund, Tjörn, Orust, Sotenäs, Munkedal, Tanum, Dals-Ed, Färgelanda, Ale,
Lerum, Vårgårda, Bollebygd, Grästorp, Essunga, Karlsborg, Gullspång, Tranemo, Bengtsfors, Mellerud, Lilla Edet, Mark,
Svenljunga, Herrljunga, Vara, Götene, Tibro, Töreboda, Göteborg, Mölndal, Kungälv, Lysekil, Uddevalla, Strömstad,
Vänersborg, Trollhättan, Alingsås, Borås, Ulricehamn, Åmål, Mariestad, Lidköping, Skara, Skövde, Hjo, Tidaholm,
Falköping, Kil, Eda, Torsby, Storfors, Hammarö, Munkfors, Forshaga, Grums, Årjäng, Sunne, Karlstad, Kristinehamn,
Filipstad, Hagfors, Arvika, Säffle, Lekeberg, Laxå, Hallsberg, Degerfors, Hällefors, Ljusnarsberg, Örebro, Kumla,
Askersund, Karlskoga, Nora, Lindesberg, Skinnskatteberg, Surahammar, Kungsör, Hallstahammar, Norberg, Västerås, Sala,
Fagersta, Köping, Arboga, Vansbro, Malung-Sälen, Gagnef, Leksand, Rättvik, Orsa, Älvdalen, Smedjebacken, Mora, Falun,
Borlänge, Säter, Hedemora, Avesta, Ludvika, Ockelbo, Hofors, Ovanåker, Nordanstig, Ljusdal, Gävle, Sandviken, Söderhamn,
Bollnäs, Hudiksvall, Ånge, Timrå, Härnösand, Sundsvall, Kramfors, Sollefteå, Örnsköldsvik, Ragunda, Bräcke, Krokom,
Strömsund, Åre, Berg, Härjedalen, Östersund, Nordmaling, Bjurholm, Vindeln, Robertsfors, Norsjö, Malå, Storuman,
Sorsele, Dorotea, Vännäs, Vilhelmina, Åsele, Umeå, Lycksele, Skellefteå, Arvidsjaur, Arjeplog, Jokkmokk, Överkalix,
Kalix, Övertorneå, Pajala, Gällivare, Älvsbyn, Luleå, Piteå, Boden, Haparanda, Kiruna
`,
  NO: `
Oslo, Eigersund, Stavanger, Haugesund, Sandnes, Sokndal, Lund, Bjerkreim, Hå, Klepp, Time, Gjesdal, Sola, Randaberg,
Strand, Hjelmeland, Suldal, Sauda, Kvitsøy, Bokn, Tysvær, Karmøy, Utsira, Vindafjord, Kristiansund, Molde, Ålesund,
Vanylven, Sande, Herøy, Ulstein, Hareid, Ørsta, Stranda, Sykkylven, Sula, Giske, Haram, Vestnes, Rauma, Aukra, Averøy,
Gjemnes, Tingvoll, Sunndal, Surnadal, Smøla, Aure, Volda, Fjord, Hustadvika, Bodø, Narvik, Bindal, Sømna, Brønnøy, Vega,
Vevelstad, Alstahaug, Leirfjord, Vefsn, Grane, Hattfjelldal, Dønna, Nesna, Hemnes, Rana, Lurøy, Træna, Rødøy, Meløy,
Gildeskål, Beiarn, Saltdal, Fauske, Sørfold, Steigen, Lødingen, Evenes, Røst, Værøy, Flakstad, Vestvågøy, Vågan, Hadsel,
Bø, Øksnes, Sortland, Andøy, Moskenes, Hamarøy, Halden, Moss, Sarpsborg, Fredrikstad, Drammen, Kongsberg, Ringerike,
Hvaler, Aremark, Marker, Indre Østfold, Skiptvet, Rakkestad, Råde, Våler, Vestby, Nordre Follo, Ås, Frogn, Nesodden,
Bærum, Asker, Aurskog-Høland, Rælingen, Enebakk, Lørenskog, Lillestrøm, Nittedal, Gjerdrum, Ullensaker, Nes, Eidsvoll,
Nannestad, Hurdal, Hole, Flå, Nesbyen, Gol, Hemsedal, Ål, Hol, Sigdal, Krødsherad, Modum, Øvre Eiker, Lier, Flesberg,
Rollag, Nore og Uvdal, Jevnaker, Lunner, Kongsvinger, Hamar, Lillehammer, Gjøvik, Ringsaker, Løten, Stange, Nord-Odal,
Sør-Odal, Eidskog, Grue, Åsnes, Elverum, Trysil, Åmot, Stor-Elvdal, Rendalen, Engerdal, Tolga, Tynset, Alvdal, Folldal,
Os, Dovre, Lesja, Skjåk, Lom, Vågå, Nord-Fron, Sel, Sør-Fron, Ringebu, Øyer, Gausdal, Østre Toten, Vestre Toten, Gran,
Søndre Land, Nordre Land, Sør-Aurdal, Etnedal, Nord-Aurdal, Vestre Slidre, Øystre Slidre, Vang, Horten, Holmestrand,
Tønsberg, Sandefjord, Larvik, Porsgrunn, Skien, Notodden, Færder, Siljan, Bamble, Kragerø, Drangedal, Nome,
Midt-Telemark, Tinn, Hjartdal, Seljord, Kviteseid, Nissedal, Fyresdal, Tokke, Vinje, Risør, Grimstad, Arendal,
Kristiansand, Lindesnes, Farsund, Flekkefjord, Gjerstad, Vegårshei, Tvedestrand, Froland, Lillesand, Birkenes, Åmli,
Iveland, Evje og Hornnes, Bygland, Valle, Bykle, Vennesla, Åseral, Lyngdal, Hægebostad, Kvinesdal, Sirdal, Bergen, Kinn,
Etne, Sveio, Bømlo, Stord, Fitjar, Tysnes, Kvinnherad, Ullensvang, Eidfjord, Ulvik, Voss, Kvam, Samnanger,
Bjørnafjorden, Austevoll, Øygarden, Askøy, Vaksdal, Modalen, Osterøy, Alver, Austrheim, Fedje, Masfjorden, Gulen,
Solund, Hyllestad, Høyanger, Vik, Sogndal, Aurland, Lærdal, Årdal, Luster, Askvoll, Fjaler, Sunnfjord, Bremanger, Stad,
Gloppen, Stryn, Trondheim, Steinkjer, Namsos, Frøya, Osen, Oppdal, Rennebu, Røros, Holtålen, Midtre Gauldal, Melhus,
Skaun, Malvik, Selbu, Tydal, Meråker, Stjørdal, Frosta, Levanger, Verdal, Snåsa, Lierne, Røyrvik, Namsskogan, Grong,
Høylandet, Overhalla, Flatanger, Leka, Inderøy, Indre Fosen, Heim, Hitra, Ørland, Åfjord, Orkland, Nærøysund, Rindal,
Tromsø, Harstad, Kvæfjord, Tjeldsund, Ibestad, Gratangen, Lavangen, Bardu, Salangen, Målselv, Sørreisa, Dyrøy, Senja,
Balsfjord, Karlsøy, Lyngen, Storfjord, Kåfjord, Skjervøy, Nordreisa, Kvænangen, Alta, Hammerfest, Sør-Varanger, Vadsø,
Karasjok, Kautokeino, Loppa, Hasvik, Måsøy, Nordkapp, Porsanger, Lebesby, Gamvik, Tana, Berlevåg, Båtsfjord, Vardø,
Nesseby
`,
}

test.each(['FI', 'SE', 'NO'] as const)('every municipality of %s is a known place', (country) => {
  const known = new Set(
    nordicPlaces().flatMap((place) => (place.country === country ? place.names : [])),
  )
  const names = MUNICIPALITIES[country].trim().replaceAll('\n', ' ').split(', ')
  expect(names.length).toBeGreaterThan(285)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('places have a position in their country, and no line is cut', () => {
  const places = nordicPlaces()
  expect(places.length).toBeGreaterThan(2_500)
  expect(
    places.filter(({ location: { lat, lon } }) => !(lat > 55 && lat < 79 && lon > 4 && lon < 32)),
  ).toEqual([])
})
