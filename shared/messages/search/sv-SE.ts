import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['search'] = {
  help: 'Sök efter en produkt, en tjänst, en ort eller ett ämne, till exempel ”biltvätt”, ”Göteborg” eller ”priser”.',
  results: {
    count: { one: '1 träff för ”{{q}}”', other: '{{count}} träffar för ”{{q}}”' },
    corrected: 'Visar träffar för ”{{words}}”',
    spellings: 'Menade du:',
    asTyped: 'Sök på ”{{q}}” i stället',
    none: 'Inga träffar för ”{{q}}”',
    failed: 'Sökningen på ”{{q}}” lyckades inte',
    tips: 'Kontrollera stavningen, eller prova färre eller andra ord.',
    oneWord: 'Sök på ett ord',
    popular: 'Det här söker många efter',
    write: 'Skriv till kundservice',
    call: 'Ring {{phone}}',
  },
  limited: {
    title: 'Vänta en stund',
    text: 'Det har gjorts många sökningar från ditt nätverk. Sök på ”{{q}}” igen om en minut.',
  },
  kinds: {
    label: 'Typer av träffar',
    all: 'Alla',
    stations: 'Stationer',
    pages: 'Sidor',
    products: 'Produkter',
    news: 'Nyheter',
    showAll: 'Visa alla {{count}}',
  },
  content: {
    failed: 'Det går inte att söka bland sidor och artiklar just nu. Försök igen om en stund.',
    more: 'De {{amount}} bästa av {{total}} träffar visas. Lägg till ett ord för en kortare lista.',
  },
  stations: {
    failed: 'Det går inte att söka bland stationer just nu. Försök igen om en stund.',
    with: {
      one: '{{count}} station med {{services}}',
      other: '{{count}} stationer med {{services}}',
    },
    matching: {
      one: '{{count}} station för ”{{words}}”',
      other: '{{count}} stationer för ”{{words}}”',
    },
    nearest: 'närmast {{name}}, {{distance}}',
    leftOut: 'Utelämnades i sökningen efter stationer: ”{{text}}”.',
    all: {
      one: 'Visa stationen i stationssökningen',
      other: 'Visa alla {{count}} stationer i stationssökningen',
    },
  },
}
