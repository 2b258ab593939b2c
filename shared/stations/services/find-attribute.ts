import { visibleText } from '../../contract/read-text.ts'
import { ATTRIBUTES, type Attribute } from './attribute-catalogue.ts'

const BY_CODE = new Map<string, Attribute>(
  ATTRIBUTES.flatMap((attribute) =>
    [attribute.code, ...attribute.aliases].map((code): [string, Attribute] => [code, attribute]),
  ),
)
const COUNTRY_PREFIX = /^(?:finland|sweden|norway|suomi|sverige|norge|fi|se|sv|no|nb|en)\//i
const MAX_CODE_LENGTH = 100
const MAX_TEXT_LENGTH = 40

/**
 * The attribute of a code in any spelling. undefined for an unknown code, which is shown as text
 * (unknownAttributeText).
 */
export function findAttribute(text: string): Attribute | undefined {
  return BY_CODE.get(plainCode(text))
}

/** The code of a service in filters and catalogue: 'Finland/AdBlue' → 'adblue', 'Posti' → 'post'. */
export function serviceCode(text: string): string {
  const code = BY_CODE.has(text) ? text : plainCode(text)
  return BY_CODE.get(code)?.code ?? code
}

/** Lower case, without country prefix and separators: '95 Extra' → '95extra'. */
function plainCode(text: string): string {
  const code = text.slice(0, MAX_CODE_LENGTH).normalize('NFC').trim().replace(COUNTRY_PREFIX, '')
  return code.toLowerCase().replace(/[\s_\-./]+/g, '')
}

/**
 * An unknown code as text for visitors: without country prefix and invisible characters, and cut.
 * Can be ''.
 */
export function unknownAttributeText(code: string): string {
  const text = visibleText(code, MAX_CODE_LENGTH).replace(COUNTRY_PREFIX, '')
  const characters = [...text]
  if (characters.length <= MAX_TEXT_LENGTH) return text
  const start = characters.slice(0, MAX_TEXT_LENGTH - 1).join('')
  return `${start.trimEnd()}…`
}
