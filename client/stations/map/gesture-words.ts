import type { LocaleCode } from '#shared/locale/locales.ts'

interface GestureWords {
  twoFingers: string
  ctrlScroll: string
  commandScroll: string
  /** the button that shows who made the map, where there is no room for it */
  sources: string
}

/** What MapLibre says when a gesture is meant for the page; it comes with the map alone, as MapLibre's own English does. */
export const GESTURE_WORDS: Record<LocaleCode, GestureWords> = {
  'fi-FI': {
    twoFingers: 'Siirrä karttaa kahdella sormella',
    ctrlScroll: 'Zoomaa karttaa pitämällä Ctrl painettuna ja vierittämällä',
    commandScroll: 'Zoomaa karttaa pitämällä ⌘ painettuna ja vierittämällä',
    sources: 'Näytä tai piilota kartan tekijätiedot',
  },
  'en-EU': {
    twoFingers: 'Use two fingers to move the map',
    ctrlScroll: 'Hold Ctrl and scroll to zoom the map',
    commandScroll: 'Hold ⌘ and scroll to zoom the map',
    sources: 'Show or hide the map’s sources',
  },
  'sv-SE': {
    twoFingers: 'Flytta kartan med två fingrar',
    ctrlScroll: 'Håll ned Ctrl och rulla för att zooma kartan',
    commandScroll: 'Håll ned ⌘ och rulla för att zooma kartan',
    sources: 'Visa eller dölj kartans källor',
  },
  'no-NO': {
    twoFingers: 'Bruk to fingre for å flytte kartet',
    ctrlScroll: 'Hold inne Ctrl og rull for å zoome i kartet',
    commandScroll: 'Hold inne ⌘ og rull for å zoome i kartet',
    sources: 'Vis eller skjul kartets kilder',
  },
}
