const COUNTRY_PREFIX = /^(?:finland|sweden|norway|suomi|sverige|norge|fi|se|sv|no|nb|en)\//
const MAX_CODE_LENGTH = 100

/** The code that filters and the catalogue know a service by: 'Finland/AdBlue' → 'adblue', '95 Extra' → '95extra'. */
export function serviceCode(text: string): string {
  return text
    .slice(0, MAX_CODE_LENGTH)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(COUNTRY_PREFIX, '')
    .replace(/[\s_\-./]+/g, '')
}
