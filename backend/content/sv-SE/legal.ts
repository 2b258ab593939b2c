// Over 200 lines: the pages of one topic stay together, word for word.

import { picture } from '../pictures.ts'
import { noticeTable } from '../service-notices.ts'
import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { termsText } from './terms-text.ts'
import { md, question, shortcut, to } from './words.ts'

export const legalPages: PageSource[] = [
  {
    key: 'terms',
    title: 'Allmänna villkor',
    description:
      'Villkor för webbplatsen och för köp av digitala produkter, till exempel tvättkoder, hos St1 Sverige AB. Gäller från 1 september 2026.',
    body: [
      cards('accordion', 'Allmänna villkor', [
        card('terms-main', { title: 'Villkor för köp av digitala produkter', text: termsText }),
        card('terms-site', {
          title: 'Villkor för webbplatsen',
          text: md(`
            Innehållet på webbplatsen får läsas, skrivas ut och länkas till fritt. Texter, bilder och varumärken får inte användas i reklam eller säljas vidare utan vårt skriftliga medgivande.

            Vi arbetar för att uppgifter om stationer, öppettider och priser ska stämma. Tillfälliga ändringar kan ändå dröja. Priset på stationens skylt och i pumpen gäller före priset på webbplatsen.

            Cookies som inte är nödvändiga används bara om du har sagt ja. Du ändrar valet under Cookieinställningar längst ner på sidan.
          `),
        }),
        card('terms-loyalty', {
          title: 'Villkor för kundklubben',
          text: md(`
            Medlemskapet är personligt, kostnadsfritt och gäller tills vidare. Förmåner kan inte lösas in mot pengar. Vi kan ändra förmånerna, men meddelar dig minst 30 dagar i förväg om ändringen är till din nackdel.

            Missbrukas medlemskapet, till exempel genom att koder säljs vidare, kan vi avsluta det direkt. [Läs om kundklubben](page:loyalty).
          `),
        }),
        card('terms-changes', {
          title: 'Ändringar av villkoren',
          text: md(`
            Den version som gällde när du beställde gäller för ditt köp. Nya versioner publiceras här med datum. Tidigare versioner lämnar [kundservice](page:contact) ut på begäran.
          `),
        }),
      ]),
      cards('quickNavigation', 'Läs också', [
        shortcut(
          'terms-quick-privacy',
          'Integritetspolicy',
          'privacy',
          'Så behandlar vi uppgifter',
        ),
        shortcut('terms-quick-wash', 'Biltvätt', 'carWash', 'Köp tvättkod'),
        shortcut('terms-quick-cards', 'Kort', 'customerCards', 'Villkor för kort'),
        shortcut('terms-quick-contact', 'Kundservice', 'contact', 'Ställ en fråga'),
      ]),
    ],
  },
  {
    key: 'privacy',
    title: 'Integritetspolicy',
    synonyms: 'cookies, kakor, personuppgifter, GDPR',
    description:
      'Så behandlar St1 Sverige AB personuppgifter om kunder och besökare: ändamål, rättslig grund, lagringstid och dina rättigheter.',
    body: [
      hero({
        title: 'Dina uppgifter är dina',
        text: md(
          `Vi samlar in så lite som möjligt, sparar det så kort som möjligt och säljer det aldrig vidare.`,
        ),
        image: picture('customer-service', 'Kundservicemedarbetare i samtal'),
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Personuppgiftsansvarig
        St1 Sverige AB, Box 1000, 101 23 Stockholm. Dataskyddsombudet når du på [dataskydd@st1.example](mailto:dataskydd@st1.example).

        ## Vad vi behandlar och varför
        | Ändamål | Uppgifter | Rättslig grund | Sparas |
        | --- | --- | --- | --- |
        | Leverera köp | Namn, e-post, telefon, beställning | Avtal | 36 månader |
        | Bokföring | Beställning, betalning | Rättslig förpliktelse | 7 år |
        | Kundklubb | Kontakt, köp, förmåner | Avtal | Tills du avslutar, plus 30 dagar |
        | Kundservice | Ärende, kontakt | Berättigat intresse | 24 månader |
        | Statistik | Besökta sidor | Samtycke | 2 år |
        | Nyhetsbrev | E-post | Samtycke | Tills du säger nej |
        | Kameror på station | Bild | Berättigat intresse | 14 dagar |

        Kortnummer ser vi aldrig. De hanteras av betalleverantören.

        ## Position
        Stationskartan kan visa det som finns nära dig. Din position används bara i webbläsaren och sparas inte hos oss.

        ## Mottagare
        Vi delar uppgifter med leverantörer som driver våra system, levererar sms och e-post eller hanterar betalningar. De behandlar uppgifterna på vårt uppdrag och inom EU och EES.

        ## Cookies
        Under [Cookieinställningar](#cookie-settings) längst ner på varje sida finns varje cookie och lagrad uppgift med ändamål, lagringstid och mottagare. Där kan du ändra ditt val.
      `),
      ),
      cards('accordion', 'Dina rättigheter', [
        question(
          'privacy-q-access',
          'Få veta vad vi har',
          `Du kan begära ett registerutdrag. Vi svarar inom en månad. Av säkerhetsskäl behöver du legitimera dig.`,
        ),
        question(
          'privacy-q-erase',
          'Rätta eller radera',
          `Felaktiga uppgifter rättar vi. Uppgifter som inte längre behövs raderar vi, om inte lagen kräver att de sparas.`,
        ),
        question(
          'privacy-q-object',
          'Invända mot direktmarknadsföring',
          `Säg till, så slutar vi direkt. Varje utskick har en länk för avregistrering.`,
        ),
        question(
          'privacy-q-move',
          'Flytta uppgifter',
          `Du kan få ut uppgifter som du själv har lämnat i ett maskinläsbart format.`,
        ),
        question(
          'privacy-q-complain',
          'Klaga',
          `Är du inte nöjd kan du vända dig till Integritetsskyddsmyndigheten, IMY. Hör gärna av dig till [oss](page:contact) först.`,
        ),
      ]),
    ],
  },
  {
    key: 'productSafety',
    title: 'Produktsäkerhet',
    synonyms: 'säkerhetsdatablad',
    description:
      'Säkerhetsdatablad och råd om hur du hanterar bensin, diesel, AdBlue, eldningsolja och gasol säkert hemma, i båten och på jobbet.',
    body: [
      hero({
        title: 'Säker hantering',
        text: md(
          `Drivmedel är brandfarliga och skadliga för hälsa och miljö. Några enkla vanor räcker långt.`,
        ),
        links: [to('contact', 'Beställ säkerhetsdatablad')],
      }),
      richText(
        md(`
        **Vid förgiftning: ring [112](tel:112) och begär giftinformation. Framkalla inte kräkning om någon har svalt bensin eller diesel.**

        ## På stationen
        - Stäng av motorn. Ingen rökning, ingen öppen låga.
        - Rör vid karossen innan du tar i handtaget, så laddas statisk elektricitet ur.
        - Ställ dunken på marken när du fyller den. Fyll högst 95 procent.
        - Har du fått bensin på kläderna: skölj med vatten innan du tar av dem.

        ## Hemma och i båten
        - Förvara bensin i godkänd dunk, svalt och ventilerat, inte i källare eller på vind.
        - Lämna rester på återvinningscentral som farligt avfall. Häll aldrig i avlopp eller dagvatten.
        - Vädra motorrummet i båten i minst fyra minuter innan du startar.

        ## Produkter och faror
        | Produkt | Fara | Viktigast |
        | --- | --- | --- |
        | Bensin 95, 98, E85 | Extremt brandfarlig, kan ge cancer | Undvik ångor och hudkontakt |
        | Diesel, HVO100 | Kan vara dödlig vid förtäring | Förvaras oåtkomligt för barn |
        | Eldningsolja | Giftig för vattenlevande organismer | Sanera spill direkt |
        | AdBlue | Frätande på vissa metaller | Skölj med vatten |
        | Gasol | Extremt brandfarlig gas under tryck | Ventilera, kontrollera slangen |
      `),
      ),
      cards('accordion', 'Vanliga säkerhetsfrågor', [
        question(
          'safety-q-sheet',
          'Hur får jag ett säkerhetsdatablad?',
          `Mejla [kundservice@st1.example](mailto:kundservice@st1.example) och ange produkt. Vi skickar det på svenska samma arbetsdag.`,
        ),
        question(
          'safety-q-spill',
          'Jag har spillt bensin på garageinfarten',
          `Täck med absorberande granulat eller sand, sopa upp och lämna som farligt avfall. Större spill ska anmälas till räddningstjänsten på [112](tel:112).`,
        ),
        question(
          'safety-q-recall',
          'Har ni återkallat någon produkt?',
          `Inga återkallelser är aktuella. Sker det informerar vi här, på stationen och i appen samma dag.`,
        ),
        question(
          'safety-q-adblue',
          'Jag fyllde AdBlue i dieseltanken',
          `Starta inte motorn och slå inte på tändningen. Bärga bilen till verkstad. Bränslesystemet måste tömmas.`,
        ),
      ]),
    ],
  },
  {
    key: 'serviceNotices',
    title: 'Driftstörningar',
    synonyms: 'störning, driftstörning, avbrott',
    description:
      'Pågående och planerade driftstörningar på stationer, laddare, biltvättar, appen och kortbetalning. Uppdateras under dygnets alla timmar.',
    body: [
      hero({
        title: 'Driftstörningar',
        text: md(
          `Här berättar vi när något inte fungerar som det ska, och när vi räknar med att det är löst.`,
        ),
        links: [to('feedback', 'Anmäl ett fel', '?kind=fault')],
      }),
      richText(
        md(noticeTable('sv-SE', ['Station', 'Vad som gäller', 'Sedan', 'Beräknas klart'])),
        'Pågående',
      ),
      richText(
        md(`
        ## Planerat
        | Tid | Vad som händer |
        | --- | --- |
        | Natten mot månadens första tisdag, kl. 2–4 | Underhåll av appen. Den kan inte betala, men kort fungerar i pumpar och laddare. |
        | Månadens första tisdag, kl. 22–23 | St1 Business kan vara långsamt. |
      `),
      ),
      cards('accordion', 'Om du drabbas', [
        question(
          'notices-q-payment',
          'Betalningen gick inte igenom',
          `Prova en annan pump eller gå in i butiken. Har du fått en reservation utan att tanka släpps den normalt inom ett dygn.`,
        ),
        question(
          'notices-q-charger',
          'Laddaren startar inte',
          `Ring [08-465 004 10](tel:+46846500410), öppet dygnet runt. Vi kan starta om laddaren på distans. Stationens [sida på kartan](page:stationLocator) visar andra i närheten.`,
        ),
        question(
          'notices-q-wash',
          'Tvätten är stängd och jag har en kod',
          `Koden gäller på andra stationer med samma program. Går den ut under stoppet förlänger vi den.`,
        ),
        question(
          'notices-q-report',
          'Hur anmäler jag ett fel?',
          `Ring eller mejla [kundservice](page:contact) och ange station, tid och vad som hände. På stationen finns numret på en skylt vid pumpen.`,
        ),
      ]),
    ],
  },
]
