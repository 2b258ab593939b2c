import { jobsOf } from '../jobs.ts'

export const jobs = jobsOf(
  'en-EU',
  {
    employer: 'St1',
    place: 'Place',
    until: 'Apply by',
    terms: 'Employment',
    tasks: 'What you do',
    offerTitle: 'What you get',
    offer:
      'Pay according to the collective agreement or above, occupational health care from the first day, training, and a safety round in your first week. We answer everyone within four weeks.',
    apply: 'Apply for this job',
    all: 'All open positions',
  },
  [
    {
      name: 'process-operator-gothenburg',
      title: 'Process operator, shift work',
      place: 'Gothenburg, Sweden',
      places: [{ city: 'Gothenburg', country: 'SE' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-13',
      terms: 'permanent, full-time, five shifts',
      summary:
        'You watch the refinery from the control room and walk its rounds, day and night, in a team of nine people.',
      tasks: [
        'Follow the process and adjust it',
        'Prepare maintenance and safe shutdowns',
        'Train for six weeks before your own shift',
      ],
    },
    {
      name: 'station-manager-umea',
      title: 'Station manager',
      place: 'Umeå, Sweden',
      places: [{ city: 'Umeå', country: 'SE' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-06',
      terms: 'permanent, full-time, days and every fourth weekend',
      summary:
        'You run a station with a shop, a kitchen, chargers and a car wash, and lead the twelve people who keep it open.',
      tasks: [
        'Plan shifts, orders and campaigns',
        'Train new colleagues and apprentices',
        'Speak Swedish with customers; English will do in the group',
      ],
    },
    {
      name: 'charging-network-engineer',
      title: 'Charging network engineer',
      place: 'Helsinki, Finland, or Oslo, Norway',
      places: [
        { city: 'Helsinki', country: 'FI' },
        { city: 'Oslo', country: 'NO' },
      ],
      employmentType: 'FULL_TIME',
      until: '2026-12-20',
      terms: 'permanent, full-time, two remote days a week',
      summary:
        'You find out why a charger in the north stops at minus thirty, and change hardware and software so that it does not.',
      tasks: [
        'Analyse failures and plan updates',
        'Test new chargers in the cold chamber',
        'Know OCPP, power electronics or both',
      ],
    },
    {
      name: 'cook-jyvaskyla',
      title: 'Cook, HelmiSimpukka',
      place: 'Jyväskylä, Finland',
      places: [{ city: 'Jyväskylä', country: 'FI' }],
      employmentType: 'PART_TIME',
      until: '2027-01-31',
      terms: 'permanent, 25 to 30 hours a week',
      summary:
        'You cook the lunch that lorry drivers and neighbours come for, on weekdays and every other Saturday.',
      tasks: [
        'Cook home food from ten to two',
        'Plan the menu for three weeks',
        'Speak some Finnish; the kitchen helps with the rest',
      ],
    },
    {
      name: 'drill-rig-operator-tampere',
      title: 'Drill rig operator',
      place: 'Tampere, Finland',
      places: [{ city: 'Tampere', country: 'FI' }],
      employmentType: 'FULL_TIME',
      until: '2027-01-10',
      terms: 'permanent, full-time, travel on weekdays',
      summary:
        'Two of you work at the rig and drill two hundred metres into the rock, for houses and schools around Tampere.',
      tasks: [
        'Drill, line and document the well',
        'Leave the garden as you found it',
        'Hold a lorry licence, or take it with us',
      ],
    },
    {
      name: 'customer-adviser-oslo',
      title: 'Customer adviser, Norwegian',
      place: 'Oslo, Norway',
      places: [{ city: 'Oslo', country: 'NO' }],
      employmentType: 'FULL_TIME',
      until: '2026-12-06',
      terms: 'permanent, full-time, weekdays from 8 to 18 in turns',
      summary:
        'You answer Norwegian customers about cards, receipts and charging, and follow each case until it is closed.',
      tasks: [
        'Answer calls, mails and chats',
        'Find the cause and tell those who can remove it',
        'Speak Norwegian as your working language',
      ],
    },
  ],
)
