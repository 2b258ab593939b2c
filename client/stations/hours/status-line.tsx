import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PartsStation, StationPart } from '#shared/stations/hours/part-hours.ts'
import { partStatus, refuelling } from '#shared/stations/hours/part-status.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { changeText, clockText } from './clock-text.ts'
import { closesSoon, type ShownPart, shownParts } from './shown-parts.ts'

const NOTHING_ASKED: readonly StationPart[] = []

interface StatusLineProps {
  station: PartsStation & Pick<StationSummary, 'timeZone'>
  now: Date
  /** the parts that the visitor's filters ask for */
  asked?: readonly StationPart[]
  /** shows the status of this part only, in the words and in the dot */
  only?: StationPart
}

/**
 * Which parts of a station are open, in words. The dot shows whether a visitor can refuel or charge
 * now.
 */
export function StatusLine({ station, now, asked = NOTHING_ASKED, only }: StatusLineProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const all = partStatus(station, now).filter(({ part }) => !only || part === only)
  const parts = shownParts(all, only ? [only] : asked)
  const isUnmanned =
    parts.length === 1 && !all.some(({ part }) => part === 'shop') && parts[0]?.part === 'pumps'
  return (
    <p className="station-status" data-state={refuelling(all, only && [only]) ?? 'unknown'}>
      <span className="station-status-parts">
        {parts.length === 0 && <span>{t('hours.unknown')}</span>}
        {parts.map((part, index) => (
          <span
            key={part.part}
            className={index === 0 ? 'ui-capital' : undefined}
            data-tone={toneOf(part, index)}
          >
            {partText(part, { t, locale, isFirst: index === 0 })}
          </span>
        ))}
        {isUnmanned && <span>{t('partHours.unmanned')}</span>}
      </span>
    </p>
  )
}

function toneOf(part: ShownPart, index: number): 'open' | 'soon' | undefined {
  if (closesSoon(part)) return 'soon'
  return part.open && (index === 0 || part.allDay) ? 'open' : undefined
}

interface TextOptions {
  t: TranslateIn<'stations'>
  locale: LocaleCode
  /** the second part has the shorter words */
  isFirst: boolean
}

/** 'pumps open 24 h', 'shop until 23:00', 'shop closed until tomorrow 07:00' */
function partText(part: ShownPart, { t, locale, isFirst }: TextOptions): string {
  const { open, allDay, until, opens } = part
  const words = {
    name: t(`parts.${part.part}.name`),
    open: t(`parts.${part.part}.open`),
    closed: t(`parts.${part.part}.closed`),
    closes: t(`parts.${part.part}.closes`),
    opens: t(`parts.${part.part}.opens`),
  }
  if (open && allDay) return t(isFirst ? 'partHours.always' : 'partHours.alwaysToo', words)
  if (open && until) {
    const time = clockText(until.time, locale)
    if (closesSoon(part)) return t('partHours.soon', { ...words, time, minutes: until.inMinutes })
    return t(isFirst ? 'partHours.until' : 'partHours.untilToo', { ...words, time })
  }
  if (open) return words.open
  if (!opens) return words.closed
  return t(isFirst ? 'partHours.closed' : 'partHours.opens', {
    ...words,
    time: changeText(opens, locale, t),
  })
}
