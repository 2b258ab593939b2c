import { findAttribute } from '../../stations/find-attribute.ts'
import { unknownAttributeText } from '../../stations/unknown-attribute-text.ts'
import type { StationMessages } from '../messages.ts'

/** A service's name in a locale: the catalogue's words, an unknown code as text (§3). */
export function serviceNames(attributes: StationMessages['attributes']): (code: string) => string {
  return (code) => {
    const attribute = findAttribute(code)
    return attribute === undefined ? unknownAttributeText(code) : attributes[attribute.code]
  }
}
