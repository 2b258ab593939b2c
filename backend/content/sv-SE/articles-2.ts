import { picture } from '../pictures.ts'
import type { ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const articleLunch: ArticleSource = {
  key: 'articleLunch',
  title: 'Lunch längs vägen: en dag i köket i Mora',
  byline: 'Sara Holmgren',
  created: '2026-06-17T08:00:00Z',
  summary:
    'Hundratjugo portioner, två rätter och en bulle som alla frågar efter. Vi bar brickor i köket i Mora en tisdag i juni.',
  tags: ['berättelser', 'stationer'],
  image: picture('lunch-counter', 'Lunchdisken i Mora strax före öppning'),
  text: md(`
    Det är strax före halv fem och ännu mörkt i köket, fast solen redan är uppe utanför. Eva Persson tänder ugnen, sätter på kaffet och lägger fram jästen. Hon har arbetat här i nitton år och behöver inga recept.

    ## Bullarna först
    Den första plåten går in klockan fem. Chaufförerna som har övernattat på parkeringen känner doften och kommer in i tofflor. En kanelbulle kostar 28,00 kr och brukar ta slut före nio.

    – Jag bakar 140 om dagen, säger Eva. Gör jag fler blir det rester, gör jag färre blir det tråkig stämning.

    ![Kaffe och kanelbullar på en disk](scene:coffee-bakery)

    ## Husmanskost med marginal
    Dagens är kokt torsk med äggsås, eller linsbiff med rostad morot. Potatisen kommer från en gård på Sollerön, torsken från Norge. Lunchen kostar 129,00 kr med sallad, bröd, dryck och kaffe.

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
}

export const storyArticles: ArticleSource[] = [
  {
    key: 'articleWindFarm',
    title: 'Vindparken i norr: 14 verk, 160 meter och en hjord',
    byline: 'Sara Holmgren',
    created: '2026-09-24T07:00:00Z',
    summary:
      'På Murtokangas i finska Simo snurrar fjorton vindkraftverk. Vi följde med driftteknikern upp och mötte hjorden nere på marken.',
    tags: ['berättelser', 'hållbarhet'],
    image: picture('wind-turbines', 'Vindkraftverk över skogen i höstljus'),
    text: md(`
      Klockan är sju på morgonen och Murtokangas är inne i ett moln. Maria Öberg, drifttekniker, kör serviceväg de sista kilometrarna. Verk nummer nio hörs innan det syns: ett lågt svischande, ungefär som vinden i granar.

      ## Hundrasextio meter upp
      Hissen tar tio minuter. Däruppe är det trångt, varmt och förvånansvärt tyst. Maria kontrollerar avisningen, som värmer bladen. En isgivare stoppar verket när det behövs, och blåser det mer än 15 meter i sekunden stannar alla på marken.

      – Det är som att jobba på ett fartyg, säger hon. Man lär sig ljuden. När något låter fel vet man det före datorn.

      Parken ligger en dryg timme från Haparanda och togs i drift i februari. De 14 verken har en effekt på 87 MW och ska ge 290 GWh om året. Det räcker till ungefär 16 000 eluppvärmda villor.

      ## Hjorden har företräde
      Ordföranden i renbeteslaget minns det första mötet.

      > De kom med en karta och en tom pärm, inte med en färdig. Då gick det att prata.
      >
      > Ordföranden i renbeteslaget

      Tre saker bestämdes innan den första grävmaskinen kom:

      1. Var vägarna går
      2. När ingen bygger
      3. Var staketen står

      Alla är inte nöjda, men avtalet följs. Under kalvningen stod bygget stilla i fyra veckor. En gång om året sätter sig alla vid samma bord och går igenom vad spåren i snön berättar. Förra våren stängdes en serviceväg i en månad för vajor med kalv.

      ## Det som stannar i bygden
      Hälften av byggarbetet gjordes av folk från trakten, och hälften av servicelaget kommer från Kemi. Kommunerna där våra fyra parker ligger får tillsammans omkring 2,1 miljoner euro om året i fastighetsskatt.

      ## Ner igen
      Vid elva spricker molnet upp. Från verkets fot syns tretton andra vita torn, och långt borta Bottenviken. Maria äter sin matlåda på trappan.

      – Min mormor hade ingen el när hon växte upp, säger hon. Hon hade nog tyckt att det här var ganska stort.

      Läs mer om [vår vindkraft](page:windPower).
    `),
  },
  articleLunch,
  {
    key: 'articleGeothermalSchool',
    title: 'Skolan som värms av berget',
    byline: 'Peter Nyström',
    created: '2026-02-26T07:00:00Z',
    summary:
      'Björkskolan i Sollefteå eldade 60 kubikmeter olja om året. Nu hämtas värmen ur fjorton borrhål under skolgården.',
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
      Kommunen betalade 6,1 miljoner kronor och räknar med att ha tjänat in det på nio år. Hålen håller i minst femtio. Nu står två förskolor och ishallen på tur.

      Läs mer om [bergvärme](page:geothermalHeat), eller be [företagsservice](page:b2bContact) räkna på er fastighet.
    `),
  },
]
