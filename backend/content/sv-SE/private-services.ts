import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { washProductLists } from './wash-cards.ts'
import { md, question, to } from './words.ts'

export const privateServicePages: PageSource[] = [
  {
    key: 'carWash',
    title: 'Biltvätt',
    synonyms:
      'tvätt, tvätta bilen, biltvättar, tvätthall, tvättkod, biltvätt pris, tvättprogram, tvättkoden, pris på biltvätt, klippkort, tvättpaket, vintertvätt',
    description:
      'Köp tvättkod på nätet och tvätta när det passar. Enkel tvätt {price basic}, Perfect-tvätt {price perfect} eller fem för {price perfect5}. Gäller i ett år.',
    body: [
      hero({
        title: 'Välj biltvätt',
        text: md(
          `Köp koden här, slå in den vid porten och kör in. Tvätten tar 5–14 minuter, beroende på program.`,
        ),
      }),
      ...washProductLists,
      richText(
        md(`
        ## Så gör du
        1. Lägg tvätten i varukorgen och betala med kort eller mobil plånbok.
        2. Koden kommer med e-post, och med sms om du vill.
        3. Slå in koden vid porten. Den gäller i tolv månader, en gång, på alla våra svenska stationer med det programmet.

        På gatan rinner olja, däckrester och tungmetaller rakt ut i dagvattnet, så många kommuner förbjuder det. I våra hallar renas vattnet i oljeavskiljare och slamfång, och upp till 80 procent används igen.
      `),
      ),
      cards('accordion', 'Frågor om biltvätt', [
        question(
          'wash-q-size',
          'Hur stora bilar får plats?',
          `De flesta hallar tar bilar upp till 2,30 meter höga och 2,15 meter breda utan speglar. Exakta mått står vid porten och på stationens sida.`,
        ),
        question(
          'wash-q-roof',
          'Kan jag tvätta med takbox eller cykelhållare?',
          `Ta av dem först. Takreling går bra. Fäll in speglarna och stäng av regnsensorn.`,
        ),
        question(
          'wash-q-cold',
          'Tvättar ni i minusgrader?',
          `Ja, ner till ungefär −15 °C. Blir det kallare stänger hallen för att skydda portar och lås. [Läs våra råd för vintern](page:articleWashWinter).`,
        ),
        question(
          'wash-q-where',
          'Gäller koden överallt?',
          `Koder för Enkel tvätt och Perfect-tvätt gäller på bemannade stationer, 24H-koden på obemannade tvättar. Filtrera på biltvätt i stationskartan.`,
        ),
        question(
          'wash-q-regret',
          'Kan jag ångra köpet?',
          `Ja, inom 14 dagar om koden inte är använd. [Ångra avtalet här](page:withdrawal), så får du pengarna tillbaka.`,
        ),
      ]),
      articleList('Läs mer om stationerna', ['stationer']),
    ],
  },
  {
    key: 'food',
    title: 'Mat och kaffe',
    synonyms: 'lunch, lunchmeny, kaffe, mat, restaurang, kafé, fika, lunchrestaurang',
    description:
      'Dagens lunch från {lunch}, nybakade bullar och kaffe som mals för varje kopp. Se vad stationens kök serverar och när det är öppet.',
    body: [
      hero({
        title: 'Stanna för maten',
        text: md(
          `Köttbullar med potatismos, ärtsoppa på torsdagar och bullar som är varma klockan sju.`,
        ),
        image: picture('station-staff', 'Personal som tar emot gäster bakom disken'),
        links: [to('stationLocator', 'Hitta ett kök')],
        theme: 'primary',
      }),
      cards('grid', 'Från morgon till kväll', [
        card('food-breakfast', {
          title: 'Frukost 65,00 kr',
          text: md(`Ostfralla, yoghurt och kaffe. Serveras vardagar 6.30–10.`),
          image: picture('coffee-bakery', 'Ostfralla, kaffe och yoghurt'),
          links: [to('stationLocator', 'Stationer med frukost')],
        }),
        card('food-lunch', {
          title: 'Dagens lunch från {lunch}',
          text: md(`Två varmrätter, varav en vegetarisk, salladsbord, bröd, dryck och kaffe.`),
          image: picture('lunch-counter', 'Tallrik med dagens husmanskost'),
          links: [to('articleLunch', 'En dag i köket i Mora')],
        }),
        card('food-road', {
          title: 'Mat att ta med',
          text: md(`Varmkorv, hamburgare, wraps och räksmörgås. Korv med bröd 29,00 kr.`),
          image: picture('truck-stop', 'Rastplats med lastbilar utanför en vägkrog'),
          links: [to('stationLocator', 'Hitta station')],
        }),
      ]),
      richText(
        md(`
        ## Råvaror vi kan stå för
        Kaffet är certifierat och mals i maskinen för varje kopp. En vanlig bryggkopp kostar 25,00 kr, en kanelbulle 28,00 kr. Nöt- och fläskkött i lunchen kommer från svenska gårdar, äggen från frigående höns. Det som blir över klockan 14 säljs till halva priset i matlådor.

        ## Säsongens måsten
        - **Januari–mars:** semlor, och blodpudding med lingon en gång i veckan
        - **Midsommar:** sill, färskpotatis och jordgubbstårta
        - **Augusti:** kräftsmörgås
        - **December:** jultallrik, pepparkakor och glögg utan alkohol

        > Är du allergisk? Fråga personalen. Vi har innehållet i alla rätter på en skärm vid disken.

        Kökets tider och veckans lunch står på varje stations sida.
      `),
      ),
      cards('accordion', 'Frågor om maten', [
        question(
          'food-q-menu',
          'Var ser jag veckans meny?',
          `Sök upp stationen på kartan. Menyn läggs ut senast söndag kväll.`,
        ),
        question(
          'food-q-group',
          'Vi är en buss med 40 personer. Går det bra?',
          `Ja, ring stationen minst en dag i förväg, så reserverar vi bord och lagar extra.`,
        ),
        question('food-q-cup', 'Får jag ta med egen mugg?', `Gärna. Då kostar kaffet 20,00 kr.`),
        question(
          'food-q-diet',
          'Finns det vegansk och glutenfri mat?',
          `En av lunchens två rätter är alltid vegetarisk, ofta vegansk. Glutenfritt bröd finns i frysen. Säg till, så värmer vi det separat.`,
        ),
      ]),
    ],
  },
]
