import type { StationLanguage } from './station-country.ts'

/** What is served all day. A section's title, then a dish a line: name, description, price in euros. A station serves some of them. */
export const FOOD_MENUS: Record<StationLanguage, string> = {
  fi: `
    Hampurilaiset
      Asemaburgeri | Naudanlihapihvi, cheddaria, pikkelikurkkua ja talon kastiketta | 11.90
      Tupla-asemaburgeri | Kaksi pihviä, kaksinkertainen juusto | 14.50
      Kanaburgeri | Rapeaa kanaa ja limemajoneesia | 11.90
      Härkäpapuburgeri | Kasvispihvi, paahdettua sipulia ja yrttikastiketta | 11.50
    Annokset
      Lihapullat ja perunamuusia | Puolukkaa ja suolakurkkua | 13.90
      Leike ja ranskalaiset | Porsaanleike, sitruunaa ja kapriksia | 14.90
      Kanakori | Kanaa, ranskalaiset ja dippi | 12.50
    Pizzat
      Margherita | Tomaattia, mozzarellaa ja basilikaa | 10.90
      Kinkku-ananas | Kinkkua, ananasta ja aurajuustoa | 12.50
    Kahvi ja makea
      Kahvi ja korvapuusti | Leivottu tänä aamuna | 4.90
      Munkki | Sokerilla | 2.50
      Mustikkapiirakka ja vaniljakastiketta | | 4.50
  `,
  sv: `
    Hamburgare
      Stationsburgare | Nötkött, cheddar, saltgurka och husets dressing | 11.90
      Dubbel stationsburgare | Två biffar och dubbel ost | 14.50
      Kycklingburgare | Krispig kyckling och limemajonnäs | 11.90
      Halloumiburgare | Grillad halloumi, rostad lök och chilimajonnäs | 11.50
    Rätter
      Köttbullar och potatismos | Gräddsås, lingon och pressgurka | 13.90
      Schnitzel och stekt potatis | Citron, kapris och rödvinssås | 14.90
      Räksmörgås | Handskalade räkor, ägg och dill | 12.90
    Korv
      Kokt med bröd | Senap och ketchup | 3.20
      Tunnbrödsrulle | Två korvar, mos och räksallad | 7.50
    Fika
      Kaffe och kanelbulle | Bakad i dag på morgonen | 4.90
      Chokladboll | Med pärlsocker | 2.80
      Smörgås med ost och skinka | | 5.20
  `,
  no: `
    Burgere
      Stasjonsburger | Storfe, cheddar, sylteagurk og husets dressing | 12.90
      Dobbel stasjonsburger | To biffer og dobbel ost | 15.90
      Kyllingburger | Sprø kylling og limemajones | 12.90
      Grønn burger | Bønneburger, ristet løk og urtedressing | 12.50
    Retter
      Kjøttkaker og potetmos | Brun saus, erter og tyttebær | 14.90
      Fiskekaker | Kokte poteter og råkost | 13.90
      Karbonade | Stekt egg og løk på grovt brød | 11.90
    Pølser
      Pølse i brød | Sennep og ketchup | 3.90
      Pølse i lompe | Stekt løk og rekesalat | 4.20
    Kaffe og bakst
      Kaffe og kanelbolle | Bakt i dag tidlig | 5.20
      Skolebolle | Med vaniljekrem og kokos | 3.40
      Vaffel med syltetøy | | 3.90
  `,
}
