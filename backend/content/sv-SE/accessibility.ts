import { COMPANIES } from '../../messages/company.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('sv-SE')
const { email, phone, tel } = COMPANIES['sv-SE']

export const accessibilityPages: PageSource[] = [
  {
    key: 'accessibility',
    title: 'Tillgänglighetsredogörelse',
    synonyms: 'tillgänglighet',
    description:
      'Så tillgänglig är St1:s webbplats: vilken standard vi följer, vad som inte fungerar än, hur du når oss och vem som har tillsyn.',
    body: [
      hero({
        title: 'Tillgänglighetsredogörelse',
        text: md('Webbplatsen ska fungera för alla. Där den inte gör det säger vi det här.'),
        links: [to('contact', 'Berätta vad som inte fungerar')],
      }),
      richText(
        md(`
        Redogörelsen gäller den här webbplatsen och dess webbutik. Den skrevs den 23 november 2026, efter vår egen bedömning.

        ## Standarden och hur långt vi har kommit

        Webbplatsen ska uppfylla WCAG 2.2 på nivå AA och den europeiska standarden EN 301 549, som lagen om vissa produkters och tjänsters tillgänglighet kräver. Den uppfyller dem delvis: bristerna nedan återstår.

        ## Vad som inte fungerar än

        - Själva kartan kan inte läsas med skärmläsare. Alla dess stationer finns i listan bredvid, i samma ordning och med samma filter, och de som syns finns också i en lista där du rör dig med piltangenterna.
        - Lunchmenyer och namn på rätter står på språket i stationens land. Språket är inte märkt i sidans kod, så en skärmläsare kan uttala dem fel (WCAG 3.1.2).
        - Breda tabeller måste rullas i sidled i ett smalt fönster.
        - Du betalar på betaltjänstens egna sidor, och appbutikerna och de sociala nätverken har sina. Vi kan inte svara för deras tillgänglighet.
        - Cookievalet och kartans knappar kräver JavaScript. Sidor, sökning, formulär och att ångra ett köp fungerar utan.

        ## Hur vi bedömer

        Vid varje ändring går automatiska tester med axe igenom varje slags sida på fyra språk, på mobil och dator. Andra tester använder webbplatsen med enbart tangentbord och kontrollerar namn och meddelanden för skärmläsare, 200 procents text och textavstånd. Ingen oberoende expert, och ingen grupp som dagligen använder hjälpmedel, har bedömt webbplatsen än.

        ## Hör av dig

        Om något inte fungerar för dig eller om du behöver det i en annan form, [skriv till kundservice](page:contact), mejla [${email}](mailto:${email}) eller ring [${phone}](tel:${tel}). Vi svarar inom 14 dagar.

        ## Tillsyn

        Post- och telestyrelsen, PTS, har tillsyn över att e-handel är tillgänglig: [pts.se](https://www.pts.se/). Kontakta oss först. Hjälper inte vårt svar kan du anmäla bristen till PTS.
        `),
      ),
    ],
  },
]
