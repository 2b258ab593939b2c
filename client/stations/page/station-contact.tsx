import type { Station } from '#shared/contract/station.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { type IconName, iconBefore } from '../../ui/icon.tsx'
import { emailAddress, phoneAddress } from './contact-addresses.ts'

/** Phone, e-mail, and a report of a fault. */
export function StationContact({ station: { phone, email, links } }: { station: Station }) {
  const t = useTranslate('stations')
  const contact = localizedPath('contact', useLocale())
  return (
    <section className="station-contact">
      <h2 className="station-title">{t('labels.contact')}</h2>
      <ul>
        <ContactWay icon="phone" text={phone} address={phone && phoneAddress(phone)} />
        <ContactWay icon="mail" text={email} address={email && emailAddress(email)} />
        <li>
          <SiteLink
            to={links?.reportFault ?? contact}
            className={`station-contact-way ${iconBefore('warning')}`}
          >
            {t('page.reportFault')}
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}

/** A phone number or e-mail address: a link, or plain text without an `address`. */
function ContactWay({
  icon,
  text,
  address,
}: {
  icon: IconName
  text: string | undefined
  address: string | undefined
}) {
  if (!text) return null
  const className = `station-contact-way ui-quiet ${iconBefore(icon)}`
  return (
    <li>
      {address ? (
        <a href={address} className={className}>
          {text}
        </a>
      ) : (
        <span className={className}>{text}</span>
      )}
    </li>
  )
}
