import { picture } from '../pictures.ts'
import type { ArticleSource } from '../source.ts'
import { md } from './words.ts'

export const moreStoryArticles: ArticleSource[] = [
  {
    key: 'articleTruckers',
    title: 'Natten tillhör åkarna',
    byline: 'Peter Nyström',
    created: '2025-08-21T07:00:00Z',
    summary:
      'Mellan midnatt och fem rullar Sveriges mat, post och virke förbi. En natt på truckanläggningen i Markaryd, med kaffe och tystnad.',
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
      Stölder ur lastbilar är ett växande problem längs E4. Sedan i våras är uppställningen inhägnad, med kameror och vakt mellan 21 och 6. Den kostar 140,00 kr per natt och bokas i St1 Business-appen. Antalet polisanmälningar har gått från nitton på ett år till en.

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
    created: '2026-11-05T06:30:00Z',
    summary:
      'En gång om året stannar arbetet på stationer, depåer och raffinaderi. Då övar vi på det vi hoppas slippa göra på riktigt.',
    figure: '2 timmar',
    figureText: 'då allt arbete stannar',
    tags: ['nyheter', 'hållbarhet'],
    image: picture('safety-helmet', 'Hjälmar och handskar upphängda i rad'),
    text: md(`
      I går, den 4 november, klockan 10 tystnade raffinaderiets verkstad i Göteborg. På {stations} stationer sattes en skylt på disken: ”Vi övar säkerhet, tillbaka klockan 12.” Bara pumparna, laddarna och det som inte får stannas fick fortsätta. 780 anställda i tre länder deltog, och omkring 1 900 medarbetare hos de företagare som driver stationerna.

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
      Antalet olyckor med frånvaro har sjunkit från 3,3 per miljon arbetade timmar 2023 till 2,6 under 2025 och 2,1 hittills i år. Målet för 2030 är 1,5. Det når vi inte med fler regler utan med fler samtal.

      ## Och vad händer nu?
      Varje arbetsplats skrev ner tre saker att ändra före årsskiftet. I Ystad flyttas en spegel. I Gävle byts en ventil som alla har svurit över i flera år. I Luleå ska ingen längre skotta taket ensam.

      Nästa säkerhetsdag är i november 2027. Råd för dig som kund finns under [produktsäkerhet](page:productSafety).
    `),
  },
  {
    key: 'articleForest',
    title: 'Skogen binder kol, om den får tid',
    byline: 'Sara Holmgren',
    created: '2025-03-27T08:00:00Z',
    summary:
      'På en gammal torvtäkt i Siikalatva i Finland växer 410 hektar ung skog. Den första mätningen är klar, och den överraskade.',
    tags: ['berättelser', 'hållbarhet'],
    image: picture('forest-carbon', 'Unga björkar och tallar i morgondimma'),
    text: md(`
      Markägaren minns hur det lät. I fyrtio år bröts det torv här, tills efterfrågan tog slut och maskinerna kördes bort.

      – Potatis ville inte växa och hö lönade sig inte, säger han. Så när någon frågade om träd sade jag: försök.

      I dag står plantorna i rader som inte är riktigt raka. Det är tall, knähög, och mellan raderna björk som ingen har satt.

      ## 820 000 plantor
      Planteringen började i maj 2022. Först täpptes en del av dikena till, så att vattnet stannar vid rötterna. Torven innehåller lite kalium, och därför spreds vedaska från värmeverk. Sedan sattes plantorna för hand: trettio personer i fem veckor, alla från trakten. En van plantör hinner med tusen plantor om dagen när vädret är snällt och myggen få.

      De fuktigaste delarna, omkring 35 hektar, lämnas utan träd och får bli myr igen.

      ## Att räkna det som inte syns
      Kol kan mätas på två sätt, från luften och till fots. Här görs båda. På 64 provytor, hundra kvadratmeter vardera, mäts varje träd och varje tal skrivs upp.

      > Efter tre somrar levde 87 procent av plantorna. Vi hade räknat med 75.

      - De första tio åren binder ett hektar bara några få ton koldioxid. Sedan går det fortare.
      - På femtio år väntas hela programmet, 640 hektar, binda 128 000 ton.
      - En femtedel är redan avdragen för älg, storm och brand.

      Nästa fullständiga mätning görs 2027. Resultatet publiceras, vilket det än blir.

      ## Ingen ursäkt
      Kolet i skogen räknas inte av från utsläppen från drivmedlen. Det står i en egen tabell, och några krediter säljs inte. Marken är fortfarande markägarens. Vi betalar för plantering och skötsel.

      – Det var mitt villkor, säger han. Jag vill inte att mina träd ska vara någons dåliga samvete.

      Han lyfter upp en planta som viltet har dragit ur, trycker ner den igen och trampar till med klacken.

      Läs om metoden på sidan [Kolinlagring](page:carbonSequestration).
    `),
  },
]
