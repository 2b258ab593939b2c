import { picture } from '../pictures.ts'
import type { ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const newsArticles: ArticleSource[] = [
  {
    key: 'articleApp',
    title: 'Den nya appen: tanka, ladda och tvätta från mobilen',
    byline: 'Elin Sandberg',
    created: '2026-02-24T06:30:00Z',
    summary:
      'Nya St1-appen startar pumpen, laddaren och tvätten, samlar kvitton och fungerar även där täckningen är dålig.',
    tags: ['nyheter', 'stationer', 'laddning'],
    image: picture('app-phone', 'St1-appen på en mobil med pumpval på skärmen'),
    text: md(`
      I dag släpper vi en helt ny St1-app. Den gamla hade åtta år på nacken och det märktes. Den nya är snabbare, enklare och gör tre saker riktigt bra: startar pumpen, startar laddaren och öppnar tvätten.

      ## Det här är nytt
      - **Pump på två tryck.** Appen ser vilken station du står på. Du väljer pump och tankar.
      - **Laddning med besked.** Du ser effekten medan det laddar och får en avisering vid 80 procent.
      - **Tvättkoder i plånboken.** Koder som du har köpt på nätet dyker upp av sig själva.
      - **Kvitton i 18 månader.** Sök på station, datum eller belopp och skicka direkt till bokföringen.
      - **Familj.** Upp till fem personer samlar kaffestämplar tillsammans.

      ## Fungerar utan täckning
      Vi har kört appen längs Inlandsvägen, där det kan vara mil mellan masterna. Pumpen startar via bluetooth om nätet är borta, och köpet stäms av när du får täckning igen.

      > Testpiloterna i Arvidsjaur var stenhårda. Går det inte att använda med vantar är det ingen app, sade de. Så nu är knapparna större.
      >
      > Produktägaren för appen

      ## Tillgänglig för fler
      Appen fungerar med skärmläsare och med förstorad text. Kontrasten går att höja, och du kan välja vibration i stället för ljud. Lokala föreningar för synskadade i Umeå och Växjö har provat varje skärm.

      ## Så byter du
      Har du automatisk uppdatering är det redan klart. Annars hämtar du appen i App Store eller på Google Play. Logga in med ditt mobilnummer, så följer kort, kvitton och stämplar med. Den gamla appen slutar fungera den 30 april.

      Behöver du hjälp svarar [kundservice](page:contact) vardagar 8–18. Alla förmåner för medlemmar hittar du på sidan om [kundklubben](page:loyalty).
    `),
  },
  {
    key: 'articleHvo',
    title: 'Förnybar diesel på vintern: så fungerar HVO100 i kyla',
    byline: 'Karin Wallgren',
    created: '2026-01-15T07:00:00Z',
    summary:
      'Klarar HVO100 en norrländsk vinter? Ja, om den är gjord för det. Vår produktchef svarar på de vanligaste frågorna från förare.',
    tags: ['nyheter', 'hållbarhet', 'företag'],
    image: picture('fuel-pump', 'Frostigt pumphandtag märkt HVO100'),
    text: md(`
      När termometern i Arjeplog visar −34 °C ringer det mer än vanligt hos oss. Frågan är nästan alltid densamma: vågar jag tanka HVO100?

      ## Kylan är inte problemet, kvaliteten är det
      Vanlig diesel innehåller paraffin som börjar falla ut som kristaller när det blir kallt. Först grumlas bränslet, sedan sätter filtret igen. Även HVO100 består av paraffiner, men i tillverkningen går det att ändra molekylernas form så att de håller sig flytande.

      Den HVO100 vi säljer i Norrland från november till mars har en grumlingspunkt på högst −32 °C. I södra Sverige är gränsen −22 °C. Därför ska du tanka där du ska köra.

      ## Tre råd från verkstaden
      1. **Håll tanken mer än halvfull.** Då bildas mindre kondens, och vatten fryser långt före bränslet.
      2. **Byt bränslefilter före vintern.** Ett halvt igensatt filter märks först när det är kallt.
      3. **Använd motorvärmaren.** Två timmar räcker vid −15 °C.

      ![Lastbil i snöfall vid en upplyst pump](scene:truck-night)

      ## Går det att blanda?
      Ja. HVO100 och vanlig diesel blandas utan problem i tanken, bara bilen är godkänd. Leta efter XTL i tankluckan eller i instruktionsboken. Köldegenskaperna hamnar mitt emellan de två, så fyll inte på sommardiesel om du är på väg norrut.

      Har bilen stått länge med sommarkvalitet i tanken är det bättre att köra ner nivån före frosten än att hoppas på tillsatser. Tillsatser hjälper bara innan paraffinet har fallit ut, aldrig efteråt.

      > Jag har kört timmer på HVO100 i tre vintrar. Det startar lugnare och luktar mindre. Annars märker jag ingen skillnad.
      >
      > Timmerbilsförare, Vilhelmina

      ## Hur mycket minskar utsläppen?
      Upp till 90 procent räknat över hela livscykeln, beroende på råvara. Uppgiften för just den pump du tankar vid finns på den gröna etiketten. Läs mer om [våra drivmedel](page:fuels).
    `),
  },
  {
    key: 'articleWashWinter',
    title: 'Biltvätt i minusgrader: så gör du utan att frysa fast',
    byline: 'Karin Wallgren',
    created: '2025-12-04T07:00:00Z',
    summary:
      'Vägsalt äter plåt, men dörrar fryser. Med rätt väder och fem minuters efterarbete går det utmärkt att tvätta mitt i vintern.',
    tags: ['nyheter', 'stationer'],
    image: picture('car-wash-foam', 'Bil täckt av skum i en varm tvätthall'),
    text: md(`
      Det är på vintern som bilen behöver tvättas mest. Salt, grus och asfalt lägger sig i falsar och bromsar, och rosten arbetar snabbast runt nollan. Ändå är det just då många låter bli.

      ## Välj rätt dag
      Mellan −10 °C och plusgrader är det inga problem. Vid −15 °C stänger de flesta av våra hallar, för att portarna inte ska frysa. Bäst är en dag när temperaturen stiger, helst med några mils körning efteråt så att bromsarna torkar.

      ## Före tvätten
      - Sopa bort snö och is. Isklumpar slits loss av borstarna och repar lacken.
      - Kontrollera att torkarna inte har frusit fast och att de står i parkeringsläge.
      - Stäng av fläkten, så slipper du fukt i luftintaget.

      ## Välj program
      Underredsspolning gör mest nytta på vintern. Den ingår i [Perfect-tvätten](page:carWash). Avfettning löser asfalten, och vaxet får vattnet att rinna av i stället för att frysa på rutan.

      ![Bil på väg in i en varm tvätthall](scene:car-wash-arcs)

      ## Fem minuter efteråt
      1. Öppna alla dörrar och torka av listerna med en trasa.
      2. Stryk på silikon på gummit, så fryser det inte fast.
      3. Öppna och stäng bagageluckan och tankluckan ett par gånger.
      4. Bromsa lätt några gånger innan du parkerar. Använd inte parkeringsbromsen första natten om det är riktigt kallt.
      5. Tvätta händerna. Asfaltlösare är inget för huden.

      > Den vanligaste skadan är inte lacken, det är ett avslitet dörrhandtag. Folk drar i stället för att vänta.
      >
      > Tommy Bergman, tvättekniker i Östersund

      ## Hur ofta?
      Kör du på saltade vägar är varannan vecka lagom. Står bilen mest i garage räcker en gång i månaden, men tänk på att salt är mer aktivt i ett varmt garage än ute i kylan.
    `),
  },
]
