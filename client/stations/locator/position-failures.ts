import type { LocaleCode } from '#shared/locale/locales.ts'

export type PositionFailure = 'denied' | 'timeout' | 'unavailable' | 'unsupported'

/** What says how to go on, where a position is asked for and cannot be had: it is in no server's HTML. */
export const POSITION_FAILURES: Record<LocaleCode, Record<PositionFailure, string>> = {
  'fi-FI': {
    denied: 'Selaimesi ei anna sijaintiasi. Salli se selaimen asetuksista tai hae paikkakunnalla tai postinumerolla.',
    timeout: 'Sijainnin haku kesti liian kauan. Yritä uudelleen tai hae paikkakunnalla tai postinumerolla.',
    unavailable: 'Sijaintiasi ei saada juuri nyt. Hae paikkakunnalla tai postinumerolla.',
    unsupported: 'Tämä selain ei osaa kertoa sijaintia. Hae paikkakunnalla tai postinumerolla.',
  },
  'en-EU': {
    denied: 'Your browser does not share your location. Allow it in the browser’s settings, or search for a town or postcode.',
    timeout: 'Finding your location took too long. Try again, or search for a town or postcode.',
    unavailable: 'Your location cannot be found right now. Search for a town or postcode instead.',
    unsupported: 'This browser cannot tell your location. Search for a town or postcode instead.',
  },
  'sv-SE': {
    denied: 'Webbläsaren delar inte din plats. Tillåt det i webbläsarens inställningar, eller sök på ort eller postnummer.',
    timeout: 'Det tog för lång tid att hitta din plats. Försök igen, eller sök på ort eller postnummer.',
    unavailable: 'Din plats går inte att hitta just nu. Sök på ort eller postnummer i stället.',
    unsupported: 'Den här webbläsaren kan inte visa din plats. Sök på ort eller postnummer i stället.',
  },
  'no-NO': {
    denied: 'Nettleseren deler ikke posisjonen din. Tillat det i innstillingene til nettleseren, eller søk på sted eller postnummer.',
    timeout: 'Det tok for lang tid å finne posisjonen din. Prøv igjen, eller søk på sted eller postnummer.',
    unavailable: 'Posisjonen din er ikke tilgjengelig akkurat nå. Søk på sted eller postnummer i stedet.',
    unsupported: 'Denne nettleseren kan ikke oppgi posisjonen din. Søk på sted eller postnummer i stedet.',
  },
}
