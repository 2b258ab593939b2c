import { findAttribute, unknownAttributeText } from '../../stations/find-attribute.ts'
import type { StationMessages } from '../messages.ts'

/** A service's name in a locale: the catalogue's words, an unknown code as text (§3). */
export function serviceNames(attributes: StationMessages['attributes']): (code: string) => string {
  return (code) => {
    const attribute = findAttribute(code)
    return attribute === undefined ? unknownAttributeText(code) : attributes[attribute.code]
  }
}
