import type { FoundRoute } from '#shared/stations/route/find-route.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

/** What the kilometres of a route are worth, or what its form still needs. */
export function RouteNote({ route }: { route: FoundRoute }) {
  const t = useTranslate('stations')
  if (route.unknown) return null
  return (
    <p className="locator-note">
      <Icon name="information" />
      {route.line.length > 0 ? t('route.note', { place: route.from, distance: route.kilometres }) : t('route.empty')}
    </p>
  )
}
