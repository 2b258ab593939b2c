import type { StationIcon } from '#shared/stations/attribute-catalogue.ts'

/** Every icon of the site: its mask stands in styles/icons.css under the same name, that of a station view in styles/stations/icons.css, that of an attribute in styles/stations/attribute-icons.css. */
export type IconName =
  | 'app-store'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'cart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'error'
  | 'external'
  | 'facebook'
  | 'file'
  | 'flag'
  | 'globe'
  | 'google-play'
  | 'headset'
  | 'home'
  | 'information'
  | 'instagram'
  | 'linkedin'
  | 'map-pin'
  | 'menu'
  | 'message'
  | 'minus'
  | 'offline'
  | 'pause'
  | 'play'
  | 'plus'
  | 'reload'
  | 'success'
  | 'tag'
  | 'tiktok'
  | 'user'
  | 'warning'
  | 'x'
  | 'youtube'
  | StationIcon
  | StationViewIcon
  | FormIcon

type StationViewIcon =
  | 'circle-help'
  | 'list'
  | 'locate'
  | 'map'
  | 'phone'
  | 'pin'
  | 'printer'
  | 'route'
  | 'search'
  | 'sliders-horizontal'
  | 'star'
  | 'star-filled'

/** styles/forms/calendar.css */
type FormIcon = 'calendar' | 'chevrons-left' | 'chevrons-right'

/** A picture beside text, never instead of it: hidden from screen readers. It has the colour of the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name}${className ? ` ${className}` : ''}`} aria-hidden="true" />
}

/** The classes that draw an icon before the text of an element, without an element of its own. Without text the element needs a label. */
export function iconBefore(name: IconName): string {
  return `icon-before icon-${name}`
}

/** The same, after the text. */
export function iconAfter(name: IconName): string {
  return `icon-after icon-${name}`
}
