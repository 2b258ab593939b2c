import type { Station } from '#shared/contract/station.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { Section } from '../../content/blocks/section.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attributeGroups } from '../attribute-groups.ts'
import { messagesOf } from '../../i18n/messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'

/** Fuels and services in groups, with icons. */
export function StationFunctions({ station: { fuels = [], services } }: { station: Station }) {
  const t = useTranslate('stations')
  const nameOf = serviceNames(messagesOf('stations', useLocale()).attributes)
  const groups = attributeGroups([...fuels, ...services])
  if (groups.length === 0) return null
  return (
    <Section className="station-functions" tone="cool" title={t('labels.services')} anchor={undefined}>
      <div className="station-groups">
        {groups.map(({ group, attributes }) => (
          <div key={group} className="station-group" data-group={group}>
            <h3 className="station-group-title">{t(`attributeGroups.${group}`)}</h3>
            <ul className="station-attributes">
              {attributes.map(({ code, icon }) => (
                <li key={code}>
                  <span className="station-attribute-icon">
                    <Icon name={icon} />
                  </span>
                  {nameOf(code)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
