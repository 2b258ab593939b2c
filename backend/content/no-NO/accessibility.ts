import { COMPANIES } from '../../messages/company.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('no-NO')
const { email, phone, tel } = COMPANIES['no-NO']

export const accessibilityPages: PageSource[] = [
  {
    key: 'accessibility',
    title: 'Tilgjengelighetserklæring',
    synonyms: 'tilgjengelighet, universell utforming',
    description:
      'Hvor tilgjengelig nettstedet til St1 er: hvilken standard vi følger, hva som ikke virker ennå, hvordan du sier fra, og hvem som fører tilsyn.',
    body: [
      hero({
        title: 'Tilgjengelighetserklæring',
        text: md('Nettstedet skal virke for alle. Der det ikke gjør det, sier vi det her.'),
        links: [to('contact', 'Si fra om det som ikke virker')],
      }),
      richText(
        md(`
        Erklæringen gjelder dette nettstedet og nettbutikken. Vi skrev den 23. november 2026, etter vår egen vurdering.

        ## Standarden, og hvor langt vi er kommet

        Nettstedet skal oppfylle WCAG 2.2 på nivå AA og den europeiske standarden EN 301 549. Loven om likestilling og forbud mot diskriminering krever universell utforming av nettsteder. Vi oppfyller standardene delvis: manglene nedenfor gjenstår.

        ## Hva som ikke virker ennå

        - Selve kartet kan ikke leses med skjermleser. Alle stasjonene på det står i listen ved siden av, i samme rekkefølge og med de samme filtrene, og de som er i syne, står også i en liste som du flytter deg i med piltastene.
        - Lunsjmenyer og navn på retter står på språket i stasjonens land. Språket er ikke merket i koden til siden, så en skjermleser kan uttale dem feil (WCAG 3.1.2).
        - Brede tabeller må rulles sidelengs i et smalt vindu.
        - Du betaler på betalingstjenestens egne sider, og appbutikkene og de sosiale nettverkene har sine. Vi kan ikke svare for hvor tilgjengelige de er.
        - Valget om informasjonskapsler og knappene på kartet krever JavaScript. Sider, søk, skjemaer og angring av kjøp virker uten.

        ## Slik vurderer vi

        Ved hver endring går automatiske tester med axe gjennom hver type side på fire språk, på mobil og PC. Andre tester bruker nettstedet bare med tastatur og kontrollerer navn og meldinger for skjermlesere, 200 prosent tekst og tekstavstand. Ingen uavhengig ekspert og ingen gruppe som bruker hjelpemidler til daglig, har vurdert nettstedet ennå.

        ## Si fra

        Er det noe som ikke virker for deg, eller trenger du det i en annen form? [Skriv til kundeservice](page:contact), send e-post til [${email}](mailto:${email}) eller ring [${phone}](tel:${tel}). Vi svarer innen 14 dager.

        ## Tilsyn

        Tilsynet for universell utforming av IKT, uutilsynet, i Digitaliseringsdirektoratet fører tilsyn: [uutilsynet.no](https://www.uutilsynet.no/). Ta kontakt med oss først. Hjelper ikke svaret, kan du si fra til tilsynet, eller klage til Diskrimineringsnemnda.
        `),
      ),
    ],
  },
]
