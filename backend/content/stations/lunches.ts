import type { StationLanguage } from './station-language.ts'

/**
 * The lunch dishes, one per line: local name, English name after '=', and after the bar the
 * language's diet abbreviations.
 */
export const LUNCHES: Record<StationLanguage, string> = {
  fi: `
    Lohikeitto ja saaristolaisleipää = Salmon soup and archipelago bread | L
    Lihapullat, perunamuusia ja puolukkaa = Meatballs, mashed potatoes and lingonberries | L
    Paistettua kuhaa ja tillikastiketta = Fried pikeperch and dill sauce | L, G
    Karjalanpaisti ja keitetyt perunat = Karelian stew and boiled potatoes | M, G
    Kermainen broileripasta = Creamy chicken pasta | L
    Hernekeitto ja pannukakku = Pea soup and pancake | L
    Uunilohta ja sitruunakastiketta = Baked salmon and lemon sauce | L, G
    Makaronilaatikko ja punajuurisalaattia = Macaroni casserole and beetroot salad | L
    Kasvislasagne = Vegetable lasagne | L, VL
    Jauhelihapihvit ja pippurikastiketta = Minced beef patties and pepper sauce | L
    Kebabkiusaus ja marinoitua kaalia = Kebab and potato bake with marinated cabbage | L, G
    Linssi-kookoskeitto = Lentil and coconut soup | M, G, VEG
    Poronkäristys, perunamuusia ja puolukkaa = Sautéed reindeer, mashed potatoes and lingonberries | L, G
    Broileria ja punaista currya, riisiä = Chicken in red curry with rice | M, G
    Juuressosekeitto ja siemenleipää = Creamed root vegetable soup and seed bread | L, VL
    Wieninleike ja lohkoperunat = Wiener schnitzel and potato wedges | L
    Tofu-kasviswokki ja nuudeleita = Tofu and vegetable stir-fry with noodles | M, VEG
    Silakkapihvit ja perunamuusia = Fried Baltic herring and mashed potatoes | L
  `,
  sv: `
    Köttbullar med gräddsås, potatismos och lingon = Meatballs with cream sauce, mashed potatoes and lingonberries | 
    Stekt strömming med potatismos = Fried Baltic herring with mashed potatoes | 
    Ärtsoppa med pannkakor och sylt = Pea soup with pancakes and jam | L
    Raggmunk med stekt fläsk och lingon = Potato pancakes with fried pork and lingonberries | 
    Ugnsbakad lax med dillsås och kokt potatis = Baked salmon with dill sauce and boiled potatoes | G
    Pannbiff med lök och brunsås = Beef patties with onion and gravy | L
    Kycklinggryta med curry och ris = Chicken curry stew with rice | G
    Vegetarisk lasagne med sallad = Vegetarian lasagne with salad | V
    Kålpudding med potatis och lingon = Cabbage and mince bake with potatoes and lingonberries | L
    Fiskgratäng med räkor och potatismos = Fish gratin with prawns and mashed potatoes | G
    Pasta carbonara = Pasta carbonara | 
    Rotfruktssoppa med bröd = Root vegetable soup with bread | L, V
    Pytt i panna med rödbetor och ägg = Meat and potato hash with beetroot and egg | L, G
    Halloumi med bulgur och tomatsås = Halloumi with bulgur and tomato sauce | V
    Kalops med kokt potatis och rödbetor = Swedish beef stew with boiled potatoes and beetroot | L, G
    Falafel med pitabröd och vitlökssås = Falafel with pitta bread and garlic sauce | V
    Schnitzel med stekt potatis och bearnaisesås = Schnitzel with fried potatoes and béarnaise sauce | 
    Linsgryta med kokos och ris = Lentil and coconut stew with rice | L, G, V
  `,
  no: `
    Kjøttkaker med ertestuing, poteter og tyttebær = Norwegian meatballs with creamed peas, potatoes and lingonberries | 
    Fiskekaker med råkost og kokte poteter = Fishcakes with raw vegetable salad and boiled potatoes | 
    Ovnsbakt laks med agurksalat = Baked salmon with cucumber salad | G
    Lapskaus med flatbrød = Meat and potato stew with crispbread | 
    Kylling i karri med ris = Chicken curry with rice | G, L
    Fårikål med kokte poteter = Mutton and cabbage stew with boiled potatoes | G, L
    Raspeballer med bacon og kålrot = Potato dumplings with bacon and swede | L
    Pasta bolognese = Pasta bolognese | L
    Grønnsakslasagne med salat = Vegetable lasagne with salad | V
    Fiskegrateng med gulrøtter = Fish gratin with carrots | 
    Biff stroganoff med ris = Beef stroganoff with rice | G
    Tomatsuppe med makaroni og egg = Tomato soup with macaroni and egg | V
    Linsegryte med kokosmelk = Lentil stew with coconut milk | G, L, V
    Svinestek med surkål = Roast pork with sauerkraut | G, L
    Kyllingsalat med ristet brød = Chicken salad with toast | L
    Bacalao med brød = Bacalao with bread | L
    Risgrøt med kanel og spekemat = Rice porridge with cinnamon and cured meats | G
    Grønnsaksburger med stekte poteter = Vegetable burger with fried potatoes | V
  `,
}
