import { COMPANIES } from '../../messages/company.ts'
import { picture } from '../pictures.ts'
import { card, cards, contentFor, hero, richText, type PageSource } from '../source.ts'

const { md } = contentFor('no-NO')
const { name, address, phone, email, businessId } = COMPANIES['no-NO']

export const legalPages: PageSource[] = [
  {
    key: 'terms',
    title: 'Vilkår for bruk',
    description:
      'Vilkår for bruk av nettstedet og for kjøp av vaskekoder og andre digitale produkter hos St1: pris, levering, angrerett og klage.',
    body: [
      cards('accordion', 'Vilkår', [
        card('terms-general', {
          title: 'Vilkår for bruk av nettstedet og nettbutikken',
          text: md(`
            Vilkårene gjelder fra 1. oktober 2026.

            ## 1. Partene

            Selger er ${name}, ${address}, ${businessId.label.toLowerCase()} ${businessId.value}, telefon ${phone}, e-post ${email}. Kjøper er den som legger inn
            bestillingen. Du må ha fylt 18 år, eller ha samtykke fra en foresatt, for å handle i nettbutikken.

            ## 2. Bruk av nettstedet

            Innholdet på nettstedet er til informasjon. Vi retter feil så snart vi kjenner til dem, men kan ikke love at åpningstider, priser på pumpe og
            driftsstatus er riktige til enhver tid. Tekst, bilder og varemerker tilhører St1 eller våre partnere. Du kan lenke fritt til sidene.

            ## 3. Pris og betaling

            Prisene i nettbutikken står i euro og inkluderer merverdiavgift. Totalprisen vises før du betaler. Du kan betale med bankkort eller
            mobillommebok, og banken regner beløpet om til kroner. Beløpet trekkes når du godkjenner kjøpet. Betalingen håndteres av en betalingstjeneste med konsesjon. Vi ser ikke
            kortnummeret ditt.

            ## 4. Bestilling og levering

            Avtalen er bindende når du har fått bestillingsbekreftelse på e-post. Vaskekoder og andre digitale produkter leveres straks, til e-postadressen du
            oppga, og på SMS hvis du ba om det. Kontroller at opplysningene er riktige før du betaler. Har du ikke fått koden innen en time, ta kontakt.

            ## 5. Bruk av koder

            En kode kan brukes én gang, til det programmet den er kjøpt for, til og med datoen som står ved den. Ta vare på koden som på kontanter. Vi kan
            sperre koder som er kopiert eller skaffet på ulovlig vis. Koder kan ikke veksles i penger, men de kan gis bort.

            ## 6. Angrerett

            Du har 14 dagers angrerett etter angrerettloven, regnet fra dagen du fikk koden. Angreretten gjelder bare ubrukte koder. Når en kode tas i bruk i
            vaskehallen, er tjenesten levert, og retten faller bort for den koden. For pakker får du tilbake verdien av kodene som ikke er brukt. [Angre avtalen her](page:withdrawal), eller gi beskjed på e-post eller telefon, gjerne med angreskjemaet du fikk sammen med bekreftelsen. Pengene betales tilbake innen 14 dager, på samme måte
            som du betalte.

            ## 7. Feil og klage

            Er det noe galt med produktet, må du si fra innen rimelig tid etter at du oppdaget det. Du kan etter forbrukerkjøpsloven og avtalen kreve ny vask,
            prisavslag eller pengene tilbake. Skader på bilen skal meldes til betjeningen eller på 21 00 08 00 før du forlater stedet. Kommer vi ikke til
            enighet, kan du klage til Forbrukertilsynet og deretter til Forbrukerklageutvalget.

            ## 8. Ansvar

            Vi svarer for direkte tap som følge av feil hos oss. Vi svarer ikke for tap som skyldes forhold utenfor vår kontroll, som strømbrudd, flom eller
            streik, eller at anvisningene ved vaskehallen ikke er fulgt.

            ## 9. Endringer og lovvalg

            Vi kan endre vilkårene. For et kjøp gjelder de vilkårene som sto her da du bestilte. Norsk rett gjelder. Tvister kan bringes inn for
            tingretten der du bor.
          `),
        }),
        card('terms-club', {
          title: 'Vilkår for kundeklubben',
          text: md(`
            Medlemskapet er gratis og personlig. Fordeler opptjenes når du viser appen eller betaler med et kort du har knyttet til den.
            En gratis vask eller kaffe må brukes innen seks måneder. Vi kan endre fordelene med 30 dagers varsel. Du kan si opp når som helst.
          `),
        }),
        card('terms-charging', {
          title: 'Vilkår for lading',
          text: md(`
            Prisen står på skjermen og i appen før du starter. Ladeøkten avsluttes når du trekker ut kontakten. Etter 15 minutter på fullført lading påløper
            en minuttpris. Bruk bare kabler og adaptere som er godkjent av bilprodusenten.
          `),
        }),
        card('terms-cookies', {
          title: 'Informasjonskapsler',
          text: md(`
            Nødvendige informasjonskapsler husker språk, handlekurv og innlogging. Statistikk og markedsføring brukes bare hvis du samtykker. Du endrer valget under
            «Innstillinger for informasjonskapsler» nederst på siden. Les mer i [personvernerklæringen](page:privacy).
          `),
        }),
      ]),
      richText(
        md(`
          Har du spørsmål om vilkårene? Ring 21 00 08 10 eller [skriv til kundeservice](page:contact). Vi sender gjerne vilkårene på papir.
        `),
        'Hjelp',
      ),
    ],
  },
  {
    key: 'privacy',
    title: 'Personvern',
    synonyms: 'informasjonskapsler, cookies, personopplysninger, GDPR',
    description:
      'Hvilke opplysninger St1 lagrer om deg, hvorfor vi gjør det, hvor lenge de blir liggende og hvilke rettigheter du har.',
    body: [
      hero({
        title: 'Slik tar vi vare på opplysningene dine',
        text: md(
          'Vi samler inn det vi trenger for å levere, og sletter det når vi ikke trenger det lenger.',
        ),
        image: picture('office-team', 'Kolleger som går gjennom papirer ved et bord'),
        theme: 'secondary',
      }),
      richText(
        md(`
          ## Behandlingsansvarlig

          St1 Norge AS er ansvarlig. Personvernombudet når du på [personvern.no@st1.example](mailto:personvern.no@st1.example).

          ## Hva vi lagrer

          | Formål | Opplysninger | Grunnlag | Lagres |
          | --- | --- | --- | --- |
          | Kjøp i nettbutikk | Navn, e-post, telefon, bestilling | Avtale | 5 år, bokføringsloven |
          | Kundeklubb | Mobilnummer, kjøp, fordeler | Avtale | Til du melder deg ut |
          | Statistikk | Besøkte sider | Samtykke | 2 år |
          | Markedsføring | E-post, interesser | Samtykke | Til du trekker det |
          | Kameraer på stasjon | Bilder | Berettiget interesse | 7 dager |
          | Kundeservice | Henvendelsen | Berettiget interesse | 2 år |

          ## Hvem ser dem?

          Leverandører som drifter systemene våre, på skriftlige vilkår. Banker og betalingstjenester får det de trenger for å gjennomføre
          kjøpet. Vi selger aldri opplysninger. Lagring skjer innenfor EØS.

          ## Informasjonskapsler

          Under [Innstillinger for informasjonskapsler](#cookie-settings) nederst på hver side står hver informasjonskapsel og hver lagret opplysning med formål, lagringstid og mottaker. Der kan du endre valget ditt.

          ## Dine rettigheter

          Du kan be om innsyn, retting, sletting, begrensning og en kopi i vanlig filformat. Vi svarer innen 30 dager. Er du uenig med oss,
          kan du klage til Datatilsynet.
        `),
      ),
      cards('accordion', 'Spørsmål om personvern', [
        card('privacy-faq-delete', {
          title: 'Hvordan sletter jeg alt?',
          text: md(
            'Meld deg ut i appen eller [kontakt oss](page:contact). Bokføringspliktige bilag må vi beholde i fem år.',
          ),
        }),
        card('privacy-faq-location', {
          title: 'Hva skjer med posisjonen min?',
          text: md('Den brukes i nettleseren for å sortere stasjoner og lagres ikke hos oss.'),
        }),
        card('privacy-faq-camera', {
          title: 'Kan jeg få se opptak?',
          text: md(
            'Ja, av deg selv, hvis du ber om det før det slettes. Politiet kan få utlevert opptak etter loven.',
          ),
        }),
        card('privacy-faq-plates', {
          title: 'Leser dere skiltnummer?',
          text: md(
            'Bare i vaskehaller med skiltåpning, og bare for medlemmer som har slått det på.',
          ),
        }),
      ]),
    ],
  },
]
