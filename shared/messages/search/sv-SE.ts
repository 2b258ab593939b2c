import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['search'] = {
  help: 'Sök efter en produkt, en tjänst, en ort eller ett ämne, till exempel ”biltvätt”, ”Göteborg” eller ”priser”.',
  results: {
    count: { one: '1 träff för ”{{q}}”', other: '{{count}} träffar för ”{{q}}”' },
    none: 'Inga träffar för ”{{q}}”',
    failed: 'Sökningen på ”{{q}}” lyckades inte',
    tips: 'Kontrollera stavningen, eller prova färre eller andra ord.',
    oneWord: 'Sök på ett ord',
    popular: 'Det här söker många efter',
    contact: 'Fråga kundservice',
  },
  content: {
    title: 'Sidor, artiklar och produkter',
    none: 'Inga sidor, artiklar eller produkter innehåller orden.',
    failed: 'Det går inte att söka bland sidor och artiklar just nu. Försök igen om en stund.',
    more: 'De {{amount}} bästa av {{total}} träffar visas. Lägg till ett ord för en kortare lista.',
    category: {
      Page: 'Sida',
      Article: 'Artikel',
      Product: 'Produkt',
    },
  },
  stations: {
    title: 'Stationer',
    failed: 'Det går inte att söka bland stationer just nu. Försök igen om en stund.',
    all: { one: 'Visa stationen i stationssökningen', other: 'Visa alla {{count}} stationer i stationssökningen' },
  },
}
