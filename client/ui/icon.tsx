import type { StationIcon } from '#shared/stations/attribute-catalogue.ts'

/** Every icon of the site. Its mask stands under the same name in styles/icons.css, stations/icons.css or forms/calendar.css, an attribute's in stations/attribute-icons.css. */
export type IconName =
  | 'app-store'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'calendar'
  | 'cart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevrons-left'
  | 'chevrons-right'
  | 'circle-help'
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
  | 'list'
  | 'locate'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'message'
  | 'minus'
  | 'offline'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'reload'
  | 'route'
  | 'search'
  | 'share'
  | 'sliders-horizontal'
  | 'star'
  | 'star-filled'
  | 'success'
  | 'tag'
  | 'tiktok'
  | 'user'
  | 'warning'
  | 'x'
  | 'youtube'
  | StationIcon

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
