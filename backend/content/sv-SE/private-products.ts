// Over 200 lines: the pages of one topic stay together, word for word.

import { toForm } from '../forms/form-block.ts'
import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { oilForm } from './forms.ts'
import { md, question, to } from './words.ts'

export const privateProductPages: PageSource[] = [
  {
    key: 'fuels',
    title: 'Drivmedel',
    synonyms:
      'drivmedel, drivmedelspris, drivmedelspriser, bensin, bensinpris, bensinpriser, dieselpris, bränsle, bränslepris, tanka, diesel, pris diesel, pris på bensin, bensinpris idag, bensin pris idag, 95, 98, E85, etanol, HVO, HVO100, förnybar diesel, soppa, priser, gasol, propan, LPG, AdBlue pris',
    description:
      'Bensin 95 E10 och 98 E5, E85, diesel, HVO100 och AdBlue. Se skillnaderna, vad bilen tål och hur drivmedlen klarar vintern.',
    body: [
      hero({
        title: 'Rätt drivmedel i tanken',
        text: md(
          `Fem drivmedel räcker för nästan alla bilar på svenska vägar. Här ser du vilket som är ditt.`,
        ),
        image: picture('fuel-pump', 'Pump med märkning för E10, E5 och B7'),
        links: [to('stationLocator', 'Sök station efter drivmedel')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Våra drivmedel
        | Drivmedel | Märkning | Förnybar andel | Bra att veta |
        | --- | --- | --- | --- |
        | Bensin 95 (95 FuelSave) | E10 | Upp till 10 % etanol | Standard för bensinbilar |
        | Bensin 98 | E5 | Upp till 5 % etanol | För äldre bilar, mc och motorredskap |
        | E85 | E85 | Cirka 85 % etanol, 75 % vintertid | Endast etanolbilar |
        | Diesel | B7 | Upp till 7 % FAME samt HVO | Vinterkvalitet från oktober |
        | Gasol (LPG) | LPG | – | På {lpg} stationer. Flaskor byts på bemannade stationer |
        | HVO100 | XTL | 100 % | Godkännande från biltillverkaren krävs |

        ## Så läser du miljödeklarationen
        På pumpen sitter en grön etikett med en QR-kod. Den visar drivmedlets klimatpåverkan, råvaror och ursprungsland under det senaste året. Uppgifterna uppdateras varje höst när Energimyndigheten har granskat dem.

        ## Diesel i kyla
        Dieseln anpassas efter årstid och landsända. I norra Sverige säljer vi kvalitet som klarar −32 °C från november till mars. Tanka därför på plats om du kör till fjällen på sportlovet, hellre än att åka upp med full tank från Skåne.
      `),
      ),
      cards('grid', 'Fördjupa dig', [
        card('fuels-hvo', {
          title: 'HVO100 på {hvo} stationer',
          text: md(
            `Förnybar diesel av bland annat restoljor. Minskar utsläppen med upp till 90 procent sett över livscykeln.`,
          ),
          image: picture('refinery', 'Bioraffinaderiet i Göteborg i kvällsljus'),
          links: [to('articleHvo', 'HVO100 på vintern')],
        }),
        card('fuels-adblue', {
          title: 'AdBlue',
          text: md(
            `I pump på {adblue} stationer och i dunk i butiken. En personbil behöver normalt fylla på var tusende mil.`,
          ),
          image: picture('truck-stop', 'Lastbilar vid pumpar för tung trafik'),
          links: [to('stationLocator', 'Hitta AdBlue')],
        }),
        card('fuels-boat', {
          title: 'Till båten',
          text: md(`Sjömackarna har bensin 98 E5, som håller längre i tanken än E10.`),
          image: picture('marina', 'Båtar vid en sjömack'),
          links: [to('services', 'Fler tjänster')],
        }),
      ]),
      cards('accordion', 'Vanliga frågor om drivmedel', [
        question(
          'fuels-q-e10',
          'Tål min bil E10?',
          `De flesta bensinbilar från 2001 och framåt gör det. Kontrollera märkningen i tankluckan eller fråga märkesverkstaden. Är du osäker väljer du 98 E5.`,
        ),
        question(
          'fuels-q-mix',
          'Kan jag blanda HVO100 och vanlig diesel?',
          `Ja, i alla proportioner, om bilen är godkänd för HVO100.`,
        ),
        question(
          'fuels-q-price',
          'Hur sätts priset?',
          `Priset följer världsmarknaden, växelkursen och skatterna och kan ändras flera gånger om dagen. Det pris som lyser på skylten när du börjar tanka gäller.`,
        ),
        question(
          'fuels-q-storage',
          'Hur mycket får jag förvara hemma?',
          `Högst 25 liter bensin i lägenhet och 100 liter i villa utan tillstånd, i godkända dunkar. Kommunens räddningstjänst har reglerna för just ditt boende. Se även [produktsäkerhet](page:productSafety).`,
        ),
      ]),
    ],
  },
  {
    key: 'evCharging',
    title: 'Elbilsladdning',
    synonyms:
      'laddning, ladda, ladda elbil, laddstation, laddare, elbil, laddpris, snabbladdning, ladda elbilen, laddstolpe, laddstolpar, laddpriser, snabbladdare, laddning pris, laddkort, laddbricka, ladda elbil pris, snabbladdare pris',
    description:
      'Snabbladda på {chargingStations} stationer i Sverige, upp till 400 kW. Pris från {kwh app150} per kWh i appen, eller betala direkt med bankkort i laddaren.',
    body: [
      hero({
        title: 'Ladda på en fika',
        text: md(
          `{chargers} laddplatser längs de stora vägarna. Belysta, skottade och med toalett och mat inom räckhåll.`,
        ),
        image: picture('charger-snow', 'Elbil laddar i snö under en upplyst skylt'),
        links: [
          to('stationLocator', 'Hitta laddare', '?f=evcharging'),
          to('loyalty', 'Ladda billigare med appen'),
        ],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Pris och effekt
        | Laddare | Med St1-appen | Bankkort i laddaren | 10–80 % tar ungefär |
        | --- | --- | --- | --- |
        | Upp till 150 kW | {kwh app150}/kWh | {kwh card150}/kWh | 30–40 minuter |
        | Upp till 400 kW | {kwh app400}/kWh | {kwh card400}/kWh | 18–25 minuter |

        Priserna är inklusive moms och utan startavgift. Står bilen kvar mer än 60 minuter på en 400 kW-plats tillkommer 2,00 kr per minut. Tiden beror på bilen, batteriets temperatur och hur många som laddar samtidigt.

        ## Så laddar du
        1. Parkera och sätt i kabeln. Alla laddare har CCS, några även CHAdeMO.
        2. Välj uttag i appen, eller håll bankkortet mot läsaren.
        3. Ta en kaffe. Appen säger till vid 80 procent.

        ![Laddstolpar i stadsmiljö en kväll](scene:charger-city)

        ## När det är riktigt kallt
        Ett kallt batteri laddar långsamt. Navigera till laddaren i bilens egen navigation, så värmer de flesta bilar batteriet på vägen. Det sparar ofta tio minuter vid laddaren.
      `),
      ),
      cards('accordion', 'Frågor om laddning', [
        question(
          'charging-q-roaming',
          'Kan jag ladda med andra operatörers brickor?',
          `Ja, med de flesta nordiska laddbrickor. Priset sätts då av din operatör.`,
        ),
        question(
          'charging-q-stuck',
          'Kabeln sitter fast. Vad gör jag?',
          `Lås upp bilen, vänta några sekunder och försök igen. Ring annars [08-465 004 10](tel:+46846500410). Numret är öppet dygnet runt, och vi kan frigöra uttaget på distans.`,
        ),
        question(
          'charging-q-trailer',
          'Går det att ladda med släp?',
          `Ja, på de {evcharging400kw} stationer som har 400 kW finns minst en genomfartsplats. Filtrera på 400 kW i stationskartan.`,
        ),
        question(
          'charging-q-green',
          'Varifrån kommer elen?',
          `Den har ursprungsgarantier från nordisk vind- och vattenkraft.`,
        ),
        question(
          'charging-q-receipt',
          'Hur får jag kvitto?',
          `I appen direkt. Har du betalat med bankkort hämtar du kvittot via QR-koden på laddaren inom 30 dagar.`,
        ),
      ]),
      articleList('Nytt om laddning', ['laddning']),
    ],
  },
  {
    key: 'heatingOil',
    title: 'Eldningsolja',
    synonyms:
      'olja, villaolja, oljepris, eldningsolja pris, pris på eldningsolja, pris eldningsolja, beställa olja, beställ olja, beställa eldningsolja, brännolja',
    description:
      'Beställ eldningsolja till villan, gården eller sommarhuset. Leverans inom fem till sju vardagar, minst 500 liter och fast pris när du beställer.',
    body: [
      hero({
        title: 'Värme fram till pannan',
        text: md(
          `Ring före lunch, så ligger din beställning på rutten samma dag. Priset som gäller när du beställer är priset på fakturan.`,
        ),
        image: picture('oil-delivery', 'Tankbil på en gårdsplan, slangen dras mot huset'),
        links: [
          toForm('oil-order', 'Beställ här'),
          to('geothermalHeat', 'Funderar du på bergvärme?'),
        ],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Så fungerar leveransen
        - Minsta leverans är 500 liter. Från 1 500 liter är frakten fri, annars kostar den 495,00 kr.
        - Normal leveranstid är fem till sju vardagar. Expressleverans inom två vardagar kostar 795,00 kr.
        - Vi kör i hela Götaland och Svealand och längs kusten upp till Sundsvall.
        - Slangen är 40 meter. Skotta fram påfyllningsröret och sanda uppfarten på vintern.

        Beställ i formuläret nedan eller på [08-465 004 50](tel:+46846500450), vardagar 8–16.30. Betala med faktura på 30 dagar eller dela upp på fyra månader utan ränta.

        ## Kontrollera cisternen
        Cisterner inomhus som rymmer mer än en kubikmeter ska besiktas av ett ackrediterat företag, vanligen vart sjätte eller tolfte år beroende på rostskydd. I vattenskyddsområden gäller strängare regler. Kontrollera att överfyllnadsskyddet fungerar: utan det får vi inte lossa.
      `),
      ),
      oilForm,
      cards('grid', 'Två sätt att fylla på', [
        card('oil-single', {
          title: 'Beställ vid behov',
          text: md(`Du håller koll på mätaren och beställer när en fjärdedel är kvar.`),
          image: picture('customer-service', 'Medarbetare tar emot en beställning per telefon'),
          links: [to('contact', 'Kontakta oss')],
        }),
        card('oil-refill', {
          title: 'Automatisk påfyllning',
          text: md(
            `Vi räknar på väder och tidigare förbrukning och kommer innan det tar slut. Ingen bindningstid.`,
          ),
          image: picture('ground-heat-house', 'Varmt hus i vinterlandskap'),
          links: [to('contact', 'Anmäl dig')],
        }),
      ]),
      cards('accordion', 'Frågor om eldningsolja', [
        question(
          'oil-q-empty',
          'Oljan tog slut. Vad gör jag?',
          `Stäng av pannan och beställ expressleverans. Efter påfyllning kan systemet behöva luftas av en servicetekniker.`,
        ),
        question(
          'oil-q-renewable',
          'Finns det förnybart alternativ?',
          `Ja, välj bioeldningsolja när du beställer. Brännaren kan behöva justeras först, så ring oss.`,
        ),
        question(
          'oil-q-clean',
          'Är det dags att byta system?',
          `Är pannan äldre än 20 år lönar det sig ofta att räkna på [bergvärme](page:geothermalHeat). Vi gör kalkylen utan kostnad.`,
        ),
        question(
          'oil-q-home',
          'Måste jag vara hemma vid leveransen?',
          `Nej, bara påfyllningsröret är lätt att nå och hunden är inne. Vi lägger följesedeln i brevlådan.`,
        ),
      ]),
    ],
  },
  {
    key: 'geothermalHeat',
    title: 'Bergvärme',
    synonyms: 'värmepump',
    description:
      'Bergvärme till villa och flerbostadshus: fast pris, certifierade borrare och hjälp med anmälan och rotavdrag. Första kalkylen är gratis.',
    body: [
      hero({
        title: 'Värmen finns under huset',
        text: md(
          `Några hundra meter ner håller berget samma temperatur året om. Vi hämtar upp den.`,
        ),
        image: picture(
          'ground-heat-house',
          'Genomskärning: hus, värmepump och borrhål ner i berget',
        ),
        links: [to('contact', 'Boka kostnadsfri kalkyl')],
        theme: 'primary',
      }),
      richText(
        md(`
        ## Så går det till
        1. **Kalkyl.** Vi räknar på husets förbrukning och kommer hem till dig.
        2. **Anmälan.** Vi skickar in anmälan till kommunens miljönämnd. Räkna med sex veckor.
        3. **Borrning.** En villa behöver normalt ett hål på 140–220 meter. Det tar en till två dagar.
        4. **Installation.** Värmepumpen kopplas in på två dagar. Varmvattnet är borta högst ett dygn.

        ![Borrigg på en villatomt](scene:drill-rig)

        ## Vad det kostar
        Ett komplett system till en villa på 150 kvadratmeter kostar vanligen 180 000–250 000 kr före rotavdrag. Du får fast pris, också om berget ligger djupare än beräknat. Energin till värme och varmvatten minskar ofta med två tredjedelar jämfört med direktverkande el eller olja.

        > Borrhålet håller i minst 50 år. Värmepumpen byter du efter 20.

        Alla våra borrare är certifierade och följer den svenska vägledningen Normbrunn. Hålet registreras i SGU:s brunnsarkiv.
      `),
      ),
      cards('accordion', 'Frågor om bergvärme', [
        question(
          'geo-q-plot',
          'Är min tomt för liten?',
          `Oftast inte. Hålet ska helst ligga minst 20 meter från grannens borrhål och 4 meter från huset. Vi kan vinkla borrningen om det är trångt.`,
        ),
        question(
          'geo-q-rot',
          'Får jag rotavdrag?',
          `Ja, med 30 procent av arbetskostnaden och högst 50 000 kr per person och år, om du äger och bor i huset eller har det som fritidshus. Vi drar av summan på fakturan och söker pengarna hos Skatteverket.`,
        ),
        question(
          'geo-q-noise',
          'Låter borrningen mycket?',
          `Ja, under en till två dagar. Vi borrar vardagar 7–18 och lägger en lapp hos grannarna innan.`,
        ),
        question(
          'geo-q-cooling',
          'Kan jag kyla huset på sommaren?',
          `Ja. Kylan från borrhålet räcker till behaglig inomhustemperatur och kostar nästan ingenting i drift.`,
        ),
        question(
          'geo-q-association',
          'Vi är en bostadsrättsförening',
          `Vi projekterar också större anläggningar med flera borrhål. [Kontakta företagsservice](page:b2bContact).`,
        ),
      ]),
      articleList('Läs mer om värme', ['uppvärmning']),
    ],
  },
]
