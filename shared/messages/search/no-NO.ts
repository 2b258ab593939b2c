import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['search'] = {
  help: 'Søk etter et produkt, en tjeneste, et sted eller et tema, for eksempel «bilvask», «Bergen» eller «priser».',
  results: {
    count: { one: '1 treff på «{{q}}»', other: '{{count}} treff på «{{q}}»' },
    corrected: 'Viser treff på «{{words}}»',
    spellings: 'Mente du:',
    asTyped: 'Søk på «{{q}}» i stedet',
    none: 'Ingen treff på «{{q}}»',
    failed: 'Søket på «{{q}}» lyktes ikke',
    tips: 'Sjekk stavemåten, eller prøv færre eller andre ord.',
    oneWord: 'Søk på ett ord',
    popular: 'Dette leter mange etter',
    write: 'Skriv til kundeservice',
    call: 'Ring {{phone}}',
  },
  limited: {
    title: 'Vent litt',
    text: 'Det har vært mange søk fra nettverket ditt. Søk på «{{q}}» igjen om et minutt.',
  },
  kinds: {
    label: 'Typer treff',
    all: 'Alle',
    stations: 'Stasjoner',
    pages: 'Sider',
    products: 'Produkter',
    news: 'Nyheter',
    showAll: 'Vis alle {{count}}',
  },
  content: {
    failed: 'Det går ikke an å søke i sider og artikler akkurat nå. Prøv igjen om litt.',
    more: 'De {{amount}} beste av {{total}} treff vises. Legg til et ord for å få en kortere liste.',
  },
  stations: {
    failed: 'Det går ikke an å søke i stasjoner akkurat nå. Prøv igjen om litt.',
    with: {
      one: '{{count}} stasjon med {{services}}',
      other: '{{count}} stasjoner med {{services}}',
    },
    matching: {
      one: '{{count}} stasjon for «{{words}}»',
      other: '{{count}} stasjoner for «{{words}}»',
    },
    nearest: 'nærmest {{name}}, {{distance}}',
    leftOut: 'Utelatt fra søket etter stasjoner: «{{text}}».',
    all: {
      one: 'Vis stasjonen i stasjonssøket',
      other: 'Vis alle {{count}} stasjonene i stasjonssøket',
    },
  },
}
