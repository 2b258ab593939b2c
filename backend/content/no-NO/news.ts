import { picture } from '../pictures.ts'
import {
  articleList,
  card,
  cards,
  contentFor,
  hero,
  newsList,
  richText,
  type PageSource,
} from '../source.ts'

const { md, to } = contentFor('no-NO')

export const newsPages: PageSource[] = [
  {
    key: 'newsAndMedia',
    title: 'Nyheter og presse',
    synonyms: 'nyheter, presse, media',
    description:
      'Nyheter og pressemeldinger fra St1 i Norge, pressetelefon, bilder til fri bruk og svar på vanlige spørsmål fra journalister.',
    body: [
      hero({
        title: 'Hva skjer hos oss',
      }),
      newsList(['nyheter']),
      richText(
        md(`
          Her er nyheter for kundene. For pressen har vi [pressemeldinger](page:pressReleases), og alt vi skriver, er blant [artiklene](page:articles).

          ## For journalister

          Pressetelefonen er 21 00 08 50. Den er bemannet hverdager 8–17, og vi svarer på SMS i helgene.

          Skriv til [presse.no@st1.example](mailto:presse.no@st1.example) med spørsmål, frist og nummeret ditt. Vi uttaler oss om eget stasjonsnett,
          lading, fornybart drivstoff og vindkraft. Vi gir ikke ut priser hos enkeltkunder og kommenterer ikke konkurrenter.

          ## Bilder og opptak

          Bilder kan brukes fritt i redaksjonell sammenheng, med kreditering «St1». Vil du filme eller intervjue på en stasjon, avtaler vi det med
          forhandleren først. Det ordner seg vanligvis samme dag.

          ## Følg med

          Nye pressemeldinger legges ut på hverdager, som regel før klokka 10. Årsregnskap og halvårstall varsles minst to uker i forveien.

          Andre henvendelser tar [kundeservice](page:contact).
        `),
      ),
      cards('quickNavigation', 'Mer stoff', [
        card('news-quick-stories', {
          title: 'Historier',
          links: [to('stories', 'Les historiene')],
        }),
        card('news-quick-figures', {
          title: 'Nøkkeltall',
          links: [to('keyFigures', 'Se tallene')],
        }),
        card('news-quick-reports', {
          title: 'Rapporter',
          links: [to('reporting', 'Rapportering')],
        }),
        card('news-quick-company', {
          title: 'Selskapet',
          links: [to('companyInfo', 'Om selskapet')],
        }),
      ]),
    ],
  },
  {
    key: 'pressReleases',
    title: 'Pressemeldinger',
    synonyms: 'pressemelding',
    description:
      'Alle pressemeldinger fra St1 i Norge: nye stasjoner, ladeutbygging, regnskapstall og vindkraft. Nyeste først.',
    body: [
      hero({
        title: 'Pressemeldinger',
      }),
      newsList(['pressemeldinger']),
      richText(
        md(`
          Dette er meldinger om virksomheten i Norge. Konsernets meldinger på engelsk ligger på det internasjonale nettstedet.

          ## Kontakt for presse

          Ring 21 00 08 50 eller skriv til [presse.no@st1.example](mailto:presse.no@st1.example). På kvelden og i helgene svarer vakthavende på tekstmelding, som regel innen en time.

          Vi retter feil. Oppdager du en i en melding, si fra, så står rettelsen nederst med dato og hva som er endret. Meldingene fjernes ikke. De fem siste
          årene ligger her, og eldre meldinger sender vi på forespørsel.

          ## Datoer framover

          | Dato | Hva |
          | --- | --- |
          | 26. februar 2027 | Årsresultat 2026 |
          | 18. mars 2027 | Årsrapport og bærekraftsrapport 2026 |
          | 15. april 2027 | Ladestasjonen på Voss åpner |
          | 30. juni 2027 | Redegjørelse etter åpenhetsloven |
          | 19. august 2027 | Halvårsrapport 2027 |

          ## Bakgrunn

          - [Nøkkeltall for tre år](page:keyFigures)
          - [Rapporter om klima og miljø](page:reporting)
          - [Selskapet og historien](page:companyInfo)
        `),
      ),
    ],
  },
  {
    key: 'stories',
    title: 'Historier',
    description:
      'Reportasjer og historier fra St1: mennesker på stasjonene, nattsjåfører, skolen med varme fra fjellet og skog som binder karbon.',
    body: [
      hero({
        title: 'Fra der ting skjer',
        text: md(
          'Vi reiser ut og skriver om det vi ser. Her finner du folk, steder og løsninger, ikke kampanjer.',
        ),
      }),
      articleList('Alle historier', ['historier']),
      cards('carousel', 'Et utvalg', [
        card('stories-truckers', {
          title: 'Natten tilhører sjåførene',
          text: md('Mellom to og fem på Dombås.'),
          image: picture('truck-night', 'Vogntog på en stasjon om natten'),
          links: [to('articleTruckers', 'Les historien')],
        }),
        card('stories-lunch', {
          title: 'Lunsj langs veien',
          text: md('Komle, kaffe og faste bord.'),
          image: picture('lunch-counter', 'Lunsjdisk sett fra kundens side'),
          links: [to('articleLunch', 'Les historien')],
        }),
        card('stories-school', {
          title: 'Skolen som varmes av fjellet',
          text: md('Fjorten brønner under fotballbanen.'),
          image: picture('school-winter', 'Skolegård med snø og lys i vinduene'),
          links: [to('articleGeothermalSchool', 'Les historien')],
        }),
        card('stories-forest', {
          title: 'Skogen binder karbon',
          text: md('Ny skog på et gammelt torvuttak.'),
          image: picture('forest-carbon', 'Ung skog i morgentåke'),
          links: [to('articleForest', 'Les historien')],
        }),
      ]),
      richText(
        md(`
          ## Tips oss

          Kjenner du noen som burde skrives om? En forhandler som har holdt åpent gjennom en storm, en sjåfør med en god rute, en bedrift som har
          byttet ut dieselen. Send noen linjer til [presse.no@st1.example](mailto:presse.no@st1.example). Vi spør alltid før vi publiserer,
          og den det gjelder, får lese sine egne sitater. Et godt bilde hjelper, men er ikke nødvendig.
        `),
      ),
    ],
  },
]
