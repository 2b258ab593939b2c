import { jobsOf } from '../jobs.ts'

export const jobs = jobsOf(
  'sv-SE',
  {
    employer: 'St1 Sverige AB',
    place: 'Ort',
    until: 'Sök senast',
    terms: 'Anställning',
    tasks: 'Det här gör du',
    offerTitle: 'Det här får du',
    offer:
      'Kollektivavtal, tjänstepension och friskvårdsbidrag, betald introduktion och personalpris på drivmedel, tvätt och lunch. Alla som söker får svar inom två veckor.',
    apply: 'Sök jobbet',
    all: 'Alla lediga jobb',
  },
  [
    {
      name: 'saljare-haparanda',
      title: 'Säljare, kväll och helg',
      place: 'Haparanda',
      places: [{ city: 'Haparanda', country: 'SE' }],
      employmentType: 'PART_TIME',
      until: '2026-11-30',
      terms: 'tillsvidare, 50–75 procent',
      summary:
        'Du står i kassan när andra är lediga, på en station där kunderna betalar i två valutor och talar tre språk.',
      tasks: [
        'Tar betalt, bakar och fyller på',
        'Hjälper till vid pumpar, laddare och tvätt',
        'Stänger kassan på egen hand; du har fyllt 18 år',
      ],
    },
    {
      name: 'kock-mora',
      title: 'Kock till vägkök',
      place: 'Mora',
      places: [{ city: 'Mora', country: 'SE' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-06',
      terms: 'tillsvidare, heltid, dagtid',
      summary:
        'Du lagar husmanskost för yrkesförare, skidåkare och grannar, från frukosten klockan sex till lunchens sista tallrik.',
      tasks: [
        'Planerar menyn för tre veckor',
        'Beställer från gårdar och grossist',
        'Ansvarar för egenkontrollen i köket',
      ],
    },
    {
      name: 'drifttekniker-goteborg',
      title: 'Drifttekniker, skift',
      place: 'Göteborg',
      places: [{ city: 'Göteborg', country: 'SE' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-13',
      terms: 'tillsvidare, heltid, femskift',
      summary:
        'Du övervakar raffinaderiet på Hisingen från kontrollrummet och går rundor ute, dygnet runt, i ett lag på nio.',
      tasks: [
        'Följer processen och justerar den',
        'Förbereder underhåll och gör säkra avställningar',
        'Utbildas i sex veckor innan du går eget skift',
      ],
    },
    {
      name: 'servicetekniker-jonkoping',
      title: 'Servicetekniker laddning',
      place: 'Jönköping',
      places: [{ city: 'Jönköping', country: 'SE' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-13',
      terms: 'tillsvidare, heltid, beredskap var femte vecka',
      summary:
        'Du håller snabbladdarna längs E4 igång. Servicebilen står hemma hos dig, och felen hittar du innan kunden gör det.',
      tasks: [
        'Felsöker och byter delar på plats',
        'Gör årlig service och elkontroll',
        'Har elbehörighet och B-körkort',
      ],
    },
    {
      name: 'borrare-sundsvall',
      title: 'Borrare bergvärme',
      place: 'Sundsvall',
      places: [{ city: 'Sundsvall', country: 'SE' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-20',
      terms: 'tillsvidare, heltid, resor i veckorna',
      summary:
        'Ni är två vid riggen och borrar tvåhundra meter ner i berget åt villor och skolor från Härnösand till Hudiksvall.',
      tasks: [
        'Borrar, fodrar och dokumenterar hålet',
        'Lämnar tomten som ni fann den',
        'Har C-körkort eller vill ta det hos oss',
      ],
    },
    {
      name: 'redovisningsekonom-stockholm',
      title: 'Redovisningsekonom, vikariat',
      place: 'Stockholm',
      places: [{ city: 'Stockholm', country: 'SE' }],
      employmentType: 'TEMPORARY',
      until: '2026-12-06',
      terms: 'vikariat i 12 månader, heltid, två distansdagar i veckan',
      summary:
        'Du sköter bokslut och skatter för drivmedelsbolaget medan en kollega är föräldraledig, i ett lag på sju personer.',
      tasks: [
        'Gör månadsbokslut och avstämningar',
        'Deklarerar punktskatter och moms',
        'Har arbetat med redovisning i minst tre år',
      ],
    },
  ],
)
