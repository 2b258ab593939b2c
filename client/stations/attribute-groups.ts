import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTES,
  type AttributeCode,
  type AttributeGroup,
  type StationIcon,
} from '#shared/stations/attribute-catalogue.ts'
import { findAttribute, unknownAttributeText } from '#shared/stations/find-attribute.ts'

/** A known attribute is named by its code's message, an unknown one by its text. */
export type ShownAttribute =
  | { kind: 'known'; code: AttributeCode; icon: StationIcon }
  | { kind: 'unknown'; text: string; icon: StationIcon }

export interface ShownAttributeGroup {
  group: AttributeGroup
  attributes: ShownAttribute[]
}

/** A station's services and fuels by group, each once, in the catalogue's order; unknown ones at the end of the last group. */
export function attributeGroups(codes: readonly string[]): ShownAttributeGroup[] {
  const known = new Set<AttributeCode>()
  const unknown = new Set<string>()
  for (const code of codes) {
    const attribute = findAttribute(code)
    if (attribute === undefined) unknown.add(unknownAttributeText(code))
    else known.add(attribute.code)
  }
  unknown.delete('')
  return ATTRIBUTE_GROUPS.map((group) => ({
    group,
    attributes: [...knownIn(group, known), ...(group === 'other' ? [...unknown].map(shownText) : [])],
  })).filter(({ attributes }) => attributes.length > 0)
}

function knownIn(group: AttributeGroup, codes: ReadonlySet<AttributeCode>): ShownAttribute[] {
  return ATTRIBUTES.filter((attribute) => attribute.group === group && codes.has(attribute.code)).map(({ code, icon }) => ({
    kind: 'known',
    code,
    icon,
  }))
}

function shownText(text: string): ShownAttribute {
  return { kind: 'unknown', text, icon: 'circle-help' }
}
