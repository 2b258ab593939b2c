import { jobRows } from '../jobs.ts'
import { picture } from '../pictures.ts'
import { card, cards, hero, redirect, richText, type PageSource } from '../source.ts'
import { jobs } from './jobs.ts'
import { md, to } from './words.ts'

export const careerPages: PageSource[] = [
  {
    key: 'careers',
    title: 'Ihmiset ja ura',
    description:
      'Töissä St1:llä: asemat, säiliöautot, jalostus, tuulivoima ja toimisto. Miten perehdytämme, mitä maksamme ja miten haet.',
    body: [
      hero({
        title: 'Työtä, jonka tulos näkyy tiellä',
        text: md(`
          Meitä on noin 1 000, ja kauppiaidemme asemilla vielä 2 500 lisää. Kausitöitä on joka kesä.
        `),
        image: picture('station-staff', 'Kaksi työntekijää aseman tiskin takana'),
        links: [to('openPositions', 'Avoimet työpaikat')],
        theme: 'primary',
      }),
      cards('grid', 'Missä voit työskennellä', [
        card('careers-station', {
          title: 'Asemilla',
          text: md(`
            Keittiössä, kassalla ja pesuhallissa. Perehdytys kestää kaksi viikkoa.
          `),
          image: picture('coffee-bakery', 'Leivonnaisia paistetaan aseman keittiössä'),
          links: [to('articleLunch', 'Päivä keittiössä')],
        }),
        card('careers-field', {
          title: 'Maastossa ja teillä',
          text: md(`
            Kuljettajat, porarit ja tuulivoima-asentajat.
          `),
          image: picture('drill-rig', 'Poraaja työssä porausvaunun vieressä'),
          links: [to('articleWindFarm', 'Asentajan päivä')],
        }),
        card('careers-office', {
          title: 'Toimistolla',
          text: md(`
            Ohjelmistot, kauppa, talous. Etätyötä enintään kolme päivää viikossa.
          `),
          image: picture('office-team', 'Tiimi neuvottelee'),
          links: [to('articleApp', 'Näin sovellus tehtiin')],
        }),
      ]),
      richText(
        md(`
        ## Mitä saat meiltä

        - Palkka työehtosopimuksen mukaan tai sen yli, tulospalkkio koko henkilöstölle
        - Laaja työterveyshuolto, myös osa-aikaisille
        - Turvallisuuskoulutus ennen ensimmäistä työvuoroa
        - 30 % alennus lounaasta ja autopesusta

        Teemme henkilöstökyselyn joka syksy. Vuonna 2025 vastaajista 86 prosenttia suositteli meitä tutulleen. Eniten toivottiin
        työvuorojen ennakointia, joten listat julkaistaan nyt neljä viikkoa etukäteen.
      `),
      ),
      cards('accordion', 'Kysyttyä työnhausta', [
        card('careers-faq-summer', {
          title: 'Milloin kesätyöhaku avautuu?',
          text: md(`
          Tammikuun toisena maanantaina. Haku on auki helmikuun loppuun.
        `),
        }),
        card('careers-faq-age', {
          title: 'Minkä ikäinen pitää olla?',
          text: md(`
          Asemalle 16-vuotias, yövuoroihin 18. Kuljettajalta vaadimme C-kortin ja ADR-ajoluvan.
        `),
        }),
        card('careers-faq-language', {
          title: 'Riittääkö englanti?',
          text: md(`
          Toimistotehtävissä usein kyllä. Asemalla tarvitaan suomea, rannikolla myös ruotsia.
        `),
        }),
        card('careers-faq-dealer', {
          title: 'Miten pääsen kauppiaaksi?',
          text: md(`
          Ota yhteyttä [yritysmyyntiin](page:b2bContact). Valmennus kestää kolme kuukautta ja on palkallinen.
        `),
        }),
      ]),
    ],
  },
  {
    key: 'openPositions',
    title: 'Avoimet työpaikat',
    synonyms:
      'työpaikat, työpaikka, töihin, työ, rekry, rekrytointi, avoin työpaikka, kesätyö, kesätyöt, kesätöihin, duuni, harjoittelu, harjoittelupaikka, trainee, työharjoittelu',
    description:
      'St1:n avoimet työpaikat Suomessa: asemat, kuljetus, lämpö ja toimisto. Hakemus lähetetään rekrytointipalvelussa, vastaamme kahdessa viikossa.',
    body: [
      hero({
        title: 'Avoimet työpaikat',
        text: md(`
          Katso, mitä on nyt auki. Jos sopivaa ei löydy, jätä avoin hakemus.
        `),
        links: [to('careersPortal', 'Siirry rekrytointipalveluun')],
      }),
      richText(
        md(`
        ## Nyt haettavana

        | Tehtävä | Paikkakunta | Hakuaika päättyy |
        | --- | --- | --- |
${jobRows('fi-FI', jobs)}

        Palkkahaarukka on jokaisessa ilmoituksessa. Vastaamme kaikille hakijoille kahden viikon kuluessa hakuajan päättymisestä.
      `),
      ),
      richText(
        md(`
        1. Lähetä hakemus ja ansioluettelo rekrytointipalvelussa. Kuvaa ei tarvita.
        2. Soitamme ja kysymme perusasiat, noin 15 minuuttia.
        3. Tapaat esihenkilön ja tulevan työkaverin työpaikalla.
        4. Saat päätöksen puhelimitse, myös silloin kun se on ei.
      `),
        'Näin haku etenee',
      ),
      cards('accordion', 'Hyvä tietää', [
        card('positions-faq-open', {
          title: 'Kuinka kauan avoin hakemus on voimassa?',
          text: md(`
          Kuusi kuukautta. Voit poistaa sen itse milloin tahansa.
        `),
        }),
        card('positions-faq-data', {
          title: 'Miten käsittelette hakijan tietoja?',
          text: md(`
          Vain rekrytointiin, ja ne poistetaan viimeistään kahden vuoden kuluttua. Katso [tietosuoja](page:privacy).
        `),
        }),
        card('positions-faq-test', {
          title: 'Tehdäänkö huumausainetesti?',
          text: md(`
          Kuljettajille, asentajille ja jalostamon työntekijöille työterveyshuollossa ennen aloitusta.
        `),
        }),
        card('positions-faq-why', {
          title: 'Millaista meillä on?',
          text: md(`
          Lue [Ihmiset ja ura](page:careers) tai poikkea asemalla ja kysy suoraan.
        `),
        }),
      ]),
    ],
  },
  {
    key: 'careersPortal',
    title: 'Rekrytointipalvelu',
    description:
      'Avoimet tehtävät ja hakemuslomake ovat erillisessä rekrytointipalvelussa, johon siirryt tältä sivulta automaattisesti.',
    body: [redirect('https://careers.st1.example/')],
  },
]
