import { readPosition } from '#shared/stations/query/locator-query.ts'
import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

/** The length of the route, or why it could not be found. */
export function RouteNote({ route }: { route: FoundRoute }) {
  const t = useTranslate('stations')
  const { from: place, line, kilometres: distance, unknown, problem } = route
  if (unknown) return null
  return (
    <p className="locator-note">
      <Icon name="information" />
      {problem !== undefined
        ? t(`route.${problem}`)
        : line.length === 0
          ? t('route.empty')
          : readPosition(place)
            ? t('route.noteFromYou', { distance })
            : t('route.note', { place, distance })}
    </p>
  )
}
