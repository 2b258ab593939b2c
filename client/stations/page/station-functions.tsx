import type { Station } from '#shared/contract/station.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { ATTRIBUTE_GROUPS, ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import { findAttribute, unknownAttributeText } from '#shared/stations/services/find-attribute.ts'
import { Section } from '../../content/blocks/section.tsx'
import { messagesOf } from '../../i18n/messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

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

/** Groups the attributes, each once, in the order of the catalogue. Unknown codes are text at the end of the last group. */
export function attributeGroups(codes: readonly string[]) {
  const known = new Set(codes.map(findAttribute))
  const unknown = new Set(codes.filter((code) => !findAttribute(code)).map(unknownAttributeText))
  unknown.delete('')
  const attributes = [
    ...ATTRIBUTES.filter((attribute) => known.has(attribute)),
    ...Array.from(unknown, (code) => ({ code, icon: 'circle-help' as const, group: 'other' as const })),
  ]
  const groups = ATTRIBUTE_GROUPS.map((group) => ({ group, attributes: attributes.filter((attribute) => attribute.group === group) }))
  return groups.filter((shown) => shown.attributes.length > 0)
}
