import type { LocaleCode } from '#shared/locale/locales.ts'

interface GestureWords {
  twoFingers: string
  ctrlScroll: string
  commandScroll: string
}

/** What is said when a gesture was left to the page; it comes with the map alone. */
export const GESTURE_WORDS: Record<LocaleCode, GestureWords> = {
  'fi-FI': {
    twoFingers: 'Siirrä karttaa kahdella sormella',
    ctrlScroll: 'Zoomaa karttaa pitämällä Ctrl painettuna ja vierittämällä',
    commandScroll: 'Zoomaa karttaa pitämällä ⌘ painettuna ja vierittämällä',
  },
  'en-EU': {
    twoFingers: 'Use two fingers to move the map',
    ctrlScroll: 'Hold Ctrl and scroll to zoom the map',
    commandScroll: 'Hold ⌘ and scroll to zoom the map',
  },
  'sv-SE': {
    twoFingers: 'Flytta kartan med två fingrar',
    ctrlScroll: 'Håll ned Ctrl och rulla för att zooma kartan',
    commandScroll: 'Håll ned ⌘ och rulla för att zooma kartan',
  },
  'no-NO': {
    twoFingers: 'Bruk to fingre for å flytte kartet',
    ctrlScroll: 'Hold inne Ctrl og rull for å zoome i kartet',
    commandScroll: 'Hold inne ⌘ og rull for å zoome i kartet',
  },
}
