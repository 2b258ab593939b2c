// Stories from along the road.
import type { ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'
import { md } from './words.ts'

export const moreStoryArticles: ArticleSource[] = [
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
