import type { Station } from '#shared/contract/station.ts'
import { emailAddress, phoneAddress } from './contact-addresses.ts'
import { DirectionsLink } from './directions-link.tsx'
import { StationAddress } from './station-address.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

export function ContactCard({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const { address, phone, email } = station
  return (
    <div className="station-card ui-card station-contact">
      <h3 className="station-card-title">{t('labels.contact')}</h3>
      <dl>
        <dt>{t('page.address')}</dt>
        <dd>
          <StationAddress address={address} className="station-contact-address" />
        </dd>
        <ContactWay label={t('page.phone')} text={phone} address={phone && phoneAddress(phone)} />
        <ContactWay label={t('page.email')} text={email} address={email && emailAddress(email)} />
      </dl>
      <DirectionsLink station={station} className="station-contact-directions ui-link" />
    </div>
  )
}

/** A phone number or e-mail address: a link, or plain text without an `address`. */
function ContactWay({ label, text, address }: { label: string; text: string | undefined; address: string | undefined }) {
  if (!text) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{address ? <a href={address}>{text}</a> : text}</dd>
    </>
  )
}
