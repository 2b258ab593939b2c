import { picture } from '../pictures.ts'
import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { businessForm } from './forms.ts'
import { md, question, shortcut, to } from './words.ts'

export const businessLargePages: PageSource[] = [
  {
    key: 'b2b',
    title: 'Stora företag och offentlig sektor',
    description:
      'Avtal för företag, kommuner och regioner med fler än 50 fordon: egen kundansvarig, API, ramavtal och rapport om utsläpp per kvartal.',
    body: [
      hero({
        title: 'För er som kör mycket',
        text: md(
          `Fler än 50 fordon, flera orter eller flera länder? Då får ni en egen kundansvarig och ett avtal som är skrivet för er.`,
        ),
        image: picture('office-team', 'Kollegor runt ett bord med en karta på skärmen'),
        links: [to('b2bContact', 'Boka ett möte')],
        theme: 'secondary',
      }),
      richText(
        md(`
        ## Det här ingår
        - Kundansvarig med direktnummer och ersättare.
        - Pris enligt index med månadsvis uppföljning.
        - API för kort, köp och fakturor.
        - Rapport per kvartal om liter, kilowattimmar och koldioxid, uppställd för hållbarhetsredovisning enligt ESRS.

        ## Erfarna av upphandling
        Vi levererar till kommuner och regioner i hela landet och kan redovisa ursprung, hållbarhetsbesked och säkerhetsdatablad för varje leverans. Kraven i lagen om offentlig upphandling är vardag för oss.

        > Vi började med HVO100 i sopbilarna. Efter ett år hade vi minskat utsläppen med två tredjedelar utan att köpa ett enda nytt fordon.
        >
        > Fordonschef i en kommun i Sörmland
      `),
      ),
      cards('grid', 'Bygg ert avtal', [
        card('b2b-cards', {
          title: 'Kort i hela Norden',
          text: md(`Ett avtal och ett gränssnitt för tre länder. Faktura per bolag.`),
          image: picture('business-card', 'Flera företagskort bredvid varandra'),
          links: [to('businessCard', 'Kortet')],
        }),
        card('b2b-bulk', {
          title: 'Leverans till depå',
          text: md(`Telemetri i cisternen, påfyllning utan beställning.`),
          image: picture('oil-delivery', 'Tankbil lossar i en depå'),
          links: [to('energyProducts', 'Energiprodukter')],
        }),
        card('b2b-charging', {
          title: 'Laddning',
          text: md(`Depåladdning för bussar och lastbilar, från projektering till drift.`),
          image: picture('charger-city', 'Laddplatser vid en depå i staden'),
          links: [to('businessServices', 'Företagstjänster')],
        }),
      ]),
      articleList('Läs mer för företag', ['företag']),
    ],
  },
  {
    key: 'b2bContact',
    title: 'Kontakt för företag',
    synonyms:
      'faktura, fakturor, fakturering, räkning, betala faktura, företagsservice, fakturaadress, e-faktura, faktureringsadress',
    description:
      'Kontakta St1:s företagsservice om kort, faktura, leveranser och avtal. Telefon, e-post, öppettider och svar på vanliga frågor.',
    body: [
      hero({
        title: 'Företagsservice',
        text: md(
          `Ring [08-465 004 30](tel:+46846500430) vardagar 8–16.30 eller mejla [foretag@st1.example](mailto:foretag@st1.example). Svar inom en arbetsdag.`,
        ),
        links: [to('businessCard', 'Om St1 Business-kort'), to('st1Business', 'Till St1 Business')],
      }),
      richText(
        md(`
        ## Rätt person direkt
        | Ärende | Telefon | E-post | Öppet |
        | --- | --- | --- | --- |
        | Kort och avtal | 08-465 004 30 | foretag@st1.example | Vardagar 8–16.30 |
        | Faktura | 08-465 004 32 | faktura@st1.example | Vardagar 9–15 |
        | Beställa leverans | 08-465 004 50 | leverans@st1.example | Vardagar 8–16.30 |
        | Spärra kort | 08-465 004 20 | – | Dygnet runt |
        | Laddning, felanmälan | 08-465 004 10 | – | Dygnet runt |

        Ange alltid kundnummer, det står högst upp till höger på fakturan. Leverantörsfakturor tar vi emot via Peppol.
      `),
      ),
      businessForm,
      cards('accordion', 'Vanliga frågor från företag', [
        question(
          'b2b-contact-q-new',
          'Vi vill bli kunder. Vad behöver ni?',
          `Organisationsnummer, beräknad volym per månad och vem som är firmatecknare. Resten tar vi på telefon.`,
        ),
        question(
          'b2b-contact-q-copy',
          'Vi saknar en faktura',
          `Alla fakturor finns som PDF i [St1 Business](page:st1Business). Kom ihåg att skräpposten ibland är för nitisk.`,
        ),
        question(
          'b2b-contact-q-address',
          'Hur ändrar vi adress?',
          `Administratören ändrar i St1 Business. Byter ni bolagsnamn behöver vi ett registreringsbevis.`,
        ),
        question(
          'b2b-contact-q-end',
          'Hur säger vi upp avtalet?',
          `Skriftligt, när som helst. Korten stängs den dag ni väljer, och slutfakturan kommer månaden efter.`,
        ),
      ]),
      cards('quickNavigation', 'Andra ärenden', [
        shortcut('b2b-contact-quick-private', 'Privatkund', 'contact', 'Kundservice'),
        shortcut('b2b-contact-quick-press', 'Press', 'newsAndMedia', 'Presskontakt'),
        shortcut(
          'b2b-contact-quick-energy',
          'Offert på leverans',
          'energyProducts',
          'Se sortimentet',
        ),
        shortcut('b2b-contact-quick-privacy', 'Personuppgifter', 'privacy', 'Integritetspolicy'),
      ]),
    ],
  },
]
