export const messages = {
  filter: {
    label: 'Filter the list',
    year: 'Year',
    topic: 'Topic',
    allYears: 'All years',
    allTopics: 'All topics',
  },
  count: { one: '{{count}} article', other: '{{count}} articles' },
  none: 'No articles',
  failed: 'The list cannot be shown right now. Try again in a moment.',
  tryAgain: 'Try again',
  feed: {
    link: 'Follow with RSS',
    title: 'St1 – news',
    description: 'News, press releases and stories from St1',
  },
} as const
