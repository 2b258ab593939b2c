// Stories from along the road.
import type { ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { md } from './words.ts'

export const storyArticles: ArticleSource[] = [
  {
    key: 'articleWindFarm',
    title: 'Vindparken i norr: ett berg, 22 verk och en hjord',
    byline: 'Sara Holmgren',
    created: '2026-09-24T07:00:00Z',
    summary: 'På Kalixberget väster om Överkalix har vindkraftverken börjat snurra. Vi följde med driftteknikern upp och renskötaren ner.',
    tags: ['berättelser', 'hållbarhet'],
    image: picture('wind-turbines', 'Vindkraftverk på ett berg i höstljus'),
    text: md(`
      Klockan är sju på morgonen och Kalixberget är inne i ett moln. Maria Öberg, drifttekniker, kör fyrhjulingen sista biten. Verk nummer nio hörs innan det syns: ett lågt svischande, ungefär som vinden i granar.

      ## Två hundra meter upp
      Hissen tar sju minuter. Däruppe är det trångt, varmt och förvånansvärt tyst. Maria kontrollerar avisningen, som blåser varm luft i bladen. Utan den skulle verken stå stilla en tiondel av vintern.

      – Det är som att jobba på ett fartyg, säger hon. Man lär sig ljuden. När något låter fel vet man det före datorn.

      De 22 verken har en effekt på 136 MW och ska ge 410 GWh om året. Det räcker till el för ungefär 80 000 hushåll, eller till alla våra laddare i Norden flera gånger om.

      ## Hjorden har företräde
      Nils Labba i samebyn minns det första mötet.

      > De kom med en karta och en tom pärm, inte med en färdig. Vi ritade in flyttlederna, och tre verk försvann.
      >
      > Nils Labba, renskötare

      Alla är inte nöjda. Vinterbetet har blivit mindre och hundarna undviker södra sidan. Men avtalet följs, säger Nils. När hjorden drar förbi i februari står plogbilen stilla.

      ## En fond för bygden
      Byarna runt berget får 0,5 procent av intäkterna. Vid årets första möte röstade man om tre förslag:

      1. Nytt tak på bygdegården
      2. En ny bro på skoterleden
      3. Bagarstuga med vedugn

      Det blev alla tre, i den ordningen.

      ## Ner igen
      Vid elva spricker molnet upp. Från verkets fot syns älven, kyrkan och 21 andra vita torn. Maria äter sin matlåda på trappan.

      – Min mormor hade ingen el när hon växte upp, säger hon. Hon hade nog tyckt att det här var ganska stort.

      Läs mer om [vår vindkraft](page:windPower).
    `),
  },
  {
    key: 'articleLunch',
    title: 'Lunch längs vägen: en dag i köket i Mora',
    byline: 'Sara Holmgren',
    created: '2026-06-17T08:00:00Z',
    summary: 'Hundratjugo portioner, två rätter och en bulle som alla frågar efter. Vi bar brickor i köket i Mora en tisdag i juni.',
    tags: ['berättelser', 'stationer'],
    image: picture('lunch-counter', 'Lunchdisken i Mora strax före öppning'),
    text: md(`
      Det är strax före halv fem och ännu mörkt i köket, fast solen redan är uppe utanför. Eva Persson tänder ugnen, sätter på kaffet och lägger fram jästen. Hon har arbetat här i nitton år och behöver inga recept.

      ## Bullarna först
      Den första plåten går in klockan fem. Chaufförerna som har övernattat på parkeringen känner doften och kommer in i tofflor. En kanelbulle kostar 2,50 € och brukar ta slut före nio.

      – Jag bakar 140 om dagen, säger Eva. Gör jag fler blir det rester, gör jag färre blir det tråkig stämning.

      ![Kaffe och kanelbullar på en disk](scene:coffee-bakery)

      ## Husmanskost med marginal
      Dagens är kokt torsk med äggsås, eller linsbiff med rostad morot. Potatisen kommer från en gård på Sollerön, torsken från Norge. Lunchen kostar 11,90 € med sallad, bröd, dryck och kaffe.

      - Måndag: köttbullar, potatismos, lingon
      - Tisdag: torsk med äggsås
      - Onsdag: raggmunk med fläsk
      - Torsdag: ärtsoppa och pannkaka
      - Fredag: planka, för att det är fredag

      Varje dag finns en vegetarisk rätt. Den äts numera av var tredje gäst, ofta av byggjobbare.

      ## Klockan tolv
      Kön går ut genom dörren men rör sig fort. Ett lag från Vasaloppets spårgrupp, två familjer på väg till fjällen, en pensionärsförening som alltid tar samma bord. Lukas, som är sjutton och sommarjobbar, fyller på knäckebröd för tredje gången.

      > Det är inte maten i sig. Det är att någon frågar hur långt man har kvar.
      >
      > Stammis vid fönsterbordet

      ## Det som blir över
      Efter klockan 14 säljs resten i matlådor för halva priset. I snitt slänger köket 22 gram per gäst, mindre än hälften av vad som är vanligt i branschen. Klockan tre torkar Eva bänken, hänger upp förklädet och tar med sig en enda bulle hem.

      Se [vad vi serverar](page:food) och sök upp [ett kök på din väg](page:stationLocator).
    `),
  },
  {
    key: 'articleGeothermalSchool',
    title: 'Skolan som värms av berget',
    byline: 'Peter Nyström',
    created: '2026-02-26T07:00:00Z',
    summary: 'Björkskolan i Sollefteå eldade 60 kubikmeter olja om året. Nu hämtas värmen ur fjorton borrhål under skolgården.',
    tags: ['berättelser', 'uppvärmning', 'företag'],
    image: picture('school-winter', 'Skola i snö med varmt ljus i fönstren'),
    text: md(`
      Vaktmästaren Kjell Sundin öppnar dörren till pannrummet och det händer ingenting. Ingen brännare, inget dån. Bara två vita skåp och en display där det står 47 grader.

      – Jag saknar ljudet lite, säger han. Men inte lukten.

      ## Sextio kubikmeter olja
      Björkskolan byggdes 1968, med plats för 320 elever och en panna som drog 60 kubikmeter olja om året. När pannan började läcka fick kommunen välja: en ny panna, fjärrvärme som låg två kilometer bort, eller berget rakt under skolgården.

      Det blev berget. Under sommarlovet 2025 borrades fjorton hål, vart och ett 260 meter djupt.

      ![Borrigg på skolgården en sommardag](scene:drill-rig)

      ## Så fungerar det
      I hålen cirkulerar en blandning av vatten och etanol. Den hämtar upp värme som håller ungefär fem grader året om. Två värmepumper höjer temperaturen till det som elementen behöver. De kallaste dagarna hjälper en elpanna till, i fjol var det elva dagar.

      På sommaren vänds flödet. Klassrummen kyls, och överskottsvärmen går ner i berget igen. Det gör hålen lite varmare till hösten.

      | Mått | Före | Efter |
      | --- | --- | --- |
      | Olja per år | 60 kubikmeter | 0 |
      | Köpt energi per år | 600 MWh | 190 MWh |
      | Koldioxid per år | 160 ton | 8 ton |

      ## En lektion i sig
      Klass 6B har följt bygget från fönstret. De har ritat hålen i skala, mätt borrkaxet och räknat ut hur många skolor som får plats på höjden. Svaret är tjugosex.

      > Först trodde vi att de letade efter guld. Det här är bättre, för guld tar slut.
      >
      > Elev i 6B

      ## Räknar hem på nio år
      Kommunen betalade 540 000 € och räknar med att ha tjänat in det på nio år. Hålen håller i minst femtio. Nu står två förskolor och ishallen på tur.

      Läs mer om [bergvärme](page:geothermalHeat), eller be [företagsservice](page:b2bContact) räkna på er fastighet.
    `),
  },
  {
    key: 'articleTruckers',
    title: 'Natten tillhör åkarna',
    byline: 'Peter Nyström',
    created: '2025-08-21T07:00:00Z',
    summary: 'Mellan midnatt och fem rullar Sveriges mat, post och virke förbi. En natt på truckanläggningen i Markaryd, med kaffe och tystnad.',
    tags: ['berättelser', 'företag', 'stationer'],
    image: picture('truck-night', 'Lastbil vid pumpen under natthimlen'),
    text: md(`
      Klockan 00.20 står elva lastbilar på anläggningen i Markaryd. Sju sover. Tre tankar. En chaufför går runt sin trailer med ficklampa och knackar på däcken, ett efter ett.

      ## Jordgubbar och paket
      Agnieszka kör jordgubbar från Båstad till Stockholm. De ska vara framme klockan sex, annars sänks priset. Hon har fyrtiofem minuters rast och använder dem exakt.

      – Femton för kaffet, tjugo för ögonen, tio för att ringa hem till Gdynia, säger hon. Min son är en nattuggla, som jag.

      Bredvid står Håkan med paket till Malmö. Han har kört natt i trettioett år.

      > På dagen kör man i kö. På natten kör man i tankar.
      >
      > Håkan, åkare från Värnamo

      ![Lastbilar uppställda vid en vägkrog](scene:truck-stop)

      ## Det som behövs
      Vi frågade alla som vaknade eller stannade under natten vad som gör ett bra stopp. Svaren liknade varandra:

      1. En plats där man får stå hela vilan
      2. Ren dusch med varmt vatten
      3. Riktig mat efter klockan 22
      4. Ljus, och någon i kassan

      Duschen i Markaryd har öppet dygnet runt och ingår när man tankar 200 liter. Köket serverar pytt i panna till klockan ett.

      ## Säkert att sova
      Stölder ur lastbilar är ett växande problem längs E4. Sedan i våras är uppställningen inhägnad, med kameror och vakt mellan 21 och 6. Den kostar 12 € per natt och bokas i St1 Business-appen. Antalet polisanmälningar har gått från nitton på ett år till en.

      ## Klockan fem
      Ljuset kommer över skogen i öster. Mjölkbilen svänger in, chauffören nickar åt Fatima i kassan, som redan har hällt upp. Två socker, ingen mjölk, trots yrket.

      Sedan rullar de, en efter en. Klockan sex är asfalten tom, och den första barnfamiljen på väg till Ullared undrar om här alltid är så lugnt.

      Läs mer om [anläggningarna för åkerier](page:haulage).
    `),
  },
  {
    key: 'articleSafetyDay',
    title: 'Säkerhetsdagen: när allt stannar i två timmar',
    byline: 'Elin Sandberg',
    created: '2025-05-15T07:00:00Z',
    summary: 'En gång om året stannar arbetet på stationer, depåer och raffinaderi. Då övar vi på det vi hoppas slippa göra på riktigt.',
    tags: ['nyheter', 'hållbarhet'],
    image: picture('safety-helmet', 'Hjälmar och handskar upphängda i rad'),
    text: md(`
      I går klockan 10.00 tystnade raffinaderiets verkstad i Göteborg. På 286 stationer sattes en skylt på disken: ”Vi övar säkerhet, tillbaka klockan 12.” Bara pumparna, laddarna och det som inte får stannas fick fortsätta.

      ## Varför stanna?
      Vi hanterar brandfarliga vätskor, tunga fordon och starkström. De flesta dagar går bra, och det är just det som är risken. Man vänjer sig.

      > En olycka börjar nästan aldrig med något stort. Den börjar med att någon tänker: det brukar ju gå bra.
      >
      > Skyddsombud i raffinaderiet

      ## Det här övade vi
      - **Stationerna:** spill vid pump, hotfull kund, hjärtstopp i butiken
      - **Depåerna:** nödstopp vid lossning, utrymning i rök
      - **Raffinaderiet:** gaslarm, arbete i slutna utrymmen
      - **Bergvärme:** klämrisk vid riggen, oväntat vattentryck
      - **Kontoren:** att larma rätt, och att våga ringa

      Alla stationer har nu hjärtstartare. Under förra året användes de fyra gånger. Tre personer lever i dag tack vare det.

      ## Rätten att säga stopp
      Varje anställd och entreprenör bär ett gult kort i fickan. Den som visar kortet stoppar arbetet, utan att behöva förklara sig. I fjol användes det 312 gånger, och ingen av dem var i onödan: i ungefär hälften av fallen ändrades arbetssättet.

      ## Siffrorna
      Antalet olyckor med frånvaro har sjunkit från 3,4 per miljon arbetade timmar 2021 till 2,4 under 2024. Målet för 2030 är under 1. Det når vi inte med fler regler utan med fler samtal.

      ## Och vad händer nu?
      Varje arbetsplats skrev ner tre saker att ändra innan midsommar. I Ystad flyttas en spegel. I Gävle byts en ventil som alla har svurit över i flera år. I Luleå ska ingen längre skotta taket ensam.

      Nästa säkerhetsdag är den 13 maj 2026. Råd för dig som kund finns under [produktsäkerhet](page:productSafety).
    `),
  },
  {
    key: 'articleForest',
    title: 'Skogen binder kol: med plantrör i Dalsland',
    byline: 'Sara Holmgren',
    created: '2025-03-27T08:00:00Z',
    summary: 'På gammal åkermark utanför Bengtsfors växer en ny blandskog. Här mäter forskare hur mycket kol som stannar i träd och mark.',
    tags: ['berättelser', 'hållbarhet'],
    image: picture('forest-carbon', 'Unga björkar och tallar i morgondimma'),
    text: md(`
      Bengt Larsson slutade plöja 2004. Åkrarna låg i branta lappar mellan sjö och skog, för små för dagens maskiner. I tjugo år växte där mest tistel.

      – Det gör ont i en bonde att se, säger han. Men mina barn bor i Göteborg och vill inte ha kor.

      I dag står plantorna i rader som inte är riktigt raka. Björk, tall och asp om vartannat, knähöga, med en liten käpp vid varje hundrade.

      ## Två hundra tio tusen plantor
      När projektet är fullt utbyggt i höst täcker det 120 hektar på nitton gårdar. Planteringen görs för hand. Ett lag på sex personer sätter 12 000 plantor om dagen, om det inte är för stenigt. I Dalsland är det ofta för stenigt.

      Blandningen är ingen slump. Olika arter har rötter på olika djup, tål olika skador och ger fåglarna mer att välja på. Granen får sköta sig själv, den kommer ändå.

      ## Att räkna det som inte syns
      Forskaren Ingrid Moberg sticker ner ett stålrör i marken och drar upp en decimeterlång korv av jord.

      > Alla tittar på träden. Men de första åren avgörs mest här nere, i det bruna.
      >
      > Ingrid Moberg, markforskare

      På 64 provytor mäter hennes grupp stam, rot och mark vart tredje år. Satellitbilder fyller i däremellan.

      - Unga träd binder lite, de första fem åren knappt mätbart.
      - Från år tio räknar man med 900–1 100 ton koldioxid om året på hela ytan.
      - Därefter växer skogen i sjuttio år till, om den får.

      ## Ingen ursäkt
      Kolet i skogen räknas inte av från utsläppen från drivmedlen. Det står i en egen tabell, med en buffert på 20 procent för bränder och barkborrar. Några krediter säljs inte.

      – Det var mitt villkor, säger Bengt. Jag vill inte att mina träd ska vara någons dåliga samvete.

      Han lyfter upp en planta som viltet har dragit ur, trycker ner den igen och trampar till med klacken.

      Läs om metoden på sidan [Kolinlagring](page:carbonSequestration).
    `),
  },
]
