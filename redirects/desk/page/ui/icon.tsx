import type { DESK_ICONS } from './icons.ts'

export type IconName = keyof typeof DESK_ICONS

/** A decorative icon beside text, in its colour. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
