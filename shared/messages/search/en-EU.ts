export const messages = {
  help: 'Search for a product, a service, a place or a topic: “car wash”, “Tampere”, “prices”.',
  results: {
    count: { one: '1 result for “{{q}}”', other: '{{count}} results for “{{q}}”' },
    corrected: 'Showing results for “{{words}}”',
    spellings: 'Did you mean:',
    asTyped: 'Search for “{{q}}” instead',
    none: 'Nothing found for “{{q}}”',
    failed: 'The search for “{{q}}” did not succeed',
    tips: 'Check the spelling, or try fewer or other words.',
    oneWord: 'Search for one word',
    popular: 'Popular pages',
    write: 'Write to customer service',
    call: 'Call {{phone}}',
  },
  limited: {
    title: 'One moment, please',
    text: 'There have been many searches from your network. Search for “{{q}}” again in a minute.',
  },
  kinds: {
    label: 'Kinds of results',
    all: 'All',
    stations: 'Stations',
    pages: 'Pages',
    products: 'Products',
    news: 'News',
    showAll: 'Show all {{count}}',
  },
  content: {
    failed: 'Pages and articles cannot be searched right now. Try again in a moment.',
    more: 'The best {{amount}} of {{total}} results are shown. Add a word to narrow the search.',
  },
  stations: {
    failed: 'Stations cannot be searched right now. Try again in a moment.',
    with: {
      one: '{{count}} station with {{services}}',
      other: '{{count}} stations with {{services}}',
    },
    matching: {
      one: '{{count}} station for “{{words}}”',
      other: '{{count}} stations for “{{words}}”',
    },
    nearest: 'nearest: {{name}}, {{distance}}',
    leftOut: 'Left out when searching for stations: “{{text}}”.',
    all: {
      one: 'Show the station in the station search',
      other: 'Show all {{count}} stations in the station search',
    },
  },
} as const
