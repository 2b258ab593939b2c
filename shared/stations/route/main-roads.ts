/**
 * The E roads and main national roads of Finland, Sweden and Norway: each line is a road with its towns in order, named as in their own country.
 * Ferries belong to the E roads. A village stands where two roads meet, or where the road bends far from the line between two towns.
 */
export const MAIN_ROADS = `
E4: Helsingborg, Örkelljunga, Markaryd, Ljungby, Värnamo, Jönköping, Gränna, Ödeshög, Mjölby, Linköping, Norrköping, Nyköping, Trosa, Södertälje, Stockholm, Upplands Väsby, Märsta, Uppsala, Tierp, Gävle, Söderhamn, Hudiksvall, Sundsvall, Timrå, Härnösand, Kramfors, Örnsköldsvik, Nordmaling, Umeå, Robertsfors, Skellefteå, Piteå, Luleå, Råneå, Kalix, Haparanda, Tornio
E6: Trelleborg, Malmö, Landskrona, Helsingborg, Ängelholm, Båstad, Laholm, Halmstad, Falkenberg, Varberg, Kungsbacka, Göteborg, Kungälv, Stenungsund, Uddevalla, Munkedal, Tanumshede, Strömstad, Halden, Sarpsborg, Moss, Vestby, Ski, Oslo, Lillestrøm, Jessheim, Eidsvoll, Hamar, Brumunddal, Moelv, Lillehammer, Ringebu, Vinstra, Otta, Dombås, Oppdal, Støren, Melhus, Trondheim, Stjørdal, Levanger, Verdal, Steinkjer, Grong, Majavatn, Mosjøen, Korgen, Mo i Rana, Rognan, Fauske, Innhavet, Ballangen, Narvik, Setermoen, Nordkjosbotn, Skibotn, Storslett, Alta, Lakselv, Karasjok, Tana bru, Kirkenes
E8: Turku, Mynämäki, Laitila, Rauma, Pori, Merikarvia, Kristiinankaupunki, Närpiö, Vaasa, Oravainen, Uusikaarlepyy, Pietarsaari, Kokkola, Kalajoki, Raahe, Liminka, Oulu, Ii, Kemi, Tornio, Ylitornio, Pello, Kolari, Muonio, Karesuvanto, Kilpisjärvi, Skibotn, Nordkjosbotn, Tromsø
E10: Luleå, Råneå, Töre, Överkalix, Gällivare, Svappavaara, Kiruna, Abisko, Narvik, Harstad, Svolvær, Leknes
E12: Helsinki, Nurmijärvi, Hyvinkää, Riihimäki, Hämeenlinna, Toijala, Lempäälä, Tampere, Ylöjärvi, Hämeenkyrö, Ikaalinen, Parkano, Jalasjärvi, Laihia, Vaasa, Umeå, Vännäs, Lycksele, Storuman, Tärnaby, Mo i Rana
E14: Sundsvall, Ånge, Bräcke, Östersund, Krokom, Järpen, Åre, Storlien, Meråker, Stjørdal
E16: Bergen, Voss, Flåm, Lærdalsøyri, Fagernes, Hønefoss, Sandvika, Oslo, Lillestrøm, Kløfta, Kongsvinger, Torsby, Malung, Vansbro, Borlänge, Falun, Hofors, Sandviken, Gävle
E18: Kristiansand, Lillesand, Grimstad, Arendal, Tvedestrand, Porsgrunn, Larvik, Sandefjord, Tønsberg, Holmestrand, Drammen, Asker, Sandvika, Oslo, Ski, Askim, Mysen, Årjäng, Grums, Karlstad, Kristinehamn, Karlskoga, Örebro, Arboga, Köping, Västerås, Enköping, Bålsta, Stockholm, Åkersberga, Norrtälje, Mariehamn, Turku, Paimio, Salo, Lohja, Espoo, Helsinki, Sipoo, Porvoo, Loviisa, Kotka, Hamina, Virolahti
E20: Göteborg, Alingsås, Vårgårda, Vara, Skara, Mariestad, Laxå, Örebro, Arboga, Eskilstuna, Strängnäs, Södertälje, Stockholm
E22: Trelleborg, Malmö, Lund, Hörby, Kristianstad, Sölvesborg, Karlshamn, Ronneby, Karlskrona, Kalmar, Mönsterås, Oskarshamn, Västervik, Valdemarsvik, Söderköping, Norrköping
E39: Kristiansand, Mandal, Lyngdal, Flekkefjord, Bryne, Sandnes, Stavanger, Aksdal, Leirvik, Osøyro, Bergen, Knarvik, Førde, Nordfjordeid, Volda, Ørsta, Ålesund, Vestnes, Molde, Orkanger, Trondheim
E45: Göteborg, Trollhättan, Vänersborg, Mellerud, Åmål, Säffle, Grums, Sunne, Torsby, Malung, Mora, Orsa, Sveg, Östersund, Strömsund, Dorotea, Vilhelmina, Storuman, Sorsele, Arvidsjaur, Jokkmokk, Gällivare, Svappavaara, Karesuando, Kautokeino, Alta
E63: Turku, Lieto, Aura, Loimaa, Humppila, Urjala, Lempäälä, Tampere, Kangasala, Orivesi, Jämsä, Muurame, Jyväskylä, Suonenjoki, Kuopio
E65: Malmö, Svedala, Skurup, Ystad
E69: Lakselv, Honningsvåg
E75: Helsinki, Vantaa, Kerava, Järvenpää, Mäntsälä, Lahti, Heinola, Hartola, Joutsa, Jyväskylä, Äänekoski, Viitasaari, Pihtipudas, Pyhäjärvi, Kärsämäki, Pulkkila, Liminka, Oulu, Ii, Kemi, Tervola, Rovaniemi, Sodankylä, Ivalo, Inari, Utsjoki, Tana bru, Vadsø
E134: Haugesund, Aksdal, Etne, Odda, Edland, Seljord, Notodden, Kongsberg, Drammen, Drøbak
E136: Ålesund, Åndalsnes, Dombås
FI 2: Helsinki, Vihti, Karkkila, Forssa, Huittinen, Kokemäki, Harjavalta, Ulvila, Pori
FI 5: Heinola, Mikkeli, Juva, Varkaus, Kuopio, Siilinjärvi, Lapinlahti, Iisalmi, Kajaani, Suomussalmi, Kuusamo, Kemijärvi, Sodankylä
FI 6: Loviisa, Kouvola, Luumäki, Lappeenranta, Imatra, Parikkala, Kitee, Joensuu, Juuka, Nurmes, Sotkamo, Kajaani
FI 9: Kuopio, Outokumpu, Joensuu, Tohmajärvi
FI 10: Loimaa, Forssa, Hämeenlinna
FI 12: Rauma, Eura, Huittinen, Sastamala, Nokia, Tampere, Pälkäne, Hollola, Lahti, Kouvola
FI 13: Kokkola, Kaustinen, Kyyjärvi, Saarijärvi, Äänekoski
FI 14: Juva, Savonlinna, Parikkala
FI 15: Kotka, Kouvola, Mäntyharju, Mikkeli
FI 16: Laihia, Lapua, Alajärvi, Kyyjärvi
FI 18: Laihia, Seinäjoki, Alavus, Ähtäri, Keuruu, Jyväskylä
FI 19: Jalasjärvi, Seinäjoki, Lapua, Kauhava, Uusikaarlepyy
FI 20: Oulu, Pudasjärvi, Taivalkoski, Kuusamo
FI 22: Oulu, Muhos, Vaala, Kajaani
FI 23: Pori, Kankaanpää, Parkano, Virrat, Keuruu
FI 23: Jyväskylä, Pieksämäki, Varkaus, Joensuu
FI 24: Lahti, Asikkala, Padasjoki, Kuhmoinen, Jämsä
FI 25: Hanko, Tammisaari, Lohja, Hyvinkää, Mäntsälä
FI 27: Kalajoki, Ylivieska, Nivala, Haapajärvi, Pyhäjärvi, Kiuruvesi, Iisalmi
FI 54: Riihimäki, Lahti
FI 65: Tampere, Ylöjärvi, Virrat, Alavus
FI 79: Rovaniemi, Kittilä, Muonio
SE 15: Halmstad, Laholm, Markaryd, Osby, Karlshamn
SE 21: Helsingborg, Hässleholm, Kristianstad
SE 23: Malmö, Hörby, Hässleholm, Osby, Älmhult, Växjö, Högsby, Oskarshamn
SE 25: Halmstad, Ljungby, Växjö, Nybro, Kalmar
SE 26: Halmstad, Gislaved, Jönköping, Hjo, Skövde, Mariestad, Kristinehamn, Filipstad, Vansbro, Mora
SE 27: Karlskrona, Ronneby, Tingsryd, Växjö, Värnamo, Gislaved, Borås, Göteborg
SE 30: Växjö, Vetlanda, Jönköping
SE 40: Göteborg, Borås, Ulricehamn, Jönköping, Nässjö, Eksjö, Vimmerby, Västervik
SE 41: Varberg, Kinna, Borås
SE 42: Borås, Vårgårda, Trollhättan
SE 44: Uddevalla, Trollhättan, Lidköping, Götene
SE 47: Trollhättan, Falköping, Jönköping
SE 50: Mjölby, Motala, Askersund, Örebro, Lindesberg, Ludvika, Borlänge, Falun, Bollnäs, Söderhamn
SE 55: Norrköping, Katrineholm, Strängnäs, Enköping, Uppsala
SE 56: Katrineholm, Västerås, Sala, Gävle
SE 62: Karlstad, Forshaga, Torsby
SE 66: Västerås, Fagersta, Ludvika, Malung, Sälen
SE 70: Enköping, Sala, Avesta, Hedemora, Borlänge, Leksand, Rättvik, Mora
SE 73: Stockholm, Nynäshamn
SE 83: Bollnäs, Ljusdal, Ånge
SE 84: Hudiksvall, Ljusdal, Sveg
SE 87: Sollefteå, Bispgården, Östersund
SE 90: Kramfors, Sollefteå, Åsele, Vilhelmina
SE 92: Umeå, Åsele, Dorotea
SE 95: Skellefteå, Arvidsjaur, Arjeplog, Fauske
SE 97: Luleå, Boden, Jokkmokk
SE 99: Haparanda, Övertorneå, Pajala, Karesuando
NO 3: Hamar, Elverum, Koppang, Tynset, Støren
NO 4: Oslo, Gran, Gjøvik, Lillehammer
NO 7: Hønefoss, Gol, Geilo, Voss
NO 9: Kristiansand, Evje, Valle, Edland
NO 15: Otta, Lom, Stryn, Nordfjordeid
NO 35: Tønsberg, Hokksund, Hønefoss
NO 36: Porsgrunn, Skien, Seljord
NO 52: Gol, Lærdalsøyri
NO 70: Oppdal, Sunndalsøra, Kristiansund
NO 80: Fauske, Bodø
NO 94: Alta, Hammerfest
`
