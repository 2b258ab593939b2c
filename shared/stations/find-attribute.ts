import { visibleText } from '../contract/read-text.ts'
import { ATTRIBUTES, type Attribute } from './attribute-catalogue.ts'

const BY_CODE = new Map<string, Attribute>(
  ATTRIBUTES.flatMap((attribute) => [attribute.code, ...attribute.aliases].map((code): [string, Attribute] => [code, attribute])),
)
const COUNTRY_PREFIX = /^(?:finland|sweden|norway|suomi|sverige|norge|fi|se|sv|no|nb|en)\//i
const MAX_CODE_LENGTH = 100
const MAX_TEXT_LENGTH = 40

/** The attribute that a code names in any of its spellings; undefined for one that is shown as text (unknownAttributeText). */
export function findAttribute(text: string): Attribute | undefined {
  return BY_CODE.get(plainCode(text))
}

/** The code that filters and the catalogue know a service by: 'Finland/AdBlue' → 'adblue', 'Posti' → 'post'. */
export function serviceCode(text: string): string {
  const code = plainCode(text)
  return BY_CODE.get(code)?.code ?? code
}

/** Without country prefix, letter case and what separates words: '95 Extra' → '95extra'. */
function plainCode(text: string): string {
  const code = text.slice(0, MAX_CODE_LENGTH).normalize('NFC').trim().replace(COUNTRY_PREFIX, '')
  return code.toLowerCase().replace(/[\s_\-./]+/g, '')
}

/** An unknown code as a visitor may read it: without country prefix, invisible characters and endless length. '' when nothing is left. */
export function unknownAttributeText(code: string): string {
  const text = visibleText(code, MAX_CODE_LENGTH).replace(COUNTRY_PREFIX, '')
  const characters = [...text]
  if (characters.length <= MAX_TEXT_LENGTH) return text
  const start = characters.slice(0, MAX_TEXT_LENGTH - 1).join('')
  return `${start.trimEnd()}…`
}
