import { useEffect, useId, useRef, useState } from 'react'
import type { ShownLocator } from '#shared/navigation/shown-page.ts'
import { searchAnew } from '#shared/stations/query/search-anew.ts'
import type { LocatorStart } from '#shared/stations/search/locator-answer.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { isFromBreakpoint } from '../ui/use-breakpoints.ts'
import { useMinute } from './hours/use-minute.ts'
import { LocatorLink } from './locator-link.tsx'
import { LocatorMap } from './locator-map.tsx'
import { askedIn } from './results/asked.ts'
import { keepLeftCard } from './results/left-card.ts'
import { nearestRow } from './results/nearest-row.ts'
import { Results } from './results/results.tsx'
import { StationCard } from './results/station-card.tsx'
import { Strip } from './results/strip.tsx'
import { RouteForm } from './route/route-form.tsx'
import { Chips } from './search/chips.tsx'
import { FilterSheet } from './search/filter-sheet.tsx'
import { HiddenFields } from './search/hidden-fields.tsx'
import { SearchField } from './search/search-field.tsx'
import { SearchMessages } from './search/search-messages.tsx'
import { Summary } from './search/summary.tsx'
import { useOwnPlace } from './search/use-own-place.ts'
import { useAnswer } from './use-answer.ts'
import { useListScroll } from './use-list-scroll.ts'
import { useLocatorForm } from './use-locator-form.ts'
import { useNear } from './use-near.ts'
import { LocatorProvider, queryOf, useQuery } from './use-query.ts'

/** The block stationLocator: search, filters, list and map (§2.4). */
export default function StationLocator({ block }: BlockProps<ShownLocator>) {
  const anchor = useAnchor(block)
  return (
    <div className="locator" id={anchor}>
      {block.start && <Locator start={block.start} />}
    </div>
  )
}

/**
 * One form: search field, chips and the sheet of filters are its fields and submit buttons. The
 * state is in the address.
 */
function Locator({ start }: { start: LocatorStart }) {
  const t = useTranslate('stations')
  const state = useQuery(start.search)
  const { query, action, go } = state
  const now = useMinute(start.now)
  const mapPlace = useRef<HTMLDivElement>(null)
  const hasMap = useNear(mapPlace)
  const { answer, isLoading, failure, retry, fetchAhead } = useAnswer(start, query, hasMap)
  const sheet = useRef<HTMLDialogElement>(null)
  const summary = useRef<HTMLAnchorElement>(null)
  const { form, handlers } = useLocatorForm({ state, summary, fetchAhead })
  const [hovered, setHovered] = useState<string>()
  const [mapFailed, setMapFailed] = useState(false)
  const hasNoMap = useSite().switches.map === 'off' || mapFailed
  const isMap = query.view === 'map' && !hasNoMap
  const sheetId = useId()
  const isRoute = query.from !== undefined || query.to !== undefined
  const hasLine = answer?.route !== undefined && answer.route.line.length > 0
  const nearest = answer && nearestRow(answer, query)
  const own = useOwnPlace((near) => {
    if (isRoute && form.current)
      return go({ ...queryOf(form.current), from: `${near.lat},${near.lon}` })
    // the visitor's position replaces the place that was typed
    go(
      searchAnew(query, { q: answer?.serviceWords.join(' ') ?? '', near, sort: undefined }),
      // Back leads to the page with the pressed link
      query.nearest ? 'replace' : 'push',
    )
  })

  useListScroll(isMap)
  useEffect(() => ('navigation' in window ? keepLeftCard() : undefined), [])

  function openSheet(): void {
    const body = sheet.current?.querySelector('.locator-sheet-body')
    // on a wide window it lies over the list only, and the map stays usable
    if (isFromBreakpoint('smallDesktop')) sheet.current?.show()
    else sheet.current?.showModal()
    body?.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <LocatorProvider value={state}>
      <div
        className="locator-screen"
        data-view={isMap ? 'map' : 'list'}
        data-map={hasNoMap ? 'none' : undefined}
        data-route={hasLine || undefined}
      >
        <div className="locator-panel" data-covers-map>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press fetches its answer before it ends */}
          <form ref={form} action={action} method="get" {...handlers}>
            <div className="locator-top">
              <div className="locator-plane ui-plane ui-not-printed">
                {isRoute ? (
                  <RouteForm answer={answer} own={own} />
                ) : (
                  <SearchField own={own} hasPlace={answer?.place !== undefined} />
                )}
                <SearchMessages answer={answer} own={own} />
              </div>
              {answer && nearest && (
                <StationCard
                  row={nearest}
                  asked={askedIn(query, answer.services)}
                  now={now}
                  title={t(query.openNow ? 'nearest.open' : 'nearest.any')}
                  onHover={setHovered}
                />
              )}
              {answer && <Chips answer={answer} sheetId={sheetId} onOpen={openSheet} />}
            </div>
            <HiddenFields />
            <div className="locator-sheet-place">
              {answer && <FilterSheet id={sheetId} dialog={sheet} answer={answer} />}
            </div>
          </form>
          {answer ? (
            <>
              <Summary
                answer={answer}
                isLoading={isLoading}
                sheetId={sheetId}
                link={summary}
                onOpen={openSheet}
              />
              <Results
                answer={answer}
                now={now}
                isLoading={isLoading}
                failure={failure}
                retry={retry}
                hovered={hovered}
                onHover={setHovered}
              />
            </>
          ) : (
            <p className="locator-note" role="alert">
              {t(
                start.kind === 'limited' || failure === 'limited'
                  ? 'summary.limited'
                  : 'empty.unavailable',
              )}
            </p>
          )}
        </div>
        <div className="locator-map ui-not-printed" ref={mapPlace}>
          {/* The style sheet hides the map beside this element, which exists only without scripts. */}
          <noscript>
            <span className="map-failed" hidden />
          </noscript>
          {answer && (
            <LocatorMap
              answer={answer}
              isWanted={hasMap || hasNoMap}
              hovered={hovered}
              onHover={setHovered}
              accuracy={own.accuracy}
              onLocate={own.locate}
              onFailed={setMapFailed}
            />
          )}
        </div>
        <div className="locator-tray ui-script-only ui-hydrated-only ui-not-printed">
          <LocatorLink
            className="locator-switch ui-button ui-button-dark"
            to={{ ...query, view: isMap ? 'list' : 'map' }}
          >
            <Icon name={isMap ? 'list' : 'map'} />
            {t(isMap ? 'view.list' : 'view.map')}
          </LocatorLink>
          {isMap && answer && <Strip answer={answer} now={now} />}
        </div>
      </div>
    </LocatorProvider>
  )
}
