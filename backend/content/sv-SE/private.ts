import { picture } from '../pictures.ts'
import { card, cards, hero, richText, type PageSource } from '../source.ts'
import { md, question, shortcut, to } from './words.ts'

export const privatePages: PageSource[] = [
  {
    key: 'private',
    title: 'Privat',
    description:
      'Allt för dig som kör, laddar eller värmer ett hus: drivmedel, biltvätt, mat, kundklubb, kort och kundservice på ett ställe.',
    body: [
      hero({
        title: 'För dig, bilen och huset',
        text: md(
          `Du ska snabbt kunna tanka, äta något gott och komma vidare. Och ha det varmt när du kommer hem.`,
        ),
        image: picture('station-winter-morning', 'Station en klar vintermorgon med snö på taket'),
        links: [to('stationLocator', 'Hitta station'), to('loyalty', 'Bli medlem')],
        theme: 'primary',
      }),
      cards('grid', 'Det här hittar du hos oss', [
        card('private-products', {
          title: 'Produkter',
          text: md(
            `Bensin, diesel, HVO100 och el till bilen. Eldningsolja och bergvärme till huset.`,
          ),
          image: picture('fuel-pump', 'Pump med flera drivmedel'),
          links: [to('products', 'Alla produkter')],
        }),
        card('private-services', {
          title: 'Tjänster',
          text: md(`Biltvätt, släp, paket och mat. Mycket går att boka eller köpa i förväg.`),
          image: picture('parcel-lockers', 'Paketskåp vid stationens ingång'),
          links: [to('services', 'Alla tjänster')],
        }),
        card('private-loyalty', {
          title: 'Kundklubb och app',
          text: md(`20 öre rabatt per liter, lägre laddpris och var sjätte kaffe på köpet.`),
          image: picture('app-phone', 'St1-appen på en mobilskärm'),
          links: [to('loyalty', 'Se förmånerna')],
        }),
        card('private-cards', {
          title: 'Kort',
          text: md(
            `Betalkort med räntefri tid och presentkort som räcker till både tankning och tvätt.`,
          ),
          image: picture('business-card', 'Betalkort från St1'),
          links: [to('customerCards', 'Jämför korten')],
        }),
      ]),
      richText(
        md(`
        ## Öppet när du behöver det
        På {selfservicepaymentterminal} stationer är pumparna öppna dygnet runt. Butiken har ofta öppet 6–22 på vardagar och 8–22 på helger. Inför midsommar, sportlov och älgjakt förlänger många stationer sina tider. Det syns på [stationens egen sida](page:stationLocator).

        ## Betala som du vill
        Du betalar i pumpen, i kassan eller i appen. Vi tar de vanliga bankkorten, St1-kort och mobil betalning. Kontanter tar vi emot där butiken är bemannad.
      `),
      ),
      cards('quickNavigation', 'Genvägar', [
        shortcut('private-quick-wash', 'Biltvätt', 'carWash', 'Köp tvättkod'),
        shortcut('private-quick-charging', 'Elbilsladdning', 'evCharging', 'Se priser'),
        shortcut(
          'private-quick-oil',
          'Eldningsolja',
          'heatingOil',
          'Beställ leverans',
          '#form-oil-order',
        ),
        shortcut('private-quick-notices', 'Driftstörningar', 'serviceNotices', 'Se läget'),
        shortcut('private-quick-contact', 'Kundservice', 'contact', 'Kontakta oss'),
      ]),
    ],
  },
  {
    key: 'products',
    title: 'Produkter för privatkunder',
    description:
      'Bensin 95 och 98, E85, diesel, HVO100, el till bilen, eldningsolja och bergvärme. Här ser du vad som passar bilen och huset.',
    body: [
      hero({
        title: 'Energi till bilen och hemmet',
        text: md(`Vi säljer energi i många former. Några kommer ur en pump, andra ur berget.`),
        image: picture('fuel-pump', 'En hand lyfter ett pumphandtag'),
        theme: 'secondary',
      }),
      cards('grid', 'Välj produkt', [
        card('products-fuels', {
          title: 'Drivmedel',
          text: md(`Bensin 95 E10, 98 E5, E85, diesel och HVO100. AdBlue i dunk eller pump.`),
          image: picture('station-express', 'Obemannad station med två pumpar'),
          links: [to('fuels', 'Våra drivmedel')],
        }),
        card('products-charging', {
          title: 'Elbilsladdning',
          text: md(
            `{chargers} laddplatser på {chargingStations} stationer. Från {kwh app150} per kWh i appen.`,
          ),
          image: picture('charger-city', 'Elbilar laddar i stadsmiljö'),
          links: [to('evCharging', 'Ladda hos oss')],
        }),
        card('products-oil', {
          title: 'Eldningsolja',
          text: md(`Leverans inom fem till sju vardagar, från 500 liter.`),
          image: picture('oil-delivery', 'Tankbil levererar eldningsolja till en villa'),
          links: [to('heatingOil', 'Beställ olja', '#form-oil-order')],
        }),
        card('products-geothermal', {
          title: 'Bergvärme',
          text: md(`Vi projekterar, borrar och installerar till fast pris.`),
          image: picture('ground-heat-house', 'Genomskärning av hus med borrhål i berget'),
          links: [to('geothermalHeat', 'Så går det till')],
        }),
      ]),
      richText(
        md(`
        ## Osäker på vad bilen tål?
        I tankluckan sitter en märkning med samma symboler som på våra pumphandtag: E5, E10 eller E85 för bensinbilar, B7 eller XTL för dieselbilar. Stämmer symbolerna överens är det rätt. Har du en äldre bensinbil och är tveksam till E10 väljer du 98 E5.

        | Märkning | Drivmedel hos oss | Passar |
        | --- | --- | --- |
        | E10 | Bensin 95 | De flesta bensinbilar från 2001 och framåt |
        | E5 | Bensin 98 | Äldre bensinbilar, motorredskap, vissa båtar |
        | E85 | Etanol E85 | Etanolbilar |
        | B7 | Diesel | Dieselbilar |
        | XTL | HVO100 | Dieselbilar som är godkända för XTL |
      `),
      ),
    ],
  },
  {
    key: 'services',
    title: 'Tjänster på stationen',
    synonyms:
      'tjänster, släp, släpvagn, släpkärra, hyra släp, hyra släpvagn, trailer, hämta paket, paketutlämning, hyra skåpbil, pant, dammsugare, luft, däcktryck, spolarvätska',
    description:
      'Biltvätt, mat och kaffe, släputhyrning, paketutlämning, sjömackar och gasol. Se vad du kan göra när du ändå stannar.',
    body: [
      hero({
        title: 'Gör mer av stoppet',
        text: md(
          `Hämta ett paket, hyr ett släp eller tvätta av vägsaltet. Tjänsterna skiljer sig mellan stationerna, så filtrera gärna på kartan.`,
        ),
        image: picture('station-winter-morning', 'Kunder på väg in i butiken en vintermorgon'),
        links: [to('stationLocator', 'Se tjänster nära dig')],
        theme: 'secondary',
      }),
      cards('grid', 'Våra tjänster', [
        card('services-wash', {
          title: 'Biltvätt',
          text: md(`Automattvätt på {halls} stationer och gör-det-själv-hallar på {selfWashes}.`),
          image: picture('car-wash-foam', 'Bil täckt av skum'),
          links: [to('carWash', 'Biltvätt och koder')],
        }),
        card('services-food', {
          title: 'Mat och kaffe',
          text: md(`Lunch, korv, smörgåsar och nybakat. Kaffet mals för varje kopp.`),
          image: picture('coffee-bakery', 'Kaffekopp och kanelbullar på en disk'),
          links: [to('food', 'Det här serverar vi')],
        }),
        card('services-trailer', {
          title: 'Släp',
          text: md(
            `Öppna och täckta släp från 149,00 kr för fyra timmar. Kontrollera att ditt körkort och din bil räcker till vikten.`,
          ),
          image: picture('trailer-rental', 'Rad av släpvagnar att hyra'),
          links: [to('stationLocator', 'Stationer med släp')],
        }),
        card('services-parcels', {
          title: 'Paket',
          text: md(`Hämta och lämna hos ombudet eller i skåpet utanför. Ta med legitimation.`),
          image: picture('parcel-lockers', 'Paketskåp med lysande skärm'),
          links: [to('stationLocator', 'Stationer med paket')],
        }),
        card('services-marina', {
          title: 'Sjömackar',
          text: md(
            `Tanka båten i skärgården från Valborg till september. Bensin 98 och diesel vid kaj.`,
          ),
          image: picture('marina', 'Sjömack vid en brygga med förtöjda båtar'),
          links: [to('stationLocator', 'Hitta sjömack')],
        }),
      ]),
      cards('accordion', 'Bra att veta', [
        question(
          'services-q-trailer',
          'Hur hyr jag ett släp?',
          `Boka i St1-appen, välj station och tid och betala. Koden till låset kommer i appen när hyrtiden börjar. Lämna tillbaka släpet på samma plats.`,
        ),
        question(
          'services-q-licence',
          'Vilket körkort behöver jag till släpet?',
          `Med B-körkort får du köra släp med totalvikt upp till 750 kg, eller tyngre om bil och släp tillsammans väger högst 3 500 kg. På Transportstyrelsens webbplats kan du räkna på din bil.`,
        ),
        question(
          'services-q-gas',
          'Säljer ni gasol?',
          `Ja, bemannade stationer byter tomma flaskor mot fulla. Vi tar de vanliga svenska flaskstorlekarna.`,
        ),
        question(
          'services-q-air',
          'Kostar luften något?',
          `Nej. Luft, vatten och spolarvätska i pump finns vid de flesta stationer. Luft och vatten är gratis.`,
        ),
      ]),
    ],
  },
]
