import type { KeyboardEvent } from 'react'
import { type MapStation, nameAndDistance } from './map-station.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'

interface ClusterMembersProps {
  members: MapStation[]
  selected: string | undefined
  onChoose: (station: MapStation) => void
  onClose: () => void
}

/** The stations of a cluster that no zoom separates. */
export function ClusterMembers({ members, selected, onChoose, onClose }: ClusterMembersProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const label = t('map.members')

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc inside the panel closes it
    <section className="map-members" aria-label={label} onKeyDown={closeOnEscape}>
      <h3>{label}</h3>
      <ul ref={focusFirst}>
        {members.map((station) => (
          <li key={station.id}>
            <button type="button" className="ui-hover" aria-pressed={station.id === selected} onClick={() => onChoose(station)}>
              {nameAndDistance(station, locale)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="ui-button ui-button-small" onClick={onClose}>
        {t('labels.back')}
      </button>
    </section>
  )
}

function focusFirst(list: HTMLUListElement | null): void {
  list?.querySelector('button')?.focus()
}
