import type { StationLanguage } from './station-country.ts'

/** What the kitchens cook for lunch: one dish a line, its diets (as the language abbreviates them) after the bar. */
export const LUNCHES: Record<StationLanguage, string> = {
  fi: `
    Lohikeitto ja saaristolaisleipää | L
    Lihapullat, perunamuusia ja puolukkaa | L
    Paistettua kuhaa ja tillikastiketta | L, G
    Karjalanpaisti ja keitetyt perunat | M, G
    Kermainen broileripasta | L
    Hernekeitto ja pannukakku | L
    Uunilohta ja sitruunakastiketta | L, G
    Makaronilaatikko ja punajuurisalaattia | L
    Kasvislasagne | L, VL
    Jauhelihapihvit ja pippurikastiketta | L
    Kebabkiusaus ja marinoitua kaalia | L, G
    Linssi-kookoskeitto | M, G, VEG
    Poronkäristys, perunamuusia ja puolukkaa | L, G
    Broileria ja punaista currya, riisiä | M, G
    Juuressosekeitto ja siemenleipää | L, VL
    Wieninleike ja lohkoperunat | L
    Tofu-kasviswokki ja nuudeleita | M, VEG
    Silakkapihvit ja perunamuusia | L
  `,
  sv: `
    Köttbullar med gräddsås, potatismos och lingon | 
    Stekt strömming med potatismos | 
    Ärtsoppa med pannkakor och sylt | L
    Raggmunk med stekt fläsk och lingon | 
    Ugnsbakad lax med dillsås och kokt potatis | G
    Pannbiff med lök och brunsås | L
    Kycklinggryta med curry och ris | G
    Vegetarisk lasagne med sallad | V
    Kålpudding med potatis och lingon | L
    Fiskgratäng med räkor och potatismos | G
    Pasta carbonara | 
    Rotfruktssoppa med bröd | L, V
    Pytt i panna med rödbetor och ägg | L, G
    Halloumi med bulgur och tomatsås | V
    Kalops med kokt potatis och rödbetor | L, G
    Falafel med pitabröd och vitlökssås | V
    Schnitzel med stekt potatis och bearnaisesås | 
    Linsgryta med kokos och ris | L, G, V
  `,
  no: `
    Kjøttkaker med ertestuing, poteter og tyttebær | 
    Fiskekaker med råkost og kokte poteter | 
    Ovnsbakt laks med agurksalat | G
    Lapskaus med flatbrød | 
    Kylling i karri med ris | G, L
    Fårikål med kokte poteter | G, L
    Raspeballer med bacon og kålrot | L
    Pasta bolognese | L
    Grønnsakslasagne med salat | V
    Fiskegrateng med gulrøtter | 
    Biff stroganoff med ris | G
    Tomatsuppe med makaroni og egg | V
    Linsegryte med kokosmelk | G, L, V
    Svinestek med surkål | G, L
    Kyllingsalat med ristet brød | L
    Bacalao med brød | L
    Risgrøt med kanel og spekemat | G
    Grønnsaksburger med stekte poteter | V
  `,
}
