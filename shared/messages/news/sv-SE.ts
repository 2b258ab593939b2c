import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['news'] = {
  filter: {
    label: 'Filtrera listan',
    year: 'År',
    topic: 'Ämne',
    allYears: 'Alla år',
    allTopics: 'Alla ämnen',
  },
  count: { one: '{{count}} artikel', other: '{{count}} artiklar' },
  none: 'Inga artiklar',
  failed: 'Listan kan inte visas just nu. Försök igen om en stund.',
  tryAgain: 'Försök igen',
  feed: {
    link: 'Följ via RSS',
    title: 'St1 – nyheter',
    description: 'Nyheter, pressmeddelanden och berättelser från St1',
  },
}
