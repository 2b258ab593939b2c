import { ATTRIBUTE_ALIASES } from './attribute-catalogue.ts'

const COUNTRY_PREFIX = /^(?:finland|sweden|norway|suomi|sverige|norge|fi|se|sv|no|nb|en)\//
const MAX_CODE_LENGTH = 100

/** The code that filters and the catalogue know a service by: 'Finland/AdBlue' → 'adblue', 'Posti' → 'post'. */
export function serviceCode(text: string): string {
  const code = plainCode(text)
  return ATTRIBUTE_ALIASES.get(code) ?? code
}

/** Without country prefix, letter case and what separates words: '95 Extra' → '95extra'. */
export function plainCode(text: string): string {
  return text
    .slice(0, MAX_CODE_LENGTH)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(COUNTRY_PREFIX, '')
    .replace(/[\s_\-./]+/g, '')
}
