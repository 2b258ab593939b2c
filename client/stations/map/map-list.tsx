import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { pluralKey } from '#shared/messages/messages.ts'
import type { Position } from '#shared/stations/places/distance.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import type { Shape } from './cluster-stations.ts'
import { nameAndDistance } from './map-station.ts'

/** The most options that the list shows. */
const MOST_LISTED = 80

interface MapListProps {
  /** of the view, or of a cluster that no zoom separates */
  shapes: readonly Shape[]
  /** the members of a cluster: the list is shown and takes the focus */
  isOpened: boolean
  selected: string | undefined
  /** the start of distances */
  from: Position | undefined
  onChoose: (shape: Shape) => void
  /** the focus has left the list, or Esc was pressed */
  onClose: () => void
}

/** The shapes on the map, for keyboards and screen readers. It is visible while it has the focus. */
export function MapList({ shapes, isOpened, selected, from, onChoose, onClose }: MapListProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const id = useId()
  const listed = useMemo(() => shapes.toSorted(bySizeAndName).slice(0, MOST_LISTED), [shapes])
  // a new list starts at its first option
  const [position, setPosition] = useState({ listed, active: 0 })
  const active = position.listed === listed ? position.active : 0

  function followKey(event: KeyboardEvent): void {
    const shape = listed[active]
    const next = moveInList(event.key, active, listed.length)
    if (next !== undefined) setPosition({ listed, active: next })
    else if (shape && (event.key === 'Enter' || event.key === ' ')) onChoose(shape)
    else if (event.key === 'Escape' && isOpened) onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  if (listed.length === 0) return null
  return (
    <div
      ref={isOpened ? takeFocus : undefined}
      className="map-list ui-card"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select is not always open
      role="listbox"
      tabIndex={0}
      aria-label={t(isOpened ? 'map.members' : 'map.visible')}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={followKey}
      onBlur={onClose}
    >
      {listed.map((shape, number) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the listbox handles the keys
        <div
          key={`${shape.kind} ${shape.station.id}`}
          id={`${id}-${number}`}
          className="ui-menu-item"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for the listbox
          role="option"
          aria-selected={shape.kind === 'station' && shape.station.id === selected}
          data-active={number === active || undefined}
          ref={number === active ? showOption : undefined}
          onClick={() => onChoose(shape)}
        >
          {shape.kind === 'station'
            ? nameAndDistance(shape.station, from, locale)
            : t(pluralKey('map.cluster', shape.count), {
                count: shape.count,
                place: shape.station.name,
              })}
        </div>
      ))}
    </div>
  )
}

function showOption(option: HTMLDivElement | null): void {
  if (option?.parentElement?.matches(':focus')) option.scrollIntoView({ block: 'nearest' })
}

function bySizeAndName(one: Shape, other: Shape): number {
  return other.count - one.count || one.station.name.localeCompare(other.station.name)
}

/** The option that a key moves to; undefined for other keys. */
function moveInList(key: string, active: number, length: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(active + 1, length - 1)
  if (key === 'ArrowUp') return Math.max(active - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
