import { ATTRIBUTES, type Attribute } from './attribute-catalogue.ts'
import { serviceCode } from './service-code.ts'

const BY_CODE = new Map<string, Attribute>(ATTRIBUTES.map((attribute) => [attribute.code, attribute]))

/** The attribute a code names; undefined for one that is shown as text (unknownAttributeText). */
export function findAttribute(code: string): Attribute | undefined {
  return BY_CODE.get(serviceCode(code))
}
