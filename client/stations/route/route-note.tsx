import { readPosition } from '#shared/stations/locator-query.ts'
import type { FoundRoute } from '#shared/stations/route/find-route.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the kilometres of a route are worth, or what its form still needs. */
export function RouteNote({ route }: { route: FoundRoute }) {
  const t = useTranslate('stations')
  const { from: place, line, kilometres: distance, unknown } = route
  if (unknown) return null
  return (
    <p className="locator-note">
      <Icon name="information" />
      {line.length === 0
        ? t('route.empty')
        : readPosition(place)
          ? t('route.noteFromYou', { distance })
          : t('route.note', { place, distance })}
    </p>
  )
}
