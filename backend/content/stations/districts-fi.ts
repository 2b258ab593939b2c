// Format: see districts.ts.

export const DISTRICTS_FI = `
Helsinki: Herttoniemi 60.1965 25.0370, Pasila 60.2021 24.9305, Pitäjänmäki 60.2235 24.8634, Konala 60.2378 24.8492,
  Viikki 60.2271 25.0186, Itäkeskus 60.2103 25.0815, Mellunmäki 60.2389 25.1108, Vuosaari 60.2087 25.1439,
  Kannelmäki 60.2399 24.8862, Lauttasaari 60.1601 24.8806, Munkkiniemi 60.1988 24.8766, Käpylä 60.2142 24.9497,
  Oulunkylä 60.2291 24.9632, Pukinmäki 60.2428 24.9931, Tapanila 60.2635 25.0297, Laajasalo 60.1756 25.0508, Kallio 60.1842 24.9493,
  Ruoholahti 60.1634 24.9144, Maunula 60.2308 24.9306, Roihupelto 60.2099 25.0571
Espoo: Leppävaara 60.2192 24.8131, Tapiola 60.1757 24.8045, Matinkylä 60.1609 24.7394, Espoonlahti 60.1496 24.6553,
  Kilo 60.2186 24.7794, Olari 60.1776 24.7363, Kauklahti 60.1902 24.6009, Niittykumpu 60.1708 24.7631, Nupuri 60.2278 24.5996,
  Kivenlahti 60.1547 24.6352, Juvanmalmi 60.2621 24.7482
Vantaa: Tikkurila 60.2925 25.0441, Myyrmäki 60.2614 24.8546, Martinlaakso 60.2788 24.8521, Koivukylä 60.3236 25.0592,
  Korso 60.3515 25.0783, Hakunila 60.2781 25.1127, Tammisto 60.2721 24.9752, Petikko 60.2934 24.8418, Aviapolis 60.3046 24.9576
Tampere: Lielahti 61.5203 23.6757, Linnainmaa 61.4888 23.8729, Hatanpää 61.4842 23.7642, Kaleva 61.4979 23.8103,
  Nekala 61.4799 23.7905, Rahola 61.4968 23.6701, Lukonmäki 61.4676 23.8227, Kolmenkulma 61.5123 23.6029, Vuohenoja 61.4919 23.8371,
  Multisilta 61.4425 23.7791
Turku: Länsikeskus 60.4707 22.2281, Skanssi 60.4321 22.3257, Itäharju 60.4487 22.3141, Runosmäki 60.4895 22.2573,
  Pansio 60.4464 22.1823, Varissuo 60.4467 22.3561, Oriketo 60.4791 22.3127, Uittamo 60.4241 22.2741
Oulu: Kaukovainio 64.9937 25.5098, Linnanmaa 65.0589 25.4718, Ruskonselkä 65.0463 25.5121, Toppila 65.0352 25.4461,
  Äimärautio 64.9993 25.4872, Kaakkuri 64.9639 25.5131, Haukipudas 65.1771 25.3553
Lahti: Holma 61.0079 25.6308, Karisto 61.0166 25.7217, Mukkula 61.0133 25.6633, Ahtiala 61.0213 25.7088, Kivimaa 61.0009 25.6667
Kuopio: Levänen 62.8669 27.6411, Kelloniemi 62.9079 27.7369, Petonen 62.8419 27.6503, Päiväranta 62.9281 27.6549,
  Särkiniemi 62.8772 27.6411
Jyväskylä: Seppälä 62.2562 25.7851, Palokka 62.2949 25.7341, Keljo 62.2122 25.7113, Vaajakoski 62.2391 25.8861,
  Kuokkala 62.2251 25.7719
Pori: Tiilimäki 61.4703 21.8186, Ulasoori 61.5059 21.7491, Mikkola 61.4731 21.8397, Vähärauma 61.4928 21.7562
Lappeenranta: Myllymäki 61.0386 28.2114, Sammonlahti 61.0511 28.1067, Leiri 61.0561 28.1791
Vaasa: Kivihaka 63.0983 21.6473, Asevelikylä 63.1068 21.6651, Runsor 63.0611 21.7131
Kouvola: Tehola 60.8811 26.6831, Kuusankoski 60.9071 26.6272, Korjala 60.8589 26.7161
Kotka: Karhula 60.5161 26.9371, Jumalniemi 60.5089 26.9167, Sutela 60.4891 26.8871
Joensuu: Niinivaara 62.5907 29.7883, Raatekangas 62.5666 29.7519, Käpykangas 62.6171 29.7369
Hämeenlinna: Tiiriö 61.0187 24.4323, Viisari 60.9789 24.4889, Eteläranta 60.9818 24.4721
Rovaniemi: Eteläkeskus 66.4901 25.7021, Saarenkylä 66.5211 25.7831, Alakorkalo 66.4741 25.7161
Seinäjoki: Hyllykallio 62.8189 22.8391, Jouppi 62.7757 22.8489, Kapernaumi 62.7791 22.8101
`
