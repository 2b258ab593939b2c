import type { Country } from '#shared/locale/locales.ts'

/** How the postal codes around a town begin. A town takes those of the nearest one named here. */
export const POSTAL_REGIONS: Record<Country, string> = {
  FI: `
    Helsinki 00, Vantaa 01, Espoo 02, Hyvinkää 05, Porvoo 06, Loviisa 07, Lohja 08, Tammisaari 10, Riihimäki 11, Hämeenlinna 13,
    Lahti 15, Heinola 18, Turku 20, Raisio 21, Mariehamn 22, Uusikaupunki 23, Salo 24, Rauma 26, Pori 28, Forssa 30, Tampere 33,
    Orivesi 35, Valkeakoski 37, Kankaanpää 38, Sastamala 38, Jyväskylä 40, Keuruu 42, Äänekoski 44, Kouvola 45, Kotka 48, Hamina 49,
    Mikkeli 50, Lappeenranta 53, Imatra 55, Savonlinna 57, Seinäjoki 60, Kurikka 61, Vaasa 65, Kokkola 67, Pietarsaari 68,
    Kuopio 70, Iisalmi 74, Nurmes 75, Pieksämäki 76, Varkaus 78, Joensuu 80, Lieksa 81, Kitee 82, Ylivieska 84, Kajaani 87,
    Suomussalmi 89, Oulu 90, Raahe 92, Kuusamo 93, Kemi 94, Tornio 95, Rovaniemi 96, Kemijärvi 98, Ivalo 99
  `,
  SE: `
    Stockholm 11, Huddinge 14, Södertälje 15, Täby 18, Sollentuna 19, Malmö 21, Lund 22, Trelleborg 23, Helsingborg 25,
    Ängelholm 26, Ystad 27, Hässleholm 28, Kristianstad 29, Halmstad 30, Falkenberg 31, Värnamo 33, Ljungby 34, Växjö 35,
    Karlskrona 37, Kalmar 39, Göteborg 41, Kungälv 44, Uddevalla 45, Trollhättan 46, Borås 50, Falköping 52, Skövde 54,
    Mariestad 54, Jönköping 55, Oskarshamn 57, Linköping 58, Motala 59, Norrköping 60, Nyköping 61, Visby 62, Eskilstuna 63,
    Katrineholm 64, Karlstad 65, Arvika 67, Örebro 70, Lindesberg 71, Västerås 72, Köping 73, Enköping 74, Uppsala 75, Norrtälje 76,
    Borlänge 78, Falun 79, Mora 79, Gävle 80, Söderhamn 82, Hudiksvall 82, Östersund 83, Strömsund 83, Sundsvall 85, Härnösand 87,
    Sollefteå 88, Örnsköldsvik 89, Umeå 90, Lycksele 92, Skellefteå 93, Piteå 94, Haparanda 95, Boden 96, Luleå 97, Kiruna 98
  `,
  NO: `
    Oslo 0, Asker 13, Drøbak 14, Moss 15, Fredrikstad 16, Sarpsborg 17, Askim 18, Lillestrøm 20, Kongsvinger 22, Hamar 23,
    Elverum 24, Tynset 25, Lillehammer 26, Gjøvik 28, Fagernes 29, Drammen 30, Tønsberg 31, Sandefjord 32, Hønefoss 35,
    Kongsberg 36, Rjukan 36, Skien 37, Stavanger 40, Sandnes 43, Egersund 43, Flekkefjord 44, Kristiansand 46, Arendal 48,
    Bergen 50, Leirvik 54, Haugesund 55, Odda 57, Voss 57, Knarvik 59, Ålesund 60, Volda 61, Molde 64, Kristiansund 65, Sogndal 68,
    Førde 68, Florø 69, Trondheim 70, Oppdal 73, Røros 73, Stjørdal 75, Steinkjer 77, Namsos 78, Bodø 80, Fauske 82, Svolvær 83,
    Sortland 84, Narvik 85, Mo i Rana 86, Mosjøen 86, Sandnessjøen 88, Brønnøysund 89, Tromsø 90, Finnsnes 93, Harstad 94, Alta 95,
    Hammerfest 96, Lakselv 97, Vadsø 98, Kirkenes 99
  `,
}
