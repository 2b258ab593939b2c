import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['news'] = {
  filter: {
    label: 'Rajaa luetteloa',
    year: 'Vuosi',
    topic: 'Aihe',
    allYears: 'Kaikki vuodet',
    allTopics: 'Kaikki aiheet',
  },
  count: { one: '{{count}} artikkeli', other: '{{count}} artikkelia' },
  none: 'Ei artikkeleita',
  failed: 'Luetteloa ei voi näyttää juuri nyt. Yritä hetken päästä uudelleen.',
  tryAgain: 'Yritä uudelleen',
  feed: {
    link: 'Seuraa RSS-syötteellä',
    title: 'St1 – uutiset',
    description: 'St1:n uutiset, tiedotteet ja tarinat',
  },
}
