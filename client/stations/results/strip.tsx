import { useEffect, useRef } from 'react'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useLocator } from '../use-query.ts'
import { Card } from './card.tsx'
import { askedIn } from './shown-badges.ts'

/** The results over the lower edge of the map: a swipe selects a station, and a selected pin scrolls to its card. */
export function Strip({ answer, now }: { answer: LocatorAnswer; now: Date }) {
  const t = useTranslate('stations')
  const { query, go } = useLocator()
  const list = useRef<HTMLUListElement>(null)
  const { stations, chosen, services } = answer
  const { selected } = query
  const rows = chosen ? [chosen, ...stations] : stations
  const asked = askedIn(query, services)

  const isShown = rows.some(({ station }) => station.id === selected)

  useEffect(() => {
    if (selected === undefined || !isShown) return
    const card = list.current?.querySelector(`[data-station="${CSS.escape(selected)}"]`)
    card?.parentElement?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }, [selected, isShown])

  function selectShown(): void {
    const [start = 0, ...cards] = [list.current, ...(list.current?.children ?? [])].map((part) => part?.getBoundingClientRect().left ?? 0)
    const distances = cards.map((left) => Math.abs(left - start))
    const shown = rows[distances.indexOf(Math.min(...distances))]?.station.id
    // the strip has not moved yet: nothing is selected
    if (shown === undefined || shown === selected || (selected === undefined && list.current?.scrollLeft === 0)) return
    go({ ...query, selected: shown }, 'replace')
  }

  return (
    <ul
      ref={list}
      className="locator-strip"
      // a part that scrolls must be reachable by keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('list.strip')}
      onScrollEnd={selectShown}
    >
      {rows.map((row) => (
        <li key={row.station.id}>
          <Card row={row} asked={asked} now={now} isSelected={row.station.id === selected} isOnMap />
        </li>
      ))}
    </ul>
  )
}
