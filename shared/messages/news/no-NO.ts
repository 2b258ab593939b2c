import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['news'] = {
  filter: {
    label: 'Filtrer listen',
    year: 'År',
    topic: 'Tema',
    allYears: 'Alle år',
    allTopics: 'Alle temaer',
  },
  count: { one: '{{count}} artikkel', other: '{{count}} artikler' },
  none: 'Ingen artikler',
  failed: 'Listen kan ikke vises akkurat nå. Prøv igjen om litt.',
  tryAgain: 'Prøv igjen',
  feed: {
    link: 'Følg med RSS',
    title: 'St1 – nyheter',
    description: 'Nyheter, pressemeldinger og historier fra St1',
  },
}
