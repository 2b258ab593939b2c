import type { Station } from '#shared/contract/station.ts'
import { Icon } from '../../ui/icon.tsx'
import { phoneAddress } from './phone-address.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Calls the station with one press; nothing where it has no number. */
export function CallLink({ station: { phone = '' } }: { station: Station }) {
  const t = useTranslate('stations')
  const address = phoneAddress(phone)
  if (address === undefined) return null
  return (
    <a className="ui-button station-call" href={address}>
      <Icon name="phone" />
      {t('page.call')}
    </a>
  )
}
