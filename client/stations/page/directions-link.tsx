import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { directionsAddress } from './contact-addresses.ts'

/** Opens a map. Its accessible name has the destination, because a page has several such links. */
export function DirectionsLink({ station, className }: { station: Station; className: string }) {
  const common = useTranslate()
  const t = useTranslate('stations')
  return (
    <a className={className} href={directionsAddress(station)} target="_blank" rel="noopener">
      <Icon name="navigation" />
      {t('labels.getDirections')}
      <VisuallyHidden>
        {station.name} ({common('links.opensInNewWindow')})
      </VisuallyHidden>
    </a>
  )
}
