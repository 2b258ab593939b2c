import { memo, useState } from 'react'
import type { Position } from '#shared/stations/distance.ts'
import { Icon } from '../../ui/icon.tsx'
import { withPosition } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** a phone needs time for its first position */
const TIME_LIMIT_MS = 12_000
/** includes the time for the visitor's answer to the browser's prompt */
const PROMPT_LIMIT_MS = 30_000
/** a position that is one minute old is accurate enough */
const MAX_AGE_MS = 60_000
/** GeolocationPositionError.code */
const FAILURES = ['unavailable', 'denied', 'unavailable', 'timeout'] as const
/** ten metres: the address may be shared and stored, so it must not reveal the exact place */
const DECIMALS = 4

/** "Use my location": asks only when pressed, and each error says what to do. Visible with scripts. */
export const OwnPosition = memo(function OwnPosition({ onFound }: { onFound: (accuracy: number) => void }) {
  const t = useTranslate('stations')
  const { opening, query, goTo } = useLocatorContext()
  const [state, setState] = useState<'locating' | 'found' | (typeof FAILURES)[number]>()
  const isLocating = state === 'locating'

  function locate(): void {
    if (isLocating) return
    setState('locating')
    // closing the prompt without an answer calls neither function
    const unanswered = setTimeout(() => setState('timeout'), PROMPT_LIMIT_MS)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(unanswered)
        setState('found')
        const near = { lat: Number(coords.latitude.toFixed(DECIMALS)), lon: Number(coords.longitude.toFixed(DECIMALS)) }
        onFound(coords.accuracy)
        void goNear(near)
      },
      ({ code }) => {
        clearTimeout(unanswered)
        setState(FAILURES[code] ?? 'unavailable')
      },
      { timeout: TIME_LIMIT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  /** The visitor's position replaces the place in the text. */
  async function goNear(near: Position): Promise<void> {
    const services = (await opening.stationSearch?.serviceWords(query.q)) ?? ''
    goTo((now) => ({ ...withPosition(now, near), q: services }), 'push')
  }

  return (
    <div className="locator-position ui-row">
      {query.near && !isLocating ? (
        <QueryButton change={(now) => withPosition(now, undefined)} className="locator-text-button ui-link">
          <Icon name="x" />
          {t('position.forget')}
        </QueryButton>
      ) : (
        <button type="button" className="locator-text-button ui-link locator-needs-script" aria-busy={isLocating} onClick={locate}>
          <Icon name="locate" />
          {t(isLocating ? 'position.locating' : 'position.use')}
        </button>
      )}
      {/* 'found' is shown only while the list is ordered by the position */}
      <output className="locator-position-text">
        {state && state !== 'locating' && (state !== 'found' || (query.near && query.q === '')) && t(`position.${state}`)}
      </output>
    </div>
  )
})
