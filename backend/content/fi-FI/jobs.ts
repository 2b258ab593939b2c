import { jobsOf } from '../jobs.ts'

export const jobs = jobsOf(
  'fi-FI',
  {
    employer: 'St1 Oy',
    place: 'Paikkakunta',
    until: 'Hakuaika päättyy',
    terms: 'Työsuhde ja palkka',
    tasks: 'Mitä teet',
    offerTitle: 'Mitä saat',
    offer:
      'Perehdytyksen ennen ensimmäistä omaa vuoroa, työterveyshuollon ensimmäisestä päivästä ja henkilökuntahinnan polttoaineesta, pesuista ja lounaasta. Vastaamme kaikille hakijoille kahden viikon kuluessa hakuajan päättymisestä.',
    apply: 'Hae tehtävää',
    all: 'Kaikki avoimet työpaikat',
  },
  [
    {
      name: 'vuoropaallikko-tornio',
      title: 'Vuoropäällikkö, HelmiSimpukka',
      place: 'Tornio',
      places: [{ city: 'Tornio', country: 'FI' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-04',
      terms: 'vakituinen, 37,5 tuntia viikossa, 2 750–3 050 € kuukaudessa',
      summary:
        'Vastaat iltavuorosta uudella asemalla: keittiöstä, kaupasta ja kahdeksan hengen joukosta, joka pitää ne auki.',
      tasks: [
        'Suunnittelet vuorot ja perehdytät uudet',
        'Tilaat tuotteet ja seuraat hävikkiä',
        'Huolehdit, että elintarvikkeiden omavalvonta toimii',
      ],
    },
    {
      name: 'sailioauton-kuljettaja-kajaani',
      title: 'Säiliöauton kuljettaja',
      place: 'Kajaani',
      places: [{ city: 'Kajaani', country: 'FI' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-06',
      terms: 'vakituinen, kaksivuorotyö, 3 000–3 400 € kuukaudessa lisineen',
      summary:
        'Viet polttoaineet Kainuun asemille ja lämmitysöljyn koteihin. Auto on uusi, ja reitit suunnitellaan kanssasi.',
      tasks: [
        'Lastaat ja purat turvallisesti',
        'Hoidat ajopäiväkirjan ja auton päivittäisen tarkastuksen',
        'Tarvitset CE-kortin ja ADR-ajoluvan, jonka uusimisen maksamme',
      ],
    },
    {
      name: 'maalampoasiantuntija-tampere',
      title: 'Maalämpöasiantuntija',
      place: 'Tampere',
      places: [{ city: 'Tampere', country: 'FI' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-11',
      terms: 'vakituinen, liukuva työaika, 3 400–4 100 € kuukaudessa',
      summary:
        'Kuljet talosta taloon, mitoitat lämpökaivon ja pumpun ja kerrot omistajalle rehellisesti, kannattaako vaihto.',
      tasks: [
        'Lasket energiantarpeen ja teet tarjouksen',
        'Sovit porauksesta naapurien ja kunnan kanssa',
        'Seuraat ensimmäisen talven kulutusta',
      ],
    },
    {
      name: 'ohjelmistokehittaja-sovellus',
      title: 'Ohjelmistokehittäjä, sovellus',
      place: 'Helsinki tai Oulu',
      places: [
        { city: 'Helsinki', country: 'FI' },
        { city: 'Oulu', country: 'FI' },
      ],
      employmentType: 'FULL_TIME',
      until: '2026-12-13',
      terms: 'vakituinen, kaksi etäpäivää viikossa, 4 200–5 600 € kuukaudessa',
      summary:
        'Kehität sovellusta, jolla tankataan, ladataan ja pestään. Kuuden hengen tiimi julkaisee uuden version joka viikko.',
      tasks: [
        'Kirjoitat Kotlinia ja Swiftiä ja testit niille',
        'Seuraat, mitä käyttäjille tapahtuu mittarilla ja laturilla',
        'Päivystät joka kuudes viikko',
      ],
    },
    {
      name: 'latausverkoston-huoltoasentaja-jyvaskyla',
      title: 'Latausverkoston huoltoasentaja',
      place: 'Jyväskylä',
      places: [{ city: 'Jyväskylä', country: 'FI' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-18',
      terms: 'vakituinen, päivätyö ja päivystys, 2 900–3 300 € kuukaudessa',
      summary:
        'Pidät Keski-Suomen suurteholaturit kunnossa. Työauto, työkalut ja varaosat lähtevät kotipihaltasi.',
      tasks: [
        'Etsit vian ja korjaat sen saman päivän aikana',
        'Teet vuosihuollot ja sähkötarkastukset',
        'Tarvitset sähköalan koulutuksen ja ajokortin',
      ],
    },
    {
      name: 'kokki-lappeenranta',
      title: 'Kokki',
      place: 'Lappeenranta',
      places: [{ city: 'Lappeenranta', country: 'FI' }],
      employmentType: 'PART_TIME',
      until: '2026-12-20',
      terms: 'vakituinen, 25–30 tuntia viikossa, 13,20–14,60 € tunnissa',
      summary:
        'Teet lounaan, jota rekkakuskit ja naapuruston eläkeläiset tulevat syömään samaan pöytään, arkisin ja joka toinen lauantai.',
      tasks: [
        'Valmistat kotiruokaa kymmenestä kahteen',
        'Suunnittelet listan kolmeksi viikoksi',
        'Pidät keittiön puhtaana ja hävikin pienenä',
      ],
    },
  ],
)
