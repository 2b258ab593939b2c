// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('no-NO')

export const articleGeothermalSchool: ArticleSource = {
  key: 'articleGeothermalSchool',
  title: 'Skolen som varmes av fjellet',
  byline: 'Hanne Brekke',
  created: '2025-09-23T06:00:00Z',
  summary:
    'Under fotballbanen på Nordlia skole i Gudbrandsdalen ligger fjorten energibrønner. Strømregningen er mer enn halvert.',
  tags: ['historier', 'oppvarming', 'bærekraft'],
  image: picture('school-winter', 'Skolebygning i snø med varmt lys i vinduene'),
  text: md(`
    Elevene på Nordlia skole vet hva som ligger under kunstgresset. På veggen i gangen henger en skjerm som viser hvor mye varme fjellet har gitt i dag.
    Det er 412 elever på skolen, og minst ti av dem sjekker hver morgen.

    ## Fra olje til elkjel til fjell

    Bygget fra 1974 ble varmet med olje. Da forbudet kom i 2020, satte kommunen inn en elkjel. Den var enkel å montere og dyr i drift. Vinteren 2022
    måtte rektor velge mellom romtemperatur og skolebibliotek.

    Løsningen ble bergvarme. Fjorten brønner på 300 meter er boret under banen, og to varmepumper på til sammen 240 kW står i det gamle oljerommet.

    ![Borerigg i arbeid på en snødekt bane](scene:drill-rig)

    ## Tallene etter to vintre

    | Tall | Før | Etter |
    | --- | --- | --- |
    | Kjøpt strøm til varme | 610 MWh | 228 MWh |
    | Høyeste effekt, kald dag | 390 kW | 160 kW |
    | Temperatur i klasserom | 19 °C | 21 °C |

    Om sommeren går anlegget motsatt vei. Overskuddsvarme fra ventilasjonen sendes ned i brønnene og hentes opp igjen i november.

    > Elever som fryser, lærer ikke brøk. Så enkelt er det for meg, sier rektor Gro Bakken.

    ## Fysikk i kjelleren

    Tiendetrinn bruker det tekniske rommet i naturfag. De leser av temperaturer inn og ut, regner ut varmefaktoren og forklarer foreldrene hvorfor den
    synker når det er kaldest.

    – I fjor fant en elev en feil i målingen vår. Hun hadde rett, sier montør Lars Enger. – Jeg har spurt om hun vil ha sommerjobb.

    ## Kan det gjøres andre steder?

    Bygg med vannbåren varme og litt uteareal egner seg godt. Boringen på Nordlia tok fem uker og var ferdig før skolestart. Investeringen er ventet
    betalt ned på elleve år.

    Les om [bergvarme i boliger](page:geothermalHeat), eller [snakk med oss om næringsbygg](page:b2bContact).
  `),
}

export const articleForest: ArticleSource = {
  key: 'articleForest',
  title: 'Skogen binder karbon',
  byline: 'Kristin Aamodt',
  created: '2025-06-12T07:00:00Z',
  summary:
    'Tre somre etter planting lever 87 prosent av trærne på det gamle torvuttaket i Siikalatva. Vi ble med da de ble talt.',
  tags: ['historier', 'bærekraft'],
  image: picture('forest-carbon', 'Ung skog på en tørr skråning i morgentåke'),
  text: md(`
    Det er lettere å plante et tre enn å holde det i live. Det første forskerne gjør når de kommer fram til feltet, er å lete etter de døde.

    Feltet er 410 hektar stort og ligger i Siikalatva i Nord-Finland. I førti år ble det tatt ut torv her. Så forsvant etterspørselen, og
    maskinene ble kjørt bort. I mai 2022 kom de første plantene i jorda.

    ## Vann er alt

    Før plantingen ble en del av grøftene tettet, så vannet holder seg ved røttene. Torv inneholder lite kalium. Derfor ble det spredt treaske fra
    varmeverk. Bjørka mellom radene har ingen plantet, den kom av seg selv.

    - 820 000 furuplanter, alle satt for hand
    - Tretti personer i fem uker, alle fra bygda eller nabobygda
    - De våteste partiene, rundt 35 hektar, får bli myr igjen

    ## Nesten ni av ti

    Tellingen viser at 87 prosent av plantene lever. Det er bedre enn planen på 75.

    > Da jeg var liten, hørte vi ikke fugler her. Nå er det spor etter orrfugl ved hver grøft, sier grunneieren.

    ![Furuskog i lys morgen](scene:forest-carbon)

    ## Hvor mye karbon?

    De ti første årene binder et hektar bare noen få tonn CO₂. Deretter går det fortere. Over femti år ventes hele programmet, 640 hektar, å binde
    128 000 tonn. Det er mindre enn én prosent av det kundene slipper ut på ett år med det vi selger.

    Vi bruker ikke tonnene til å kalle drivstoffet vårt klimanøytralt. De står i [klimaregnskapet](page:reporting) på en egen linje, med 20 prosent
    trukket fra for elg, storm og brann.

    ## Det vi lærer

    Karbonet måles både fra lufta og til fots, på 64 prøveflater. Neste fulle måling er i 2027, og resultatet legges åpent ut, uansett hva det viser.
    Jorda er fortsatt grunneiernes. Vi betaler for planting og stell. Les om [karbonlagring](page:carbonSequestration) ellers i selskapet.
  `),
}

export const articleSafetyDay: ArticleSource = {
  key: 'articleSafetyDay',
  title: 'Sikkerhetsdagen',
  byline: 'Kristin Aamodt',
  created: '2026-11-04T14:00:00Z',
  summary:
    'Én dag i året stopper vi opp og øver. I år handlet det om søl, slukking og å si nei når noe ikke er trygt.',
  tags: ['historier', 'bærekraft'],
  image: picture('safety-helmet', 'Vernehjelm og hansker lagt klar til øvelse'),
  text: md(`
    Klokka ni onsdag morgen tente Morten Ruud på et kar med diesel. Det var meningen. Rundt ham sto fjorten kolleger i vernetøy og skulle slukke
    etter tur, mange for første gang.

    Onsdag 4. november var sikkerhetsdagen i hele konsernet. Alle depoter, kontorer og stasjoner satte av to timer, mens pumper og ladere gikk som vanlig.
    780 ansatte og rundt 1 900 kolleger hos forhandlerne var med.

    ## Tre øvelser

    1. **Søl ved pumpa.** Stans, sperr av, absorber, varsle. I den rekkefølgen.
    2. **Brann i friteringen.** Lokk på, strøm av. Aldri vann.
    3. **Truende kunde.** Trekk deg unna, rop på kollegaen, ring [112](tel:112). Varene er ikke viktige.

    Den siste øvelsen var ny. Forslaget kom fra ungdommer som jobber kveld.

    ## Å si nei

    I tankbilene ligger det et lite gult kort. Den som viser det, kan stoppe en levering uten å begrunne det der og da. I fjor ble kortet brukt 61
    ganger. Oftest gjaldt det isete gårdsveier og påfyllingsrør uten merking.

    > Jeg snudde hos en kunde julaften i fjor. Hun ble sur. På nyåret ringte hun og takket, for hun hadde selv falt på den samme bakken.

    Det forteller Åse Myhre, som har kjørt tankbil på Helgeland i 22 år.

    ![Tankbil på en vinterlig gårdsplass](scene:oil-delivery)

    ## Tallene

    | Konsernet | Januar–oktober 2026 | 2025 |
    | --- | --- | --- |
    | Personskader med fravær per million timer | 2,1 | 2,6 |
    | Innmeldte observasjoner | 5 340 | 5 900 |
    | Utslipp over 100 liter | 1 | 2 |

    At mange melder fra, regner vi som et godt tegn. Det som blir sagt, kan rettes.

    ## Etterpå

    Klokka elleve var alle tilbake på post, noen med litt sot på jakka. Alle forslag fra dagen blir behandlet før jul. Fjorårets beste var
    reflekser på tilhengerlåsene. De er nå på plass over hele landet.

    Råd om trygg bruk hjemme finner du under [produktsikkerhet](page:productSafety).
  `),
}

export const articleLunch: ArticleSource = {
  key: 'articleLunch',
  title: 'Lunsj langs veien',
  byline: 'Hanne Brekke',
  created: '2025-03-18T09:30:00Z',
  summary:
    'Torsdag er komledag på Jæren. På stasjonen ved Bryne går det 140 porsjoner før klokka to.',
  tags: ['historier', 'mat'],
  image: picture('lunch-counter', 'Lunsjdisk med dampende gryter og folk i kø'),
  text: md(`
    Køen begynner ti på elleve. Først kommer snekkerne, så melkebilen, så to pensjonister som har samme bord hver torsdag. På tavla står det ett ord: Komle.

    ## Poteter fra naboen

    Kokken Turid Undheim har sju kilo salt fårekjøtt i kjelen og et halvt hundre kilo poteter bak seg. Potetene kommer fra en gård tre kilometer unna. Hun
    river dem selv.

    – Pulver merker folk med en gang. De sier ingenting, men så er de borte torsdagen etter.

    Oppskriften hører til svigermoren hennes, og den er kort:

    - To deler rå potet, én del kokt
    - Byggmel, litt hvetemel og salt
    - En bit salt kjøtt i midten
    - Trekke i kraft i en time, aldri koke

    ## Mat som møteplass

    I bygda er kafeen lagt ned og posten flyttet inn i matbutikken. Stasjonen er blitt det stedet der man treffer noen. Det er ingen som har planlagt
    det slik.

    > Vi snakker om været, prisen på gras og hvem som er død. Så går vi hjem. Det er ei god uke.

    Arne Hognestad er 81 og har ikke bil lenger. Han kommer med rullator.

    ![Kaffe og ferske boller på disken](scene:coffee-bakery)

    ## Hele landet har sin rett

    Menyen er felles fire dager i uka. På den femte bestemmer stasjonen selv. I Trøndelag er det sodd når det går mot jul, i Nord-Norge mølje i skreisesongen,
    og på Innlandet rømmegrøt med spekemat om sommeren.

    Dagens koster fra {lunch} med kaffe. Det som blir igjen, selges til halv pris siste timen. Matsvinnet er gått ned med en tredel på tre år.

    ## Klokka to

    Turid skraper kjelen. Det ble 143 porsjoner i dag, tre mer enn forrige uke. Hun setter av den siste til seg selv, med smør og sirup.

    Se hva som serveres hos deg under [mat og kaffe](page:food), eller finn stasjonen [i kartet](page:stationLocator).
  `),
}
