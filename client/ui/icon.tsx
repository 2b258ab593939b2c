import type { StationIcon } from '#shared/stations/services/attribute-catalogue.ts'
import type { ICONS } from './icons.ts'

export type IconName =
  | { [Set in keyof typeof ICONS]: keyof (typeof ICONS)[Set] }[keyof typeof ICONS]
  | StationIcon

/** A decorative icon beside text, hidden from screen readers, in the colour of the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span className={`icon icon-${name}${className ? ` ${className}` : ''}`} aria-hidden="true" />
  )
}

/**
 * Classes that draw an icon before the text of an element, without an extra element. An element
 * without text needs a label.
 */
export function iconBefore(name: IconName): string {
  return `icon-before icon-${name}`
}

/** The same, after the text. */
export function iconAfter(name: IconName): string {
  return `icon-after icon-${name}`
}
