import { picture } from '../pictures.ts'
import { external, hero } from '../source.ts'
import type { ExamplesOf } from './examples-of.ts'

export const heroExamples: ExamplesOf<'hero'> = {
  'fi-FI': ({ md, to }) => [
    hero({
      title: 'Päälohko, ensisijainen väri',
      text: md(`
          Kuva oikealla, kaksi linkkiä. Näin alkaa useimpien sivujen sisältö.
        `),
      image: picture('station-dusk', 'Asema iltahämärässä'),
      links: [
        to('landing', 'Etusivulle'),
        external('https://www.youtube.com/', 'Katso videot YouTubessa'),
      ],
      theme: 'primary',
      stationSearch: true,
    }),
    hero({
      title: 'Päälohko, toissijainen väri',
      text: md(`
          Rauhallisempi tausta sivuille, joilla teksti on pääasia.
        `),
      image: picture('report-desk', 'Työpöytä, jolla raportteja'),
      links: [to('reporting', 'Raportointi')],
      theme: 'secondary',
    }),
    hero({
      title: 'Päälohko, korosteväri',
      text: md(`
          Käytetään säästeliäästi: häiriöihin ja muuhun, mikä pitää huomata heti.
        `),
      image: picture('station-express', 'Automaattiasema yöllä'),
      links: [to('serviceNotices', 'Vika- ja häiriötiedotteet')],
      theme: 'tertiary',
    }),
    hero({
      title: 'Päälohko ja video',
      text: md(`
          Video toistuu äänettä. Kuva näkyy, kunnes video on ladattu tai jos liike on kytketty pois.
        `),
      image: picture('station-winter-morning', 'Asemapiha talviaamuna'),
      video: {
        id: 'video-forecourt',
        ext: 'webm',
        src: '/media/forecourt.webm',
        width: 1280,
        height: 720,
      },
      theme: 'secondary',
    }),
  ],
  'sv-SE': ({ md, to }) => [
    hero({
      title: 'Alla innehållsblock',
      text: md(`En toppbild i det **primära** temat, med bild och två länkar.`),
      image: picture('station-dusk', 'Station i skymning, bred bild'),
      links: [to('landing', 'Till startsidan'), to('articles', 'Till artiklarna')],
      theme: 'primary',
      stationSearch: true,
    }),
    hero({
      title: 'Toppbild i sekundärt tema',
      text: md(`Ljusgrå yta. Används på undersidor där bilden får vila.`),
      image: picture('charger-city', 'Laddplatser i stadsmiljö'),
      theme: 'secondary',
    }),
    hero({
      title: 'Toppbild i tertiärt tema',
      text: md(`Röd yta, bara för sådant som besökaren måste se.`),
      image: picture('safety-helmet', 'Skyddshjälm och handskar'),
      links: [to('productSafety', 'Produktsäkerhet')],
      theme: 'tertiary',
    }),
    hero({
      title: 'Toppbild utan bild',
      text: md(`Fungerar när texten är viktigast.`),
      theme: 'primary',
      stationSearch: true,
    }),
    hero({
      title: 'Toppbild med film',
      text: md(`Filmen startar utan ljud och stannar när den inte syns.`),
      video: {
        id: 'video-forecourt',
        ext: 'webm',
        src: '/media/forecourt.webm',
        width: 1280,
        height: 720,
        alt: 'Trafik på en station under ett dygn',
      },
      image: picture('station-winter-morning', 'Station en vintermorgon, stillbild ur filmen'),
      links: [to('stationLocator', 'Hitta station')],
      theme: 'secondary',
    }),
  ],
  'no-NO': ({ md, to }) => [
    hero({
      title: 'Innholdsblokker',
      text: md(
        'Her ser du hver blokk slik den vises på en side. Bruk oversikten når du planlegger nytt innhold.',
      ),
      image: picture('station-dusk', 'Stasjon i skumringen, med lys over pumpene'),
      links: [
        to('landing', 'Til forsiden'),
        external('https://www.vegvesen.no/', 'Statens vegvesen'),
      ],
      theme: 'primary',
    }),
    hero({
      title: 'Toppfelt uten bilde',
      text: md('Det andre temaet, med bare tekst.'),
      theme: 'secondary',
    }),
    hero({
      title: 'Toppfelt for varsler',
      text: md('Det tredje temaet brukes sparsomt, til det som haster.'),
      image: picture('truck-night', 'Vogntog i snødrev om natten'),
      links: [to('serviceNotices', 'Se driftsmeldinger')],
      theme: 'tertiary',
    }),
    hero({
      title: 'Toppfelt med video',
      text: md('Videoen er uten lyd og stanser når den er ute av bildet.'),
      image: picture('station-express', 'Biler på vei inn til en automatstasjon'),
      video: {
        id: 'video-forecourt',
        alt: 'Biler kjører inn på forplassen',
        ext: 'webm',
        src: '/media/forecourt.webm',
        width: 1280,
        height: 720,
      },
      theme: 'primary',
    }),
  ],
  'en-EU': ({ md, to }) => [
    hero({
      title: 'All blocks on one page',
      text: md(
        `For editors: this is what each block looks like. The first hero uses the *primary* theme.`,
      ),
      image: picture('station-dusk', 'A lit station at dusk'),
      links: [
        to('articles', 'All articles'),
        external('https://www.linkedin.com/', 'St1 on LinkedIn'),
      ],
      theme: 'primary',
    }),
    hero({
      title: 'Hero with the secondary theme',
      text: md(`Calm and grey, for pages where the text matters more than the welcome.`),
      image: picture('marina', 'A boat at a fuel jetty on a still evening'),
      theme: 'secondary',
    }),
    hero({
      title: 'Hero with the tertiary theme',
      text: md(`For recalls and safety. Use it seldom.`),
      links: [to('productSafety', 'Product safety')],
      theme: 'tertiary',
    }),
    hero({
      title: 'Hero with a video',
      text: md(
        `The video is silent and stops when it is out of sight. The picture is shown until it starts.`,
      ),
      image: picture('station-express', 'A small unmanned station beside a road'),
      video: {
        id: 'video-forecourt',
        ext: 'webm',
        src: '/media/forecourt.webm',
        width: 1280,
        height: 720,
        alt: 'Cars coming and going on a forecourt in the evening',
      },
      theme: 'primary',
    }),
  ],
}
