// Format: see districts.ts.

export const DISTRICTS_SE = `
Stockholm: Kungsholmen 59.3336 18.0238, Södermalm 59.3127 18.0771, Östermalm 59.3419 18.0927, Vasastan 59.3461 18.0441,
  Liljeholmen 59.3101 18.0203, Hammarbyhamnen 59.3037 18.0951, Bromma 59.3551 17.9527, Vällingby 59.3631 17.8729,
  Spånga 59.3832 17.9001, Kista 59.4031 17.9441, Farsta 59.2436 18.0931, Älvsjö 59.2783 18.0101, Hägersten 59.2969 17.9821,
  Skärholmen 59.2771 17.9071, Enskede 59.2863 18.0767, Högdalen 59.2637 18.0431, Värtan 59.3521 18.1041, Globen 59.2921 18.0803,
  Västberga 59.2961 18.0031, Lunda 59.3901 17.8741, Hallonbergen 59.3753 17.9693, Årsta 59.2971 18.0521
Göteborg: Backaplan 57.7219 11.9521, Majorna 57.6909 11.9211, Gamlestaden 57.7291 12.0041, Frölunda 57.6531 11.9131,
  Angered 57.7961 12.0501, Kortedala 57.7531 12.0331, Torslanda 57.7221 11.7691, Högsbo 57.6619 11.9381, Gårda 57.7071 11.9951,
  Örgryte 57.6971 12.0151, Kviberg 57.7371 12.0331, Sisjön 57.6371 11.9541, Ringön 57.7201 11.9641, Kungssten 57.6841 11.8971,
  Askim 57.6281 11.9441
Malmö: Hyllie 55.5631 12.9761, Limhamn 55.5811 12.9301, Rosengård 55.5861 13.0421, Jägersro 55.5751 13.0691,
  Värnhem 55.6081 13.0231, Segevång 55.6171 13.0571, Mobilia 55.5881 13.0021, Bulltofta 55.6011 13.0571, Svågertorp 55.5481 12.9931
Uppsala: Gränby 59.8771 17.6671, Librobäck 59.8741 17.6091, Gottsunda 59.8091 17.6291, Fyrislund 59.8571 17.6841,
  Eriksberg 59.8431 17.6061, Årsta 59.8641 17.6861
Västerås: Hälla 59.6181 16.6201, Erikslund 59.6071 16.4641, Bäckby 59.5941 16.4861, Tunbytorp 59.6391 16.5521, Irsta 59.6111 16.6601
Örebro: Marieberg 59.2231 15.1411, Holmen 59.2811 15.2051, Boglundsängen 59.3021 15.1961, Aspholmen 59.2561 15.1781,
  Adolfsberg 59.2361 15.1741
Linköping: Tornby 58.4321 15.5981, Lambohov 58.3891 15.5601, Tannefors 58.4041 15.6511, Ryd 58.4081 15.5661,
  Mjölbyvägen 58.4001 15.5871
Helsingborg: Väla 56.0911 12.7601, Ättekulla 56.0231 12.7391, Berga 56.0681 12.7231, Ramlösa 56.0241 12.7261,
  Ringstorp 56.0671 12.7011
Jönköping: A6 57.7731 14.2061, Ekhagen 57.7561 14.2031, Hedenstorp 57.7841 14.0571
Norrköping: Ingelsta 58.6161 16.1571, Klockaretorpet 58.5771 16.1441, Ljura 58.5781 16.1881, Fiskeby 58.6131 16.1241
Lund: Norra Fäladen 55.7261 13.2001, Gastelyckan 55.6991 13.2281, Gunnesbo 55.7261 13.1571
Umeå: Ersboda 63.8601 20.3111, Teg 63.8131 20.2461, Västerslätt 63.8401 20.2061, Ersmark 63.8811 20.3211
Gävle: Valbo 60.6371 17.0751, Brynäs 60.6681 17.1721, Hemsta 60.6571 17.1481
Borås: Knalleland 57.7351 12.9371, Viared 57.7061 12.8291, Brämhult 57.7261 12.9941
Eskilstuna: Tuna Park 59.3731 16.4851, Folkesta 59.3951 16.4311
Södertälje: Moraberg 59.1991 17.6711, Vasa 59.2081 17.6451, Hovsjö 59.1831 17.5781
Halmstad: Flygstaden 56.6861 12.8371, Eurostop 56.6861 12.9011, Vallås 56.6761 12.8971
Växjö: Norremark 56.9071 14.8031, Samarkand 56.8831 14.7751, Hovshaga 56.9041 14.7791
Karlstad: Bergvik 59.3771 13.4291, Välsviken 59.3841 13.5821, Våxnäs 59.3951 13.4691
Sundsvall: Birsta 62.4461 17.3351, Bredsand 62.3541 17.3491, Haga 62.4021 17.2951
Östersund: Lillänge 63.1671 14.6821, Odenskog 63.1601 14.6811, Brunflovägen 63.1611 14.6671
Luleå: Storheden 65.6211 22.0501, Björkskatan 65.6101 22.1691, Notviken 65.6041 22.1051
`
