import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** A link to the car wash site (§2.2). Draws nothing if the locale has none. */
export function CarWashLink({ className }: { className: string }) {
  const t = useTranslate()
  const { addressing, config } = useSite()
  const address = config.carWashDomains?.[addressing.locale]
  if (address === undefined) return null
  return (
    <a href={address} className={className}>
      {t('links.carWashSite')}
      <Icon name="arrow-up-right" />
    </a>
  )
}
