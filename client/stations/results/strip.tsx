import { useEffect, useEffectEvent, useRef } from 'react'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useLocator } from '../use-query.ts'
import { askedIn } from './asked.ts'
import { StationCard } from './station-card.tsx'

/** in browsers without the event `scrollend` */
const SCROLL_PAUSE_MS = 150

/**
 * The results over the lower edge of the map: a swipe selects a station, and a selected pin scrolls
 * to its card.
 */
export function Strip({ answer, now }: { answer: LocatorAnswer; now: Date }) {
  const t = useTranslate('stations')
  const { query, go } = useLocator()
  const strip = useRef<HTMLUListElement>(null)
  const isFirst = useRef(true)
  const { stations, chosen, services } = answer
  const { selected } = query
  const rows = chosen ? [chosen, ...stations] : stations
  const asked = askedIn(query, services)
  const position = rows.findIndex(({ station }) => station.id === selected)

  useEffect(() => {
    const card = strip.current?.children[position]
    if (card instanceof HTMLElement)
      strip.current?.scrollTo({
        left: startOf(card),
        behavior: isFirst.current ? 'instant' : 'smooth',
      })
    isFirst.current = false
  }, [position])

  const selectShown = useEffectEvent((): void => {
    const left = strip.current?.scrollLeft ?? 0
    // without a swipe nothing is selected
    if (selected === undefined && left === 0) return
    const cards = [...(strip.current?.children ?? [])].filter((card) => card instanceof HTMLElement)
    const distances = cards.map((card) => Math.abs(startOf(card) - left))
    const shown = rows[distances.indexOf(Math.min(...distances))]?.station.id
    if (shown !== undefined && shown !== selected) go({ ...query, selected: shown }, 'replace')
  })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let timer = 0
    function wait(): void {
      clearTimeout(timer)
      timer = window.setTimeout(selectShown, SCROLL_PAUSE_MS)
    }
    const [event, listener] =
      'onscrollend' in element ? ['scrollend', () => selectShown()] : ['scroll', wait]
    element.addEventListener(event, listener)
    return () => {
      clearTimeout(timer)
      element.removeEventListener(event, listener)
    }
  }, [])

  return (
    <ul
      ref={strip}
      className="locator-strip ui-scroll-row"
      data-covers-map
      // a part that scrolls must be reachable by keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('list.strip')}
    >
      {rows.map((row) => (
        <li key={row.station.id}>
          <StationCard
            row={row}
            asked={asked}
            now={now}
            isSelected={row.station.id === selected}
            route={answer.route}
            isOnMap
          />
        </li>
      ))}
    </ul>
  )
}

/** The scroll position at which a card is at the start of the strip. */
function startOf(card: HTMLElement): number {
  const strip = card.parentElement
  return strip
    ? card.offsetLeft -
        strip.offsetLeft -
        Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart)
    : 0
}
