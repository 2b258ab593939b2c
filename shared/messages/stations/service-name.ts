import { findAttribute, unknownAttributeText } from '../../stations/services/find-attribute.ts'
import type { MessagesByNamespace } from '../messages.ts'

/** Returns the name of a service in a locale. An unknown code is shown as text (§3). */
export function serviceNames(
  attributes: MessagesByNamespace['stations']['attributes'],
): (code: string) => string {
  return (code) => {
    const attribute = findAttribute(code)
    return attribute === undefined ? unknownAttributeText(code) : attributes[attribute.code]
  }
}
