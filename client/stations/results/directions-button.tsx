import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

interface DirectionsButtonProps {
  /** the name of the station */
  name: string
  href: string
  className?: string
}

/** Opens the directions to a station in the visitor's map app. */
export function DirectionsButton({ name, href, className = '' }: DirectionsButtonProps) {
  const t = useTranslate('stations')
  const site = useTranslate()
  return (
    <a
      className={`ui-button ui-button-primary ${className}`}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${t('list.directionsTo', { name })} (${site('links.opensInNewWindow')})`}
    >
      <Icon name="navigation" />
      {t('list.directions')}
    </a>
  )
}
