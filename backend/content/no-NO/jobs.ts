import { jobsOf } from '../jobs.ts'

export const jobs = jobsOf(
  'no-NO',
  {
    employer: 'St1 Norge AS',
    place: 'Sted',
    until: 'Søknadsfrist',
    terms: 'Ansettelse',
    tasks: 'Dette gjør du',
    offerTitle: 'Dette får du',
    offer:
      'Tariffavtale, ordnet pensjon, opplæring fra første vakt og rabatt på drivstoff, lading og mat. Du hører fra oss innen en uke.',
    apply: 'Søk på stillingen',
    all: 'Alle ledige stillinger',
  },
  [
    {
      name: 'stasjonsmedarbeider-nord',
      title: 'Stasjonsmedarbeider',
      place: 'Kirkenes, Alta, Dombås',
      places: [
        { city: 'Kirkenes', country: 'NO' },
        { city: 'Alta', country: 'NO' },
        { city: 'Dombås', country: 'NO' },
      ],
      employmentType: 'PART_TIME',
      until: '2027-01-31',
      terms: 'fast, 40–80 prosent, dag, kveld og helg',
      summary:
        'Du møter folk på vei: baker boller, tar betalt og vet hvor spylervæsken står når det er tjue minusgrader ute.',
      tasks: [
        'Betjener kasse og kjøkken',
        'Hjelper til ved pumper, ladere og vaskehall',
        'Har fylt 18 år for å stå alene på vakt',
      ],
    },
    {
      name: 'tankbilsjafor',
      title: 'Tankbilsjåfør',
      place: 'Trondheim, Bergen',
      places: [
        { city: 'Trondheim', country: 'NO' },
        { city: 'Bergen', country: 'NO' },
      ],
      employmentType: 'FULL_TIME',
      until: '2026-12-15',
      terms: 'fast, heltid, todelt skift',
      summary:
        'Du kjører drivstoff fra depotet til stasjonene. Bilen er ny, rutene planlegges med deg, og ADR-kurset dekker vi.',
      tasks: [
        'Laster og losser trygt',
        'Fører kjørebok og sjekker bilen hver dag',
        'Har førerkort klasse CE',
      ],
    },
    {
      name: 'kunderadgiver-bedrift-trondheim',
      title: 'Kunderådgiver bedrift',
      place: 'Trondheim',
      places: [{ city: 'Trondheim', country: 'NO' }],
      employmentType: 'FULL_TIME',
      until: '2027-01-10',
      terms: 'fast, heltid, to dager hjemmekontor i uka',
      summary:
        'Du hjelper håndverkere, transportører og kommuner med kort, fakturaer og lading, på telefon og på besøk.',
      tasks: [
        'Svarer og følger saken til den er løst',
        'Finner kortet og avtalen som passer',
        'Gir tilbakemeldinger videre til dem som lager tjenestene',
      ],
    },
    {
      name: 'prosjektleder-lading-oslo',
      title: 'Prosjektleder lading',
      place: 'Oslo',
      places: [{ city: 'Oslo', country: 'NO' }],
      employmentType: 'FULL_TIME',
      until: '2027-01-10',
      terms: 'fast, heltid, noe reising',
      summary:
        'Du bygger nye hurtigladere fra skisse til første bil, sammen med nettselskap, kommune og entreprenør.',
      tasks: [
        'Søker om nettilknytning og byggetillatelse',
        'Styrer budsjett, framdrift og sikkerhet',
        'Har ledet byggeprosjekter i minst tre år',
      ],
    },
    {
      name: 'servicetekniker-lading-alta',
      title: 'Servicetekniker lading',
      place: 'Alta',
      places: [{ city: 'Alta', country: 'NO' }],
      employmentType: 'FULL_TIME',
      until: '2027-01-31',
      terms: 'fast, heltid, vakt hver fjerde uke',
      summary:
        'Du holder ladere i gang i hele Finnmark. Servicebilen står hos deg, og reisetid er arbeidstid.',
      tasks: [
        'Feilsøker og bytter deler på stedet',
        'Gjør årlig service og elkontroll',
        'Har fagbrev som elektriker',
      ],
    },
  ],
)
