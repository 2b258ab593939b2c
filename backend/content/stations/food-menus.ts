import type { StationLanguage } from './station-language.ts'

/**
 * The food menus. A section's title is followed by one dish per line: name, description, price in
 * euros or, with 'kr', in kronor (both for Swedish, which Åland uses, too). Texts are in the local
 * language and, after '=', in English. A station serves some of the dishes.
 */
export const FOOD_MENUS: Record<StationLanguage, string> = {
  fi: `
    Hampurilaiset = Burgers
      Asemaburgeri = Station burger | Naudanlihapihvi, cheddaria, pikkelikurkkua ja talon kastiketta = Beef patty, cheddar, pickles and house sauce | 11.90
      Tupla-asemaburgeri = Double station burger | Kaksi pihviä, kaksinkertainen juusto = Two patties, double cheese | 14.50
      Kanaburgeri = Chicken burger | Rapeaa kanaa ja limemajoneesia = Crispy chicken and lime mayonnaise | 11.90
      Härkäpapuburgeri = Fava bean burger | Kasvispihvi, paahdettua sipulia ja yrttikastiketta = Vegetable patty, crispy onion and herb sauce | 11.50
    Annokset = Mains
      Lihapullat ja perunamuusia = Meatballs and mashed potatoes | Puolukkaa ja suolakurkkua = Lingonberries and pickled cucumber | 13.90
      Leike ja ranskalaiset = Schnitzel and fries | Porsaanleike, sitruunaa ja kapriksia = Pork schnitzel, lemon and capers | 14.90
      Kanakori = Chicken basket | Kanaa, ranskalaiset ja dippi = Chicken, fries and a dip | 12.50
    Pizzat = Pizzas
      Margherita = Margherita | Tomaattia, mozzarellaa ja basilikaa = Tomato, mozzarella and basil | 10.90
      Kinkku-ananas = Ham and pineapple | Kinkkua, ananasta ja aurajuustoa = Ham, pineapple and blue cheese | 12.50
    Kahvi ja makea = Coffee and sweet treats
      Kahvi ja korvapuusti = Coffee and a cinnamon bun | Leivottu tänä aamuna = Baked this morning | 4.90
      Munkki = Doughnut | Sokerilla = With sugar | 2.50
      Mustikkapiirakka ja vaniljakastiketta = Blueberry pie and custard | | 4.50
  `,
  sv: `
    Hamburgare = Burgers
      Stationsburgare = Station burger | Nötkött, cheddar, saltgurka och husets dressing = Beef, cheddar, pickles and house dressing | 11.90 / 129 kr
      Dubbel stationsburgare = Double station burger | Två biffar och dubbel ost = Two patties and double cheese | 14.50 / 159 kr
      Kycklingburgare = Chicken burger | Krispig kyckling och limemajonnäs = Crispy chicken and lime mayonnaise | 11.90 / 129 kr
      Halloumiburgare = Halloumi burger | Grillad halloumi, rostad lök och chilimajonnäs = Grilled halloumi, crispy onion and chilli mayonnaise | 11.50 / 125 kr
    Rätter = Mains
      Köttbullar och potatismos = Meatballs and mashed potatoes | Gräddsås, lingon och pressgurka = Cream sauce, lingonberries and pickled cucumber | 13.90 / 145 kr
      Schnitzel och stekt potatis = Schnitzel and fried potatoes | Citron, kapris och rödvinssås = Lemon, capers and red wine sauce | 14.90 / 155 kr
      Räksmörgås = Open prawn sandwich | Handskalade räkor, ägg och dill = Hand-peeled prawns, egg and dill | 12.90 / 139 kr
    Korv = Hot dogs
      Kokt med bröd = Boiled sausage in a bun | Senap och ketchup = Mustard and ketchup | 3.20 / 29 kr
      Tunnbrödsrulle = Flatbread wrap | Två korvar, mos och räksallad = Two sausages, mashed potatoes and prawn salad | 7.50 / 79 kr
    Fika = Coffee and snacks
      Kaffe och kanelbulle = Coffee and a cinnamon bun | Bakad i morse = Baked this morning | 4.90 / 49 kr
      Chokladboll = Chocolate ball | Med pärlsocker = With pearl sugar | 2.80 / 28 kr
      Smörgås med ost och skinka = Cheese and ham sandwich | | 5.20 / 55 kr
  `,
  no: `
    Burgere = Burgers
      Stasjonsburger = Station burger | Storfe, cheddar, sylteagurk og husets dressing = Beef, cheddar, pickles and house dressing | 179 kr
      Dobbel stasjonsburger = Double station burger | To biffer og dobbel ost = Two patties and double cheese | 219 kr
      Kyllingburger = Chicken burger | Sprø kylling og limemajones = Crispy chicken and lime mayonnaise | 179 kr
      Grønn burger = Green burger | Bønneburger, ristet løk og urtedressing = Bean patty, crispy onion and herb dressing | 175 kr
    Retter = Mains
      Kjøttkaker og potetmos = Norwegian meatballs and mashed potatoes | Brun saus, erter og tyttebær = Gravy, peas and lingonberries | 199 kr
      Fiskekaker = Fishcakes | Kokte poteter og råkost = Boiled potatoes and raw vegetable salad | 189 kr
      Karbonade = Beef patty on bread | Stekt egg og løk på grovt brød = Fried egg and onion on wholemeal bread | 165 kr
    Pølser = Hot dogs
      Pølse i brød = Sausage in a bun | Sennep og ketchup = Mustard and ketchup | 45 kr
      Pølse i lompe = Sausage in a potato flatbread | Stekt løk og rekesalat = Fried onion and prawn salad | 49 kr
    Kaffe og bakst = Coffee and bakes
      Kaffe og kanelbolle = Coffee and a cinnamon bun | Bakt i morges = Baked this morning | 59 kr
      Skolebolle = Custard bun | Med vaniljekrem og kokos = With vanilla cream and coconut | 42 kr
      Vaffel med syltetøy = Waffle with jam | | 45 kr
  `,
}
