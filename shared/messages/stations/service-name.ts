import { findAttribute, unknownAttributeText } from '../../stations/find-attribute.ts'
import type { MessagesByNamespace } from '../messages.ts'

/** A service's name in a locale: the catalogue's words, an unknown code as text (§3). */
export function serviceNames(attributes: MessagesByNamespace['stations']['attributes']): (code: string) => string {
  return (code) => {
    const attribute = findAttribute(code)
    return attribute === undefined ? unknownAttributeText(code) : attributes[attribute.code]
  }
}
