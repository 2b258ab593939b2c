import type { Station } from '#shared/contract/station.ts'
import { Section } from '../../content/blocks/section.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attributeGroups, type ShownAttribute } from '../attribute-groups.ts'
import type { TranslateIn } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Fuels and services in groups, with icons. */
export function StationFunctions({ station: { fuels = [], services } }: { station: Station }) {
  const t = useTranslate('stations')
  const groups = attributeGroups([...fuels, ...services])
  if (groups.length === 0) return null
  return (
    <Section className="station-functions" tone="cool" title={t('labels.services')} anchor={undefined}>
      <div className="station-groups">
        {groups.map(({ group, attributes }) => (
          <div key={group} className="station-group" data-group={group}>
            <h3 className="station-group-title">{t(`attributeGroups.${group}`)}</h3>
            <ul className="station-attributes">
              {attributes.map((attribute) => (
                <li key={attribute.kind === 'known' ? attribute.code : `text ${attribute.text}`}>
                  <span className="station-attribute-icon">
                    <Icon name={attribute.icon} />
                  </span>
                  {attributeName(attribute, t)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

function attributeName(attribute: ShownAttribute, t: TranslateIn<'stations'>): string {
  return attribute.kind === 'known' ? t(`attributes.${attribute.code}`) : attribute.text
}
