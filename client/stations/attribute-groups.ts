import { ATTRIBUTE_GROUPS, ATTRIBUTES, type AttributeGroup, type StationIcon } from '#shared/stations/attribute-catalogue.ts'
import { findAttribute, unknownAttributeText } from '#shared/stations/find-attribute.ts'

export interface ShownAttribute {
  /** of the catalogue, or an unknown one as text: serviceNames names both */
  code: string
  icon: StationIcon
}

export interface ShownAttributeGroup {
  group: AttributeGroup
  attributes: ShownAttribute[]
}

/** A station's services and fuels by group, each once, in the catalogue's order; unknown ones at the end of the last group. */
export function attributeGroups(codes: readonly string[]): ShownAttributeGroup[] {
  const known = new Set(codes.map(findAttribute))
  const unknown = new Set(codes.filter((code) => !findAttribute(code)).map(unknownAttributeText))
  unknown.delete('')
  const attributes = [
    ...ATTRIBUTES.filter((attribute) => known.has(attribute)),
    ...[...unknown].map((code) => ({ code, icon: 'circle-help' as const, group: 'other' as const })),
  ]
  return ATTRIBUTE_GROUPS.map((group) => ({
    group,
    attributes: attributes.filter((attribute) => attribute.group === group).map(({ code, icon }) => ({ code, icon })),
  })).filter((shown) => shown.attributes.length > 0)
}
