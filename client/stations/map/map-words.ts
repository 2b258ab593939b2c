import type { LocaleCode } from '#shared/locale/locales.ts'
import { useSite } from '../../navigation/site-context.tsx'

interface MapWords {
  searchThisArea: string
  members: string
  visible: string
  zoomIn: string
  zoomOut: string
  twoFingers: string
  ctrlScroll: string
  commandScroll: string
}

/** What only the map says: it comes with it, and with no page. */
const MAP_WORDS: Record<LocaleCode, MapWords> = {
  'fi-FI': {
    searchThisArea: 'Hae tältä alueelta',
    members: 'Asemat tässä paikassa',
    visible: 'Kartalla näkyvät asemat',
    zoomIn: 'Lähennä',
    zoomOut: 'Loitonna',
    twoFingers: 'Siirrä karttaa kahdella sormella',
    ctrlScroll: 'Zoomaa karttaa pitämällä Ctrl painettuna ja vierittämällä',
    commandScroll: 'Zoomaa karttaa pitämällä ⌘ painettuna ja vierittämällä',
  },
  'en-EU': {
    searchThisArea: 'Search this area',
    members: 'Stations at this place',
    visible: 'Stations on the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    twoFingers: 'Use two fingers to move the map',
    ctrlScroll: 'Hold Ctrl and scroll to zoom the map',
    commandScroll: 'Hold ⌘ and scroll to zoom the map',
  },
  'sv-SE': {
    searchThisArea: 'Sök i det här området',
    members: 'Stationer på den här platsen',
    visible: 'Stationer på kartan',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    twoFingers: 'Flytta kartan med två fingrar',
    ctrlScroll: 'Håll ned Ctrl och rulla för att zooma kartan',
    commandScroll: 'Håll ned ⌘ och rulla för att zooma kartan',
  },
  'no-NO': {
    searchThisArea: 'Søk i dette området',
    members: 'Stasjoner på dette stedet',
    visible: 'Stasjoner på kartet',
    zoomIn: 'Zoom inn',
    zoomOut: 'Zoom ut',
    twoFingers: 'Bruk to fingre for å flytte kartet',
    ctrlScroll: 'Hold inne Ctrl og rull for å zoome i kartet',
    commandScroll: 'Hold inne ⌘ og rull for å zoome i kartet',
  },
}

export function useMapWords(): MapWords {
  return MAP_WORDS[useSite().addressing.locale]
}
